import { type DeliveryPlace, placeName, type placeRefusalTextKeys, placeRefusalWords } from "../region/delivery-place.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PlaceFormState } from "./place-form.ts"

type Catalogue = TextCatalogue<(typeof placeRefusalTextKeys)[number] | "failure.connection" | "shipping.placeShown">

/** The form of the place in the shopper's words. */
export interface PlaceFormView {
  /** which place costs and days are about */
  readonly shown: string
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  /** what stands in the fields */
  readonly countryId: string
  readonly postcode: string
  /** `field` is where it is to be corrected; null = nowhere */
  readonly problem: { readonly field: "country" | "postcode" | null; readonly words: string } | null
  readonly isBusy: boolean
  /** something was chosen that can be taken back */
  readonly canRestore: boolean
}

const fields = { CountryUnknown: "country", PostcodeWrong: "postcode", NotReached: null } as const

/**
 * The form of the place, beside the place that holds.
 *
 * Spec: 4.52, 8.15, 8.17, 8.57, 18.28.
 *
 * @example viewPlaceForm(openPlaceForm(null), samplePlace({ postcode: "30-001" }), polish).canRestore // => true
 */
export function viewPlaceForm({ is, problem, typed }: PlaceFormState, place: DeliveryPlace, catalogue: Catalogue): PlaceFormView {
  return {
    shown: formatText(catalogue, "shipping.placeShown", { place: placeName(place, place) }),
    countries: place.countries.map(({ id, name }) => ({ id, name })),
    countryId: typed?.countryId ?? place.countryId,
    postcode: typed?.postcode ?? place.postcode ?? "",
    problem: problem === null ? null : { field: fields[problem._tag], words: problemWords(problem, catalogue) },
    isBusy: is === "busy",
    canRestore: place.isCountryChosen || place.postcode !== null,
  }
}

const problemWords = (problem: NonNullable<PlaceFormState["problem"]>, catalogue: Catalogue): string =>
  problem._tag === "NotReached" ? formatText(catalogue, "failure.connection") : placeRefusalWords(problem, catalogue)
