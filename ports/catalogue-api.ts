import type { Effect } from "effect"
import type { Listing, ListingQuery, ProductTile } from "../core/product/listing.ts"
import type { ProductDetails } from "../core/product/details.ts"
import type { ProductOffer } from "../core/product/offer.ts"
import type { ContentKey } from "../core/shell/shell.ts"
import type { ShopFailure } from "./failures.ts"

/** Reads what the shop sells. `null` = the shop has no such thing. Language and shopper are those of the adapter. */
export abstract class CatalogueApi {
  abstract offer(productId: number): Effect.Effect<ProductOffer | null, ShopFailure>
  abstract details(productId: number): Effect.Effect<ProductDetails | null, ShopFailure>
  abstract listing(query: ListingQuery): Effect.Effect<Listing | null, ShopFailure>
  /** tiles in the order of the ids; unknown ids are left out */
  abstract tiles(productIds: readonly number[]): Effect.Effect<readonly ProductTile[], ShopFailure>
  abstract home(): Effect.Effect<
    { readonly hero: ProductTile | null; readonly chosen: readonly ProductTile[]; readonly reduced: readonly ProductTile[] },
    ShopFailure
  >
  abstract content(key: ContentKey): Effect.Effect<{ readonly title: string; readonly html: string } | null, ShopFailure>
}
