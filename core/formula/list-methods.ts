import { callNative } from "./call-native.ts"
import { formulaLimits } from "./limits.ts"
import { type At, halt, pay, payForItems, payForText, within } from "./meter.ts"
import { FormulaFunction, kept, lengthOf, toNumber, toPlain, toText, type Value } from "./values.ts"

/** Methods of lists by name, with a letter for each argument: `n` a number, `f` a function, `v` a value as it is; what has no letter is one too. */
const listMethods: ReadonlyMap<string, string> = new Map(
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
    flat: "",
    flatMap: "f",
    forEach: "f",
    includes: "vn",
    indexOf: "vn",
    join: "",
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
    sort: "",
    splice: "nn",
    toString: "",
    unshift: "",
  }),
)
/**
 * Calls a method of a list.
 *
 * Spec: 12.21, 12.23. Fails with NotAllowed for a name that is not on the list, NotAFunction, NothingThere (reducing an empty list) and
 * TooLarge.
 */
export function callListMethod(list: Value[], name: string, values: readonly Value[], at: At): Value {
  const signature = listMethods.get(name) ?? halt("NotAllowed", name, at)
  const [first] = values
  if (!/^(?:at|pop|push)$/.test(name)) payForItems(at, list.length)
  // texts of one length are compared letter by letter
  if (typeof first === "string" && signature === "vn")
    for (const item of list) if (typeof item === "string" && item.length === first.length) payForText(at, first.length)
  switch (name) {
    case "sort":
      return sorted(list, first, at)
    case "concat":
      return flattened([list, ...values], 1, at)
    case "flat":
      return flattened(list, first === undefined ? 1 : toNumber(first, at), at)
    case "toString":
      return toText(list, at)
    case "join": {
      const between = first === undefined ? "," : toText(first, at)
      within(lengthOf(list, at) + (list.length - 1) * (between.length - 1), formulaLimits.textLength, "TooLarge", at.offset)
      return callNative(list, name, [between])
    }
  }
  if (signature === "f" && !(first instanceof FormulaFunction)) return halt("NotAFunction", name, at)
  if (name.startsWith("reduce") && values.length < 2 && list.length === 0) return halt("NothingThere", name, at)
  const given = values.map((value, index) => {
    if (signature[index] === "f" && value instanceof FormulaFunction) return (...items: Value[]) => value.call(items, at)
    return signature[index] === "n" ? toPlain(value, at) : value
  })
  const result = kept(callNative(list, name === "flatMap" ? "map" : name, given), at)
  kept(list, at)
  return name === "flatMap" && Array.isArray(result) ? flattened(result, 1, at) : result
}

/** Without an order of its own a list is sorted as texts. */
function sorted(list: Value[], order: Value, at: At): Value {
  if (order instanceof FormulaFunction) return list.sort((a, b) => toNumber(order.call([a, b], at), at))
  if (order !== undefined) return halt("NotAFunction", "sort", at)
  // each text is compared with about as many others as the length of the list has binary digits
  payForText(at, lengthOf(list, at) * Math.log2(list.length + 1))
  return callNative(list, "sort", [])
}

/** A list with the items of the lists inside in their place; what would be too long is refused before it is built. */
function flattened(list: readonly Value[], depth: number, at: At): Value[] {
  let flat = [...list]
  for (let level = 1; level <= depth && flat.some(Array.isArray); level += 1) {
    const length = flat.reduce<number>((sum, item) => sum + (Array.isArray(item) ? item.length : 1), 0)
    within(length, formulaLimits.listLength, "TooLarge", at.offset)
    pay(at, 1)
    payForItems(at, length)
    flat = flat.flatMap((item) => item)
  }
  return flat
}
