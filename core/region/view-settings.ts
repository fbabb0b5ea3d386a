import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Language, otherLanguage } from "../values/language.ts"
import {
  type CountryLanguage,
  type DeliveryLanguage,
  deliveryLanguages,
  languageName,
  offeredName,
  startCountry,
  textLanguage,
} from "./country.ts"
import type { RegionSettings } from "./region-settings.ts"
import { type CountryOptionGroup, groupedOptions } from "./country-options.ts"

/** A language that the pages themselves are in: those of the others are the pages of other sites. */
interface SpokenLanguage {
  readonly code: DeliveryLanguage
  /** its name in that language */
  readonly name: string
  /** for the `lang` attribute */
  readonly tag: string
  readonly selected: boolean
  /** the page at hand in it */
  readonly link: string
}

/** A language that has a site of its own. */
interface LanguageSite {
  readonly name: string
  readonly tag: string
  readonly link: string
}

/** The settings as they are shown. */
export interface SettingsView {
  /** what can be set, as the dialog is called */
  readonly heading: string
  /** what is set, in words: "English, PLN, Poland" */
  readonly set: string
  /** short signs of language and currency: "EN", "zł" */
  readonly signs: readonly string[]
  readonly languages: readonly SpokenLanguage[]
  /** the one in which the page at hand is offered besides; null = the shop has no other */
  readonly otherLanguage: Language | null
  readonly sites: readonly LanguageSite[]
  readonly groups: readonly CountryOptionGroup[]
  /** the chosen country; empty = there is none to choose */
  readonly countryId: string
  readonly currencies: readonly { readonly id: string; readonly name: string }[]
  readonly currencyId: string
}

/** What the dialog is called: by what can be set in it. */
type HeadingKey = "region.settings" | "region.settingsWithCurrency" | "region.delivery" | "region.currencyAndDelivery"

/** What the settings are shown for. */
export interface SettingsScene {
  readonly language: Language
  /** the one language that the shop has; absent = it has both */
  readonly onlyLanguage?: Language | undefined
  /** the page at hand in both languages */
  readonly links: Readonly<Record<Language, string>>
  readonly texts: TextCatalogue<"region.otherCountries" | HeadingKey>
}

/**
 * What the menu of settings offers: the languages that pages are in, those of other sites which the shop's list names, the countries under
 * their headings, and the currencies. A language that has neither pages nor a site is left out.
 *
 * Spec: 3.32, 9.33, 10.42 to 10.44, 10.370, 10.425, 10.1037, 19.15, 19.16.
 *
 * @example
 * const currencies = [{ id: "PLN", symbol: "zł", isSelected: true }]
 * const settings = { countries: [sampleCountry("1")], currencies, chooser: null }
 * const scene = { language: "pl", links: { pl: "/", en: "/main-eng.html" }, texts: polish } as const
 * viewSettings(settings, scene).set // => "Polski, PLN, Kraj 1"
 */
export function viewSettings(
  { countries, currencies }: RegionSettings,
  { language, onlyLanguage, links, texts }: SettingsScene,
): SettingsView {
  const offered = languagesOf(countries.flatMap((country) => country.languages))
  const languages = offered.flatMap(({ id, site }): readonly SpokenLanguage[] => {
    const own = textLanguage(id)
    if (site !== null || !spoken.has(id) || (onlyLanguage !== undefined && own !== onlyLanguage)) return []
    return [{ code: id, ...languageName(id), selected: own === language, link: links[own] }]
  })
  const other = otherLanguage(language, onlyLanguage)
  const sites = offered.flatMap(({ id, site }) => (site === null ? [] : [{ ...languageName(id), link: site }]))
  const hasLanguages = other !== null || sites.length > 0
  const country = startCountry(countries)
  const currency = currencies.find(({ isSelected }) => isSelected) ?? currencies[0]
  const said = [
    languages.find(({ selected }) => selected)?.name,
    currency?.id,
    country === null ? undefined : offeredName(country, "select"),
  ]
  return {
    heading: formatText(texts, headings[hasLanguages ? "languages" : "noLanguage"][currencies.length > 1 ? "currencies" : "noCurrency"]),
    set: said.filter((word) => word !== undefined).join(", "),
    signs: [
      ...(hasLanguages || currency === undefined ? [language.toUpperCase()] : []),
      ...(currency === undefined ? [] : [currency.symbol]),
    ],
    languages: hasLanguages ? languages : [],
    otherLanguage: other,
    sites,
    groups: groupedOptions(countries, country?.id ?? "", texts),
    countryId: country?.id ?? "",
    currencies: currencies.map(({ id, symbol }) => ({ id, name: symbol === "" || symbol === id ? id : `${id} (${symbol})` })),
    currencyId: currency?.id ?? "",
  }
}

const headings = {
  languages: { currencies: "region.settingsWithCurrency", noCurrency: "region.settings" },
  noLanguage: { currencies: "region.currencyAndDelivery", noCurrency: "region.delivery" },
} as const satisfies Record<string, Record<string, HeadingKey>>

/** The languages that the shop's own texts are in. */
const spoken: ReadonlySet<DeliveryLanguage> = new Set(["pol", "eng"])

/** Each language once, in the order of 9.33; one that has a site somewhere and pages elsewhere is read here. */
function languagesOf(all: readonly CountryLanguage[]): readonly CountryLanguage[] {
  return deliveryLanguages.flatMap((id) => {
    const found = all.filter((one) => one.id === id)
    const [first] = found
    return first === undefined ? [] : [found.find(({ site }) => site === null) ?? first]
  })
}
