import { Effect } from "effect"
import type { ProductDetails } from "../../core/product/details.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import { type AskProductLooks, asksNoLooks } from "./ask-product-looks.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { contentOperation } from "./operations/content.ts"
import { homeOperation } from "./operations/home.ts"
import { instalmentsOperation } from "./operations/instalments.ts"
import { listingOperation } from "./operations/listing.ts"
import { paymentsOperation } from "./operations/payments.ts"
import { producerOperation } from "./operations/producer.ts"
import { productChoicesOperation } from "./operations/product-choices.ts"
import { productDetailsOperation } from "./operations/product-details.ts"
import { productOfferOperation } from "./operations/product-offer.ts"
import { productQuestionsOperation } from "./operations/product-questions.ts"
import { productReviewsOperation } from "./operations/product-reviews.ts"
import { productTilesOperation } from "./operations/product-tiles.ts"
import { recommendedProductsOperation } from "./operations/recommended-products.ts"
import { relatedProductsOperation } from "./operations/related-products.ts"
import { storesOperation } from "./operations/stores.ts"

/**
 * What the shop sells, over GraphQL. Spec: 7.39, 11.13, 11.23.
 *
 * @param askLooks what a product looks like in a shop that knows no field of ours; left out = nothing more is asked
 */
export const makeKyCatalogueApi = (client: GraphqlClient, askLooks: AskProductLooks = asksNoLooks): CatalogueApi => ({
  offer: (productId) => callGraphql(client, productOfferOperation, { productId }),
  details: (productId) =>
    callGraphql(client, productDetailsOperation, { productId }).pipe(
      Effect.flatMap((told): Effect.Effect<ProductDetails | null> => {
        if (told === null) return Effect.succeed(null)
        const { details, plainName } = told
        if (plainName === null) return Effect.succeed(details)
        return askLooks(productId, plainName).pipe(
          Effect.map(({ pictures, variants }) => ({ ...details, pictures: pictures.length > 0 ? pictures : details.pictures, variants })),
        )
      }),
    ),
  reviews: (productId, query) => callGraphql(client, productReviewsOperation, { productId, query }),
  questions: (productId) => callGraphql(client, productQuestionsOperation, { productId }),
  payments: (asked) => callGraphql(client, paymentsOperation, asked),
  instalments: (asked) => callGraphql(client, instalmentsOperation, asked),
  stores: (asked) => callGraphql(client, storesOperation, asked),
  choices: (productId) => callGraphql(client, productChoicesOperation, { productId }),
  listing: (query) => callGraphql(client, listingOperation, query),
  producer: (query) => callGraphql(client, producerOperation, query),
  related: (productId) => callGraphql(client, relatedProductsOperation, { productId }),
  recommended: () => callGraphql(client, recommendedProductsOperation, {}),
  tiles: (productIds) => callGraphql(client, productTilesOperation, { productIds }),
  home: () => callGraphql(client, homeOperation, {}),
  content: (key) => callGraphql(client, contentOperation, { key }),
})
