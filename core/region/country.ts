import type { Language } from "../values/language.ts"
import { type ForeignObject, foreignObjects, foreignText } from "../web/untrusted-json.ts"
import { isWebAddress } from "../web/web-address.ts"

/** A language that is available for a country. */
export interface CountryLanguage {
  readonly id: DeliveryLanguage
  /** address of the language's site; null = the shop's own */
  readonly site: string | null
}

/** A country of the chooser. Spec: 3.31, 3.32. */
export interface Country {
  readonly id: string
  readonly name: string
  /** the group it is listed under; empty = none */
  readonly group: string
  /** in the shop's order, without duplicates */
  readonly languages: readonly CountryLanguage[]
  readonly isDefault: boolean
  readonly isRecommended: boolean
  readonly isSelected: boolean
  readonly currencyId: string
  readonly currencySymbol: string
  /** its names when it is the default, the recommended or the selected country */
  readonly defaultName: string
  readonly recommendedName: string
  readonly selectedName: string
}

/** The countries under one heading. */
export interface CountryGroup {
  /** empty = the countries without a group */
  readonly name: string
  readonly countries: readonly Country[]
}

/**
 * The countries under their headings: groups in the order in which they first occur, the countries without a group last.
 *
 * Spec: 3.31, 19.15.
 *
 * @example countryGroups([sampleCountry("1"), sampleCountry("2", { group: "Europa" })]).map(({ name }) => name)
 * // => ["Europa", ""]
 */
export function countryGroups(countries: readonly Country[]): readonly CountryGroup[] {
  const names = [...new Set(countries.map(({ group }) => group))]
  const ordered = [...names.filter((name) => name !== ""), ...names.filter((name) => name === "")]
  return ordered.map((name) => ({ name, countries: countries.filter(({ group }) => group === name) }))
}

/**
 * The country that the full choice starts with: the selected one, otherwise the default, otherwise the first; `null` = no countries.
 *
 * Spec: 3.31, 19.16.
 *
 * @example startCountry([sampleCountry("1"), sampleCountry("2", { isDefault: true })])?.id // => "2"
 */
export function startCountry(countries: readonly Country[]): Country | null {
  return countries.find(({ isSelected }) => isSelected) ?? countries.find(({ isDefault }) => isDefault) ?? countries[0] ?? null
}

/** What decides whether the recommended or the default country is offered first. */
export type ChooserMode = "select" | "recommended" | "default"

/**
 * The country that is offered before the full choice; `null` = the full choice opens at once.
 *
 * Spec: 4.33, 19.16.
 *
 * @example
 * const countries = [sampleCountry("1", { isDefault: true }), sampleCountry("2", { isRecommended: true })]
 * offeredCountry(countries, "recommended")?.id // => "2"
 */
export function offeredCountry(countries: readonly Country[], mode: ChooserMode): Country | null {
  if (mode === "select") return null
  return countries.find(({ isRecommended, isDefault }) => (mode === "recommended" ? isRecommended : isDefault)) ?? null
}

/**
 * The name of an offered country.
 *
 * Spec: 3.32, 19.16. An empty special name is replaced by the country's plain name.
 *
 * @example offeredName(sampleCountry("2", { recommendedName: "Do Niemiec" }), "recommended") // => "Do Niemiec"
 */
export function offeredName(country: Country, mode: ChooserMode): string {
  const own = mode === "recommended" ? country.recommendedName : mode === "default" ? country.defaultName : country.selectedName
  return own === "" ? country.name : own
}

/**
 * The language for a country: the preferred one if the country has it, otherwise its first; `null` = the country has none.
 *
 * Spec: 3.31, 19.14.
 *
 * @example languageOf(sampleCountry("2", { languages: [{ id: "ger", site: null }] }), "pol") // => "ger"
 */
export function languageOf(country: Country, preferred: DeliveryLanguage | null): DeliveryLanguage | null {
  return (country.languages.find(({ id }) => id === preferred) ?? country.languages[0])?.id ?? null
}

/** The languages of the chooser, in its order. Spec: 9.33. */
export const deliveryLanguages = ["pol", "eng", "ger", "cze", "rum", "slo", "fre", "ukr", "hun"] as const

/** The platform's three-letter code of a language. */
export type DeliveryLanguage = (typeof deliveryLanguages)[number]

/** The name of each language in that language, and its BCP 47 tag. */
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
 * The language with this code; `null` for a code that the chooser does not have.
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
 * The name of a language in that language, whatever the language of the page, and its BCP 47 tag.
 *
 * Spec: 9.33, 19.13.
 *
 * @example languageName("hun") // => { name: "Magyar", tag: "hu" }
 */
export function languageName(language: DeliveryLanguage): { readonly name: string; readonly tag: string } {
  return names[language]
}

/**
 * The language of the shop's own texts for a delivery language: Polish or English, the two that exist.
 *
 * Spec: 9.33.
 *
 * @example [textLanguage("pol"), textLanguage("ger")] // => ["pl", "en"]
 */
export function textLanguage(language: DeliveryLanguage): Language {
  return language === "pol" ? "pl" : "en"
}

/**
 * The countries in the chooser's data. Entries without an id or a name are left out, and so are repeated ids.
 *
 * Spec: 3.31, 3.32, 9.33, 19.13, 19.40.
 *
 * @param data a list of country entries as the page provides them; anything else gives no countries
 *
 * @example
 * readCountries([{ id: 1, name: "Polska", lang: [{ id: "pol", site: "" }] }]).map(({ id, languages }) => [
 *   id,
 *   languages,
 * ])
 * // => [["1", [{ id: "pol", site: null }]]]
 * @example readCountries("none") // => []
 */
export function readCountries(data: unknown): readonly Country[] {
  return onceEach(foreignObjects(data).map(readCountry)).filter(({ id, name }) => id !== "" && name !== "")
}

const readCountry = (entry: ForeignObject): Country => ({
  id: foreignText(entry["id"]),
  name: foreignText(entry["name"]),
  group: foreignText(entry["group"]),
  languages: onceEach(foreignObjects(entry["lang"]).flatMap(readLanguage)),
  isDefault: isTrue(entry["default"]),
  isRecommended: isTrue(entry["recommended"]),
  isSelected: isTrue(entry["selected"]),
  currencyId: foreignText(entry["currencyId"]),
  currencySymbol: foreignText(entry["currencySymbol"]),
  defaultName: foreignText(entry["defaultName"]),
  recommendedName: foreignText(entry["recommendedName"]),
  selectedName: foreignText(entry["selectedName"]),
})

function readLanguage(entry: ForeignObject): readonly CountryLanguage[] {
  const [id, site] = [parseDeliveryLanguage(foreignText(entry["id"])), foreignText(entry["site"])]
  return id === null ? [] : [{ id, site: isWebAddress(site) ? site : null }]
}

/** The first entry of each id. */
const onceEach = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) === at)

/** Pages of the platform write flags as booleans, numbers and texts. */
const isTrue = (flag: unknown): boolean => flag === true || flag === 1 || flag === "1" || flag === "true" || flag === "y"
