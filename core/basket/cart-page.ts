import { checkQuantity } from "../quantity/check-quantity.ts"
import { quantityField, type QuantityFieldEvent } from "../quantity/quantity-field.ts"
import type { BasketRefusal } from "../messages/refusal.ts"
import { compareDecimals, decimalText } from "../values/decimal.ts"
import { embed, type Step } from "../values/machine.ts"
import type { Basket, BasketRow } from "./basket.ts"
import type { CartPageCommand } from "./cart-command.ts"
import { type CartRowState, idleRow, removedTogether, restoredRows, rowFields, rowsGone, rowsOfBasket, withPicturesOf } from "./cart-row.ts"
import type { CartPage } from "./open-cart-page.ts"
import { answerUndo, askUndo, forgetRemoved, offerUndo, type UndoRemovalAnswer } from "./undo-removal.ts"
import { cartUpdate } from "./cart-update.ts"

export type CartPageEvent =
  /** caused by a shopper */
  | { readonly type: "QuantityTyped"; readonly rowId: string; readonly text: string }
  | { readonly type: "QuantityStepped"; readonly rowId: string; readonly by: 1 | -1 }
  | { readonly type: "QuantityLeft"; readonly rowId: string }
  | { readonly type: "RemovePressed"; readonly rowId: string }
  | { readonly type: "UndoRemovalPressed" }
  /** the whole form was sent, as by Enter in a field */
  | { readonly type: "UpdatePressed" }
  /** the page came back from history or was loaded again, so what it shows may be old */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "PauseEnded"; readonly rowId: string; readonly timerId: number }
  | { readonly type: "RowSaved"; readonly rowId: string; readonly requestId: number; readonly basket: Basket }
  | { readonly type: "RowRefused"; readonly rowId: string; readonly requestId: number; readonly refusal: BasketRefusal }
  | { readonly type: "RowFailed"; readonly rowId: string; readonly requestId: number }
  /** the deferred runtime did not load */
  | { readonly type: "RowUnsent"; readonly rowId: string; readonly requestId: number }
  | { readonly type: "BasketRead"; readonly requestId: number; readonly basket: Basket }
  | { readonly type: "BasketUnread"; readonly requestId: number }
  | UndoRemovalAnswer

/**
 * One step of the cart. One question at a time is with the shop, a change or the reading of the basket: what is asked for meanwhile
 * waits, so that each answer is the newest there is and the shopper's last choice is the one that stays. A page that may be old, and
 * one that asked for a row which the shop no longer has, reads the basket.
 *
 * Spec: 4.84, 5.62 to 5.72 (quantities), 5.83 (an update of nothing), 8.52 (a basket that cannot be read changes nothing), 8.57 (what the shopper asked for is always
 * answered), 9.7, 9.8 (pauses), 10.168 (the field shows a press at once), 10.169 (the last row), 10.180, 10.296. An answer that is not
 * awaited changes nothing.
 *
 * @example
 * const start = { basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross", refusal: null } as const
 * const [, commands] = cartPage(openCartPage(start), { type: "RemovePressed", rowId: "r1" })
 * commands // => [{ type: "RemoveRow", requestId: 1, rowId: "r1", productId: 1, sizeId: "M" }]
 */
export function cartPage(page: CartPage, event: CartPageEvent): CartStepped {
  switch (event.type) {
    case "Returned":
      return readAgain(page)
    case "UpdatePressed":
      return update(page)
    case "UndoRemovalPressed": {
      const [undoRemoval, commands] = isAsking(page) ? [page.undoRemoval, []] : askUndo(page.undoRemoval)
      return [undoRemoval === page.undoRemoval ? page : { ...page, undoRemoval }, commands]
    }
    case "UndoRemovalSaved":
    case "UndoRemovalRefused":
    case "UndoRemovalFailed":
      return answerBack(page, event)
    case "BasketRead":
    case "BasketUnread": {
      const { is, requestId } = page.reading
      if (is !== "asked" || requestId !== event.requestId) return [page, []]
      const free: CartPage = { ...page, reading: { is: "no", requestId } }
      return event.type === "BasketRead" ? showBasket(free, event.basket, null) : sendNext(free)
    }
    default:
      return stepRowOf(page, event)
  }
}

/** An event of one row; a row that is not there has none. */
function stepRowOf(page: CartPage, event: Extract<CartPageEvent, { readonly rowId: string }>): CartStepped {
  const row = page.rows.find((one) => one.rowId === event.rowId)
  const line = page.basket.rows.find((one) => one.rowId === event.rowId)
  if (row === undefined || line === undefined) return [page, []]
  switch (event.type) {
    case "QuantityTyped":
      return changeQuantity(page, row, { type: "Typed", text: event.text })
    case "QuantityStepped":
      return changeQuantity(page, row, { type: "Stepped", by: event.by })
    case "QuantityLeft":
      return changeQuantity(page, row, { type: "Left" })
    case "PauseEnded":
      return changeQuantity(page, row, { type: "PauseEnded", timerId: event.timerId })
    case "RemovePressed":
      if (row.is === "removing") return [page, []]
      return sendRow(quiet(withRow(unqueued(page, row.rowId), { ...row, is: "removing", problem: null })), row.rowId)
    default:
      return answerRow(page, row, event)
  }
}

