import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShippingApi } from "../../ports/shipping-api.ts"
import type { ShopClock } from "../../ports/shop-clock.ts"
import type { DeliveryProduct } from "../delivery/courier-question.ts"
import type { ShippingAnswer } from "../delivery/product-shipping.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * How, when and for how much products are delivered, told from now on; `null` when it cannot be had.
 *
 * Spec: 7.44, 7.58, 8.57, 11.93.
 */
export const makeAskDelivery =
  (api: ShippingApi, clock: ShopClock, log: ErrorLog) =>
  (products: readonly DeliveryProduct[]): Effect.Effect<ShippingAnswer | null> =>
    Effect.suspend(() => api.delivery(products, clock.nowMs())).pipe(orElseLogged(log, "ask delivery", null))

export type AskDelivery = ReturnType<typeof makeAskDelivery>
