import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { forgetShop, hasShop, lookIntoFolder } from "../../fixtures/shop/shop-folder.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { folderTrouble } from "./folder-trouble.ts"

/** What lies in a data folder. It changes nothing: a folder without a shop stays one. */
export async function folderAnswer(dataFolder: string): Promise<Answer> {
  if (!hasShop(dataFolder))
    return { words: `There is no shop in ${dataFolder} yet: \`witryna shop seed\` makes one.`, data: { dataFolder, shop: null }, ok: false }
  const shop = await usable(dataFolder, () => lookIntoFolder(dataFolder))
  const { counts, pictures } = shop
  const lines = [
    ["folder", dataFolder],
    ["data file", `${kilobytes(shop.dataBytes)}, form ${shop.version}`],
    ["catalogue", `${counts.products} products in ${counts.categories} categories`],
    ["visitors", `${counts.accounts} accounts, ${counts.sessions} sessions, ${counts.baskets} baskets with ${counts.basketRows} rows`],
    ["questions", `${counts.waitingQuestions} wait for an answer`],
    ["own texts", String(counts.ownTexts)],
    ["pictures", `${pictures.files} files, ${kilobytes(pictures.bytes)}`],
  ] as const
  return { words: lines.map(([name, value]) => `${name.padEnd(10)} ${value}`).join("\n"), data: { dataFolder, shop }, ok: true }
}

/** Begins anew: everything that visitors and the shop wrote is gone, and the catalogue is as it was delivered. */
export async function resetAnswer(dataFolder: string, isSure: boolean): Promise<Answer> {
  if (!isSure)
    throw new UserError(
      `accounts, baskets, questions, settings and own texts in ${dataFolder} would be gone: say --yes if they may`,
      exitCodes.wrongUsage,
    )
  const isForgotten = await usable(dataFolder, () => forgetShop(dataFolder))
  if (!isForgotten) throw new UserError(`the shop in ${dataFolder} is open: stop its server first`)
  await usable(dataFolder, () => prepareShop(dataFolder))
  return { words: `The shop in ${dataFolder} is as it was delivered.`, data: { dataFolder }, ok: true }
}

async function usable<T>(dataFolder: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  }
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`
