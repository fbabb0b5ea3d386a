import type { OrderLack } from "../messages/order-notice.ts"
import type { ShopError } from "../messages/shop-messages.ts"
import { compareMoney, type Money } from "../values/money.ts"
import type { OrderQuote } from "./order-quote.ts"

/** An order as it is posted: what was shown, and the statements. Nothing of it decides what is charged. */
export interface OrderPost {
  readonly key: string
  readonly shown: string
  /** what was shown to be paid, gross */
  readonly total: Money
  /** the terms are agreed to */
  readonly terms: boolean
  /** the right to withdraw was read */
  readonly cancel: boolean
}

/** What comes next for who has ordered: paying at a provider, a transfer, paying when it is handed over, or nothing. */
export type OrderNext = "pay" | "transfer" | "onDelivery" | "nothing"

/** An order that stands. */
export interface PlacedAs {
  readonly number: string
  readonly next: OrderNext
  /** where the shop leads on */
  readonly location: string
}

/** What came of an order that was posted. */
export type OrderOutcome =
  | ({ readonly _tag: "Placed" } & PlacedAs)
  /** the same post made it before */
  | ({ readonly _tag: "AlreadyPlaced" } & PlacedAs)
  | { readonly _tag: "Refused"; readonly errors: readonly ShopError[] }
  /** nothing was ordered: it would cost more than was shown */
  | { readonly _tag: "PriceRose"; readonly shown: Money; readonly now: Money }
  /** nothing was ordered: something is left to be told */
  | { readonly _tag: "Incomplete"; readonly lacks: readonly OrderLack[] }
  /** nothing was ordered: it is not what was shown, for the basket, an address or a choice is another one by now */
  | { readonly _tag: "Changed" }

/** Why an order is not placed. */
export type OrderRefusal = Exclude<OrderOutcome, { readonly number: string }>

/**
 * Why a posted order is not placed; null = it is. What keeps the basket from being ordered comes first, then what is lacking, then what is not
 * as it was shown, and last a sum that rose. One that fell is taken.
 *
 * Spec: 8.58 to 8.63, 10.703, 10.704, 10.705.
 *
 * @example
 * const quote = { obstacle: null, lacks: [], key: "k", shown: "s", sums: { total: money("12.00") } } as const
 * const post = { key: "k", shown: "s", total: money("10.00"), terms: true, cancel: true }
 * placeRefusal(quote, post) // => { _tag: "PriceRose", shown: money("10.00"), now: money("12.00") }
 * @example
 * const quote = { obstacle: null, lacks: [], key: "k", shown: "s", sums: { total: money("9.00") } } as const
 * placeRefusal(quote, { key: "k", shown: "s", total: money("10.00"), terms: true, cancel: true }) // => null
 */
export function placeRefusal(
  {
    obstacle,
    lacks,
    key,
    shown,
    sums,
  }: Pick<OrderQuote, "obstacle" | "lacks" | "key" | "shown"> & { readonly sums: { readonly total: Money } },
  post: OrderPost,
): OrderRefusal | null {
  if (obstacle !== null) return { _tag: "Refused", errors: [obstacle] }
  const missing: readonly OrderLack[] = [
    ...lacks,
    ...(post.terms ? [] : (["terms"] as const)),
    ...(post.cancel ? [] : (["cancel"] as const)),
  ]
  if (missing.length > 0) return { _tag: "Incomplete", lacks: missing }
  if (post.key !== key || post.shown !== shown) return { _tag: "Changed" }
  return compareMoney(sums.total, post.total) > 0 ? { _tag: "PriceRose", shown: post.total, now: sums.total } : null
}

/**
 * What comes next for who has ordered. Where nothing is left to pay, nothing does.
 *
 * Spec: 10.706.
 *
 * @example orderNext({ moment: "prepaid", group: "transfer" }, money("10.00")) // => "transfer"
 * @example orderNext({ moment: "dvp", group: "delivery" }, money("10.00")) // => "onDelivery"
 * @example orderNext({ moment: "prepaid", group: "online" }, money("0")) // => "nothing"
 */
export function orderNext({ moment, group }: { readonly moment: "prepaid" | "dvp"; readonly group: string }, total: Money): OrderNext {
  if (total.minor <= 0) return "nothing"
  if (moment === "dvp") return "onDelivery"
  return group === "transfer" ? "transfer" : "pay"
}
