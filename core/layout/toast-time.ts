/** How long toasts stay, in milliseconds. */
export const toastLimits = {
  /** in the shell. Spec: 9.19 */
  shellMs: 4_000,
  /** on the product page. Spec: 9.20 */
  productPageMs: 10_000,
  /** code 100, on every page. Spec: 9.21 */
  wholesalersOnlyMs: 5_000,
  /** how long a toast fades in. Spec: 9.19 */
  fadeMs: 500,
} as const

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
  if (code === wholesalersOnly) return toastLimits.wholesalersOnlyMs
  return page === "product" ? toastLimits.productPageMs : toastLimits.shellMs
}
