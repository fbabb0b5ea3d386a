import { type At, chargeItems, halt } from "../limits.ts"
import { allocateList } from "./allocate.ts"
import { FormulaObject, FormulaRecord, type Value } from "./values.ts"

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
  if (typeof value === "string") return allocateList(Array.from(value), at, true)
  return value instanceof FormulaRecord || value instanceof FormulaObject ? value.items(what, at) : halt("NotAList", what, at)
}
