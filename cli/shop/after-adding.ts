import { openShopDatabase } from "../../fixtures/shop/database/shop-database.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { type AfterAdding, afterAdding, setAfterAdding } from "../../fixtures/shop/shop-settings.ts"
import type { Answer } from "../output/print.ts"
import { folderTrouble } from "./folder-trouble.ts"

const told: Readonly<Record<AfterAdding, string>> = {
  redirect: "After an add to the basket the cart is shown.",
  layer: "After an add to the basket the product page stays, with a layer that says what was added.",
}

/** What follows an add to the basket; with a mode it is set first, and a running shop follows it from the next add on. Spec: 10.159. */
export async function afterAddingAnswer(dataFolder: string, mode: AfterAdding | undefined): Promise<Answer> {
  try {
    await prepareShop(dataFolder)
    const database = openShopDatabase(dataFolder)
    try {
      if (mode !== undefined) setAfterAdding(database, mode)
      const afterwards = afterAdding(database)
      return { words: told[afterwards], data: { afterAdding: afterwards }, ok: true }
    } finally {
      database.close()
    }
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  }
}
