import type { Language } from "../language/language.ts"

/** The languages of the chooser, in its order. Spec: 9.33. */
export const deliveryLanguages = ["pol", "eng", "ger", "cze", "rum", "slo", "fre", "ukr", "hun"] as const

export type DeliveryLanguage = (typeof deliveryLanguages)[number]

/** What a language calls itself, and the tag that browsers know it by. */
const names = {
  pol: { name: "Polski", tag: "pl" },
  eng: { name: "English", tag: "en" },
  ger: { name: "Deutsch", tag: "de" },
  cze: { name: "Čeština", tag: "cs" },
  rum: { name: "Română", tag: "ro" },
  slo: { name: "Slovenčina", tag: "sk" },
  fre: { name: "Français", tag: "fr" },
  ukr: { name: "Українська", tag: "uk" },
  hun: { name: "Magyar", tag: "hu" },
} as const satisfies Record<DeliveryLanguage, { readonly name: string; readonly tag: string }>

/**
 * The language of a code; `null` for a code that the chooser does not have.
 *
 * Spec: 9.33.
 *
 * @example parseDeliveryLanguage("cze") // => "cze"
 * @example parseDeliveryLanguage("pl") // => null
 */
export function parseDeliveryLanguage(code: string): DeliveryLanguage | null {
  return deliveryLanguages.find((language) => language === code) ?? null
}

/**
 * What a language calls itself, whatever the language of the page, and its tag for the browser.
 *
 * Spec: 9.33, 19.13.
 *
 * @example languageName("hun") // => { name: "Magyar", tag: "hu" }
 */
export function languageName(language: DeliveryLanguage): { readonly name: string; readonly tag: string } {
  return names[language]
}

/**
 * The language of the texts in which a shopper of a delivery language reads the shop: Polish or English, which exist.
 *
 * Spec: 9.33.
 *
 * @example [textLanguage("pol"), textLanguage("ger")] // => ["pl", "en"]
 */
export function textLanguage(language: DeliveryLanguage): Language {
  return language === "pol" ? "pl" : "en"
}
