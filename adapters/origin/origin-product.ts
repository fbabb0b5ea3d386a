import { Effect } from "effect"
import type { PictureFiles, ProductDetails } from "../../core/product/details.ts"
import { hasMoreToChoose, type ProductOffer } from "../../core/product/offer.ts"
import type { Part } from "../../core/product-page/parts.ts"
import type { OfferedKind } from "../../core/product-page/product-choices.ts"
import { reviewsTogether } from "../../core/product/reviews.ts"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import { decimalFromNumber } from "../../core/values/decimal.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"
import type { AskPlainShop } from "../http/ask-plain-shop.ts"
import { toNamedOffer } from "../http/ky-catalogue-api.ts"
import type { ProductLooks } from "../http/product-blocks.wire.ts"
import { isUntold, lacksPeriods, type ToldOffer } from "../../core/product/told/told-offer.ts"
import type { Audience } from "./audience.ts"
import type { OriginPages } from "./origin-pages.ts"
import { filledDetails, filledOffer } from "./filled-product.ts"
import type { ReadProduct } from "./readers/product/read-product-page.ts"
import type { ReadPart, FormSet } from "./readers/product/read-parts.ts"

type ProductCalls = Pick<CatalogueApi, "offer" | "details" | "choices" | "reviews">

interface Dependencies {
  readonly pages: OriginPages
  readonly plainShop: AskPlainShop
  /** what the API tells of a product that is offered */
  readonly toldOffer: (productId: number) => Effect.Effect<ToldOffer | null, ShopFailure>
  readonly audience: Audience
  readonly log: ErrorLog
}

/**
 * A product of a shop whose API tells little: what it lacks is read from the product's own page, which is asked together with the API, and has no price in it.
 * Versions and parts count only where page and API say the same.
 *
 * Spec: 10.1023 to 10.1026, 10.1060, 10.1075.
 */
