import { type At, chargeItems, formulaLimits, halt, within } from "../limits.ts"
import { madeMap, madeSet } from "./collections.ts"
import { toNumber, toPlain, toText } from "./conversions.ts"
import { itemsOf } from "./iterate.ts"
import { parseJson, stringifyJson } from "./json.ts"
import { made, madeList } from "./made.ts"
import { objectFunctions } from "./object-functions.ts"
import { madePattern } from "./patterns.ts"
import { readProperty } from "./properties.ts"
import {
  ArgumentsRecord,
  type Call,
  ErrorRecord,
  FormulaFunction,
  FormulaMap,
  FormulaPattern,
  FormulaRecord,
  FormulaSet,
  isObject,
  type Value,
} from "./values.ts"

/** A function of JavaScript on numbers, texts and booleans. */
export class NativeFunction extends FormulaFunction {
  readonly native: (...given: readonly unknown[]) => unknown

  constructor(native: (...given: readonly unknown[]) => unknown, members: FormulaRecord | null = null) {
    super((values, at) => made(native(...values.map((value) => toPlain(value, at))), at), members)
    this.native = native
  }
}

/** Named members of one of JavaScript's objects, numbers and functions, and functions of our own. */
function chosenMembers(owner: object, names: string, more: Readonly<Record<string, Call>> = {}): FormulaRecord {
  const record = new FormulaRecord()
  for (const name of names.split(" ")) {
    const member: unknown = Reflect.get(owner, name)
    if (typeof member === "number") record.set(name, member)
    if (typeof member === "function") record.set(name, new NativeFunction((...given) => Reflect.apply(member, undefined, given)))
  }
  for (const [name, call] of Object.entries(more)) record.set(name, new FormulaFunction(call))
  record.isFrozen = true
  return record
}

/** `new Array(3)` has three holes, `new Array(1, 2)` two items. */
const madeArray: Call = (values, at) => {
  const [length] = values
  if (values.length !== 1 || typeof length !== "number") return madeList([...values], at)
  if (!Number.isInteger(length) || length < 0) return halt("BadArgument", "Array", at)
  within(length, formulaLimits.listLength, "TooLarge", at.offset)
  const list: Value[] = []
  list.length = length
  return madeList(list, at)
}

/** `Array.from(source, (value, index) => ...)`: of anything that can be gone through, or has a length. */
const arrayFrom: Call = ([source, each, self], at) => {
  const isRecord = source instanceof FormulaRecord && !(source instanceof ArgumentsRecord)
  const items = isRecord
    ? itemsByLength(source, at)
    : isObject(source) || typeof source === "string"
      ? itemsOf(source, "Array.from", at)
      : []
  if (source === null || source === undefined) return halt("NotAList", "Array.from", at)
  if (each === undefined) return madeList([...items], at)
  if (!(each instanceof FormulaFunction)) return halt("NotAFunction", "Array.from", at)
  chargeItems(at, items.length)
  return madeList(
    Array.from(items, (item, index) => each.call([item, index], at, self)),
    at,
  )
}

function itemsByLength(record: FormulaRecord, at: At): Value[] {
  const length = Math.max(0, Math.trunc(toNumber(record.get("length"), at)) || 0)
  within(length, formulaLimits.listLength, "TooLarge", at.offset)
  return madeList(
    Array.from({ length }, (_, index) => readProperty(record, index, at)),
    at,
  )
}

const constructorOf = (construct: Call, call: Call = (_, at) => halt("NotAFunction", "new", at), members: FormulaRecord | null = null) =>
  new FormulaFunction(call, members, construct)

/** `new Error("too wide")`, which may also be called without `new`. */
function errorOf(name: string): FormulaFunction {
  const construct: Call = ([message], at) => {
    const text = message === undefined ? "" : toText(message, at)
    return made(
      new ErrorRecord([
        ["name", name],
        ["message", text],
      ]),
      at,
    )
  }
  return constructorOf(construct, construct)
}

const madeObject: Call = ([value], at) => (isObject(value) ? value : made(new FormulaRecord(), at))
const nothing: Call = () => undefined
const errors = ["Error", "TypeError", "RangeError", "ReferenceError", "SyntaxError"] as const

/** Everything that a formula can use without declaring it: all of arithmetic, never `random`. Spec: 12.13. */
export const builtIns: ReadonlyMap<string, Value> = new Map<string, Value>([
  [
    "Math",
    chosenMembers(
      Math,
      "E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc",
    ),
  ],
  [
    "Number",
    new NativeFunction(
      Number,
      chosenMembers(
        Number,
        "EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt",
      ),
    ),
  ],
  ["String", new NativeFunction(String, chosenMembers(String, "fromCharCode fromCodePoint"))],
  ...chosenMembers({ parseFloat, parseInt, isNaN, isFinite }, "parseFloat parseInt isNaN isFinite"),
  ["Boolean", new FormulaFunction(([value]) => Boolean(value))],
  [
    "Array",
    constructorOf(
      madeArray,
      madeArray,
      chosenMembers(Array, "", {
        isArray: ([value]) => Array.isArray(value),
        from: arrayFrom,
        of: (values, at) => madeList([...values], at),
      }),
    ),
  ],
  ["Object", constructorOf(madeObject, madeObject, chosenMembers(Object, "", objectFunctions))],
  ["JSON", chosenMembers(JSON, "", { parse: parseJson, stringify: stringifyJson })],
  ["Map", constructorOf(madeMap)],
  ["Set", constructorOf(madeSet)],
  ["RegExp", constructorOf(madePattern, madePattern)],
  ["console", chosenMembers(Math, "", { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing })],
  ...errors.map((name) => [name, errorOf(name)] as const),
])

/** The members of a built-in object, null where it has none. */
export function membersOf(owner: string): FormulaRecord | null {
  const value = builtIns.get(owner)
  if (value instanceof FormulaFunction) return value.members
  return value instanceof FormulaRecord ? value : null
}

/** Is a value an instance of a built-in constructor? Null where the name is none. */
export function isInstance(value: Value, name: string): boolean | null {
  if (name === "Array") return Array.isArray(value)
  if (name === "Object") return isObject(value)
  if (name === "Function") return value instanceof FormulaFunction
  if (name === "Map") return value instanceof FormulaMap
  if (name === "Set") return value instanceof FormulaSet
  if (name === "RegExp") return value instanceof FormulaPattern
  if (!errors.some((error) => error === name)) return null
  return value instanceof ErrorRecord && (name === "Error" || value.get("name") === name)
}
