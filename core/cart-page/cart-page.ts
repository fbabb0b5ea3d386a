import type { Basket, BasketRow } from "../basket/basket.ts"
import { addDecimals, compareDecimals, type Decimal, subtractDecimals } from "../decimal/decimal.ts"
import { parseTypedDecimal } from "../decimal/typed-decimal.ts"
import type { BasketRefusal } from "../errors/basket-refusal.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { PriceType } from "../money/price.ts"
import { effectiveRange } from "../quantity/effective-range.ts"
import { quantityLimits } from "../quantity/limits.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { answerRow } from "./answer-row.ts"
import { type CartStepped, sendRow, stillRow, unqueued, withRow } from "./send-row.ts"
import type { CartPage, CartPageEvent, CartProblem, CartRowState } from "./cart-page-state.ts"

export interface CartPageStart {
  readonly basket: Basket
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** from the address after a refused post */
  readonly refusal: { readonly additional: string; readonly refusal: BasketRefusal } | null
}

/**
 * The cart as it opens: every field shows what the shop has.
 *
 * Spec: 2.1, 10.116.
 */
export function openCartPage(start: CartPageStart): CartPage {
  const { basket, priceFormat, priceType, refusal } = start
  const problemOf = (row: BasketRow): CartProblem | null =>
    refusal?.additional === row.additional ? { is: "refused", refusal: refusal.refusal } : null
  return { basket, priceFormat, priceType, rows: basket.rows.map((row) => stillRow(row, 0, problemOf(row))), sent: null, queue: [] }
}

/**
 * One step of the cart. One change at a time is with the shop: what is asked for meanwhile waits, so that answers come in the
 * order of the changes and the last wish of the shopper is the one that stays.
 *
 * Spec: 5.62 to 5.72 (quantities), 8.57 (what the shopper asked for is always answered), 9.7, 9.8 (pauses), 10.168 (the
 * field shows a press at once), 10.169 (the last row). An answer that is not awaited changes nothing.
 */
export function cartPage(page: CartPage, event: CartPageEvent): CartStepped {
  const row = page.rows.find((one) => one.additional === event.additional)
  const line = page.basket.rows.find((one) => one.additional === event.additional)
  if (row === undefined || line === undefined) return [page, []]
  switch (event.type) {
    case "QuantityTyped":
      return waitFor(page, { ...row, text: event.text, problem: null }, quantityLimits.typingPauseMs)
    case "QuantityStepped":
      return stepRow(page, row, line, event.by)
    case "QuantityLeft":
      if (row.is === "removing") return [page, []]
      if (row.text.trim() === "") return [withRow(unqueued(page, row.additional), stillRow(line, row.asked + 1, null)), []]
      return row.is === "waiting" ? sendRow(page, row.additional) : [page, []]
    case "PauseEnded":
      if (row.asked !== event.asked || row.is !== "waiting" || row.text.trim() === "") return [page, []]
      return sendRow(page, row.additional)
    case "RemovePressed":
      if (row.is === "removing") return [page, []]
      return sendRow(
        withRow(unqueued(page, row.additional), { ...row, asked: row.asked + 1, is: "removing", problem: null }),
        row.additional,
      )
    case "RowSaved":
    case "RowRefused":
    case "RowFailed":
    case "RowUnsent":
      return answerRow(page, row, line, event)
  }
}

/** Takes the text in, and asks to be told when the shopper pauses. */
function waitFor(page: CartPage, row: CartRowState, ms: number): CartStepped {
  if (row.is === "removing") return [page, []]
  const waiting: CartRowState = { ...row, asked: row.asked + 1, is: "waiting" }
  const pause = { type: "WaitForPause", additional: row.additional, asked: waiting.asked, ms } as const
  return [withRow(unqueued(page, row.additional), waiting), [pause]]
}

function stepRow(page: CartPage, row: CartRowState, line: BasketRow, by: 1 | -1): CartStepped {
  const from = parseTypedDecimal(row.text) ?? line.quantity
  const to = by === 1 ? addDecimals(from, line.unit.sellBy) : subtractDecimals(from, line.unit.sellBy)
  if (!isWithin(to, line, by)) return [page, []]
  return waitFor(page, { ...row, text: quantityText(to, line.unit), problem: null }, quantityLimits.stepPauseMs)
}

/** Does a step in that direction stay within the row's limits? Spec: 5.63, 5.64. */
export function isWithin(quantity: Decimal, line: BasketRow, by: 1 | -1): boolean {
  const { min, max } = effectiveRange({ ...line, limits: purchaseLimits(line.limits, "once") })
  return by === -1 ? compareDecimals(quantity, min) >= 0 : max === null || compareDecimals(quantity, max) <= 0
}
