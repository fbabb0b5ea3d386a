/** Constants of a shopper's session. */
export const sessionLimits = {
  /** prefix of the sessionStorage keys that signing out clears. Spec: 6.13 */
  signOutPrefix: "expchck",
  /** cookie that says to the next page that somebody has signed out. Spec: 10.931 */
  signedOutCookie: "signed_out",
  /** response header with the number of waiting tracking events. */
  trackingHeader: "x-iai-tracking-events",
} as const

/**
 * The sessionStorage keys that signing out clears. All others stay.
 *
 * Spec: 6.13.
 *
 * @example keysClearedOnSignOut(["expchckA", "search_x", "xexpchck"]) // => ["expchckA"]
 */
export function keysClearedOnSignOut(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => key.startsWith(sessionLimits.signOutPrefix))
}

/** A plain number, one or more. */
const atLeastOne = /^0*[1-9]\d*(?:\.\d+)?$/

/**
 * Are tracking events fetched after a response of the shop? Only if tracking is on and the response's header says that at least one
 * is waiting.
 *
 * Spec: 7.8, 7.9, 19.51.
 *
 * @param header the value of `x-iai-tracking-events`; null = the response does not have it
 *
 * @example ["2", "1", "0", "", "many"].map((header) => fetchesTracking(header, true))
 * // => [true, true, false, false, false]
 */
export function fetchesTracking(header: string | null, isOn: boolean): boolean {
  return isOn && header !== null && atLeastOne.test(header.trim())
}
