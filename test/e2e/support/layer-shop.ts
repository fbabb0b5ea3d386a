import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** From now on the shop stays on the product page after an add, and says so in a layer. */
export async function tellInLayer(dataFolder: string): Promise<void> {
  const database = new DatabaseSync(join(dataFolder, "shop.db"))
  database.exec("UPDATE setting SET value = 'layer' WHERE name = 'after_adding'")
  database.close()
}
