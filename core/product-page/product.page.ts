import { tilesWords } from "../pages/tile-words.ts"
import { Effect } from "effect"
import { openingProduct } from "../delivery/opening-question.ts"
import { answerHoldsUntil, nextWordChange, type ShippingAnswer } from "../delivery/product-shipping.ts"
import type { ProductQuestion } from "../asking/posted-asking.ts"
import { type ProductPageNotice, productNotice } from "../messages/notice.ts"
import { choosesNothing, type ProductPageAddress, readProductAddress, writeProductAddress } from "../pages/product-address.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import { notifyMachine, questionMachine } from "../asking/asking-machines.ts"
import { priceMoments } from "../pages/kept-moments.ts"
import { linksInQuery, withSameQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import { foundOr404, type PageRecord, type PageShop } from "../pages/page-record.ts"
import { productMachine } from "./machine/product-machine.ts"
import { promotionEndMachine, promotionEndOf } from "../pricing/promotion-end-machine.ts"
import { shippingMachine } from "../delivery/shipping-machine.ts"
import { unknownChoices } from "../pages/unknown-choices.ts"
import { dateBegins } from "../product/date-begins.ts"
import type { ProductDetails } from "../product/details.ts"
import type { ListedProduct } from "../product/listing.ts"
import type { ProductOffer } from "../product/offer.ts"
import { plainReviewQuery, type FoundReviews, type ReviewQuery } from "../product/reviews.ts"
import { findSize } from "../product/sizes.ts"
import type { UnknownChoice } from "../product/unknown-choice.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import type { OfferedQuickPayments } from "./detail-modules.ts"
import type { ProductChoices } from "./product-choices.ts"
import { parsePartsQuery, parseRowsQuery } from "./wanted-parts.ts"

/**
 * `refusal`, `added` and `asked` come of the visitor's last post: why the shop refused it, the row when the shop stays on the page (layer), or
 * what became of a form in which the shop was asked something.
 */
export interface ProductPageModel extends ProductPageNotice {
  readonly page: "product"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** null = the shop has no call for it: the page says so */
  readonly details: ProductDetails | null
  /** the reviews that the address asks for (`isAsked`), else the first ones; null = the shop does not tell */
  readonly reviews: (FoundReviews & { readonly query: ReviewQuery; readonly isAsked: boolean }) | null
  /** what was asked about it and answered; null = the shop has no call for it, and nobody can ask */
  readonly questions: readonly ProductQuestion[] | null
  /** null = the shop does not tell what kind of product it is */
  readonly choices: ProductChoices | null
  /** from `?selected_size=`, only when the product has that size */
  readonly selectedSizeId: string | null
  /** what the address names and the product does not have; absent = nothing */
  readonly unknown?: readonly UnknownChoice[]
  /** from `?number=`: what was typed before the last post */
  readonly typedQuantity: string | null
  /** its delivery to the visitor; null = the shop does not tell */
  readonly shipping: ShippingAnswer | null
  /** tiles of products that go with it */
  readonly related: readonly ListedProduct[]
  /** null = the shop has no provider of quick payments */
  readonly quickPayments: OfferedQuickPayments | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly product: { readonly address: ProductPageAddress; readonly model: ProductPageModel }
  }
}

/** The page on which a product is bought. Spec: 10.5 to 10.8, 10.317. */
export const productPageRecord: PageRecord<"product"> = {
  read: (path, query) => {
    const address = readProductAddress(path, query)
    return address === null ? null : { page: "product", ...address }
  },
  write: writeProductAddress,
  open: (address, shop) =>
    foundOr404(openProduct(address, shop), (product, frame) => ({
      ...product,
      frame,
      ...productNotice(frame.notice, address.productId),
    })),
  kept: { isAlike: choosesNothing, lastMoments },
  links: ({ details }, url) => {
    if (details === null) return linksInQuery(url)
    const query = new URLSearchParams(url.search)
    const opened = readProductAddress(url.pathname, query)
    // an address that chooses nothing shows the page that all see alike, whatever else it holds
    if (opened !== null && choosesNothing(opened)) return details.links
    query.delete("lang")
    return withSameQuery(details.links, query)
  },
  head: ({ offer, details }, { frame }) => ({
    // pages of versions are told apart by their titles (10.317)
    title: titled(offer.versionName === null ? offer.name : `${offer.name}, ${offer.versionName}`, frame),
    description: details?.summary || offer.name,
    links: details?.links ?? null,
    picture: details?.pictures[0] ?? null,
    kind: "product",
  }),
  isPublic: true,
  bodyClass: "projector_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {
    product: listed(productMachine),
    notify: listed(notifyMachine),
    question: listed(questionMachine),
    ...leaveFormMachines,
    shipping: listed(shippingMachine),
    promotionEnd: listed(promotionEndMachine),
  },
  recorded: {
    title: ({ offer }) => offer.name,
    content: ({ details, reviews, questions, related, frame }, texts) => ({
      producer: details?.producer?.name ?? null,
      code: details?.code ?? null,
      rating: details?.rating?.mean ?? null,
      parameters: (details?.parameters ?? []).map(({ name, values }) => ({ name, values })),
      found: reviews === null ? null : String(reviews.found),
      reviews: (reviews?.reviews ?? []).map(({ author, rating, date }) => ({ author, rating: String(rating), date })),
      questions: (questions ?? []).map(({ text, answer }) => ({ text, answer })),
      related: tilesWords(related, frame, texts),
    }),
  },
}

