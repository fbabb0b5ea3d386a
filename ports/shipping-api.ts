import type { Effect } from "effect"
import type { DeliveryProduct } from "../core/delivery/courier-question.ts"
import type { ShippingAnswer } from "../core/delivery/product-shipping.ts"
import type { ShopFailure } from "./failures.ts"

/** How, when and for how much the shop delivers, to the place of the adapter's shopper. */
export abstract class ShippingApi {
  /**
   * Delivery of products. Spec: 7.44, 7.45, 11.93.
   *
   * @param nowMs when it is asked, in milliseconds since 1970 UTC: the times of the answer count from then
   */
  abstract delivery(products: readonly DeliveryProduct[], nowMs: number): Effect.Effect<ShippingAnswer, ShopFailure>
}