/** Takes what stands in the fields that changed; while a change is with the shop there is one, so that nothing is said. Spec: 5.83, 10.576. */
function update(page: CartPage): CartStepped {
  const { changed } = cartUpdate(rowFields(page))
  if (changed.length === 0) return [isAsking(page) ? page : { ...page, gone: [], isUpToDate: true }, []]
  return changed.reduce<CartStepped>(
    ([stepped, commands], at) => {
      const row = stepped.rows[at]
      if (row === undefined) return [stepped, commands]
      const [next, more] = changeQuantity(stepped, row, { type: "Left" })
      return [next, [...commands, ...more]]
    },
    [page, []],
  )
}

/** The row with its field one step on. What the field takes is sent by the row, which knows what the shop has. */
const stepRow: Step<CartRowState, QuantityFieldEvent, CartPageCommand> = embed(
  quantityField,
  (row: CartRowState) => row.quantity,
  (row, quantity) => ({ ...row, quantity }),
  (command, row) => [row, command.type === "StartTimer" ? [{ ...command, rowId: row.rowId }] : []],
)

/** A row on its way out takes nothing more. What stands in a field that has settled goes to the shop. */
function changeQuantity(page: CartPage, row: CartRowState, event: QuantityFieldEvent): CartStepped {
  const [stepped, commands] = row.is === "removing" ? [row, []] : stepRow(row, event)
  if (stepped === row) return [page, []]
  const { waiting } = stepped.quantity
  if (waiting) return [quiet(withRow(unqueued(page, row.rowId), { ...stepped, problem: null })), commands]
  const settled = withRow(page, stepped)
  const isEmpty = stepped.quantity.text.trim() === ""
  const [sent, changes] = isEmpty ? [settled, []] : sendRow(settled, row.rowId)
  return [sent, [...commands, ...changes]]
}

type CartStepped = readonly [CartPage, readonly CartPageCommand[]]

/** The cart with one row replaced. */
const withRow = (page: CartPage, row: CartRowState): CartPage => ({
  ...page,
  rows: page.rows.map((one) => (one.rowId === row.rowId ? row : one)),
})

/** What was told of rows that have gone ends with the shopper's next change. */
const quiet = (page: CartPage): CartPage => ({ ...page, gone: [], isUpToDate: false, undoRemoval: forgetRemoved(page.undoRemoval) })

/** The cart with nothing of that row waiting to be sent. */
const unqueued = (page: CartPage, rowId: string): CartPage => ({ ...page, queue: page.queue.filter((one) => one !== rowId) })

/** A change is with the shop. */
const isChanging = ({ sent, undoRemoval }: CartPage): boolean => sent !== null || undoRemoval.is === "asked"

/** A question is with the shop, or goes to it before any change. */
const isAsking = (page: CartPage): boolean => isChanging(page) || page.reading.is !== "no"

/**
 * Asks for the basket as it is now, after the change that is with the shop; an answer on its way is older than the question.
 *
 * Spec: 10.180.
 */
function readAgain(page: CartPage): CartStepped {
  if (isChanging(page)) return [{ ...page, reading: { ...page.reading, is: "due" } }, []]
  const requestId = page.reading.requestId + 1
  return [{ ...page, reading: { is: "asked", requestId } }, [{ type: "ReadBasket", requestId }]]
}

/**
 * Sends what the shopper asked of a row, or lets it wait while another question is with the shop.
 *
 * Spec: 8.57, 10.168.
 */
function sendRow(page: CartPage, rowId: string): CartStepped {
  if (isAsking(page)) return [page.queue.includes(rowId) ? page : { ...page, queue: [...page.queue, rowId] }, []]
  const row = page.rows.find((one) => one.rowId === rowId)
  const line = page.basket.rows.find((one) => one.rowId === rowId)
  if (row === undefined || line === undefined) return [page, []]
  return row.is === "removing" ? remove(page, row, line) : save(page, row, line)
}

/**
 * Reads the basket when that is due, or else sends the first change that waited; what needs no sending any more lets the next one go.
 *
 * Spec: 8.57.
 */
function sendNext(page: CartPage): CartStepped {
  if (!isChanging(page) && page.reading.is === "due") return readAgain(page)
  const [first, ...queue] = page.queue
  if (first === undefined || isAsking(page)) return [page, []]
  const [next, commands] = sendRow({ ...page, queue }, first)
  return next.sent === null ? sendNext(next) : [next, commands]
}

const target = ({ rowId, productId, sizeId }: BasketRow) => ({ rowId, productId, sizeId })

