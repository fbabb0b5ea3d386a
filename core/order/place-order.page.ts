import { Effect } from "effect"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery, type PagePath } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { OrderStep } from "../pages/order-step.ts"
import type { ShownOrder } from "./placed-order.ts"
import { viewOrderSums } from "./view-order-sums.ts"
import { placeOrderPath } from "../addresses/order-addresses.ts"
import { foundOr404, type PageRecord, type PageShop } from "../pages/page-record.ts"

/** What a page of an order that was placed shows. */
export interface PlacedPage {
  readonly frame: PageFrame
  readonly order: ShownOrder
  /** who is signed in has no passkey yet */
  readonly offersPasskey: boolean
}

/** The order that an address names; whether it is the visitor's the shop knows. */
export interface PlacedPageAddress {
  readonly language: Language | null
  readonly number: string
}

/**
 * The order that an address names; `null` = none.
 *
 * Spec: 10.706.
 *
 * @example readPlaced(new URLSearchParams("order=7KQ2M-X9D4R")) // => { language: null, number: "7KQ2M-X9D4R" }
 */
export function readPlaced(query: URLSearchParams): PlacedPageAddress | null {
  const number = queryValue(query, "order")
  return number === null ? null : { language: languageInQuery(query), number }
}

/** What the pages of orders that were placed have in common. Reading one changes nothing, however often. Spec: 10.714, 10.730, 10.750. */
export const placedPage = {
  /** the address of an order on one of them */
  addressOf: (path: string, { language, number }: PlacedPageAddress): string => writeNeutral(path, language, { order: number }),
  /** the order, and whether its client has no passkey: a shop that does not tell offers none. Spec: 10.706, 10.933 */
  readOrder: (number: string, { order, passkeys, orElseLogged }: PageShop) => {
    const hasNone = passkeys.list().pipe(
      Effect.map((account) => account !== null && account.passkeys.length === 0),
      Effect.catchTag("NotOffered", () => Effect.succeed(false)),
      orElseLogged("read passkeys", false),
    )
    return Effect.all([order.read(number), hasNone], { concurrency: "unbounded" }).pipe(
      Effect.map(([found, offersPasskey]) => (found === null ? null : { order: found, offersPasskey })),
    )
  },
  kept: null,
  links: (_: PlacedPage, url: PagePath) => linksInQuery(url),
  head: (_: PlacedPage, { frame, texts }: { readonly frame: PageFrame; readonly texts: TextCatalogue }) => ({
    title: titled(formatText(texts, "checkout.doneHeading"), frame),
  }),
  isPublic: false,
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  orderStep: (): OrderStep => "done",
  machines: {},
  recorded: {
    content: ({ order, frame }: PlacedPage, texts: TextCatalogue) => {
      const { rows, total } = viewOrderSums(order.sums, order.delivery !== null, frame.shell.priceFormat, texts)
      return {
        status: order.status,
        paid: order.paid,
        tried: order.lastTry,
        goods: order.lines.map(({ name }) => name),
        payment: order.payment.name,
        delivery: order.delivery?.name ?? null,
        sums: rows.map(({ label, amount }) => ({ label, amount })),
        total,
      }
    },
  },
} as const

/** An order that was placed, and what comes next. */
export interface PlacedPageModel extends PlacedPage {
  readonly page: "placeOrder"
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly placeOrder: { readonly address: PlacedPageAddress; readonly model: PlacedPageModel }
  }
}

/** An order that was placed, and what comes next. Spec: 10.18, 10.706, 10.714, 10.750. */
export const placedPageRecord: PageRecord<"placeOrder"> = {
  ...placedPage,
  read: (path, query) => {
    const address = path === placeOrderPath ? readPlaced(query) : null
    return address === null ? null : { page: "placeOrder", ...address }
  },
  write: (address) => placedPage.addressOf(placeOrderPath, address),
  open: ({ number }, shop) => foundOr404(placedPage.readOrder(number, shop), (found, frame) => ({ page: "placeOrder", frame, ...found })),
  bodyClass: "place-order_page",
}
