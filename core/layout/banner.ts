import { cookieText, readCookie } from "./cookie-text.ts"
import { layoutLimits } from "./limits.ts"

/** The banners that a shopper can close for a day. */
export type Banner = "rebateCode" | "freeShipping"

/** The cookies' names as other software of the platform knows them, letter by letter. */
const closingCookies = { rebateCode: "rabateCode_clicked", freeShipping: "freeeshipping_clicked" } as const satisfies Record<Banner, string>

/**
 * The cookie that remembers the closing of a banner.
 *
 * Spec: 4.35, 9.17, 19.24.
 *
 * @example closedBannerCookie("rebateCode") // => "rabateCode_clicked=true; path=/; max-age=86400"
 */
export function closedBannerCookie(banner: Banner): string {
  return cookieText({ name: closingCookies[banner], value: "true", days: layoutLimits.bannerDays })
}

/**
 * Was a banner closed and not forgotten yet?
 *
 * Spec: 4.35, 19.24.
 *
 * @example isBannerClosed("freeShipping", "freeeshipping_clicked=true") // => true
 */
export function isBannerClosed(banner: Banner, cookies: string): boolean {
  return readCookie(cookies, closingCookies[banner]) !== null
}

/** What the basket says about free delivery. */
export interface FreeShippingQuestion {
  /** as the wire has it */
  readonly toShippingFree: number | string | null | undefined
  /** lines of the basket */
  readonly lines: number
}

/**
 * Is nothing missing to free delivery any more? It makes the banner active.
 *
 * Spec: 4.36, 4.37.
 *
 * @example isShippingFree({ toShippingFree: "0.00", lines: 1 }) // => true
 * @example isShippingFree({ toShippingFree: "", lines: 1 }) // => false
 */
export function isShippingFree({ toShippingFree, lines }: FreeShippingQuestion): boolean {
  if (lines <= 0) return false
  return typeof toShippingFree === "string" ? /^[+-]?0+(?:[.,]0+)?$/.test(toShippingFree.trim()) : toShippingFree === 0
}
