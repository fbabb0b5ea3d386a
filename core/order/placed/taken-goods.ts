import type { RowOptions } from "../../basket/row-options.ts"
import { timesDecimal } from "../../product-page/parts.ts"
import { addDecimals, compareDecimals, type Decimal, subtractDecimals } from "../../values/decimal.ts"

/** A row of an order as its goods are counted. */
export interface CountedRow {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  readonly options: Pick<RowOptions, "parts" | "date">
}

/** So much of a size that an order takes. */
export interface TakenSize {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
}

/** So many places of a service on a date. */
export interface TakenPlaces {
  readonly productId: number
  readonly dateId: string
  readonly quantity: Decimal
}

/** What an order takes of the shop. */
export interface TakenGoods {
  /** each size once, in the order in which everybody takes them */
  readonly sizes: readonly TakenSize[]
  readonly places: readonly TakenPlaces[]
}

/**
 * What the rows of an order take: each size once, that of a row and those of its parts together, and the places of dates. By rising ids, so
 * that two orders of the same goods wait for each other and never both.
 *
 * Spec: 10.713.
 *
 * @example
 * const row = { productId: 7, sizeId: "m", quantity: decimal("2"), options: { parts: [], date: null } }
 * takenGoods([row, row]).sizes // => [{ productId: 7, sizeId: "m", quantity: decimal("4") }]
 */
export function takenGoods(rows: readonly CountedRow[]): TakenGoods {
  const sizes = rows.flatMap(({ productId, sizeId, quantity, options }) => [
    { productId, id: sizeId, quantity },
    ...options.parts.map((part) => ({ productId: part.productId, id: part.sizeId, quantity: timesDecimal(part.quantity, quantity) })),
  ])
  const places = rows.flatMap(({ productId, quantity, options: { date } }) => (date === null ? [] : [{ productId, id: date, quantity }]))
  return {
    sizes: summed(sizes).map(({ productId, id, quantity }) => ({ productId, sizeId: id, quantity })),
    places: summed(places).map(({ productId, id, quantity }) => ({ productId, dateId: id, quantity })),
  }
}

interface Counted {
  readonly productId: number
  readonly id: string
  readonly quantity: Decimal
}

function summed(counted: readonly Counted[]): readonly Counted[] {
  const sums = new Map<string, Counted>()
  for (const one of counted) {
    const name = JSON.stringify([one.productId, one.id])
    const known = sums.get(name)
    sums.set(name, known === undefined ? one : { ...one, quantity: addDecimals(known.quantity, one.quantity) })
  }
  return [...sums.values()].toSorted((one, other) => one.productId - other.productId || (one.id < other.id ? -1 : 1))
}

/**
 * What is left of a stock once something is taken of it; null = there is not so much of it.
 *
 * Spec: 10.713, 5.64 (-1 is without end).
 *
 * @example stockLeft(decimal("3"), decimal("3")) // => decimal("0")
 * @example stockLeft(decimal("2"), decimal("3")) // => null
 * @example stockLeft(decimal("-1"), decimal("3")) // => decimal("-1")
 */
export function stockLeft(stock: Decimal, taken: Decimal): Decimal | null {
  if (isEndless(stock)) return stock
  return compareDecimals(stock, taken) < 0 ? null : subtractDecimals(stock, taken)
}

/**
 * A stock is without end: nothing is counted of it. Spec: 5.64.
 *
 * @example isEndless(decimal("-1")) // => true
 */
export const isEndless = (stock: Decimal): boolean => stock.coefficient < 0
