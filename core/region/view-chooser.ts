import type { RemoteAction } from "../shell/remote-action.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Chooser } from "./chooser.ts"
import { type CountryOptionGroup, groupedOptions } from "./country-options.ts"
import { type Country, type DeliveryLanguage, languageName, languageOf, offeredCountry, offeredName } from "./country.ts"
import { restoreProblem } from "./view-forced-region.ts"

/** The keys of the texts that the chooser can show. */
export const chooserTextKeys = [
  "region.chooseHeading",
  "region.currency",
  "region.defaultHeading",
  "region.otherCountries",
  "region.recommendedHeading",
] as const

/** One of these keys. */
export type ChooserTextKey = (typeof chooserTextKeys)[number]
type Catalogue = TextCatalogue<ChooserTextKey>

/** A language in the list. */
export interface LanguageOption {
  readonly id: DeliveryLanguage
  /** its name in that language */
  readonly name: string
  /** for the `lang` attribute */
  readonly tag: string
  readonly selected: boolean
}

/** The chooser as it is shown. */
export interface ChooserView {
  readonly step: "recommended" | "select"
  readonly heading: string
  readonly groups: readonly CountryOptionGroup[]
  readonly languages: readonly LanguageOption[]
  /** a sentence about the country's currency; null = the shop does not name it */
  readonly currency: string | null
  /** whether the full choice can go back to the offered country */
  readonly canGoBack: boolean
  readonly busy: boolean
}

/**
 * What the chooser shows; `null` while it is closed.
 *
 * Spec: 2.20, 3.31, 3.32, 4.33, 19.13 to 19.16.
 *
 * @example viewChooser(closedChooser({ countries: [], mode: "select", language: "pol" }), polish) // => null
 */
export function viewChooser(state: Chooser, catalogue: Catalogue): ChooserView | null {
  const offered = offeredCountry(state.countries, state.mode)
  const isOffer = state.step === "recommended"
  const country = isOffer ? offered : state.countries.find(({ id }) => id === state.countryId)
  if (state.step === "closed" || !country) return null
  const language = languageOf(country, state.language)
  return {
    step: state.step,
    heading: isOffer ? offerHeading(country, state, catalogue) : formatText(catalogue, "region.chooseHeading"),
    groups: groupedOptions(state.countries, country.id, catalogue),
    languages: country.languages.map(({ id }) => ({ id, ...languageName(id), selected: id === language })),
    currency: currencyText(country, catalogue),
    canGoBack: !isOffer && offered !== null,
    busy: state.submitting,
  }
}

function offerHeading(offered: Country, { mode }: Chooser, catalogue: Catalogue): string {
  const key = mode === "recommended" ? "region.recommendedHeading" : "region.defaultHeading"
  return formatText(catalogue, key, { country: offeredName(offered, mode) })
}

/** The symbol follows the id where it differs. */
function currencyText({ currencyId, currencySymbol }: Country, catalogue: Catalogue): string | null {
  if (currencyId === "") return null
  const isSame = currencySymbol === "" || currencySymbol === currencyId
  return formatText(catalogue, "region.currency", { currency: isSame ? currencyId : `${currencyId} (${currencySymbol})` })
}

/** The line of the product page that names the forced region or postcode, with the link that resets it. */
export interface RegionSection {
  readonly shown: boolean
  readonly loading: boolean
  /** why the default was not restored; null = nothing went wrong */
  readonly problem: string | null
}

/**
 * What the product page shows while the forced region or postcode is being reset: first loading, then nothing; after a failure, the line
 * as before and the reason.
 *
 * Spec: 4.52, 8.57.
 *
 * @example regionSection({ is: "busy", requestId: 1, problem: null }, polish)
 * // => { shown: true, loading: true, problem: null }
 */
export function regionSection(
  action: RemoteAction,
  catalogue: TextCatalogue<"failure.connection" | "region.restoreRefused">,
): RegionSection {
  return {
    shown: action.is !== "done",
    loading: action.is === "busy",
    problem: action.problem === null ? null : restoreProblem(action.problem, catalogue),
  }
}
