import { Effect } from "effect"
import { topicAddress } from "../addresses/product-links.ts"
import { queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { askedQuantity, readTopic, sizeQuery, type TopicAbout, topicLinks } from "../pages/product-topic.ts"
import type { ProductOffer } from "../product/offer.ts"
import { preselectedSize } from "../product/sizes.ts"
import { formatText } from "../texts/texts.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"
import { type OfferedPayments, viewPayments } from "./payment.ts"

/** How a product can be paid for. */
export interface PaymentsPageModel {
  readonly page: "payments"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** the one that it is about; null = the one that can be bought for the least */
  readonly sizeId: string | null
  readonly quantity: Decimal
  readonly payments: OfferedPayments
}

interface PaymentsPageAddress extends TopicAbout {
  readonly number: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly payments: { readonly address: PaymentsPageAddress; readonly model: PaymentsPageModel }
  }
}

/**
 * How a product can be paid for. Anything but a quantity counts as one piece, or the least that is sold.
 *
 * Spec: 7.43, 10.252, 18.29.
 */
export const paymentsPageRecord: PageRecord<"payments"> = {
  read: (path, query) => {
    const about = readTopic("payments", path, query)
    return about === null ? null : { page: "payments", ...about, number: queryValue(query, "number") }
  },
  write: ({ language, productId, selectedSizeId, number }) =>
    topicAddress("payments", language, productId, { ...sizeQuery(selectedSizeId), ...(number === null ? {} : { number }) }),
  open: ({ productId, selectedSizeId, number }, { catalogue }) =>
    foundOr404(
      Effect.gen(function* () {
        const offer = yield* catalogue.offer(productId)
        if (offer === null) return null
        const sizeId = preselectedSize(offer, selectedSizeId)
        const quantity = askedQuantity(number) ?? offer.unit.sellBy
        const payments = yield* catalogue.payments({ productId, sizeId: sizeId ?? "uniw", quantity })
        return payments === null ? null : { page: "payments" as const, offer, sizeId, quantity, payments }
      }),
      (found, frame) => ({ ...found, frame }),
    ),
  kept: null,
  links: ({ offer, sizeId, quantity }) => topicLinks("payments", offer.id, { ...sizeQuery(sizeId), number: decimalText(quantity) }),
  head: ({ offer }, { frame, texts }) => ({ title: titled(`${formatText(texts, "shipping.payments")}: ${offer.name}`, frame) }),
  isPublic: false,
  bodyClass: "topic_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ offer }) => offer.name,
    content: ({ payments, frame }, texts) => {
      const view = viewPayments(payments, frame.shell.priceFormat, texts)
      if (view.is === "empty") return { about: view.words, methods: [] }
      return { about: view.about, methods: view.groups.flatMap(({ rows }) => rows.map(({ name, cost, terms }) => ({ name, cost, terms }))) }
    },
  },
}