/** Other rows that wait to be removed go with it. Spec: 4.84. */
function remove(page: CartPage, row: CartRowState, line: BasketRow): CartStepped {
  const requestId = row.requestId + 1
  const together = removedTogether(page)
  const others = page.basket.rows.filter(({ rowId }) => together.includes(rowId)).map(target)
  const queue = page.queue.filter((rowId) => !together.includes(rowId))
  const command: CartPageCommand = { type: "RemoveRow", requestId, ...target(line), ...(others.length === 0 ? {} : { others }) }
  return [{ ...withRow(page, { ...row, requestId }), queue, sent: { rowId: row.rowId, requestId } }, [command]]
}

/** The quantity that the field has taken, unless the shop has it already or sells nothing of this any more. */
function save(page: CartPage, row: CartRowState, line: BasketRow): CartStepped {
  const { rules, accepted } = row.quantity
  const { refusal, buyable } = checkQuantity({ ...rules, typed: decimalText(accepted) })
  if (!buyable) return [withRow(page, idleRow(line, row, { is: "refused", refusal: refusal ?? { _tag: "ProductUnavailable" } })), []]
  if (compareDecimals(accepted, line.quantity) === 0) return [withRow(page, { ...row, is: "idle" }), []]
  const requestId = row.requestId + 1
  const saving: CartRowState = { ...row, requestId, is: "saving" }
  const sent = { rowId: row.rowId, requestId }
  return [{ ...withRow(page, saving), sent }, [{ type: "ChangeRow", requestId, ...target(line), quantity: decimalText(accepted) }]]
}

type Answer = Extract<CartPageEvent, { readonly type: "RowSaved" | "RowRefused" | "RowFailed" | "RowUnsent" }>

/**
 * What the answer to the change at the shop comes to; the next change that waited then goes. An answer that is not awaited
 * changes nothing, and a field that the shopper changed since keeps its text.
 *
 * Spec: 8.57, 10.169.
 */
function answerRow(page: CartPage, row: CartRowState, answer: Answer): CartStepped {
  if (page.sent?.rowId !== answer.rowId || page.sent.requestId !== answer.requestId) return [page, []]
  const isUnknown = answer.type === "RowRefused" && answer.refusal._tag === "RowUnknown"
  const free: CartPage = { ...page, sent: null, reading: isUnknown ? { ...page.reading, is: "due" } : page.reading }
  switch (answer.type) {
    case "RowSaved":
      return showBasket(free, answer.basket, row.rowId)
    case "RowRefused":
      return sendNext({ ...free, rows: restoredRows(free, row.rowId, { is: "refused", refusal: answer.refusal }) })
    case "RowFailed":
      return sendNext({ ...free, rows: restoredRows(free, row.rowId, { is: "failed" }) })
    case "RowUnsent":
      return submitForm(free)
  }
}

/** What was put back is marked, as what was added is. Spec: 10.185, 10.296. */
function answerBack(page: CartPage, answer: UndoRemovalAnswer): CartStepped {
  const undoRemoval = answerUndo(page.undoRemoval, answer)
  if (undoRemoval === null) return [page, []]
  if (answer.type !== "UndoRemovalSaved") return sendNext({ ...page, undoRemoval })
  const { rows } = page.undoRemoval
  return showBasket({ ...page, undoRemoval, gone: [], added: rows[0]?.rowId ?? null }, withPicturesOf(answer.basket, rows), null)
}

/** The browser sends every field as it stands, so nothing has to wait any longer. */
function submitForm(page: CartPage): CartStepped {
  const removing = page.rows.find((row) => row.is === "removing")
  const rows = page.rows.map((row): CartRowState => ({ ...row, is: "idle", quantity: { ...row.quantity, waiting: false } }))
  const reading = { ...page.reading, is: "no" } as const
  return [{ ...page, rows, queue: [], reading }, [{ type: "SubmitCartForm", remove: removing?.rowId ?? null }]]
}

/** What the shop has now; rows with a change of their own still to come keep their fields, under the limits of now. */
function showBasket(page: CartPage, told: Basket, answered: string | null): CartStepped {
  const basket = withPicturesOf(told, page.basket.rows)
  const rows = rowsOfBasket(page, basket, answered)
  const publish: CartPageCommand = { type: "PublishBasket", basket }
  const queue = page.queue.filter((rowId) => rows.some((row) => row.rowId === rowId))
  const gone = rowsGone(page.basket.rows, page.rows, basket.rows)
  const undoRemoval = offerUndo(page.undoRemoval, page.basket.rows, page.rows, basket.rows)
  const shown: CartPage = { ...page, basket, rows, queue, gone: [...page.gone, ...gone], undoRemoval }
  // an empty cart is left: nothing more is asked about it
  if (rows.length === 0) return [{ ...shown, reading: { ...page.reading, is: "no" } }, [publish, { type: "LeaveEmptyCart" }]]
  const [next, commands] = sendNext(shown)
  return [next, [publish, ...commands]]
}
