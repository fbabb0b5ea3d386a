import { type At, charge } from "../../limits.ts"
import { itemsOf } from "../iterate.ts"
import { allocate, allocateList } from "../allocate.ts"
import { copyInto, namesIn } from "../own-names.ts"
import { hasProperty, nameOf, readProperty, writeProperty } from "../properties.ts"
import { type Call, FormulaRecord, isObject, type Value } from "../values.ts"
import { allocatePairs } from "./iterators.ts"

const pairs = (value: Value, at: At) =>
  allocatePairs(
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
    allocateList(
      namesIn(value, at).map((name) => readProperty(value, name, at)),
      at,
    ),
  entries: ([value], at) => pairs(value, at),
  assign: ([record, ...more], at) => more.reduce<Value>((target, from) => copyInto(target, from, at), record),
  fromEntries: ([given], at) => {
    const record = allocate(new FormulaRecord(), at)
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
