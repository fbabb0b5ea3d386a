import { type BasketRefusal, checkQuantity } from "../quantity/check-quantity.ts"
import { effectiveRange } from "../quantity/effective-range.ts"
import { quantityLimits } from "../quantity/limits.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"
import { addDecimals, compareDecimals, type Decimal, decimalText, parseTypedDecimal, subtractDecimals } from "../values/decimal.ts"
import type { PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { Basket, BasketRow } from "./basket.ts"

/** A row's field and what happens to it. */
export interface CartRowState {
  readonly additional: string
  /** the quantity field exactly as it stands */
  readonly text: string
  /** number of the latest change asked for; a late answer to an older one changes nothing */
  readonly asked: number
  readonly is: "still" | "waiting" | "saving" | "removing"
  readonly problem: CartProblem | null
}

export type CartProblem =
  | { readonly is: "refused"; readonly refusal: BasketRefusal }
  /** the shop could not be reached or did not answer in time: the row is unchanged */
  | { readonly is: "failed" }

/** State of the cart page. */
export interface CartPage {
  readonly basket: Basket
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly rows: readonly CartRowState[]
  /** the one change that is with the shop; the basket of its answer is then always the newest */
  readonly sent: { readonly additional: string; readonly asked: number } | null
  /** rows whose change waits for the answer to `sent`, oldest first */
  readonly queue: readonly string[]
}

export type CartPageEvent =
  /** caused by a shopper */
  | { readonly type: "QuantityTyped"; readonly additional: string; readonly text: string }
  | { readonly type: "QuantityStepped"; readonly additional: string; readonly by: 1 | -1 }
  | { readonly type: "QuantityLeft"; readonly additional: string }
  | { readonly type: "RemovePressed"; readonly additional: string }
  /** results of commands */
  | { readonly type: "PauseEnded"; readonly additional: string; readonly asked: number }
  | { readonly type: "RowSaved"; readonly additional: string; readonly asked: number; readonly basket: Basket }
  | { readonly type: "RowRefused"; readonly additional: string; readonly asked: number; readonly refusal: BasketRefusal }
  | { readonly type: "RowFailed"; readonly additional: string; readonly asked: number }
  /** the deferred runtime did not load */
  | { readonly type: "RowUnsent"; readonly additional: string; readonly asked: number }

export type CartPageCommand =
  | { readonly type: "WaitForPause"; readonly additional: string; readonly asked: number; readonly ms: number }
  | {
      readonly type: "ChangeRow"
      readonly additional: string
      readonly asked: number
      readonly productId: number
      readonly sizeId: string
      readonly quantity: string
    }
  | { readonly type: "RemoveRow"; readonly additional: string; readonly asked: number; readonly productId: number; readonly sizeId: string }
  /** the header's counter and worth follow the cart */
  | { readonly type: "PublishBasket"; readonly basket: Basket }
  /** the last row is gone */
  | { readonly type: "LeaveEmptyCart" }
  /** without the runtime the cart's own form does the job */
  | { readonly type: "SubmitCartForm"; readonly remove: string | null }

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

type Answer = Extract<CartPageEvent, { readonly type: "RowSaved" | "RowRefused" | "RowFailed" | "RowUnsent" }>

/**
 * What the answer to the change at the shop comes to; the next change that waited then goes. An answer that is not awaited
 * changes nothing, and a field that the shopper changed since keeps its text.
 *
 * Spec: 8.57, 10.169.
 */
export function answerRow(page: CartPage, row: CartRowState, line: BasketRow, answer: Answer): CartStepped {
  if (page.sent?.additional !== answer.additional || page.sent.asked !== answer.asked) return [page, []]
  const free = { ...page, sent: null }
  const isLatest = row.asked === answer.asked
  switch (answer.type) {
    case "RowSaved":
      return showBasket(free, answer.basket, isLatest ? row.additional : null)
    case "RowRefused":
      return putBack(free, row, line, isLatest ? { is: "refused", refusal: answer.refusal } : null)
    case "RowFailed":
      return putBack(free, row, line, isLatest ? { is: "failed" } : null)
    case "RowUnsent":
      return submitForm(free)
  }
}

/** The field goes back to what the shop has, and the row says why; `null` leaves it as the shopper has it now. */
function putBack(page: CartPage, row: CartRowState, line: BasketRow, problem: CartProblem | null): CartStepped {
  return sendNext(problem === null ? page : withRow(page, stillRow(line, row.asked, problem)))
}

/** The browser sends every field as it stands, so nothing has to wait any longer. */
function submitForm(page: CartPage): CartStepped {
  const removing = page.rows.find((row) => row.is === "removing")
  const still = page.rows.map((row): CartRowState => ({ ...row, is: "still" }))
  return [{ ...page, rows: still, queue: [] }, [{ type: "SubmitCartForm", remove: removing?.additional ?? null }]]
}

/** What the shop has now; rows with a change of their own on the way keep their fields. */
function showBasket(page: CartPage, basket: Basket, answered: string | null): CartStepped {
  const rows = basket.rows.map((line): CartRowState => {
    const known = page.rows.find((row) => row.additional === line.additional)
    if (known === undefined) return stillRow(line, 0, null)
    return known.additional === answered || known.is === "still" ? stillRow(line, known.asked, known.problem) : known
  })
  const publish: CartPageCommand = { type: "PublishBasket", basket }
  const queue = page.queue.filter((additional) => rows.some((row) => row.additional === additional))
  const [next, commands] = sendNext({ ...page, basket, rows, queue })
  return [next, rows.length === 0 ? [publish, { type: "LeaveEmptyCart" }] : [publish, ...commands]]
}
