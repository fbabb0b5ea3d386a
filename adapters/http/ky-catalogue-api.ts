import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import { contentOperation } from "./operations/content.ts"
import { homeOperation } from "./operations/home.ts"
import { toHome } from "./operations/home.wire.ts"
import { listingOperation } from "./operations/listing.ts"
import { toListing } from "./operations/listing.wire.ts"
import { productDetailsOperation } from "./operations/product-details.ts"
import { toDetails } from "./operations/product-details.wire.ts"
import { productOfferOperation } from "./operations/product-offer.ts"
import { toOffer } from "./operations/product-offer.wire.ts"
import { productTilesOperation } from "./operations/product-tiles.ts"
import { toTiles } from "./operations/product-tiles.wire.ts"
import { ownOrPlain } from "./own-or-plain.ts"
import type { ShopClient } from "./shop-client.ts"

/** What the shop sells, over GraphQL. Spec: 7.39, 11.13, 11.23. */
export const makeKyCatalogueApi = (client: ShopClient): CatalogueApi => ({
  offer: (productId) => ownOrPlain((own) => callGraphql(client, productOfferOperation, { productId, own })).pipe(Effect.map(toOffer)),
  details: (productId) => callGraphql(client, productDetailsOperation, { productId }).pipe(Effect.map(toDetails)),
  listing: (query) => callGraphql(client, listingOperation, query).pipe(Effect.map(toListing)),
  tiles: (productIds) =>
    productIds.length === 0
      ? Effect.succeed([])
      : callGraphql(client, productTilesOperation, { productIds }).pipe(Effect.map((reply) => toTiles(reply, productIds))),
  home: () => callGraphql(client, homeOperation, {}).pipe(Effect.map(toHome)),
  content: (key) => callGraphql(client, contentOperation, { key }).pipe(Effect.map(({ ownContent }) => ownContent)),
})
