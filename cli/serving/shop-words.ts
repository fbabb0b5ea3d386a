import type { Language } from "../../core/language/language.ts"
import { migrate } from "../../fixtures/shop/database/migrate.ts"
import { openShopDatabase, type ShopDatabase } from "../../fixtures/shop/database/shop-database.ts"
import { setShopText, shopTexts } from "../../fixtures/shop/shop-texts.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { folderTrouble } from "./folder-trouble.ts"

/** Writes one of the shop's own words; a running shop shows it on the next page. */
export function setText(dataFolder: string, key: string, language: Language, text: string | null, isReset: boolean): void {
  if (text === null && !isReset) throw new UserError("say the text, or --reset to give the built-in one back", exitCodes.wrongUsage)
  withDatabase(dataFolder, (database) => {
    try {
      setShopText(database, key, language, text)
    } catch (cause) {
      if (cause instanceof RangeError) throw new UserError(cause.message)
      throw cause
    }
  })
  console.log(text === null ? `${key} (${language}): built-in text` : `${key} (${language}): ${text}`)
}

/** Prints the shop's own words, as lines for people or as one JSON array. */
export function listTexts(dataFolder: string, languages: readonly Language[], json: boolean): void {
  const words = withDatabase(dataFolder, (database) =>
    languages.flatMap((language) => shopTexts(database, language).map(({ key, text }) => ({ key, language, text }))),
  )
  if (json) console.log(JSON.stringify(words, null, 2))
  else if (words.length === 0) console.log("The shop says nothing in its own words yet: witryna texts set --help")
  else for (const { key, language, text } of words) console.log(`${language}  ${key}  ${text}`)
}

function withDatabase<Result>(dataFolder: string, use: (database: ShopDatabase) => Result): Result {
  let database: ShopDatabase
  try {
    database = openShopDatabase(dataFolder)
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  }
  try {
    migrate(database)
    return use(database)
  } finally {
    database.close()
  }
}
