import { cookieText } from "../web/cookies.ts"
import { chooserCookie } from "./chooser-opening.ts"
import { type ChooserMode, type Country, type DeliveryLanguage, languageOf, offeredCountry, startCountry } from "./country.ts"
import { regionLimits } from "./limits.ts"

/** The chooser of delivery country and language. */
export interface Chooser {
  readonly countries: readonly Country[]
  readonly mode: ChooserMode
  readonly step: "closed" | "recommended" | "select"
  /** the country selected in the full choice; null = there is nothing to choose */
  readonly countryId: string | null
  readonly language: DeliveryLanguage | null
  /** the form is being submitted */
  readonly submitting: boolean
}

/** What can happen to the chooser. */
export type ChooserEvent =
  /** by the page when it loads, or by the shopper */
  | { readonly type: "Opened" }
  | { readonly type: "NextPressed" }
  | { readonly type: "BackPressed" }
  | { readonly type: "CountryChosen"; readonly countryId: string }
  | { readonly type: "LanguageChosen"; readonly language: string }
  | { readonly type: "SubmitPressed" }
  /** by its button, by Escape or by a press outside it */
  | { readonly type: "Closed" }
  /** the shopper came back to this page through the browser's history */
  | { readonly type: "Returned" }

/** The form that sends a choice. */
export interface ChosenRegion {
  /** address of the language's site; null = the site of this page */
  readonly site: string | null
  readonly countryId: string
  readonly language: DeliveryLanguage | null
  readonly currencyId: string
}

/** What the chooser asks of the browser. */
export type ChooserCommand =
  | { readonly type: "WriteCookie"; readonly cookie: string }
  | { readonly type: "SubmitRegion"; readonly chosen: ChosenRegion }

type Stepped = readonly [Chooser, readonly ChooserCommand[]]

/** What the chooser needs from the page. */
export interface ChooserStart {
  readonly countries: readonly Country[]
  readonly mode: ChooserMode
  /** language of the page */
  readonly language: DeliveryLanguage | null
}

/**
 * The chooser of a page before it is opened.
 *
 * Spec: 4.30, 19.14, 19.16.
 *
 * @example closedChooser({ countries: [], mode: "select", language: "pol" }).step // => "closed"
 */
export function closedChooser({ countries, mode, language }: ChooserStart): Chooser {
  const country = startCountry(countries)
  return {
    countries,
    mode,
    step: "closed",
    countryId: country?.id ?? null,
    language: country === null ? null : languageOf(country, language),
    submitting: false,
  }
}

/**
 * One step of the chooser. In the modes "recommended" and "default" that country is offered first; closing and submitting both set the
 * cookie that says that the chooser was closed.
 *
 * Spec: 4.30 to 4.33, 7.20, 19.14 to 19.16.
 *
 * @example
 * const closed = closedChooser({ countries: [sampleCountry("1")], mode: "select", language: "pol" })
 * const [opened] = chooser(closed, { type: "Opened" })
 * chooser(opened, { type: "Closed" })[1] // => [{ type: "WriteCookie", cookie: "redirection=closed; path=/" }]
 */
export function chooser(state: Chooser, event: ChooserEvent): Stepped {
  const offered = offeredCountry(state.countries, state.mode)
  switch (event.type) {
    case "Opened":
      if (state.step !== "closed" || state.countryId === null) return [state, []]
      return [{ ...state, step: offered === null ? "select" : "recommended" }, []]
    case "NextPressed":
      return [state.step === "recommended" ? { ...state, step: "select" } : state, []]
    case "BackPressed":
      return [state.step === "select" && offered !== null ? { ...state, step: "recommended" } : state, []]
    case "CountryChosen":
      return [chooseCountry(state, event.countryId), []]
    case "LanguageChosen":
      return [chooseLanguage(state, event.language), []]
    case "SubmitPressed":
      return submit(state, state.step === "recommended" ? offered : countryOf(state, state.countryId))
    case "Closed":
      if (state.step === "closed") return [state, []]
      return [{ ...state, step: "closed", submitting: false }, [{ type: "WriteCookie", cookie: closedChooserCookie }]]
    case "Returned":
      return [state.submitting ? { ...state, submitting: false } : state, []]
  }
}

const countryOf = (state: Chooser, countryId: string | null): Country | null => state.countries.find(({ id }) => id === countryId) ?? null

/** The language stays selected if the country has it. */
function chooseCountry(state: Chooser, countryId: string): Chooser {
  const country = countryOf(state, countryId)
  if (country === null || state.step !== "select" || state.countryId === countryId) return state
  return { ...state, countryId, language: languageOf(country, state.language) }
}

function chooseLanguage(state: Chooser, language: string): Chooser {
  const known = countryOf(state, state.countryId)?.languages.find(({ id }) => id === language)
  return known === undefined || state.step !== "select" || known.id === state.language ? state : { ...state, language: known.id }
}

function submit(state: Chooser, country: Country | null): Stepped {
  if (country === null || state.step === "closed" || state.submitting) return [state, []]
  const language = languageOf(country, state.language)
  const site = country.languages.find(({ id }) => id === language)?.site ?? null
  return [
    { ...state, submitting: true },
    [
      { type: "WriteCookie", cookie: closedChooserCookie },
      { type: "SubmitRegion", chosen: { site, countryId: country.id, language, currencyId: country.currencyId } },
    ],
  ]
}

/**
 * The fields of the form that sends a choice, in order.
 *
 * Spec: 7.20, 11.106, 4.31.
 *
 * @example regionFields({ site: null, countryId: "1", language: "eng", currencyId: "EUR" })
 * // => [["country", "1"], ["lang", "eng"], ["curr", "EUR"], ["redirection", "redirected"]]
 */
export function regionFields({ countryId, language, currencyId }: ChosenRegion): readonly (readonly [string, string])[] {
  const fields = [
    ["country", countryId],
    ["lang", language ?? ""],
    ["curr", currencyId],
  ] as const
  return [...fields.filter(([, value]) => value !== ""), ["redirection", "redirected"]]
}

/** The session cookie that says that the chooser was closed. Spec: 4.31, 4.32. */
export const closedChooserCookie: string = cookieText({ ...chooserCookie, maxAgeDays: null })

/**
 * Does the whole chooser scroll, because the window is too low for it?
 *
 * Spec: 9.29. Units: CSS pixels.
 *
 * @example [799, 800].map(isShortScreen) // => [true, false]
 */
export function isShortScreen(heightPx: number): boolean {
  return heightPx < regionLimits.shortScreenBelowPx
}
