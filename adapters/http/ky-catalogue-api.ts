import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import { callGraphql, callOwnOrPlain } from "./graphql/graphql-call.ts"
import { contentOperation } from "./operations/content.ts"
import { homeOperation } from "./operations/home.ts"
import { listingOperation } from "./operations/listing.ts"
import { productDetailsOperation } from "./operations/product-details.ts"
import { productOfferOperation } from "./operations/product-offer.ts"
import { productTilesOperation } from "./operations/product-tiles.ts"
import type { ShopClient } from "./shop-client.ts"

/** What the shop sells, over GraphQL. Spec: 7.39, 11.13, 11.23. */
export const makeKyCatalogueApi = (client: ShopClient): CatalogueApi => ({
  offer: (productId) => callOwnOrPlain(client, productOfferOperation, { productId }),
  details: (productId) => callGraphql(client, productDetailsOperation, { productId }),
  listing: (query) => callGraphql(client, listingOperation, query),
  tiles: (productIds) => (productIds.length === 0 ? Effect.succeed([]) : callGraphql(client, productTilesOperation, { productIds })),
  home: () => callGraphql(client, homeOperation, {}),
  content: (key) => callGraphql(client, contentOperation, { key }),
})
