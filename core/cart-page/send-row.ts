import type { BasketRow } from "../basket/basket.ts"
import { compareDecimals, decimalText } from "../decimal/decimal.ts"
import { checkQuantity } from "../quantity/check-quantity.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"
import type { CartPage, CartPageCommand, CartProblem, CartRowState } from "./cart-page-state.ts"

/** A step of the cart: the next state and what the outside is asked to do. */
export type CartStepped = readonly [CartPage, readonly CartPageCommand[]]

/** A row as the shop has it. */
export const stillRow = (line: BasketRow, asked: number, problem: CartProblem | null): CartRowState => ({
  additional: line.additional,
  text: quantityText(line.quantity, line.unit),
  asked,
  is: "still",
  problem,
})

/** The cart with one row replaced. */
export const withRow = (page: CartPage, row: CartRowState): CartPage => ({
  ...page,
  rows: page.rows.map((one) => (one.additional === row.additional ? row : one)),
})

/** The cart with nothing of that row waiting to be sent. */
export const unqueued = (page: CartPage, additional: string): CartPage =>
  page.queue.includes(additional) ? { ...page, queue: page.queue.filter((one) => one !== additional) } : page

/**
 * Sends what the shopper asked of a row, or lets it wait while another change is with the shop.
 *
 * Spec: 8.57, 10.168.
 */
export function sendRow(page: CartPage, additional: string): CartStepped {
  if (page.sent !== null) return [page.queue.includes(additional) ? page : { ...page, queue: [...page.queue, additional] }, []]
  const row = page.rows.find((one) => one.additional === additional)
  const line = page.basket.rows.find((one) => one.additional === additional)
  if (row === undefined || line === undefined) return [page, []]
  return row.is === "removing" ? remove(page, row, line) : save(page, row, line)
}

/**
 * Sends the first change that waited; what needs no sending any more lets the next one go.
 *
 * Spec: 8.57.
 */
export function sendNext(page: CartPage): CartStepped {
  const [first, ...queue] = page.queue
  if (first === undefined || page.sent !== null) return [page, []]
  const [next, commands] = sendRow({ ...page, queue }, first)
  return next.sent === null ? sendNext(next) : [next, commands]
}

const target = (line: BasketRow) => ({ additional: line.additional, productId: line.productId, sizeId: line.sizeId })

function remove(page: CartPage, row: CartRowState, line: BasketRow): CartStepped {
  const { additional, asked } = row
  return [{ ...page, sent: { additional, asked } }, [{ type: "RemoveRow", asked, ...target(line) }]]
}

/** Puts the field through the quantity rules and asks the shop; a correction is told, and its value is what is sent. */
function save(page: CartPage, row: CartRowState, line: BasketRow): CartStepped {
  const status = line.available ? "enable" : "disable"
  const { value, refusal, buyable } = checkQuantity({
    typed: row.text,
    unit: line.unit,
    limits: purchaseLimits(line.limits, "once"),
    stock: line.stock,
    status,
  })
  if (!buyable) return [withRow(page, stillRow(line, row.asked, { is: "refused", refusal: refusal ?? { _tag: "ProductUnavailable" } })), []]
  const problem: CartProblem | null = refusal === null ? null : { is: "refused", refusal }
  const quantity = value ?? line.quantity
  if (compareDecimals(quantity, line.quantity) === 0) return [withRow(page, stillRow(line, row.asked, problem)), []]
  const asked = row.asked + 1
  const saving: CartRowState = { ...row, text: quantityText(quantity, line.unit), asked, is: "saving", problem }
  const sent = { additional: row.additional, asked }
  return [{ ...withRow(page, saving), sent }, [{ type: "ChangeRow", asked, ...target(line), quantity: decimalText(quantity) }]]
}
