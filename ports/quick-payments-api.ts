import type { Effect } from "effect"
import type { OfferedQuickPayments as Offered } from "../core/product-page/detail-modules.ts"
import type { ShopFailure } from "./failures.ts"

/** A provider of payments that skip the cart. A shop has none unless it wants one. */
export abstract class QuickPaymentsApi {
  /** What it offers on a product's page; null = the shop has no provider, or no such product. Spec: 7.83, 10.99, 11.217. */
  abstract offered(productId: number): Effect.Effect<Offered | null, ShopFailure>
}
