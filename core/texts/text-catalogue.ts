import type { Language } from "../values/language.ts"
import { englishTexts } from "./en.ts"
import { polishTexts } from "./pl.ts"
import type { TextCatalogue, TextKey, TextOverrides, Texts } from "./texts.ts"

const builtIn: { readonly [L in Language]: Texts } = { pl: polishTexts, en: englishTexts }

/**
 * The built-in texts of a language.
 *
 * Spec: 1.5.
 *
 * @example builtInTexts("pl")["product.add"] // => "Dodaj do koszyka"
 */
export function builtInTexts(language: Language): Texts {
  return builtIn[language]
}

const isTextKey = (key: string): key is TextKey => Object.hasOwn(builtIn.pl, key)

/** The keys of all texts, sorted. */
export const textKeys: readonly TextKey[] = Object.keys(builtIn.pl).filter(isTextKey).sort()

/**
 * The texts of a shop: its own wording where it has any, built-in texts elsewhere. Unknown keys are ignored. Texts are looked up by their
 * key; a copy or a list of what the object itself holds has the shop's wording alone ({@link pickTexts} copies).
 *
 * Spec: 1.5 (texts can be overridden; an empty override is ignored).
 *
 * @example textCatalogue("pl", { "product.add": "Biorę", "product.code": "" }).texts["product.add"] // => "Biorę"
 */
export function textCatalogue(language: Language, overrides: TextOverrides): TextCatalogue {
  return { language, texts: reworded(builtIn[language], ownTexts(overrides)) }
}

/**
 * Texts with some of them in other words. These stand in front of the others and no text is copied: there are two thousand of them, and a
 * catalogue is made for every answer.
 *
 * Spec: 1.5.
 *
 * @example reworded(builtInTexts("en"), { "product.add": "Get it" })["product.size"] // => builtInTexts("en")["product.size"]
 */
export function reworded(texts: Texts, own: TextOverrides): Texts {
  if (Object.keys(own).length === 0) return texts
  const inFront: Texts = Object.create(texts)
  return Object.assign(inFront, own)
}

/**
 * The part of a shop's own wording that replaces built-in texts: unknown keys and empty texts replace none.
 *
 * Spec: 1.5.
 *
 * @example ownTexts({ "product.add": "Biorę", "product.code": "", "no.such.key": "x" }) // => { "product.add": "Biorę" }
 */
export function ownTexts(overrides: TextOverrides): TextOverrides {
  return Object.fromEntries(Object.entries(overrides).filter(([key, text]) => isTextKey(key) && text !== ""))
}

/**
 * The part of a catalogue that a page's scripts need.
 *
 * Spec: 1.5.
 *
 * @example Object.keys(pickTexts(textCatalogue("pl", {}), ["product.add"]).texts) // => ["product.add"]
 */
export function pickTexts<Key extends TextKey>(catalogue: TextCatalogue, keys: readonly Key[]): TextCatalogue<Key> {
  const picked: Partial<Record<Key, string>> = {}
  for (const key of keys) picked[key] = catalogue.texts[key]
  return { language: catalogue.language, texts: allPicked(picked, keys) }
}

function allPicked<Key extends TextKey>(picked: Partial<Record<Key, string>>, keys: readonly Key[]): Texts<Key> {
  const isWhole = (texts: Partial<Record<Key, string>>): texts is Record<Key, string> => keys.every((key) => key in texts)
  if (isWhole(picked)) return picked
  return allPicked(picked, [])
}
