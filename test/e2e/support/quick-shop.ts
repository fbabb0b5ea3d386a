import { setQuickPayments } from "../../../fixtures/shop/shop-settings.ts"
import { openShopDatabase } from "../../../fixtures/shop/database/open-database.ts"

/** From now on the demo provider takes quick payments. */
export async function takeQuickPayments(dataFolder: string): Promise<void> {
  const database = await openShopDatabase(dataFolder)
  await setQuickPayments(database, "demo")
  await database.close()
}
