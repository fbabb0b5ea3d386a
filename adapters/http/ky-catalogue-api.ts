import { Effect } from "effect"
import { productAddress } from "../../core/addresses/addresses.ts"
import type { ProductDetails } from "../../core/product/details.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import { type AskPlainShop, asksNothing } from "./ask-plain-shop.ts"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { contentOperation } from "./operations/content.ts"
import { homeOperation } from "./operations/home.ts"
import { instalmentsOperation } from "./operations/instalments.ts"
import { listingOperation } from "./operations/listing.ts"
import { paymentsOperation } from "./operations/payments.ts"
import type { PlainTile } from "./operations/plain-tiles.ts"
import { producerOperation } from "./operations/producer.ts"
import { searchOperation } from "./operations/search.ts"
import { productChoicesOperation } from "./operations/product-choices.ts"
import { productDetailsOperation, type ToldDetails } from "./operations/product-details.ts"
import { productOfferOperation } from "./operations/product-offer.ts"
import { productQuestionsOperation } from "./operations/product-questions.ts"
import { productReviewsOperation } from "./operations/product-reviews.ts"
import { productTilesOperation } from "./operations/product-tiles.ts"
import { recommendedProductsOperation } from "./operations/recommended-products.ts"
import { relatedProductsOperation } from "./operations/related-products.ts"
import { storesOperation } from "./operations/stores.ts"
import { lacksOfTile, knownOffer, type ToldOffer, withTile } from "../../core/product/told/told-offer.ts"
import type { ProductLooks } from "./product-blocks.wire.ts"

/**
 * What the shop sells, over GraphQL. Spec: 7.39, 11.13, 11.23.
 *
 * @param plainShop how more is asked of a shop that knows no field of ours; left out = it is not
 */
export const makeKyCatalogueApi = (client: GraphqlClient, plainShop: AskPlainShop = asksNothing): CatalogueApi => ({
  offer: (productId) => makeToldOffer(client, plainShop)(productId).pipe(Effect.flatMap(toNamedOffer)),
  details: (productId) =>
    withMore(callGraphql(client, productDetailsOperation, { productId }), () => plainShop.looks(productId), productId, plainShop, {
      isWanted: ({ plainName }) => plainName !== null,
      lacksOfTile: ({ plainName }) => plainName === "",
    }).pipe(
      Effect.map(({ told, more: looks, tile }) =>
        told === null ? null : withLooks(told.plainName === "" && tile !== null ? namedBy(told, tile) : told, looks),
      ),
    ),
  reviews: (productId, query) => callGraphql(client, productReviewsOperation, { productId, query }),
  questions: (productId) => callGraphql(client, productQuestionsOperation, { productId }),
  payments: (asked) => callGraphql(client, paymentsOperation, asked),
  instalments: (asked) => callGraphql(client, instalmentsOperation, asked),
  stores: (asked) => callGraphql(client, storesOperation, asked),
  choices: (productId) => callGraphql(client, productChoicesOperation, { productId }),
  listing: (query) => callGraphql(client, listingOperation, query),
  producer: (query) => callGraphql(client, producerOperation, query),
  search: (query) => callGraphql(client, searchOperation, query),
  related: (productId) => callGraphql(client, relatedProductsOperation, { productId }),
  recommended: () => callGraphql(client, recommendedProductsOperation, {}),
  tiles: (productIds) => callGraphql(client, productTilesOperation, { productIds }),
  home: () => callGraphql(client, homeOperation, {}),
  content: (key) => callGraphql(client, contentOperation, { key }),
})

/** What a shop tells of a product that is offered, null when it has none such; what it lacks of one alone it may tell among others. Spec: 10.309, 10.1060. */
export const makeToldOffer =
  (client: GraphqlClient, plainShop: AskPlainShop) =>
  (productId: number): Effect.Effect<ToldOffer | null, ShopFailure> =>
    withMore(callGraphql(client, productOfferOperation, { productId }), () => plainShop.subscription(productId), productId, plainShop, {
      isWanted: ({ needs }) => needs === undefined,
      lacksOfTile,
    }).pipe(
      Effect.map(({ told, more: subscribed, tile }) => {
        const whole = told === null || tile === null ? told : withTile(told, tile)
        if (whole === null || subscribed === null) return whole
        const needs = subscribed.isOnly && knownOffer(whole).needs === null ? { needs: "period" as const } : {}
        return { ...whole, subscribed, ...needs }
      }),
    )

/** A product without a name is none that anybody buys: fails with NotOffered. */
export const toNamedOffer = (told: ToldOffer | null): Effect.Effect<ProductOffer | null, NotOffered> =>
  told !== null && told.name === null
    ? Effect.fail(new NotOffered({ call: "product name" }))
    : Effect.succeed(told === null ? null : knownOffer(told))

/** What is to be asked besides, and when. */
interface AskingMore<Told> {
  readonly isWanted: (told: Told) => boolean
  /** it lacks something that the shop may tell of a product among others */
  readonly lacksOfTile: (told: Told) => boolean
}

/** An answer, and more where the shop tells little in it; null = more was not asked. Of a shop that is known to tell little all is asked at once. */
const withMore = <Told, More>(
  asked: Effect.Effect<Told | null, ShopFailure>,
  askMore: () => Effect.Effect<More>,
  productId: number,
  plainShop: AskPlainShop,
  { isWanted, lacksOfTile }: AskingMore<Told>,
) =>
  Effect.gen(function* () {
    if (plainShop.isKnown()) {
      const [told, more, tile] = yield* Effect.all([asked, askMore(), plainShop.named(productId)], { concurrency: "unbounded" })
      return { told, more: told !== null && isWanted(told) ? more : null, tile }
    }
    const told = yield* asked
    return {
      told,
      more: told !== null && isWanted(told) ? yield* askMore() : null,
      tile: told !== null && lacksOfTile(told) ? yield* plainShop.named(productId) : null,
    }
  })

/** What the shop tells of a product only where it tells of several. */
function namedBy({ details }: ToldDetails, { id, name, description, producer, picture }: PlainTile): ToldDetails {
  const maker = producer === null ? null : { ...producer, place: null, story: null, contact: null }
  const links = { pl: productAddress("pl", id, name), en: productAddress("en", id, name) }
  const pictures = details.pictures.length > 0 || picture === null ? details.pictures : [picture]
  return {
    plainName: name,
    details: { ...details, links, pictures, descriptionHtml: details.descriptionHtml || description, producer: details.producer ?? maker },
  }
}

/** Pictures of the ajax blocks stand in the place of the one that GraphQL tells. */
function withLooks({ details, plainName }: ToldDetails, looks: ProductLooks | null): ProductDetails {
  if (looks === null) return details
  const pictures = looks.pictures.map((picture) => ({ ...picture, alt: plainName ?? "" }))
  return { ...details, pictures: pictures.length > 0 ? pictures : details.pictures, variants: looks.variants }
}
