import { Effect } from "effect"
import { cartAddress } from "../addresses/addresses.ts"
import { orderReviewPath } from "../addresses/order-addresses.ts"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { lackingAddress } from "./order-lacks.ts"
import type { OrderQuote } from "./order-quote.ts"
import type { OrderStop } from "../messages/order-notice.ts"
import { orderStop } from "./order-stop.ts"
import { orderLeavingMachine } from "../basket/leaving/leave-question-machine.ts"
import { reviewingMachine } from "./review/reviewing-machine.ts"
import { viewOrderSums } from "./view-order-sums.ts"
import { viewObstacle } from "./view-obstacle.ts"

/** Where an order is looked over before it is placed. */
export interface OrderCheckPageModel {
  readonly page: "order2"
  readonly frame: PageFrame
  readonly quote: OrderQuote
  /** what stopped the order that was posted; null = nothing was posted, or it is over */
  readonly stop: OrderStop | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly order2: { readonly address: { readonly language: Language | null }; readonly model: OrderCheckPageModel }
  }
}

/**
 * Everything once more: goods, sums, addresses, delivery, payment, statements. What is lacking leads to the step that asks for it.
 *
 * Spec: 10.18, 10.154, 10.703, 10.740 to 10.744.
 */
export const orderCheckPageRecord: PageRecord<"order2"> = {
  read: (path, query) => (path === orderReviewPath ? { page: "order2", language: languageInQuery(query) } : null),
  write: ({ language }) => writeNeutral(orderReviewPath, language),
  open: (_, { order }, { language }) =>
    order.quote().pipe(
      Effect.map((quote) => (frame) => {
        if (quote === null) return { page: "redirect", to: cartAddress(language) }
        const lacking = quote.obstacle === null ? lackingAddress(language, quote.lacks, frame.visitor) : null
        if (lacking !== null) return { page: "redirect", to: lacking }
        return { page: "order2", frame, quote, stop: orderStop(frame.notice) }
      }),
    ),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: ({ stop }, { frame, texts }) => ({ title: titled(formatText(texts, "checkout.reviewHeading"), frame), isWrong: stop !== null }),
  isPublic: false,
  bodyClass: "order2_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  orderStep: () => "check",
  machines: { orderReview: listed(reviewingMachine), orderLeaving: listed(orderLeavingMachine) },
  recorded: {
    message: ({ quote }, texts) => viewObstacle(quote.obstacle, texts)?.text ?? null,
    content: ({ quote, frame, stop }, texts) => {
      const { sums, payments, deliveries, payment, delivery, isCarried } = quote
      const { rows, total } = viewOrderSums(sums, isCarried, frame.shell.priceFormat, texts)
      return {
        goods: (frame.basket?.rows ?? []).map(({ name }) => name),
        payment: payments.find(({ id }) => id === payment)?.name ?? null,
        delivery: deliveries.find(({ id }) => id === delivery)?.name ?? null,
        sums: rows.map(({ label, amount }) => ({ label, amount })),
        total,
        stop: stop?.is ?? null,
      }
    },
  },
}
