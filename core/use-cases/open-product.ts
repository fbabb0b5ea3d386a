import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { QuickPayments } from "../../ports/quick-payments.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import { type PageAddress, productAddress } from "../addresses/addresses.ts"
import { openingProduct } from "../delivery/opening-question.ts"
import type { ProductNotice } from "../messages/notice.ts"
import type { ProductPageModel, ReviewPageModel } from "../pages/page.ts"
import { unknownChoices } from "../pages/unknown-choices.ts"
import type { ProductChoices } from "../product-page/product-choices.ts"
import { parsePartsQuery, parseRowsQuery } from "../product-page/wanted-parts.ts"
import { plainReviewQuery } from "../product/reviews.ts"
import { findSize } from "../product/sizes.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import type { Language } from "../values/language.ts"
import type { AskDelivery } from "./ask-delivery.ts"
import { orElseLogged } from "./or-else-logged.ts"

type ProductAddress = Extract<PageAddress, { readonly page: "product" }>

/**
 * A product's page but for the frame; `null` = the shop has no such product. The offer is what the page cannot be without;
 * details that another kind of shop does not offer are left out, and the page says so.
 *
 * Spec: 10.5, 10.7, 10.8, 10.161, 10.162.
 */
export const makeOpenProduct =
  (catalogue: CatalogueApi, askDelivery: AskDelivery, quickPayments: QuickPayments, log: ErrorLog) =>
  (address: ProductAddress): Effect.Effect<Omit<ProductPageModel, "frame" | keyof ProductNotice> | null, ShopFailure> =>
    Effect.gen(function* () {
      const { productId, reviews: asked } = address
      const query = asked ?? plainReviewQuery
      const parts = {
        offer: catalogue.offer(productId),
        details: catalogue.details(productId).pipe(orElseLogged(log, "read product details", null)),
        choices: catalogue.choices(productId).pipe(orElseLogged(log, "read product choices", null)),
        reviews: catalogue.reviews(productId, query).pipe(orElseLogged(log, "read product reviews", null)),
        questions: catalogue.questions(productId).pipe(orElseLogged(log, "read product questions", null)),
        shipping: askDelivery([openingProduct({ ...address, parts: parsePartsQuery(address.selectedParts) })]),
        related: catalogue.related(productId).pipe(Effect.map(wholeRows), orElseLogged(log, "read related products", [])),
        quickPayments: quickPayments.offered(productId).pipe(orElseLogged(log, "read quick payments", null)),
      }
      const {
        offer,
        details,
        choices,
        reviews,
        questions,
        shipping,
        related,
        quickPayments: quick,
      } = yield* Effect.all(parts, { concurrency: "unbounded" })
      if (offer === null) return null
      const unknown = unknownChoices(offer, choices?.kind ?? null, address)
      return {
        page: "product",
        offer,
        details,
        reviews: reviews === null ? null : { ...reviews, query, isAsked: asked !== undefined },
        questions,
        choices: choices === null ? null : { ...choices, wanted: wantedIn(address) },
        shipping,
        related,
        quickPayments: quick,
        selectedSizeId: findSize(offer, address.selectedSizeId)?.id ?? null,
        ...(unknown.length === 0 ? {} : { unknown }),
        typedQuantity: address.number,
      }
    })

/** What an address names of the product's choices. Spec: 5.59, 10.8, 16.46, 16.53, 17.36. */
const wantedIn = ({ selectedDays, selectedDate, selectedParts, selectedRows, parameters }: ProductAddress): ProductChoices["wanted"] => ({
  days: selectedDays,
  date: selectedDate,
  parts: parsePartsQuery(selectedParts),
  ...(parameters === undefined ? {} : { parameters }),
  ...(selectedRows === undefined ? {} : { rows: parseRowsQuery(selectedRows) }),
})

export type OpenProduct = ReturnType<typeof makeOpenProduct>

/**
 * The product that is reviewed, for the page of the form; `null` = the shop has no such product. A shop that does not tell reviews
 * takes none either.
 *
 * Spec: 2.90, 10.270.
 */
export const makeOpenReviewed =
  (catalogue: CatalogueApi, log: ErrorLog) =>
  (productId: number, language: Language): Effect.Effect<ReviewPageModel["product"] | null, ShopFailure> =>
    Effect.all(
      {
        offer: catalogue.offer(productId),
        details: catalogue.details(productId).pipe(orElseLogged(log, "read product details", null)),
        reviews: catalogue.reviews(productId, plainReviewQuery),
      },
      { concurrency: "unbounded" },
    ).pipe(
      Effect.map(({ offer, details }) =>
        offer === null
          ? null
          : {
              id: offer.id,
              name: offer.name,
              link: productAddress(language, offer.id, offer.name),
              picture: details?.pictures[0] ?? null,
            },
      ),
    )
