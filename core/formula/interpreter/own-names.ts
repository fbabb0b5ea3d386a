import { type At, chargeItems, halt } from "../limits.ts"
import { allocateList } from "./allocate.ts"
import { readProperty, writeProperty } from "./properties.ts"
import { FormulaRecord, keysOf, type Value } from "./values.ts"

/**
 * The names under which a value keeps something, in JavaScript's order: the keys of a record, the indices of a list or text.
 *
 * Fails with NothingThere on null and undefined.
 */
export function namesIn(value: Value, at: At): string[] {
  if (value === null || value === undefined) return halt("NothingThere", "Object.keys", at)
  if (value instanceof FormulaRecord) {
    // the keys are sorted: numbers first
    chargeItems(at, 4 * value.size)
    return allocateList(keysOf(value), at)
  }
  return allocateList(typeof value === "string" || Array.isArray(value) ? Object.keys(value) : [], at, true)
}

/** Copies what a record, list or text keeps, as `{ ...from }` does; null and undefined keep nothing. Spec: 12.32. */
export function copyInto(record: Value, from: Value, at: At, without: ReadonlySet<string> = new Set()): Value {
  if (from !== null && from !== undefined)
    for (const name of namesIn(from, at)) if (!without.has(name)) writeProperty(record, name, readProperty(from, name, at), at)
  return record
}
