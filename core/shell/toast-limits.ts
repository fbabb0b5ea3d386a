// Apart from the toasts, which are loaded when there is one to show.

/** How long toasts are shown, in milliseconds. */
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
