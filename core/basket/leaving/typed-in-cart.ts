import type { CartPageEvent } from "../cart-page.ts"
import type { CartPage } from "../open-cart-page.ts"
import type { RowNotes, RowNotesEvent } from "../notes/row-notes.ts"
import { isSaved } from "../notes/noted-row.ts"
import { sessionLimits } from "../../shell/session.ts"
import { isForeignObject, parseJson } from "../../web/untrusted-json.ts"

/** What is typed at the rows of a cart and not sent, by the ids of the rows. */
export type TypedAtRows = Readonly<Record<string, string>>

/** Where a browser keeps it while its tab is open; signing out clears both. Spec: 10.905. */
export const typedInCartKeys = {
  comments: `${sessionLimits.signOutPrefix}_cart_comments`,
  quantities: `${sessionLimits.signOutPrefix}_cart_quantities`,
} as const

/** Nobody types more into one cart, in characters. */
const longestKept = 50_000

/**
 * What a browser has kept, which may be anything.
 *
 * Spec: 10.905, 19.40.
 *
 * @param stored null = nothing is kept
 *
 * @example readTypedAtRows('{"r1":"na prezent","r2":5}') // => { r1: "na prezent" }
 * @example readTypedAtRows("[broken") // => {}
 */
export function readTypedAtRows(stored: string | null): TypedAtRows {
  const found = stored === null || stored.length > longestKept ? null : parseJson(stored)
  if (!isForeignObject(found)) return {}
  return Object.fromEntries(Object.entries(found).flatMap(([rowId, text]) => (typeof text === "string" ? [[rowId, text] as const] : [])))
}

/**
 * The comments that are typed and that the shop has not got.
 *
 * Spec: 4.78, 10.905.
 *
 * @example typedComments(openRowNotes([], [], {})) // => {}
 */
export const typedComments = ({ rows }: Pick<RowNotes, "rows">): TypedAtRows =>
  Object.fromEntries(rows.flatMap((row) => (row.isGone || row.draft === null || isSaved(row) ? [] : [[row.rowId, row.draft] as const])))

/**
 * Brings comments back into rows in which nothing else is typed. What the shop has by now, and rows that are gone, are left as they are.
 *
 * Spec: 10.905.
 *
 * @example
 * const row = { rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" }
 * commentsBack(openRowNotes([row], [], {}), { r1: "na prezent", gone: "pilne" })
 * // => [{ type: "CommentTyped", rowId: "r1", text: "na prezent" }]
 */
export const commentsBack = ({ rows }: Pick<RowNotes, "rows">, typed: TypedAtRows): readonly RowNotesEvent[] =>
  rows.flatMap(({ rowId, draft, comment }) => {
    const text = typed[rowId]
    if (text === undefined || draft !== null || isSaved({ comment, draft: text })) return []
    return [{ type: "CommentTyped", rowId, text } as const]
  })

/**
 * The quantities that are typed and that the shop has not got.
 *
 * Spec: 5.82, 10.905.
 *
 * @param changed the rows that have such a quantity, by their places, as `cartUpdate` finds them
 *
 * @example typedQuantities({ rows: [idleRow(sampleRow({ rowId: "r1" }), null, null)] }, [0]) // => { r1: "2" }
 */
export const typedQuantities = ({ rows }: Pick<CartPage, "rows">, changed: readonly number[]): TypedAtRows =>
  Object.fromEntries(
    changed.flatMap((at) => {
      const row = rows[at]
      return row === undefined || row.is === "removing" ? [] : [[row.rowId, row.quantity.text] as const]
    }),
  )

/**
 * Brings quantities back into the fields of rows that have another one.
 *
 * Spec: 10.905.
 *
 * @example
 * quantitiesBack({ rows: [idleRow(sampleRow({ rowId: "r1" }), null, null)] }, { r1: "4", gone: "2" })
 * // => [{ type: "QuantityTyped", rowId: "r1", text: "4" }]
 */
export const quantitiesBack = ({ rows }: Pick<CartPage, "rows">, typed: TypedAtRows): readonly CartPageEvent[] =>
  rows.flatMap(({ rowId, quantity }) => {
    const text = typed[rowId]
    return text === undefined || text === quantity.text ? [] : [{ type: "QuantityTyped", rowId, text } as const]
  })
