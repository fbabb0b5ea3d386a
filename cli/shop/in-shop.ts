import { openShopDatabase } from "../../fixtures/shop/database/open-database.ts"
import type { ShopDatabase } from "../../fixtures/shop/database/shop-database.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { folderTrouble } from "./folder-trouble.ts"

/** Does something with the data of a shop's folder, which is made ready first. What is wrong with the folder is told as such. */
export async function inShop<T>(dataFolder: string, act: (database: ShopDatabase) => Promise<T>): Promise<T> {
  try {
    await prepareShop(dataFolder)
    const database = await openShopDatabase(dataFolder)
    try {
      return await act(database)
    } finally {
      await database.close()
    }
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  }
}

/** What a visitor wrote, without characters that a terminal obeys. */
export const printable = (text: string): string => text.replaceAll(/\p{C}+/gu, " ")
