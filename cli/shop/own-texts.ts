import { textKeys } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { migrate } from "../../fixtures/shop/database/migrate.ts"
import { openShopDatabase, type ShopDatabase } from "../../fixtures/shop/database/shop-database.ts"
import { setShopText, shopTexts } from "../../fixtures/shop/shop-settings.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { folderTrouble } from "./folder-trouble.ts"

export interface ShopWord {
  readonly key: string
  readonly language: Language
  /** null = the built-in text again */
  readonly text: string | null
}

/** Writes one of the shop's own words; a running shop shows it on the next page. Fails with a UserError for a key that no page has. */
export function setText(dataFolder: string, { key, language, text }: ShopWord, json: boolean): void {
  if (!textKeys.some((known) => known === key)) throw new UserError(unknownKey(key), exitCodes.wrongUsage)
  withDatabase(dataFolder, (database) => {
    try {
      setShopText(database, key, language, text)
    } catch (cause) {
      if (cause instanceof RangeError) throw new UserError(cause.message)
      throw cause
    }
  })
  if (json) console.log(JSON.stringify({ key, language, text }, null, 2))
  else console.log(text === null ? `${key} (${language}): built-in text` : `${key} (${language}): ${text}`)
}

/** Names keys of the same area, which is where a misspelt one usually belongs. */
function unknownKey(key: string): string {
  const near = textKeys.filter((known) => known.split(".")[0] === key.split(".")[0])
  const areas = [...new Set(textKeys.map((known) => known.split(".")[0]))]
  return `there is no text "${key}"; ${near.length > 0 ? `its area has ${near.join(", ")}` : `areas are ${areas.join(", ")}`}`
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
