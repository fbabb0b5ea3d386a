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
