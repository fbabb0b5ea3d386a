import type { Effect } from "effect"
import type { NotifyRequest } from "../core/asking/notify-page.ts"
import type { NotifyReply } from "../core/asking/notify.ts"
import type { RefreshedSizes, UnitPriceReply } from "../core/product-page/choice.ts"
import type { SentField } from "../core/product-page/submit.ts"
import type { Price } from "../core/values/money.ts"
import type { ShopFailure } from "./failures.ts"

/** Up-to-date data of a product page that is already open. */
export abstract class ProductApi {
  /**
   * Price and stock of one size now, or of all of them (`/ajax/projector.php`); `null` = the shop does not have the product or size.
   * Spec: 4.77, 7.70.
   *
   * @param sizeId "" = all of them
   * @param isSubscription what its delivery periods cost as well
   */
  abstract refreshSize(productId: number, sizeId: string, isSubscription: boolean): Effect.Effect<RefreshedSizes | null, ShopFailure>
  /** What one bundle costs with the parts that a form's fields name; `null` = it is not sold so. Spec: 7.72, 16.40. */
  abstract bundlePrice(fields: readonly SentField[]): Effect.Effect<Price | null, ShopFailure>
  /**
   * Asks to be told when a size is back; the shop's refusals are answers. Spec: 7.79, 8.82 to 8.85.
   *
   * @param captcha the token of a captcha; "" without one
   */
  abstract notify(request: NotifyRequest, captcha: string): Effect.Effect<NotifyReply, ShopFailure>
  /** Price of one as the fields configure it (`/ajax/calculatePrice.php`); `null` = the shop does not calculate it. Spec: 7.77, 7.78. */
  abstract unitPrice(fields: readonly SentField[]): Effect.Effect<UnitPriceReply | null, ShopFailure>
}
