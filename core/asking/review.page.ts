import { Effect } from "effect"
import { productAddress } from "../addresses/addresses.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import type { AskingNotice } from "../messages/asking-notice.ts"
import { productNotice } from "../messages/notice.ts"
import { languageInQuery, parseId, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import { foundOr404, type PageRecord, type PageShop } from "../pages/page-record.ts"
import { reviewMachine } from "./review-machine.ts"
import type { ProductPicture } from "../product/details.ts"
import { plainReviewQuery } from "../product/reviews.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

/** Where a product is reviewed. */
export interface ReviewPageModel {
  readonly page: "review"
  readonly frame: PageFrame
  readonly product: {
    readonly id: number
    readonly name: string
    /** address of its page */
    readonly link: string
    readonly picture: ProductPicture | null
  }
  /** what the last post of a review of this product came to */
  readonly asked: AskingNotice | null
}

interface ReviewPageAddress {
  readonly language: Language | null
  readonly productId: number
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly review: { readonly address: ReviewPageAddress; readonly model: ReviewPageModel }
  }
}

const path = "/product-review.php"

/** Where a product is reviewed. Spec: 2.90, 10.270. */
export const reviewPageRecord: PageRecord<"review"> = {
  read: (asked, query) => {
    const productId = asked === path ? parseId(queryValue(query, "product")) : null
    return productId === null ? null : { page: "review", language: languageInQuery(query), productId }
  },
  write: ({ language, productId }) => writeNeutral(path, language, { product: String(productId) }),
  open: ({ productId }, shop, { language }) =>
    foundOr404(openReviewed(productId, shop, language), (product, frame) => {
      const { asked } = productNotice(frame.notice, product.id)
      return { page: "review", frame, product, asked: asked?.form === "review" ? asked : null }
    }),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "review.heading"), frame) }),
  isPublic: false,
  bodyClass: "opinions_page review_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: { review: listed(reviewMachine), ...leaveFormMachines },
  recorded: {
    title: ({ product }) => product.name,
    content: ({ product: { id, link }, asked }) => ({ product: String(id), link, refused: asked?.refused ?? null }),
  },
}

/** The product that is reviewed; `null` = the shop has no such product. A shop that does not tell reviews takes none either. */
const openReviewed = (productId: number, { catalogue, orElseLogged }: PageShop, language: Language) =>
  Effect.all(
    {
      offer: catalogue.offer(productId),
      details: catalogue.details(productId).pipe(orElseLogged("read product details", null)),
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
