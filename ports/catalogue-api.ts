import type { Effect } from "effect"
import type { OfferedPayments } from "../core/basket/payment.ts"
import type { DeliveryProduct } from "../core/delivery/courier-question.ts"
import type { StoreStocks } from "../core/delivery/store-list.ts"
import type { OfferedInstalments } from "../core/pricing/instalment-plan.ts"
import type { HomeContents, Listing, ListingQuery, ListedProduct } from "../core/product/listing.ts"
import type { ProductQuestion } from "../core/asking/posted-asking.ts"
import type { ProductDetails } from "../core/product/details.ts"
import type { ProducerPageContent, ProducerQuery } from "../core/product/listing.ts"
import type { FoundReviews, ReviewQuery } from "../core/product/reviews.ts"
import type { ProductOffer } from "../core/product/offer.ts"
import type { OfferedChoices } from "../core/product-page/product-choices.ts"
import type { FoundPage, SearchQuery } from "../core/search/found-page.ts"
import type { ContentKey } from "../core/shell/shell.ts"
import type { ShopFailure } from "./failures.ts"

/** What the shop sells, in the adapter's language and at its shopper's prices. `null` = the shop does not have it. */
export abstract class CatalogueApi {
  /** What is needed to buy a product: its prices, sizes, stock and limits. */
  abstract offer(productId: number): Effect.Effect<ProductOffer | null, ShopFailure>
  /** What is there to read about a product: pictures, descriptions, parameters. */
  abstract details(productId: number): Effect.Effect<ProductDetails | null, ShopFailure>
  /** One page of what buyers say of a product. */
  abstract reviews(productId: number, query: ReviewQuery): Effect.Effect<FoundReviews | null, ShopFailure>
  /** What was asked about a product and answered, the newest first. */
  abstract questions(productId: number): Effect.Effect<readonly ProductQuestion[] | null, ShopFailure>
  /** What is decided of a product besides size and quantity: its versions, parts, options and periods. */
  abstract choices(productId: number): Effect.Effect<OfferedChoices | null, ShopFailure>
  /** How a product can be paid for, in a size and a quantity. Spec: 7.43. */
  abstract payments(asked: Pick<DeliveryProduct, "productId" | "sizeId" | "quantity">): Effect.Effect<OfferedPayments | null, ShopFailure>
  /** How a product can be paid off, alone and with the visitor's cart, in a size and a quantity. Spec: 3.72. */
  abstract instalments(
    asked: Pick<DeliveryProduct, "productId" | "sizeId" | "quantity">,
  ): Effect.Effect<OfferedInstalments | null, ShopFailure>
  /** What physical stores have of a size; null = none is chosen. Spec: 7.57. */
  abstract stores(asked: { readonly productId: number; readonly sizeId: string | null }): Effect.Effect<StoreStocks | null, ShopFailure>
  /** One page of a category. */
  abstract listing(query: ListingQuery): Effect.Effect<Listing | null, ShopFailure>
  /** One page of what a text finds. Spec: 10.11. */
  abstract search(query: SearchQuery): Effect.Effect<FoundPage, ShopFailure>
  /** A producer with one page of its products. */
  abstract producer(query: ProducerQuery): Effect.Effect<ProducerPageContent | null, ShopFailure>
  /** Products that go with a product; none when the shop does not have it. */
  abstract related(productId: number): Effect.Effect<readonly ListedProduct[], ShopFailure>
  /** Products that go with what is in the visitor's basket, none of those in it. */
  abstract recommended(): Effect.Effect<readonly ListedProduct[], ShopFailure>
  /** Products as lists show them, in the order of the ids; those that the shop does not have are left out. */
  abstract tiles(productIds: readonly number[]): Effect.Effect<readonly ListedProduct[], ShopFailure>
  /** What the home page shows. */
  abstract home(): Effect.Effect<HomeContents, ShopFailure>
  /** A content page, such as the terms; its `html` is not sanitised. */
  abstract content(key: ContentKey): Effect.Effect<{ readonly title: string; readonly html: string } | null, ShopFailure>
}
