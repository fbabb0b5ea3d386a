import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Where the tiles of such a shop come from, and whom it names for them. */
export const foreignTiles = {
  origin: "https://tiles.example.org:8443",
  address: "https://tiles.example.org:8443/{z}/{x}/{y}.svg?key=1",
  attribution: { pl: "Mapy Przykładowe", en: "Example Maps" },
} as const

/** From now on a public service draws the maps of the shop. */
export async function takeForeignTiles(dataFolder: string): Promise<void> {
  const database = new DatabaseSync(join(dataFolder, "shop.db"))
  const { address, attribution } = foreignTiles
  database
    .prepare("UPDATE shop_document SET document = json_set(document, '$.mapTiles', json(?)) WHERE name = 'shop'")
    .run(JSON.stringify({ address, attribution }))
  database.close()
}
