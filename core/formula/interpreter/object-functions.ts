import { type At, charge, chargeItems, halt } from "../limits.ts"
import { itemsOf, pairsOf } from "./iterate.ts"
import { made, madeList } from "./made.ts"
import { hasProperty, nameOf, readProperty, writeProperty } from "./properties.ts"
import { FormulaRecord, isObject, keysOf, type Call, type Value } from "./values.ts"

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
    return madeList(keysOf(value), at)
  }
  return madeList(typeof value === "string" || Array.isArray(value) ? Object.keys(value) : [], at, true)
}

/** Copies what a record, list or text keeps, as `{ ...from }` does; null and undefined keep nothing. */
export function copyInto(record: Value, from: Value, at: At, without: ReadonlySet<string> = new Set()): Value {
  if (from !== null && from !== undefined)
    for (const name of namesIn(from, at)) if (!without.has(name)) writeProperty(record, name, readProperty(from, name, at), at)
  return record
}

const pairs = (value: Value, at: At) =>
  pairsOf(
    namesIn(value, at).map((name) => [name, readProperty(value, name, at)] as const),
    at,
  )

function freeze(value: Value, isAsked: boolean): boolean {
  if (value instanceof FormulaRecord) return (value.isFrozen ||= !isAsked)
  if (!Array.isArray(value)) return !isObject(value)
  if (!isAsked) Object.freeze(value)
  return Object.isFrozen(value)
}

/** The functions of JavaScript's `Object` that go over what a record keeps. */
export const objectFunctions: Readonly<Record<string, Call>> = {
  keys: ([value], at) => namesIn(value, at),
  values: ([value], at) =>
    madeList(
      namesIn(value, at).map((name) => readProperty(value, name, at)),
      at,
    ),
  entries: ([value], at) => pairs(value, at),
  assign: ([record, ...more], at) => more.reduce<Value>((target, from) => copyInto(target, from, at), record),
  fromEntries: ([given], at) => {
    const record = made(new FormulaRecord(), at)
    for (const pair of itemsOf(given, "Object.fromEntries", at))
      writeProperty(record, nameOf(readProperty(pair, 0, at), at), readProperty(pair, 1, at), at)
    return record
  },
  hasOwn: ([value, key], at) => (typeof value === "string" ? Object.hasOwn(Object(value), nameOf(key, at)) : hasProperty(value, key, at)),
  is: ([left, right], at) => {
    if (typeof left === "string" && typeof right === "string") charge(at, left.length / 64)
    return Object.is(left, right)
  },
  freeze: ([value]) => {
    freeze(value, false)
    return value
  },
  isFrozen: ([value]) => freeze(value, true),
}
