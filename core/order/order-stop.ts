import type { Notice } from "../messages/notice.ts"
import type { OrderStop } from "../messages/order-notice.ts"

/**
 * What stopped the order that was posted, of the notice about it; `null` = nothing did.
 *
 * Spec: 8.58, 8.64.
 *
 * @example orderStop({ is: "orderRefused", stop: { is: "changed" } }) // => { is: "changed" }
 * @example orderStop(null) // => null
 */
export const orderStop = (notice: Notice | null): OrderStop | null => (notice?.is === "orderRefused" ? notice.stop : null)
