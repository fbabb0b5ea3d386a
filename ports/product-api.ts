import type { Effect } from "effect"
import type { RefreshedSize } from "../core/product-page/choice.ts"
import type { ShopFailure } from "./failures.ts"

/** Up-to-date data of a product page that is already open. */
export abstract class ProductApi {
  /** Price and stock of one size now (`/ajax/projector.php`); `null` = the shop does not have the product or size. Spec: 7.70. */
  abstract refreshSize(productId: number, sizeId: string): Effect.Effect<RefreshedSize | null, ShopFailure>
}
