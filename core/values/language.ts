/** The languages of the site. Polish is the default. Spec: 1.2. */
export type Language = "pl" | "en"

/** The platform's three-letter codes, used in addresses, cookies and forms. */
export type LanguageCode = "pol" | "eng"

/**
 * The one language of a shop that has no other of ours; null = it has both, or tells none of ours.
 *
 * Spec: 10.1037.
 *
 * @param codes the platform's codes of all languages that it has, in any order; empty = it tells none
 *
 * @example onlyLanguage(["pol", "ger"]) // => "pl"
 * @example [["pol", "eng"], ["ger"], []].map(onlyLanguage) // => [null, null, null]
 */
export function onlyLanguage(codes: readonly string[]): Language | null {
  const [first = null, ...others] = new Set(codes.flatMap((code) => parseLanguageCode(code) ?? []))
  return others.length === 0 ? first : null
}

/**
 * The language in which a page is offered besides its own; null = the shop has no other.
 *
 * Spec: 10.291, 10.1037.
 *
 * @param only the one language of the shop; absent = it has both
 *
 * @example otherLanguage("pl") // => "en"
 * @example otherLanguage("pl", "pl") // => null
 * @example otherLanguage("en", "pl") // => "pl"
 */
export function otherLanguage(language: Language, only?: Language): Language | null {
  const other = language === "pl" ? "en" : "pl"
  return only === undefined || only === other ? other : null
}

/** The language of a visitor who has not chosen one. Spec: 1.2. */
export const defaultLanguage: Language = "pl"

const codes = { pl: "pol", en: "eng" } as const satisfies Record<Language, LanguageCode>

/**
 * The platform's code for a language.
 *
 * Spec: 10.1.
 *
 * @example languageCode("en") // => "eng"
 */
export function languageCode(language: Language): LanguageCode {
  return codes[language]
}

/**
 * The language of a platform code; `null` for a language without a site, such as `"ger"`.
 *
 * Spec: 10.1.
 *
 * @example parseLanguageCode("eng") // => "en"
 * @example parseLanguageCode("ger") // => null
 */
export function parseLanguageCode(code: string): Language | null {
  if (code === "pol") return "pl"
  if (code === "eng") return "en"
  return null
}
