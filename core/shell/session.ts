/** Constants of a shopper's session. */
export const sessionLimits = {
  /** keys of the session storage that signing out clears begin with this. Spec: 6.13 */
  signOutPrefix: "expchck",
  /** the answer's header that says how many tracking events wait. Spec: 7.8 */
  trackingHeader: "x-iai-tracking-events",
} as const

/**
 * The keys of the session storage that signing out clears. Everything else stays.
 *
 * Spec: 6.13.
 *
 * @example keysClearedOnSignOut(["expchckA", "search_x", "xexpchck"]) // => ["expchckA"]
 */
export function keysClearedOnSignOut(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => key.startsWith(sessionLimits.signOutPrefix))
}

/** A plain number of at least one. */
const atLeastOne = /^0*[1-9]\d*(?:\.\d+)?$/

/**
 * Are tracking events fetched after an answer of the shop? Only where tracking is on, and the answer's header says that at
 * least one waits.
 *
 * Spec: 7.8, 7.9, 19.51.
 *
 * @param header what `x-iai-tracking-events` says; null = the answer has none
 *
 * @example ["2", "1", "0", "", "many"].map((header) => fetchesTracking(header, true)) // => [true, true, false, false, false]
 */
export function fetchesTracking(header: string | null, isOn: boolean): boolean {
  return isOn && header !== null && atLeastOne.test(header.trim())
}
