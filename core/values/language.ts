/** The languages of the site. Polish is the default. Spec: 1.2. */
export type Language = "pl" | "en"

/** The platform's three-letter codes, used in addresses, cookies and forms. */
export type LanguageCode = "pol" | "eng"

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
