import { type Decimal, compareDecimals, decimalOf, parseTypedDecimal, subtractDecimals } from "../values/decimal.ts"

/** So much of a row of an order. */
export interface RowAmount {
  /** its place in the order, from 0 */
  readonly row: number
  readonly quantity: Decimal
}

/**
 * What is left of a row once all that was withdrawn and returned of it is taken away; never less than nothing.
 *
 * Spec: 10.848.
 *
 * @example leftOfRow(0, decimal("3"), [{ row: 0, quantity: decimal("1") }, { row: 1, quantity: decimal("1") }]) // => decimal("2")
 */
export function leftOfRow(row: number, bought: Decimal, taken: readonly RowAmount[]): Decimal {
  const none = decimalOf(0)
  let left = bought
  for (const one of taken) if (one.row === row) left = subtractDecimals(left, one.quantity)
  return compareDecimals(left, none) < 0 ? none : left
}

/** What an amount is that somebody typed beside a row. */
export type TypedAmount =
  | { readonly is: "none" }
  | { readonly is: "some"; readonly quantity: Decimal }
  | { readonly is: "wrong" }
  /** more than is left */
  | { readonly is: "above" }

/**
 * Reads the amount that somebody typed beside a row: nothing, as much as is left, or less. What is sold by the piece is given back by the piece.
 *
 * Spec: 10.848, 10.851.
 *
 * @example readAmount("2", { bought: decimal("3"), left: decimal("2") }) // => { is: "some", quantity: decimal("2") }
 * @example readAmount("2,5", { bought: decimal("3"), left: decimal("3") }) // => { is: "wrong" }
 * @example readAmount("3", { bought: decimal("3"), left: decimal("2") }) // => { is: "above" }
 * @example readAmount("", { bought: decimal("3"), left: decimal("2") }) // => { is: "none" }
 */
export function readAmount(typed: string, { bought, left }: { readonly bought: Decimal; readonly left: Decimal }): TypedAmount {
  const text = typed.trim()
  if (text === "") return { is: "none" }
  const quantity = text.length > 20 ? null : parseTypedDecimal(text)
  if (quantity === null || quantity.coefficient < 0 || quantity.scale > bought.scale) return { is: "wrong" }
  if (quantity.coefficient === 0) return { is: "none" }
  return compareDecimals(quantity, left) > 0 ? { is: "above" } : { is: "some", quantity }
}
