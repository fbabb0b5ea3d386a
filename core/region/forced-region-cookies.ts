import { jsonCookieText, rawCookies } from "../layout/cookie-text.ts"
import { foreignText, isForeignObject, parseJson } from "../layout/foreign-json.ts"
import { percentDecoded } from "../layout/percent-text.ts"
import { regionLimits } from "./limits.ts"

/** A delivery country or postcode that the shop has set for a shopper. */
export interface ForcedPlace {
  /** in words; empty = the shop did not say */
  readonly current: string
  /** what it would be otherwise */
  readonly default: string
  readonly showModal: boolean
}

/** What the two cookies of a forced region say; null = there is none, or none that can be read. */
export interface ForcedPlaces {
  readonly region: ForcedPlace | null
  readonly zipcode: ForcedPlace | null
}

/** Names of the cookies and of what stands in them. Spec: 3.33, 3.34, 11.90. */
export const forcedCookies = {
  region: { name: "setRegionForced", current: "currentCountry", default: "defaultCountry" },
  zipcode: { name: "setZipcodeForced", current: "currentZipcode", default: "defaultZipcode" },
} as const

export type ForcedKind = keyof typeof forcedCookies

/**
 * What the cookies of a forced region say. They come from outside: a cookie that stands there twice, or is no JSON object, is as
 * if it were not there.
 *
 * Spec: 3.33, 3.34, 11.90, 19.17.
 *
 * @param cookies as `document.cookie` says them
 *
 * @example readForcedPlaces('setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"10-100","showModal":true}')
 * // => { region: null, zipcode: { current: "00-001", default: "10-100", showModal: true } }
 * @example readForcedPlaces("setRegionForced={broken") // => { region: null, zipcode: null }
 */
export function readForcedPlaces(cookies: string): ForcedPlaces {
  return { region: readPlace(cookies, "region"), zipcode: readPlace(cookies, "zipcode") }
}

function readPlace(cookies: string, kind: ForcedKind): ForcedPlace | null {
  const names = forcedCookies[kind]
  const [text, ...more] = rawCookies(cookies, names.name)
  if (text === undefined || more.length > 0) return null
  const written = parseJson(text)
  const place = isForeignObject(written) ? written : parseJson(percentDecoded(text))
  if (!isForeignObject(place)) return null
  const { showModal } = place
  return {
    current: placeText(place[names.current]),
    default: placeText(place[names.default]),
    showModal: showModal === true || showModal === 1 || showModal === "true" || showModal === "1",
  }
}

/** A text that is too long for a country or a postcode is none. */
const placeText = (value: unknown): string => {
  const text = foreignText(value)
  return text.length > regionLimits.cookieTextLength ? "" : text
}

/**
 * The cookie of a forced place, rewritten so that its notice is not shown again: for the browser's session and the whole shop.
 *
 * Spec: 4.27, 11.90, 19.18.
 *
 * @example seenPlaceCookie("zipcode", { current: "00-001", default: "", showModal: true })
 * // => 'setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"","showModal":false}; path=/'
 */
export function seenPlaceCookie(kind: ForcedKind, place: ForcedPlace): string {
  const names = forcedCookies[kind]
  return jsonCookieText(names.name, { [names.current]: place.current, [names.default]: place.default, showModal: false })
}
