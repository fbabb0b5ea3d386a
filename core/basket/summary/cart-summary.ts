import { addDecimals, type Decimal } from "../../values/decimal.ts"
import type { PriceType } from "../../values/money.ts"
import type { PriceFormat } from "../../values/price-format.ts"
import type { Basket, BasketRow } from "../basket.ts"
import type { OrderOutlook } from "./order-outlook.ts"

/** What the summary reads of a row: what is not carried, and what comes again and again. */
export type SummaryRow = Pick<BasketRow, "details" | "lineTotal" | "points">

/** A basket as its summary needs it, which is a small part of it. */
export interface SummaryBasket extends Omit<Basket, "rows"> {
  readonly rows: readonly SummaryRow[]
}

/** What the cart comes to: it follows the rows, which another machine of the page changes. */
export interface CartSummaryState {
  readonly basket: SummaryBasket
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** what an order would meet; null = the shop does not tell */
  readonly outlook: OrderOutlook | null
  /** where an order of it goes on; null = the shop takes none here */
  readonly next: string | null
  /** the outlook is that of a basket of before: a newer one is asked for, or could not be had */
  readonly reading: { readonly is: "no" | "asked" | "failed"; readonly requestId: number }
}

export type CartSummaryEvent =
  /** another machine of the page changed the basket */
  | { readonly type: "Published"; readonly basket: Basket }
  | { readonly type: "OutlookRead"; readonly requestId: number; readonly outlook: OrderOutlook }
  | { readonly type: "OutlookUnread"; readonly requestId: number }

/** Ask what an order of the basket as it is now would meet. */
export interface CartSummaryCommand {
  readonly type: "ReadOutlook"
  readonly requestId: number
}

/** What the cart comes to as its page opens. */
export interface CartSummaryStart extends Pick<CartSummaryState, "priceFormat" | "priceType"> {
  readonly basket: Basket
  readonly outlook?: OrderOutlook | null
  readonly next?: string | null
}

/**
 * The summary as the cart opens.
 *
 * Spec: 10.125, 10.440.
 *
 * @example openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" }).basket.rows.length // => 1
 */
export const openCartSummary = ({ basket, outlook = null, next = null, ...prices }: CartSummaryStart): CartSummaryState => ({
  ...prices,
  basket: summaryBasket(basket),
  outlook,
  next,
  reading: { is: "no", requestId: 0 },
})

/**
 * One step: what it comes to follows the basket at once, and what an order would meet is asked for anew, where the shop tells it. Only the
 * answer to the newest question counts; without one the page keeps what it knows, and says that it is old.
 *
 * Spec: 8.57, 10.440.
 *
 * @example
 * const opened = openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" })
 * cartSummary(opened, { type: "Published", basket: sampleBasket(3) })[0].basket.rows.length // => 3
 */
export function cartSummary(
  summary: CartSummaryState,
  event: CartSummaryEvent,
): readonly [CartSummaryState, readonly CartSummaryCommand[]] {
  const { outlook, reading } = summary
  switch (event.type) {
    case "Published": {
      const shown = { ...summary, basket: summaryBasket(event.basket) }
      if (outlook === null || event.basket.rows.length === 0) return [shown, []]
      const requestId = reading.requestId + 1
      return [{ ...shown, reading: { is: "asked", requestId } }, [{ type: "ReadOutlook", requestId }]]
    }
    case "OutlookRead":
      if (!isAwaited(reading, event.requestId)) return [summary, []]
      return [{ ...summary, outlook: event.outlook, reading: { ...reading, is: "no" } }, []]
    case "OutlookUnread":
      return isAwaited(reading, event.requestId) ? [{ ...summary, reading: { ...reading, is: "failed" } }, []] : [summary, []]
  }
}

const isAwaited = ({ is, requestId }: CartSummaryState["reading"], answered: number): boolean => is === "asked" && requestId === answered

/**
 * The part of a basket that its summary is made of.
 *
 * Spec: 10.440.
 *
 * @example summaryBasket(sampleBasket(2)).rows.map(({ details }) => details) // => [[], []]
 */
export function summaryBasket({ rows, ...basket }: Basket): SummaryBasket {
  return { ...basket, rows: rows.map(summaryRow) }
}

const summaryRow = ({ details, lineTotal, points }: BasketRow): SummaryRow => ({
  details: details.filter(({ is }) => is === "period" || is === "virtual"),
  lineTotal,
  ...(points === undefined ? {} : { points }),
})

/**
 * What the rows that are paid with points come to; null = none is.
 *
 * Spec: 3.58, 9.43, 15.22.
 *
 * @example pointsToPay([{ points: { each: decimal("90"), total: decimal("180") } }]) // => decimal("180")
 * @example pointsToPay([{}]) // => null
 */
export function pointsToPay(rows: readonly Pick<BasketRow, "points">[]): Decimal | null {
  const paid = rows.flatMap(({ points }) => (points === undefined ? [] : [points.total]))
  return paid.length === 0 ? null : paid.reduce(addDecimals)
}
