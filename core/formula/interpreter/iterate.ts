import { type At, chargeItems, halt } from "../limits.ts"
import { made, madeList } from "./made.ts"
import { ArgumentsRecord, FormulaIterator, FormulaMap, FormulaSet, type Value } from "./values.ts"

/**
 * What can be gone through, as a list: a list is itself, a text its characters, a map its pairs.
 *
 * Fails with NotAList.
 *
 * @param what names it in the error
 */
export function itemsOf(value: Value, what: string, at: At): readonly Value[] {
  if (Array.isArray(value)) {
    chargeItems(at, value.length)
    return value
  }
  // a text is taken apart into characters, not into halves of surrogate pairs
  if (typeof value === "string") return madeList(Array.from(value), at, true)
  if (value instanceof FormulaMap) return pairsOf(value.entries, at)
  if (value instanceof FormulaSet) return madeList([...value.entries], at)
  if (value instanceof ArgumentsRecord) return madeList([...value.values()], at)
  if (!(value instanceof FormulaIterator)) return halt("NotAList", what, at)
  const { items } = value
  value.items = []
  chargeItems(at, items.length)
  return items
}

/** Pairs of a key and a value, each a list. */
export const pairsOf = (pairs: Iterable<readonly [Value, Value]>, at: At): Value[] =>
  madeList(
    [...pairs].map((pair) => madeList([...pair], at)),
    at,
  )

/** A text, list or other value as an iterator over the items. */
export const madeIterator = (items: readonly Value[], at: At): Value => made(new FormulaIterator(items), at)
