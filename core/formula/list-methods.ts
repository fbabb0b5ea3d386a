import { callNative, type Signatures } from "./call-native.ts"
import { type At, halt, payFor } from "./meter.ts"
import { boundedList, FormulaFunction, joinList, numberOr, toNumber, toText, type Value } from "./values.ts"

/** Without an order of its own a list is sorted as texts, as JavaScript does. */
function sorted(list: Value[], order: Value, at: At): Value[] {
  if (order instanceof FormulaFunction) return list.sort((a, b) => toNumber(order.call([a, b], at), at))
  if (order !== undefined) return halt("NotAFunction", "sort", at)
  return list.sort((a, b) => {
    const [left, right] = [toText(a, at), toText(b, at)]
    payFor(at, left)
    return left < right ? -1 : Number(left > right)
  })
}

/** A list with the items of lists inside in their place; it stops before it is too long. */
function flattened(list: readonly Value[], depth: number, at: At): Value[] {
  payFor(at, list)
  const flat: Value[] = []
  for (const item of list) {
    if (Array.isArray(item) && depth >= 1) flat.push(...flattened(item, depth - 1, at))
    else flat.push(item)
    boundedList(flat, at)
  }
  return flat
}

/** The methods of lists that formulas may call. Spec: 12.23. */
const signatures: Signatures = new Map(
  Object.entries({
    at: "n",
    concat: "",
    every: "f",
    fill: "vnn",
    filter: "f",
    find: "f",
    findIndex: "f",
    findLast: "f",
    findLastIndex: "f",
    flat: "n",
    flatMap: "f",
    forEach: "f",
    includes: "vn",
    indexOf: "vn",
    join: "t",
    lastIndexOf: "vn",
    map: "f",
    pop: "",
    push: "",
    reduce: "f",
    reduceRight: "f",
    reverse: "",
    shift: "",
    slice: "nn",
    some: "f",
    sort: "f",
    splice: "nn",
    toString: "",
    unshift: "",
  }),
)

/** Does a list have a method of this name? */
export const hasListMethod = (name: string): boolean => signatures.has(name)

/**
 * Calls a method of a list.
 *
 * Spec: 12.23. Fails with NotAllowed for every other name, NotAFunction, NothingThere (reducing an empty list) and TooLarge.
 */
export function callListMethod(list: Value[], name: string, values: readonly Value[], at: At): Value {
  const signature = signatures.get(name) ?? halt("NotAllowed", name, at)
  const [first] = values
  switch (name) {
    case "sort":
      return sorted(list, first, at)
    case "concat":
      return flattened([list, ...values], 1, at)
    case "flat":
      return flattened(list, numberOr(first, 1, at), at)
    case "join":
      return joinList(list, first === undefined ? "," : toText(first, at), at, 0)
    case "toString":
      return toText(list, at)
    default: {
      if (name.startsWith("reduce") && values.length < 2 && list.length === 0) return halt("NothingThere", name, at)
      const result = callNative(Array.prototype, name === "flatMap" ? "map" : name, signature, list, values, at)
      boundedList(list, at)
      return name === "flatMap" && Array.isArray(result) ? flattened(result, 1, at) : result
    }
  }
}
