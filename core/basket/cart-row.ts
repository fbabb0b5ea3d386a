import type { BasketRefusal } from "../messages/refusal.ts"
import type { QuantityRules } from "../quantity/check-quantity.ts"
import { openQuantityField, quantityField, type QuantityFieldState } from "../quantity/quantity-field.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { purchaseLimits } from "../subscription/subscription.ts"
import type { Basket, BasketRow } from "./basket.ts"
import { periodOfRow } from "./row-detail.ts"
import type { ChangeableField } from "../values/unsaved-changes.ts"

/** A row's field and what happens to it. */
export interface CartRowState {
  readonly rowId: string
  readonly quantity: QuantityFieldState
  /** number of the latest change sent; a late answer to an older one changes nothing */
  readonly requestId: number
  /** `saving` and `removing` last until the answer, or until the change that waits for its turn has been answered */
  readonly is: "idle" | "saving" | "removing"
  /** what the shop said to the last change; a correction is the field's own */
  readonly problem: CartProblem | null
}

/** Why a row's last change did not come about. */
export type CartProblem =
  | { readonly is: "refused"; readonly refusal: BasketRefusal }
  /** the shop could not be reached or did not answer in time: the row is unchanged */
  | { readonly is: "failed" }

/**
 * What a row's quantity is checked by: the stock, and the limits of the way in which it was bought.
 *
 * Spec: 5.62 to 5.72, 17.9.
 *
 * @example sampleBasket(1).rows.map((row) => rulesOfRow(row).status) // => ["enable"]
 */
export const rulesOfRow = ({ unit, limits, stock, isAvailable, details }: BasketRow): QuantityRules => ({
  unit,
  limits: purchaseLimits(limits, periodOfRow(details) === null ? "once" : "subscription"),
  stock,
  status: isAvailable ? "enable" : "disable",
})

/**
 * A row as the shop has it; its numbers go on from those of the row as it was known, so that nothing older is taken for newer.
 *
 * Spec: 8.57.
 *
 * @example sampleBasket(1).rows.map((row) => idleRow(row, null, { is: "failed" }).problem) // => [{ is: "failed" }]
 */
export const idleRow = (line: BasketRow, known: CartRowState | null, problem: CartProblem | null): CartRowState => ({
  rowId: line.rowId,
  quantity: { ...openQuantityField(rulesOfRow(line), line.quantity), timerId: known?.quantity.timerId ?? 0 },
  requestId: known?.requestId ?? 0,
  is: "idle",
  problem,
})

/**
 * A basket whose rows keep the pictures that the page has of their products: a shop may tell none where it tells the basket, and only the page knew them.
 *
 * Spec: 10.1015.
 *
 * @example
 * const told = sampleBasket(0, { rows: [sampleRow({ picture: null }), sampleRow({ productId: 2, picture: null })] })
 * withPicturesOf(told, [sampleRow()]).rows.map(({ picture }) => picture?.jpg ?? null) // => ["/a.jpg", null]
 */
export const withPicturesOf = (basket: Basket, known: readonly Pick<BasketRow, "productId" | "picture">[]): Basket => ({
  ...basket,
  rows: basket.rows.map((row) => ({
    ...row,
    picture: row.picture ?? known.find(({ productId }) => productId === row.productId)?.picture ?? null,
  })),
})

/** What the rows of a cart do to one of them. */
interface CartRows {
  readonly rows: readonly CartRowState[]
  /** rows whose change waits for its turn */
  readonly queue: readonly string[]
}

/**
 * Has the shopper asked for something else of this row since the change that is answered was sent? A row on its way out takes nothing more.
 *
 * Spec: 8.57.
 *
 * @example isChangedSince({ queue: ["r1"] }, idleRow(sampleRow(), null, null)) // => true
 */
export const isChangedSince = ({ queue }: Pick<CartRows, "queue">, { rowId, quantity, is }: CartRowState): boolean =>
  queue.includes(rowId) || (is !== "removing" && (quantity.waiting || quantity.text.trim() === ""))

/**
 * The fields of the rows, with what the shop has or is just being sent: what differs is changed and not sent. A row that waits to be removed
 * counts as none of it.
 *
 * Spec: 5.82, 5.83.
 *
 * @example
 * rowFields({ rows: [idleRow(sampleRow(), null, null)], queue: [], basket: { rows: [sampleRow()] } })
 * // => [{ initial: "2", current: "2" }]
 */
