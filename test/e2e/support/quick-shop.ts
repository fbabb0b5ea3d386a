import { setQuickPayments } from "../../../fixtures/shop/shop-settings.ts"
import { openShopDatabase } from "../../../fixtures/shop/database/shop-database.ts"

/** From now on the demo provider takes quick payments. */
export async function takeQuickPayments(dataFolder: string): Promise<void> {
  const database = openShopDatabase(dataFolder)
  setQuickPayments(database, "demo")
  database.close()
}
