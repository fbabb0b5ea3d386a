import type { Money } from "../values/money.ts"
import { cookieText, readCookie } from "../web/cookies.ts"
import { isList, parseJson } from "../web/untrusted-json.ts"
import { layoutLimits } from "./limits.ts"

/** The banners that a shopper can close for a day. */
export type Banner = "rebateCode" | "freeShipping"

/** The names of the cookies, spelled exactly as other software of the platform expects them. */
const closingCookies = { rebateCode: "rabateCode_clicked", freeShipping: "freeeshipping_clicked" } as const satisfies Record<Banner, string>

/**
 * The cookie that remembers that a banner was closed.
 *
 * Spec: 4.35, 9.17, 19.24.
 *
 * @example closedBannerCookie("rebateCode") // => "rabateCode_clicked=true; path=/; max-age=86400"
 */
export function closedBannerCookie(banner: Banner): string {
  return cookieText({ name: closingCookies[banner], value: "true", maxAgeDays: layoutLimits.bannerDays })
}

/**
 * Is a banner still remembered as closed?
 *
 * Spec: 4.35, 19.24.
 *
 * @example isBannerClosed("freeShipping", "freeeshipping_clicked=true") // => true
 */
export function isBannerClosed(banner: Banner, cookies: string): boolean {
  return readCookie(cookies, closingCookies[banner]) !== null
}

/** What a basket says about free delivery. */
export interface FreeShippingQuestion {
  /** the missing amount as the cart has read it (`missingToFreeDelivery`); null = the shop has no free delivery */
  readonly missing: Money | null
  /** lines of the basket */
  readonly lines: number
}

/**
 * Has the basket reached free delivery, as the cart reads it? Then the banner is active.
 *
 * Spec: 4.36, 4.37.
 *
 * @example isShippingFree({ missing: money("0.00"), lines: 1 }) // => true
 * @example isShippingFree({ missing: null, lines: 1 }) // => false
 */
export function isShippingFree({ missing, lines }: FreeShippingQuestion): boolean {
  return lines > 0 && missing?.minor === 0
}

/** The localStorage key of the closed bars. Spec: 4.34, 19.21. */
export const closedBarsKey = "closedBars"

/**
 * The ids of the closed bars in the stored text; an unreadable text counts as no closed bar.
 *
 * Spec: 4.34, 19.21, 19.40.
 *
 * @param stored the JSON text; null = nothing is stored
 *
 * @example readClosedBars('["bar12", 5, "", "bar12"]') // => ["bar12"]
 * @example readClosedBars("{broken") // => []
 */
export function readClosedBars(stored: string | null): readonly string[] {
  const value = stored === null ? null : parseJson(stored)
  return isList(value) ? [...new Set(value.filter((item) => typeof item === "string").filter((id) => id !== ""))] : []
}

/**
 * The ids with one more closed bar, each only once. A bar without an id is closed on this page only.
 *
 * Spec: 4.34, 19.21.
 *
 * @example closeBar(["bar1"], "bar2") // => ["bar1", "bar2"]
 */
export function closeBar(closed: readonly string[], id: string): readonly string[] {
  return id === "" || closed.includes(id) ? closed : [...closed, id]
}

/** An announcement bar. */
export interface Bar {
  readonly id: string
  readonly edge: "top" | "bottom"
}

/**
 * The bars that a page shows: none in the order process, elsewhere all that were not closed.
 *
 * Spec: 2.25, 4.34.
 *
 * @example openBars([{ id: "a", edge: "top" }, { id: "b", edge: "top" }], ["a"], false)
 * // => [{ id: "b", edge: "top" }]
 */
export function openBars<Shown extends Bar>(bars: readonly Shown[], closed: readonly string[], orderProcess: boolean): readonly Shown[] {
  return orderProcess ? [] : bars.filter(({ id }) => !closed.includes(id))
}

/**
 * The distance of each sticky bar from its edge: the heights of the bars nearer to the edge.
 *
 * Spec: 2.26, 19.22. Units: CSS pixels; bars in page order.
 *
 * @example barPositions([30, 40, 50], "top") // => [0, 30, 70]
 * @example barPositions([30, 40, 50], "bottom") // => [90, 50, 0]
 */
export function barPositions(heights: readonly number[], edge: "top" | "bottom"): readonly number[] {
  const nearer = (at: number) => (edge === "top" ? heights.slice(0, at) : heights.slice(at + 1))
  return heights.map((_, at) => nearer(at).reduce((sum, height) => sum + height, 0))
}

/** The present position of a fixed bar in the window. */
export interface BarPlace {
  readonly topPx: number
  readonly bottomPx: number
  readonly windowHeightPx: number
  /** its distance from the edge when it sticks */
  readonly positionPx: number
}

/**
 * Does a fixed bar stick now, because scrolling would carry it past its position?
 *
 * Spec: 2.26, 19.23. Units: CSS pixels.
 *
 * @example barSticks({ topPx: 29, bottomPx: 59, windowHeightPx: 900, positionPx: 30 }) // => true
 * @example barSticks({ topPx: 30, bottomPx: 60, windowHeightPx: 900, positionPx: 30 }) // => false
 */
export function barSticks({ topPx, bottomPx, windowHeightPx, positionPx }: BarPlace): boolean {
  return topPx < positionPx || bottomPx + positionPx >= windowHeightPx
}