export function makeOriginProduct(
  catalogue: ProductCalls,
  { pages, plainShop, toldOffer, audience: { language }, log }: Dependencies,
): ProductCalls {
  const pageOf = (productId: number): Effect.Effect<ReadProduct | null> =>
    pages.product(productId, language).pipe(orElseLogged(log, "read the page of a product", null))

  /** An answer, and what the page says besides; null = the shop tells all itself, or the page cannot be read. */
  const withPage = <Told>(productId: number, asked: Effect.Effect<Told, ShopFailure>) =>
    Effect.gen(function* () {
      if (plainShop.isKnown()) {
        const [told, page] = yield* Effect.all([asked, pageOf(productId)], { concurrency: "unbounded" })
        return { told, page }
      }
      const told = yield* asked
      return { told, page: plainShop.isKnown() ? yield* pageOf(productId) : null }
    })

  /** Each part with what the API tells of it now; null = it does not tell of all. */
  const partsOf = (parts: readonly ReadPart[]): Effect.Effect<readonly Part[] | null> =>
    Effect.all(
      parts.map((part) =>
        Effect.all(
          // the same answer tells its name and its picture
          {
            offer: catalogue.offer(part.productId).pipe(orElseLogged(log, "read a part of a set", null)),
            tile: plainShop.named(part.productId),
          },
          { concurrency: "unbounded" },
        ).pipe(Effect.map(({ offer, tile }) => (offer === null ? null : toPart(part, offer, tile?.picture?.icon ?? null)))),
      ),
      { concurrency: "unbounded" },
    ).pipe(Effect.map((found) => (found.some((part) => part === null) ? null : found.filter((part) => part !== null))))

  const kindOf = (page: ReadProduct): Effect.Effect<OfferedKind | null> =>
    Effect.gen(function* () {
      if (!page.hasForm || page.isConfigured) return null
      const { set } = page
      const asked = { looks: plainShop.looks(page.id), parts: set === null ? Effect.succeed(null) : partsOf(set.parts) }
      const { looks, parts } = yield* Effect.all(asked, { concurrency: "unbounded" })
      if (set !== null) return parts !== null && isSameSet(set, looks) ? { is: "set", boughtAs: set.boughtAs, parts } : null
      if (page.levels !== null && areSameLevels(page, looks)) return { is: "versions", table: page.levels, way: "page" }
      return { is: "single" }
    })

  /** What has more to choose than our page can offer is bought on the shop's own. */
  const isSoldHere = (offer: ProductOffer, page: ReadProduct | null): Effect.Effect<boolean> =>
    Effect.gen(function* () {
      const isByPeriod = offer.subscription === "only" && offer.sizes.some(({ periods }) => periods !== undefined)
      if (!hasMoreToChoose(isByPeriod ? { ...offer, needs: null } : offer)) return true
      const set = page?.set ?? null
      return set !== null && isSameSet(set, yield* plainShop.looks(offer.id))
    })

  return {
    offer: (productId) =>
      Effect.gen(function* () {
        const { told, page } = yield* withPage(productId, toldOffer(productId))
        const filled = told === null || page === null ? told : filledOffer(told, page)
        const offer = yield* toNamedOffer(filled)
        if (filled === null || offer === null || !pages.areShownWhole || !plainShop.isKnown()) return offer
        if (isUntold(filled)) return yield* new NotOffered({ call: "price of a product" })
        if (lacksPeriods(filled)) return yield* new NotOffered({ call: "periods of a product" })
        return (yield* isSoldHere(offer, page)) ? offer : yield* new NotOffered({ call: "choices of a product" })
      }),
    details: (productId) =>
      Effect.gen(function* () {
        const { told, page } = yield* withPage(productId, catalogue.details(productId))
        if (told === null || page === null) return told
        const filled: ProductDetails = filledDetails(told, page, language)
        if (page.levels === null || page.set !== null) return filled
        // levels of their own say the same better
        return areSameLevels(page, yield* plainShop.looks(productId)) ? { ...filled, variants: null } : filled
      }),
    choices: (productId) =>
      catalogue.choices(productId).pipe(
        Effect.catchTag("NotOffered", (failure) =>
          pageOf(productId).pipe(
            Effect.flatMap((page) => (page === null ? Effect.succeed(null) : kindOf(page))),
            Effect.flatMap((kind) => (kind === null ? Effect.fail(failure) : Effect.succeed({ kind }))),
          ),
        ),
      ),
    reviews: (productId, query) =>
      catalogue.reviews(productId, query).pipe(
        Effect.catchTag("NotOffered", (failure) =>
          pageOf(productId).pipe(
            Effect.flatMap((page) => {
              const isWhole = page !== null && page.rating?.count === page.reviews.length
              return isWhole ? Effect.succeed(reviewsTogether(page.reviews, query)) : Effect.fail(failure)
            }),
          ),
        ),
      ),
  }
}

/** A part whose quantity is none is not one. */
function toPart(
  { id, quantity, isOptional, isChecked, look, productId }: ReadPart,
  offer: ProductOffer,
  picture: PictureFiles | null,
): Part | null {
  const each = decimalFromNumber(quantity)
  if (each === null || offer.type === "bundle" || offer.type === "collection") return null
  const looks = [{ productId, link: look?.link ?? null, picture }]
  return { id, optional: isOptional, checked: isChecked, quantity: each, versions: [offer], looks, productId: null, sizeId: null }
}

/** A page that has lost a part would sell another set: its parts are those that the API names, in its order. */
const isSameSet = ({ parts }: FormSet, { parts: told }: ProductLooks): boolean =>
  told !== null &&
  told.length === parts.length &&
  told.every(({ productId, quantity }, place) => parts[place]?.productId === productId && parts[place].quantity === quantity)

/** Where the API tells which product a value leads to, the page says the same of each. */
function areSameLevels({ levels }: ReadProduct, { values }: ProductLooks): boolean {
  if (levels === null) return false
  const [own, ...others] = levels.variants
  return (
    values === null ||
    others.every((variant) => variant.values.every((id, place) => id === own?.values[place] || values.get(id) === variant.productId))
  )
}
