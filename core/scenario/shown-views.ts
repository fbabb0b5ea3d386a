import type { Words } from "../pages/page-machine.ts"

/**
 * What a shopper sees of the machines of a page, by their names. A machine that shows nothing has no place there: a box that nobody opens
 * is in no recording.
 *
 * Spec: 4.44.
 *
 * @example shownViews([["searchBox", null], ["miniBasket", { counter: "1" }]]) // => { miniBasket: { counter: "1" } }
 */
export const shownViews = (all: readonly (readonly [string, Words])[]): Readonly<Record<string, Words>> =>
  Object.fromEntries(all.filter(([, words]) => words !== null))
