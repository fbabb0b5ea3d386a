import { addDecimals, type Decimal } from "../../values/decimal.ts"
import type { PriceType } from "../../values/money.ts"
import type { PriceFormat } from "../../values/price-format.ts"
import type { Basket, BasketRow } from "../basket.ts"

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
}

/** Another machine of the page changed the basket. */
export interface CartSummaryEvent {
  readonly type: "Published"
  readonly basket: Basket
}

/**
 * The summary as the cart opens.
 *
 * Spec: 10.125, 10.440.
 *
 * @example openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" }).basket.rows.length // => 1
 */
export const openCartSummary = ({
  basket,
  ...prices
}: { readonly basket: Basket } & Omit<CartSummaryState, "basket">): CartSummaryState => ({
  ...prices,
  basket: summaryBasket(basket),
})

/**
 * One step: what it comes to follows the basket.
 *
 * Spec: 10.440.
 *
 * @example
 * const opened = openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" })
 * cartSummary(opened, { type: "Published", basket: sampleBasket(3) })[0].basket.rows.length // => 3
 */
export const cartSummary = (summary: CartSummaryState, { basket }: CartSummaryEvent): readonly [CartSummaryState, readonly []] => [
  { ...summary, basket: summaryBasket(basket) },
  [],
]

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
