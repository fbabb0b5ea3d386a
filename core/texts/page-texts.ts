import type { Language } from "../values/language.ts"
import { keepTogether } from "./no-break.ts"
import { builtInTexts, ownTexts, reworded, textKeys } from "./text-catalogue.ts"
import type { TextCatalogue, TextKey, TextOverrides, Texts } from "./texts.ts"

/** Built-in texts are the same for every page, so that each is gone through once. */
const known = new Map<Language, Texts>()

/**
 * The texts of a page: the shop's own wording where it has any, and every Polish line kept together. What calls answer and the terminal
 * prints stays as it is written.
 *
 * Spec: 1.5, 19.67.
 *
 * @example pageTexts("pl", { "product.add": "Kup i odbierz" }).texts["product.add"] // => "Kup i\u00a0odbierz"
 */
export function pageTexts(language: Language, overrides: TextOverrides): TextCatalogue {
  const own = Object.entries(ownTexts(overrides)).map(([key, text]) => [key, keepTogether(text, language)])
  return { language, texts: reworded(builtInTogether(language), Object.fromEntries(own)) }
}

/**
 * Those texts of a page that are its shop's own wording and not the built-in ones.
 *
 * Spec: 1.5.
 *
 * @example ownWording(pageTexts("pl", { "product.add": "Biorę" }), ["product.add", "product.size"]) // => { "product.add": "Biorę" }
 */
export function ownWording<Key extends TextKey>({ language, texts }: TextCatalogue, keys: readonly Key[]): Partial<Texts<Key>> {
  const builtIn = builtInTogether(language)
  const own: Partial<Record<Key, string>> = {}
  if (texts === builtIn) return own
  for (const key of keys) if (texts[key] !== builtIn[key]) own[key] = texts[key]
  return own
}

function builtInTogether(language: Language): Texts {
  const made = known.get(language)
  if (made !== undefined) return made
  const texts: Record<TextKey, string> = { ...builtInTexts(language) }
  for (const key of textKeys) texts[key] = keepTogether(texts[key], language)
  known.set(language, texts)
  return texts
}