export const rowFields = (cart: CartRows & { readonly basket: Pick<Basket, "rows"> }): readonly ChangeableField[] =>
  cart.rows.map((row) => {
    const line = cart.basket.rows.find(({ rowId }) => rowId === row.rowId)
    const initial = line === undefined ? row.quantity.text : quantityText(line.quantity, line.unit)
    if (!isChangedSince(cart, row)) return { initial, current: initial }
    if (row.is === "removing") return { initial, current: "0" }
    const current = row.quantity.text.trim().replace(",", ".")
    // an older change is on its way: what the shop has at its end is nothing to compare with
    return row.is === "saving" ? { initial: "", current: current === "" ? "0" : current } : { initial, current }
  })

/**
 * A row whose change has been answered, with a newer one still to come.
 *
 * Spec: 8.57.
 *
 * @example released({ ...idleRow(sampleRow(), null, null), is: "saving" }).is // => "idle"
 */
export const released = (row: CartRowState): CartRowState => (row.is === "saving" ? { ...row, is: "idle" } : row)

/**
 * The rows that a basket of the shop has; those with a change of their own still to come keep their fields, under the limits of now.
 *
 * Spec: 8.57, 10.168.
 *
 * @param answered id of the row whose change the basket answers; null = none
 *
 * @example rowsOfBasket({ rows: [], queue: [] }, sampleBasket(2), null).map(({ is }) => is) // => ["idle", "idle"]
 */
export function rowsOfBasket(before: CartRows, basket: Pick<Basket, "rows">, answered: string | null): readonly CartRowState[] {
  return basket.rows.map((line): CartRowState => {
    const known = before.rows.find((row) => row.rowId === line.rowId)
    if (known === undefined) return idleRow(line, null, null)
    const isKept = isChangedSince(before, known) || (known.is !== "idle" && known.rowId !== answered)
    if (!isKept) {
      const fresh = idleRow(line, known, known.problem)
      return { ...fresh, quantity: { ...fresh.quantity, refusal: known.quantity.refusal } }
    }
    const [quantity] = quantityField(known.quantity, { type: "RulesChanged", rules: rulesOfRow(line) })
    return { ...(known.rowId === answered ? released(known) : known), quantity }
  })
}

/**
 * The rows that wait to be removed: they go with the one that is removed now.
 *
 * Spec: 4.84.
 *
 * @example removedTogether({ rows: [{ ...idleRow(sampleRow(), null, null), is: "removing" }], queue: ["r1"] }) // => ["r1"]
 */
export const removedTogether = ({ rows, queue }: CartRows): readonly string[] =>
  queue.filter((rowId) => rows.some((row) => row.rowId === rowId && row.is === "removing"))

/**
 * The rows once a change did not come about: the field of the row goes back to what the shop has, and the row says why, as do the rows that were
 * to be removed with it. A field that was changed since stays as the shopper has it now.
 *
 * Spec: 4.84, 8.57.
 *
 * @example
 * const cart = { rows: [idleRow(sampleRow(), null, null)], queue: [], basket: { rows: [sampleRow()] } }
 * restoredRows(cart, "r1", { is: "failed" }).map(({ problem }) => problem)
 * // => [{ is: "failed" }]
 */
export const restoredRows = (
  known: CartRows & { readonly basket: Pick<Basket, "rows"> },
  rowId: string,
  problem: CartProblem,
): readonly CartRowState[] =>
  known.rows.map((row) => {
    const isMeant = row.rowId === rowId || (row.is === "removing" && !known.queue.includes(row.rowId))
    const line = isMeant ? known.basket.rows.find((one) => one.rowId === row.rowId) : undefined
    if (line === undefined) return row
    return isChangedSince(known, row) ? released(row) : idleRow(line, row, problem)
  })

/** A row that has left the cart, by the shopper's wish or without it. */
export interface GoneRow {
  readonly name: string
  readonly isRemoved: boolean
}

/**
 * The rows that an answer of the shop no longer has.
 *
 * Spec: 10.181.
 *
 * @param states what was going on with each of the rows before
 * @example rowsGone(sampleBasket(1).rows, [], []).map(({ isRemoved }) => isRemoved) // => [false]
 */
export const rowsGone = (
  before: readonly BasketRow[],
  states: readonly Pick<CartRowState, "rowId" | "is">[],
  now: readonly BasketRow[],
): readonly GoneRow[] =>
  before
    .filter((line) => !now.some(({ rowId }) => rowId === line.rowId))
    .map(({ rowId, name }) => ({ name, isRemoved: states.some((state) => state.rowId === rowId && state.is === "removing") }))
