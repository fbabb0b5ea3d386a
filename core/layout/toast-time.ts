import { messageLimits } from "../messages/limits.ts"
import { productPageLimits } from "../product-page/limits.ts"
import { layoutLimits } from "./limits.ts"

/** What tells how long a toast stays. */
export interface ToastOccasion {
  readonly page: "product" | "other"
  /** code of a refusal of the shop; null = none */
  readonly code: string | null
}

/** The platform's code of a shop for wholesalers only. */
const wholesalersOnly = "100"

/**
 * How long a toast stays. Code 100 has its own time on every page.
 *
 * Spec: 9.19, 9.20, 9.21. Units: milliseconds.
 *
 * @example toastTime({ page: "other", code: null }) // => 4000
 * @example toastTime({ page: "product", code: "100" }) // => 5000
 */
export function toastTime({ page, code }: ToastOccasion): number {
  if (code === wholesalersOnly) return messageLimits.wholesalersOnlyMs
  return page === "product" ? productPageLimits.noticeMs : layoutLimits.toastMs
}
