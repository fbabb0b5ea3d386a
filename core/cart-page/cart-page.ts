import type { Basket, BasketRow } from "../basket/basket.ts"
import { addDecimals, compareDecimals, type Decimal, decimalText, subtractDecimals } from "../decimal/decimal.ts"
import { parseTypedDecimal } from "../decimal/typed-decimal.ts"
import type { BasketRefusal } from "../errors/basket-refusal.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { PriceType } from "../money/price.ts"
import { checkQuantity } from "../quantity/check-quantity.ts"
import { effectiveRange } from "../quantity/effective-range.ts"
import { quantityLimits } from "../quantity/limits.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import type { CartPage, CartPageCommand, CartPageEvent, CartProblem, CartRowState } from "./cart-page-state.ts"

type Stepped = readonly [CartPage, readonly CartPageCommand[]]

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
  return { basket, priceFormat, priceType, rows: basket.rows.map((row) => stillRow(row, 0, problemOf(row))) }
}

const stillRow = (row: BasketRow, asked: number, problem: CartProblem | null): CartRowState => ({
  additional: row.additional,
  text: quantityText(row.quantity, row.unit),
  asked,
  is: "still",
  problem,
})

/**
 * One step of the cart.
 *
 * Spec: 5.62 to 5.72 (quantities), 8.57 (what the shopper asked for is always answered), 9.7, 9.8 (pauses), 10.168 (the
 * field shows a press at once), 10.169 (the last row). An answer to an older change of a row leaves that row alone.
 */
export function cartPage(page: CartPage, event: CartPageEvent): Stepped {
  const row = page.rows.find((one) => one.additional === event.additional)
  const line = page.basket.rows.find((one) => one.additional === event.additional)
  if (row === undefined || line === undefined) return [page, []]
  switch (event.type) {
    case "QuantityTyped":
      return waitFor(page, { ...row, text: event.text, problem: null }, quantityLimits.typingPauseMs)
    case "QuantityStepped":
      return stepRow(page, row, line, event.by)
    case "QuantityLeft":
      if (row.text.trim() === "") return [withRow(page, { ...stillRow(line, row.asked + 1, null) }), []]
      return row.is === "waiting" ? save(page, row, line) : [page, []]
    case "PauseEnded":
      if (row.asked !== event.asked || row.is !== "waiting" || row.text.trim() === "") return [page, []]
      return save(page, row, line)
    case "RemovePressed": {
      if (row.is === "removing") return [page, []]
      const removing: CartRowState = { ...row, asked: row.asked + 1, is: "removing", problem: null }
      return [withRow(page, removing), [{ type: "RemoveRow", asked: removing.asked, ...target(line) }]]
    }
    case "RowSaved":
      return showBasket(page, event.basket, row.asked === event.asked ? row.additional : null)
    case "RowRefused":
      return event.asked === row.asked ? fail(page, line, row, { is: "refused", refusal: event.refusal }) : [page, []]
    case "RowFailed":
      return event.asked === row.asked ? fail(page, line, row, { is: "failed" }) : [page, []]
    case "RowUnsent":
      if (event.asked !== row.asked) return [page, []]
      return [page, [{ type: "SubmitCartForm", remove: row.is === "removing" ? row.additional : null }]]
  }
}

const target = (line: BasketRow) => ({ additional: line.additional, productId: line.productId, sizeId: line.sizeId })

const withRow = (page: CartPage, row: CartRowState): CartPage => ({
  ...page,
  rows: page.rows.map((one) => (one.additional === row.additional ? row : one)),
})

/** Takes the text in, and asks to be told when the shopper pauses. */
function waitFor(page: CartPage, row: CartRowState, ms: number): Stepped {
  if (row.is === "removing") return [page, []]
  const waiting: CartRowState = { ...row, asked: row.asked + 1, is: "waiting" }
  return [withRow(page, waiting), [{ type: "WaitForPause", additional: row.additional, asked: waiting.asked, ms }]]
}

function stepRow(page: CartPage, row: CartRowState, line: BasketRow, by: 1 | -1): Stepped {
  const from = parseTypedDecimal(row.text) ?? line.quantity
  const to = by === 1 ? addDecimals(from, line.unit.sellBy) : subtractDecimals(from, line.unit.sellBy)
  if (!isWithin(to, line, by)) return [page, []]
  return waitFor(page, { ...row, text: quantityText(to, line.unit), problem: null }, quantityLimits.stepPauseMs)
}

/** Does a step in that direction stay within the row's limits? Spec: 5.63, 5.64. */
export function isWithin(quantity: Decimal, line: BasketRow, by: 1 | -1): boolean {
  const { min, max } = effectiveRange(line)
  return by === -1 ? compareDecimals(quantity, min) >= 0 : max === null || compareDecimals(quantity, max) <= 0
}

/** Puts the field through the quantity rules and asks the shop; a correction is told, and its value is what is sent. */
function save(page: CartPage, row: CartRowState, line: BasketRow): Stepped {
  const status = line.available ? "enable" : "disable"
  const { value, refusal, buyable } = checkQuantity({ typed: row.text, unit: line.unit, limits: line.limits, stock: line.stock, status })
  if (!buyable) return [withRow(page, stillRow(line, row.asked, { is: "refused", refusal: refusal ?? { _tag: "ProductUnavailable" } })), []]
  const problem: CartProblem | null = refusal === null ? null : { is: "refused", refusal }
  const quantity = value ?? line.quantity
  if (compareDecimals(quantity, line.quantity) === 0) return [withRow(page, stillRow(line, row.asked, problem)), []]
  const asked = row.asked + 1
  const saving: CartRowState = { ...row, text: quantityText(quantity, line.unit), asked, is: "saving", problem }
  return [withRow(page, saving), [{ type: "ChangeRow", asked, ...target(line), quantity: decimalText(quantity) }]]
}

/** The field goes back to what the shop has, and the row says why. */
function fail(page: CartPage, line: BasketRow, row: CartRowState, problem: CartProblem): Stepped {
  return [withRow(page, stillRow(line, row.asked, problem)), []]
}

/** What the shop has now; rows with a change of their own on the way keep their fields. */
function showBasket(page: CartPage, basket: Basket, answered: string | null): Stepped {
  const rows = basket.rows.map((line): CartRowState => {
    const known = page.rows.find((row) => row.additional === line.additional)
    if (known === undefined) return stillRow(line, 0, null)
    if (known.additional === answered) return stillRow(line, known.asked, known.problem)
    return known.is === "still" ? stillRow(line, known.asked, known.problem) : known
  })
  const publish: CartPageCommand = { type: "PublishBasket", basket }
  return [{ ...page, basket, rows }, basket.rows.length === 0 ? [publish, { type: "LeaveEmptyCart" }] : [publish]]
}
