import type { BasketRefusal } from "../messages/refusal.ts"
import type { PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { Basket, BasketRow } from "./basket.ts"
import { type CartProblem, type CartRowState, type GoneRow, idleRow } from "./cart-row.ts"
import { nothingRemoved, type UndoRemoval } from "./undo-removal.ts"

/** State of the cart page. */
export interface CartPage {
  readonly basket: Basket
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly rows: readonly CartRowState[]
  /** the one change that is with the shop; the basket of its answer is then always the newest */
  readonly sent: { readonly rowId: string; readonly requestId: number } | null
  /** rows whose change waits for its turn, oldest first */
  readonly queue: readonly string[]
  /** reading the basket anew: `due` waits for the answer to `sent`; changes wait for the answer to what is `asked` */
  readonly reading: { readonly is: "no" | "due" | "asked"; readonly requestId: number }
  /** rows that an answer no longer had, told until the shopper's next change */
  readonly gone: readonly GoneRow[]
  /** what was removed last, to be put back */
  readonly undoRemoval: UndoRemoval
  /** the row that the last post put something into; it stays marked as long as the page is open */
  readonly added: string | null
  /** an update was asked for in which nothing is changed */
  readonly isUpToDate?: boolean
}

export interface CartPageStart extends Pick<CartPage, "basket" | "priceFormat" | "priceType"> {
  /** the change of a row that the last post was refused */
  readonly refusal: { readonly rowId: string; readonly refusal: BasketRefusal } | null
  /** id of the row that the last post put something into; absent or null = none */
  readonly added?: string | null
}

/**
 * The cart as it opens: every field shows what the shop has.
 *
 * Spec: 2.1, 10.116.
 *
 * @example
 * const start = { basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross", refusal: null } as const
 * openCartPage(start).rows.map(({ rowId, is }) => [rowId, is]) // => [["r1", "idle"]]
 */
export function openCartPage(start: CartPageStart): CartPage {
  const { basket, priceFormat, priceType, refusal, added = null } = start
  const problemOf = (row: BasketRow): CartProblem | null =>
    refusal?.rowId === row.rowId ? { is: "refused", refusal: refusal.refusal } : null
  const rows = basket.rows.map((row) => idleRow(row, null, problemOf(row)))
  const reading = { is: "no", requestId: 0 } as const
  return { basket, priceFormat, priceType, rows, sent: null, queue: [], reading, gone: [], undoRemoval: nothingRemoved, added }
}
