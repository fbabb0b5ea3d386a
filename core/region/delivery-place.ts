import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { readPostcode } from "./postcode.ts"

/** A country that the shop delivers to. */
export interface DeliveryCountry {
  readonly id: string
  readonly name: string
  /** of its post codes: X is a digit, Y a letter; every other character stands for itself */
  readonly postcodeFormat: string
}

/** Where a visitor's things go, and where else they could. */
export interface DeliveryPlace {
  /** in the shop's order */
  readonly countries: readonly DeliveryCountry[]
  readonly countryId: string
  /** false = it is the shop's default */
  readonly isCountryChosen: boolean
  /** in the form of its country; null = not told */
  readonly postcode: string | null
}

/** A place as it was typed; an empty post code counts as not given. */
export interface TypedPlace {
  readonly countryId: string
  readonly postcode: string
}

/** Why a place is not taken. */
export type PlaceRefusal =
  | { readonly _tag: "CountryUnknown" }
  /** @property format of the country's post codes */
  | { readonly _tag: "PostcodeWrong"; readonly format: string }

/** A typed place as the shop takes it: `postcode` in the form of its country, null = none. */
export type CheckedPlace = { readonly _tag: "Place"; readonly countryId: string; readonly postcode: string | null } | PlaceRefusal

/**
 * Reads a typed place: its country is one that the shop delivers to, and its post code, if there is one, has the form of that country.
 *
 * Spec: 7.67, 8.15, 8.17, 18.27, 18.28.
 *
 * @example checkPlace([{ id: "PL", postcodeFormat: "XX-XXX" }], { countryId: "PL", postcode: "30001" })
 * // => { _tag: "Place", countryId: "PL", postcode: "30-001" }
 * @example checkPlace([], { countryId: "PL", postcode: "" }) // => { _tag: "CountryUnknown" }
 */
export function checkPlace(
  countries: readonly Pick<DeliveryCountry, "id" | "postcodeFormat">[],
  { countryId, postcode }: TypedPlace,
): CheckedPlace {
  const country = countries.find(({ id }) => id === countryId)
  if (country === undefined) return { _tag: "CountryUnknown" }
  if (postcode.trim() === "") return { _tag: "Place", countryId, postcode: null }
  const read = readPostcode(postcode, country.postcodeFormat)
  return read === null ? { _tag: "PostcodeWrong", format: country.postcodeFormat } : { _tag: "Place", countryId, postcode: read }
}

/** The platform's codes of a refused place. Spec: 8.15, 8.17. */
export const placeCodes = { CountryUnknown: "incorrect_region", PostcodeWrong: "incorect_zipcode" } as const satisfies Record<
  PlaceRefusal["_tag"],
  string
>

/**
 * A refusal by its code, or null for a code of something else.
 *
 * Spec: 8.1, 8.15, 8.16.
 *
 * @param format of post codes, as it came with the code; null = none did
 *
 * @example parsePlaceRefusal("incorect_zipcode", "XX-XXX") // => { _tag: "PostcodeWrong", format: "XX-XXX" }
 * @example parsePlaceRefusal("wrong", null) // => null
 */
export function parsePlaceRefusal(code: string | null, format: string | null): PlaceRefusal | null {
  if (code === placeCodes.CountryUnknown) return { _tag: "CountryUnknown" }
  return code === placeCodes.PostcodeWrong ? { _tag: "PostcodeWrong", format: format ?? "" } : null
}

/** Keys of the texts about a refused place. */
export const placeRefusalTextKeys = ["form.region", "form.zipcode", "form.zipcodeFormats"] as const

/**
 * Why a place is not taken, in the shopper's words.
 *
 * Spec: 8.15, 8.16, 8.17.
 *
 * @example placeRefusalWords({ _tag: "CountryUnknown" }, polish) // => "Błędnie wybrany region."
 */
export function placeRefusalWords(refusal: PlaceRefusal, catalogue: TextCatalogue<(typeof placeRefusalTextKeys)[number]>): string {
  if (refusal._tag === "CountryUnknown") return formatText(catalogue, "form.region")
  const { format } = refusal
  return format === "" ? formatText(catalogue, "form.zipcode") : formatText(catalogue, "form.zipcodeFormats", { formats: format })
}

/**
 * The name of a place: its country, and its post code if it is told; "" for a country that the shop does not deliver to.
 *
 * Spec: 18.28.
 *
 * @example placeName(samplePlace(), { countryId: "PL", postcode: "30-001" }) // => "Polska, 30-001"
 */
export function placeName(
  { countries }: { readonly countries: readonly Pick<DeliveryCountry, "id" | "name">[] },
  { countryId, postcode }: Pick<DeliveryPlace, "countryId" | "postcode">,
): string {
  const name = countries.find(({ id }) => id === countryId)?.name ?? ""
  return postcode === null || name === "" ? name : `${name}, ${postcode}`
}
