import type { Language } from "../../core/values/language.ts"
import { setShopText, shopTexts } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { plainText, printAnswer } from "../output/print.ts"
import { knownKey, sameTextKeys, textTrouble } from "../output/texts-answer.ts"
import { inShop } from "./in-shop.ts"
import type { JsonForm } from "../json-form.ts"

export interface ShopWord {
  readonly key: string
  readonly language: Language
  /** null = the built-in text again */
  readonly text: string | null
}

/**
 * Writes one of the shop's own words; a running shop shows it on the next page, and other keys that say the same are told. Fails with a
 * UserError for a key that no page has, an empty text, and a placeholder that the text's place does not know.
 */
export async function setText(place: StorePlace, { key: typed, language, text }: ShopWord, json: JsonForm): Promise<void> {
  const key = knownKey(typed)
  const trouble = text === null ? null : textTrouble(key, text, language)
  if (trouble !== null) throw new UserError(plainText(trouble))
  await inShop(place, async (store) => {
    try {
      await setShopText(store, key, language, text)
    } catch (cause) {
      if (cause instanceof RangeError) throw new UserError(cause.message, exitCodes.wrongUsage)
      throw cause
    }
  })
  const alike = text === null ? [] : sameTextKeys(key, language)
  const words = [
    text === null ? `${key} (${language}): built-in text` : `${key} (${language}): ${text}`,
    ...(alike.length === 0 ? [] : [`with the same built-in text, and as it was: ${alike.join(", ")}`]),
  ].join("\n")
  printAnswer({ words, data: { key, language, text, alike }, ok: true }, json)
}

/** Prints the shop's own words, as lines for people or as JSON. */
export async function listTexts(place: StorePlace, languages: readonly Language[], json: JsonForm): Promise<void> {
  const words = await inShop(place, async ({ reader }) => {
    const inEach = languages.map(async (language) => (await shopTexts(reader, language)).map(({ key, text }) => ({ key, language, text })))
    return (await Promise.all(inEach)).flat()
  })
  const lines = words.map(({ key, language, text }) => plainText(`${language}  ${key}  ${text}`))
  const none = "The shop says nothing in its own words yet: witryna texts set --help"
  printAnswer({ words: lines.length === 0 ? none : lines.join("\n"), data: words, ok: true }, json)
}
