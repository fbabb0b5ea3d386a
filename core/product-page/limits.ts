import { toastLimits } from "../shell/toasts.ts"

/** Times of the product page. */
export const productPageLimits = {
  /** how long the size alert stays. Spec: 9.39 */
  sizeAlertMs: 3500,
  /** how long other messages stay. Spec: 9.20 */
  noticeMs: toastLimits.productPageMs,
  /** sizes beyond this number are shown as a drop-down */
  sizesAsLinks: 8,
} as const
