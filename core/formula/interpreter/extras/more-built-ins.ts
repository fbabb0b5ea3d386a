import { type At, chargeItems, formulaLimits, halt, within } from "../../limits.ts"
import { chosenMembers } from "../built-ins.ts"
import { toNumber, toText } from "../conversions.ts"
import { itemsOf } from "../iterate.ts"
import { allocate, allocateList } from "../allocate.ts"
import { readProperty } from "../properties.ts"
import { type Call, FormulaFunction, FormulaRecord, isObject, type Value } from "../values.ts"
import { madeMap, madeSet } from "./collections.ts"
import { jsonParse, stringifyJson } from "./json.ts"
import { objectFunctions } from "./object-functions.ts"
import { madePattern } from "./patterns.ts"
import { ArgumentsRecord, ErrorRecord } from "./records.ts"

/** `new Array(3)` has three holes, `new Array(1, 2)` two items. */
const madeArray: Call = (values, at) => {
  const [length] = values
  if (values.length !== 1 || typeof length !== "number") return allocateList([...values], at)
  if (!Number.isInteger(length) || length < 0) return halt("BadArgument", "Array", at)
  within(length, formulaLimits.listLength, "TooLarge", at.offset)
  const list: Value[] = []
  list.length = length
  return allocateList(list, at)
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
  if (each === undefined) return allocateList([...items], at)
  if (!(each instanceof FormulaFunction)) return halt("NotAFunction", "Array.from", at)
  chargeItems(at, items.length)
  return allocateList(
    Array.from(items, (item, index) => each.call([item, index], at, self)),
    at,
  )
}

function itemsByLength(record: FormulaRecord, at: At): Value[] {
  const length = Math.max(0, Math.trunc(toNumber(record.get("length"), at)) || 0)
  within(length, formulaLimits.listLength, "TooLarge", at.offset)
  return allocateList(
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
    return allocate(
      new ErrorRecord([
        ["name", name],
        ["message", text],
      ]),
      at,
    )
  }
  return constructorOf(construct, construct)
}

const allocateObject: Call = ([value], at) => (isObject(value) ? value : allocate(new FormulaRecord(), at))
const nothing: Call = () => undefined
/** The kinds of errors that a program can make. */
export const errors = ["Error", "TypeError", "RangeError", "ReferenceError", "SyntaxError"] as const

/** What fewer formulas use without declaring it. Its names stand in `built-ins.ts` as well. */
export const moreBuiltIns: ReadonlyMap<string, Value> = new Map<string, Value>([
  [
    "Array",
    constructorOf(
      madeArray,
      madeArray,
      chosenMembers(Array, "", {
        isArray: ([value]) => Array.isArray(value),
        from: arrayFrom,
        of: (values, at) => allocateList([...values], at),
      }),
    ),
  ],
  ["Object", constructorOf(allocateObject, allocateObject, chosenMembers(Object, "", objectFunctions))],
  ["JSON", chosenMembers(JSON, "", { parse: jsonParse, stringify: stringifyJson })],
  ["Map", constructorOf(madeMap)],
  ["Set", constructorOf(madeSet)],
  ["RegExp", constructorOf(madePattern, madePattern)],
  ["console", chosenMembers(Math, "", { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing })],
  ...errors.map((name) => [name, errorOf(name)] as const),
])
