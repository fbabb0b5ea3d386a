import type { ActionProblem } from "../shell/remote-action.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { ForcedRegion } from "./forced-region.ts"

/** The keys of the texts that the notice of a forced region can show. */
export const forcedRegionTextKeys = [
  "failure.connection",
  "region.continue",
  "region.forcedAndZipcode",
  "region.forcedCountry",
  "region.forcedCurrency",
  "region.forcedTimesCountry",
  "region.forcedTimesZipcode",
  "region.forcedZipcode",
  "region.restoreCountry",
  "region.restoreRefused",
  "region.restoreZipcode",
] as const

/** One of these keys. */
export type ForcedRegionTextKey = (typeof forcedRegionTextKeys)[number]
type Catalogue = TextCatalogue<ForcedRegionTextKey>

/** A sentence with highlighted values: each label is followed by its value. */
export type LabelledValues = readonly { readonly label: string; readonly value: string }[]

/** The notice of a forced region as it is shown. */
export interface ForcedRegionView {
  readonly place: LabelledValues
  readonly currency: LabelledValues
  readonly times: LabelledValues
  readonly continueLabel: string
  readonly restore: LabelledValues
  readonly busy: boolean
  /** why the default was not restored; null = nothing went wrong */
  readonly problem: string | null
}

/**
 * What the notice of a forced region shows; `null` while it is hidden.
 *
 * Spec: 4.26, 4.29, 8.57, 19.20.
 *
 * @param currency id of the currency of the shown prices
 *
 * @example viewForcedRegion(openForcedRegion("", "main"), "PLN", polish) // => null
 */
export function viewForcedRegion(state: ForcedRegion, currency: string, catalogue: Catalogue): ForcedRegionView | null {
  if (!state.shown) return null
  const { mode, places, restore } = state
  const [country, zipcode] = [places.region ?? unknownPlace, places.zipcode ?? unknownPlace]
  const say = (key: ForcedRegionTextKey) => formatText(catalogue, key)
  const times =
    mode === "zipcode"
      ? [{ label: say("region.forcedTimesZipcode"), value: zipcode.current }]
      : [{ label: say("region.forcedTimesCountry"), value: country.current }]
  return {
    place: [
      mode === "zipcode"
        ? { label: say("region.forcedZipcode"), value: zipcode.current }
        : { label: say("region.forcedCountry"), value: country.current },
    ],
    currency: [{ label: say("region.forcedCurrency"), value: currency }],
    times: mode === "regionAndZipcode" ? [...times, { label: say("region.forcedAndZipcode"), value: zipcode.current }] : times,
    continueLabel: say("region.continue"),
    restore: [
      mode === "zipcode"
        ? { label: say("region.restoreZipcode"), value: zipcode.default }
        : { label: say("region.restoreCountry"), value: country.default },
    ],
    busy: restore.is === "busy",
    problem: restore.problem === null ? null : restoreProblem(restore.problem, catalogue),
  }
}

const unknownPlace = { current: "", default: "" }

/**
 * Why the default region was not restored: the shop's own message if there is one.
 *
 * Spec: 4.29, 4.52, 8.57, 19.20.
 *
 * @example restoreProblem({ _tag: "Refused", message: "Nie teraz" }, polish) // => "Nie teraz"
 */
export function restoreProblem(problem: ActionProblem, catalogue: TextCatalogue<"failure.connection" | "region.restoreRefused">): string {
  if (problem._tag === "NotReached") return formatText(catalogue, "failure.connection")
  return problem.message === "" ? formatText(catalogue, "region.restoreRefused") : problem.message
}
