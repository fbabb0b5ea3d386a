import type { BasketRefusal } from "../messages/refusal.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"
import type { Basket, BasketRow } from "./basket.ts"
import type { CartPageCommand } from "./cart-command.ts"
import type { CartProblem, CartRowState } from "./cart-row.ts"

/** A row that was removed and can be added as it was. */
export interface RemovedRow {
  /** the platform's hash; the row has it again when it is back */
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  readonly name: string
  readonly unit: Unit
  /** a shop may not tell it again when the row is back. Spec: 10.1015 */
  readonly picture: BasketRow["picture"]
}

/** Undoing the removals that were made last. */
export interface UndoRemoval {
  /** what can be put back, until the shopper's next change */
  readonly rows: readonly RemovedRow[]
  readonly is: "rest" | "asked"
  /** number of the latest question; a late answer to an older one changes nothing */
  readonly requestId: number
  /** why it could not be put back */
  readonly problem: CartProblem | null
  /** the names of what was put back, told until the next change */
  readonly done: string | null
}

export type UndoRemovalAnswer =
  | { readonly type: "UndoRemovalSaved"; readonly requestId: number; readonly basket: Basket }
  | { readonly type: "UndoRemovalRefused"; readonly requestId: number; readonly refusal: BasketRefusal }
  | { readonly type: "UndoRemovalFailed"; readonly requestId: number }

/** Nothing was removed yet. Spec: 10.296. */
export const nothingRemoved: UndoRemoval = { rows: [], is: "rest", requestId: 0, problem: null, done: null }

/**
 * What a removed row is added by, `null` where product, size and quantity do not say everything of it: it was put together, is paid with
 * points, comes again and again or on a date, or cannot be bought any more.
 *
 * Spec: 10.296.
 *
 * @example sampleBasket(1).rows.map((row) => removedRow(row)?.name) // => ["Kubek"]
 * @example sampleBasket(1).rows.map((row) => removedRow({ ...row, isAvailable: false })) // => [null]
 */
export function removedRow(row: BasketRow): RemovedRow | null {
  const { rowId, productId, sizeId, quantity, name, unit, picture, details, points, isAvailable } = row
  const isPlain = details.every(({ is }) => is === "virtual")
  return isPlain && isAvailable && points === undefined ? { rowId, productId, sizeId, quantity, name, unit, picture } : null
}

/**
 * What can be put back when an answer of the shop no longer has some rows: those that the shopper removed by presses between which nothing
 * else was changed. What stands to be put back stays as long as none has gone.
 *
 * Spec: 4.84, 10.296.
 *
 * @param states what was going on with each of the rows before
 *
 * @example offerUndo(nothingRemoved, [], [], []) // => nothingRemoved
 */
export function offerUndo(
  known: UndoRemoval,
  before: readonly BasketRow[],
  states: readonly Pick<CartRowState, "rowId" | "is">[],
  now: readonly BasketRow[],
): UndoRemoval {
  const gone = before.filter(({ rowId }) => !now.some((row) => row.rowId === rowId))
  if (gone.length === 0) return known
  const removed = gone.filter(({ rowId }) => states.some((state) => state.rowId === rowId && state.is === "removing"))
  const rows = removed.length === 0 ? [] : [...known.rows, ...removed.flatMap((row) => removedRow(row) ?? [])]
  return { ...known, rows, problem: null, done: null }
}

/**
 * The shopper has changed something else: what was removed is not offered any more. What is asked already is awaited.
 *
 * Spec: 10.296.
 *
 * @example forgetRemoved(nothingRemoved) // => nothingRemoved
 */
export const forgetRemoved = (known: UndoRemoval): UndoRemoval =>
  known.is === "asked" ? known : { ...known, rows: [], problem: null, done: null }

/**
 * Asks the shop to have the removed rows again, all of them or none; without one nothing is asked.
 *
 * Spec: 8.57, 10.296.
 *
 * @example askUndo(nothingRemoved)[1] // => []
 */
export function askUndo(known: UndoRemoval): readonly [UndoRemoval, readonly CartPageCommand[]] {
  if (known.rows.length === 0 || known.is === "asked") return [known, []]
  const requestId = known.requestId + 1
  const lines = known.rows.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity: decimalText(quantity) }))
  const command: CartPageCommand = { type: "AddRows", requestId, lines }
  return [{ ...known, is: "asked", requestId, problem: null }, [command]]
}

/**
 * What the answer comes to; `null` = it is not awaited. After a failure it can be tried again, after a refusal it cannot.
 *
 * Spec: 8.57, 10.296.
 *
 * @example answerUndo(nothingRemoved, { type: "UndoRemovalFailed", requestId: 0 }) // => null
 */
export function answerUndo(known: UndoRemoval, answer: UndoRemovalAnswer): UndoRemoval | null {
  if (known.is !== "asked" || known.requestId !== answer.requestId) return null
  const free: UndoRemoval = { ...known, is: "rest" }
  switch (answer.type) {
    case "UndoRemovalSaved":
      return { ...free, rows: [], done: known.rows.map(({ name }) => name).join(", ") }
    case "UndoRemovalRefused":
      return { ...free, problem: { is: "refused", refusal: answer.refusal } }
    case "UndoRemovalFailed":
      return { ...free, problem: { is: "failed" } }
  }
}
