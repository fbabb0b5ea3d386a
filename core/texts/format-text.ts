import type { Language } from "../language/language.ts"
import { type PluralForm, pluralForm } from "./plural-form.ts"
import type { GivenParameters, TextKey } from "./text-key.ts"
import type { TextCatalogue } from "./texts.ts"

const forms: Readonly<Record<Language, readonly PluralForm[]>> = { pl: ["one", "few", "many", "fraction"], en: ["one", "many"] }

/**
 * A text with its parameters put in: `{name}`, and words that follow a number: `{count|produkt|produkty|produktów|produktu}`
 * in Polish, `{count|product|products}` in English. A parameter that a shop's own wording misspells stays as written.
 *
 * Spec: 1.5, 9.46, 9.47.
 *
 * @example formatText({ language: "pl", texts: { "listing.count": "{count} {count|produkt|produkty|produktów|produktu}" } }, "listing.count", { count: 22 })
 * // => "22 produkty"
 */
export function formatText<Keys extends TextKey, Key extends Keys>(
  catalogue: TextCatalogue<Keys>,
  key: Key,
  ...given: GivenParameters<Key>
): string {
  const [parameters = {}] = given
  const known = new Map<string, string | number>(Object.entries(parameters))
  return catalogue.texts[key].replaceAll(/\{([^{}|]+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, words: string) => {
    const value = known.get(name)
    if (value === undefined) return whole
    return words === "" ? String(value) : wordAfter(Number(value), words.slice(1).split("|"), catalogue.language)
  })
}

function wordAfter(count: number, words: readonly string[], language: Language): string {
  const place = forms[language].indexOf(pluralForm(count, language))
  return words[place] ?? words.at(-1) ?? ""
}