/**
 * A product's page but for the frame; `null` = the shop has no such product. The offer is what the page cannot be without;
 * details that another kind of shop does not offer are left out, and the page says so.
 *
 * Spec: 10.5, 10.7, 10.8, 10.161, 10.162.
 */
const openProduct = (address: ProductPageAddress, { catalogue, quickPayments, askDelivery, orElseLogged }: PageShop) =>
  Effect.gen(function* () {
    const { productId, reviews: asked } = address
    const query = asked ?? plainReviewQuery
    const parts = {
      offer: catalogue.offer(productId),
      details: catalogue.details(productId).pipe(orElseLogged("read product details", null)),
      choices: catalogue.choices(productId).pipe(orElseLogged("read product choices", null)),
      reviews: catalogue.reviews(productId, query).pipe(orElseLogged("read product reviews", null)),
      questions: catalogue.questions(productId).pipe(orElseLogged("read product questions", null)),
      shipping: askDelivery([openingProduct({ ...address, parts: parsePartsQuery(address.selectedParts) })]),
      related: catalogue.related(productId).pipe(Effect.map(wholeRows), orElseLogged("read related products", [])),
      quickPayments: quickPayments.offered(productId).pipe(orElseLogged("read quick payments", null)),
    }
    const found = yield* Effect.all(parts, { concurrency: "unbounded" })
    const { offer, choices, reviews } = found
    if (offer === null) return null
    const unknown = unknownChoices(offer, choices?.kind ?? null, address)
    return {
      ...found,
      page: "product" as const,
      offer,
      reviews: reviews === null ? null : { ...reviews, query, isAsked: asked !== undefined },
      choices: choices === null ? null : { ...choices, wanted: wantedIn(address) },
      selectedSizeId: findSize(offer, address.selectedSizeId)?.id ?? null,
      ...(unknown.length === 0 ? {} : { unknown }),
      typedQuantity: address.number,
    }
  })

/** What an address names of the product's choices. Spec: 5.59, 10.8, 16.46, 16.53, 17.36. */
const wantedIn = ({
  selectedDays,
  selectedDate,
  selectedParts,
  selectedRows,
  parameters,
}: ProductPageAddress): ProductChoices["wanted"] => ({
  days: selectedDays,
  date: selectedDate,
  parts: parsePartsQuery(selectedParts),
  ...(parameters === undefined ? {} : { parameters }),
  ...(selectedRows === undefined ? {} : { rows: parseRowsQuery(selectedRows) }),
})

/**
 * The last moments of the reduction, of the end of a promotion, before each date of a service begins, of what is said about delivery (the
 * shipping time changes with the deadline and with the day), and of prices.
 *
 * Spec: 4.70, 9.49, 9.50, 15.29, 17.34, 18.3, 18.25.
 */
function lastMoments(model: ProductPageModel, zone: string): readonly (number | null)[] {
  const { offer, related, choices, shipping, frame } = model
  const promotion = promotionEndOf(model)
  const dates = choices?.kind.is === "dated" ? choices.kind.dates.map(({ id }) => dateBegins(id, zone)) : []
  const shippingChanges = shipping === null ? [] : [answerHoldsUntil(shipping, frame.nowMs), nextWordChange(shipping, frame.nowMs)]
  return [
    offer.reductionEndsAtMs,
    ...[promotion?.endMs ?? null, ...dates, ...shippingChanges].map((change) => (change === null ? null : change - 1)),
    ...priceMoments([...offer.sizes, ...related], zone),
  ]
}
