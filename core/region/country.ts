import type { DeliveryLanguage } from "./delivery-language.ts"

/** A language in which a country can be served. */
export interface CountryLanguage {
  readonly id: DeliveryLanguage
  /** address of the language's site; null = the shop's own */
  readonly site: string | null
}

/** A country of the chooser. Spec: 3.31, 3.32. */
export interface Country {
  readonly id: string
  readonly name: string
  /** heading under which it stands; empty = none */
  readonly group: string
  /** in the shop's order, each once */
  readonly languages: readonly CountryLanguage[]
  readonly isDefault: boolean
  readonly isRecommended: boolean
  readonly isSelected: boolean
  readonly currencyId: string
  readonly currencySymbol: string
  /** what it is called where it is the default, the recommended or the selected one */
  readonly defaultName: string
  readonly recommendedName: string
  readonly selectedName: string
}

/** A part of the list of countries under one heading. */
export interface CountryGroup {
  /** empty = the countries without a group */
  readonly name: string
  readonly countries: readonly Country[]
}

/**
 * The countries under their headings: the groups in the order in which the shop first names them, the countries without a
 * group last.
 *
 * Spec: 3.31, 19.15.
 *
 * @example countryGroups([{ id: "1", group: "" }, { id: "2", group: "Europa" }]).map(({ name }) => name) // => ["Europa", ""]
 */
export function countryGroups(countries: readonly Country[]): readonly CountryGroup[] {
  const names = [...new Set(countries.map(({ group }) => group))]
  const ordered = [...names.filter((name) => name !== ""), ...names.filter((name) => name === "")]
  return ordered.map((name) => ({ name, countries: countries.filter(({ group }) => group === name) }))
}

/**
 * The country that the full choice opens with: the selected one, else the default, else the first; `null` = there is none.
 *
 * Spec: 3.31, 19.16.
 *
 * @example startCountry([{ id: "1" }, { id: "2", isDefault: true }])?.id // => "2"
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
 * @example offeredCountry([{ id: "1", isDefault: true }, { id: "2", isRecommended: true }], "recommended")?.id // => "2"
 */
export function offeredCountry(countries: readonly Country[], mode: ChooserMode): Country | null {
  if (mode === "select") return null
  return countries.find(({ isRecommended, isDefault }) => (mode === "recommended" ? isRecommended : isDefault)) ?? null
}

/**
 * What an offered country is called.
 *
 * Spec: 3.32, 19.16. An empty own name gives way to the country's.
 *
 * @example offeredName({ name: "Niemcy", recommendedName: "Do Niemiec" }, "recommended") // => "Do Niemiec"
 */
export function offeredName(country: Country, mode: ChooserMode): string {
  const own = mode === "recommended" ? country.recommendedName : mode === "default" ? country.defaultName : country.selectedName
  return own === "" ? country.name : own
}

/**
 * The language in which a country is served: the wanted one if the country has it, else its first; `null` = it has none.
 *
 * Spec: 3.31, 19.14.
 *
 * @example languageOf({ languages: [{ id: "ger", site: null }] }, "pol") // => "ger"
 */
export function languageOf(country: Country, wanted: DeliveryLanguage | null): DeliveryLanguage | null {
  return (country.languages.find(({ id }) => id === wanted) ?? country.languages[0])?.id ?? null
}
