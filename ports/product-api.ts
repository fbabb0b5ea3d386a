import type { Effect } from "effect"
import type { RefreshedSize } from "../core/product-page/choice.ts"
import type { ShopFailure } from "./failures.ts"

/** Fresh data of one size (`/ajax/projector.php`). `null` = the shop has no such product or size. Spec: 7.70. */
export abstract class ProductApi {
  abstract refreshSize(productId: number, sizeId: string): Effect.Effect<RefreshedSize | null, ShopFailure>
}
