import { type At, formulaLimits, halt, charge, chargeItems, chargeText, within } from "../limits.ts"
import { callNative, FormulaFunction, withinSize, lengthOf, type Owner, toNumber, toPlain, toText, type Value } from "./values.ts"

/**
 * JavaScript's `replace` and `replaceAll` for texts, counting how long the text becomes while it grows.
 *
 * Fails with TooLarge.
 *
 * @param values what is searched for, and the text or function that replaces it; `$&`, `` $` ``, `$'` and `$$` in a text mean what they
 * mean in JavaScript
 */
export function replaceText(self: string, all: boolean, values: readonly Value[], at: At): string {
  const found = toText(values[0], at)
  const [, by] = values
  const words = by instanceof FormulaFunction ? "" : toText(by, at)
  let length = self.length
  const grow = (text: string, instead: string) => {
    length += text.length - instead.length
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    return text
  }
  const replacement = (match: string, offset: number) => {
    chargeItems(at, 1)
    if (by instanceof FormulaFunction) return grow(toText(by.call([match, offset, self], at), at), match)
    grow(words, match)
    return words.replaceAll(/\$[$&`']/g, (mark) => {
      if (mark === "$$") return grow("$", mark)
      if (mark === "$&") return grow(match, mark)
      return grow(mark === "$`" ? self.slice(0, offset) : self.slice(offset + match.length), mark)
    })
  }
  return all ? self.replaceAll(found, replacement) : self.replace(found, replacement)
}

/** Methods of lists by name, with a letter for each argument: `n` a number, `f` a function, `v` any value; arguments beyond the letters are any values. */
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
  if (!/^(?:at|pop|push)$/.test(name)) chargeItems(at, list.length)
  // texts of equal length are compared character by character
  if (typeof first === "string" && signature === "vn")
    for (const item of list) if (typeof item === "string" && item.length === first.length) chargeText(at, first.length)
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
  const result = withinSize(callNative(list, name === "flatMap" ? "map" : name, given), at)
  withinSize(list, at)
  return name === "flatMap" && Array.isArray(result) ? flattened(result, 1, at) : result
}

/** Without a compare function a list is sorted as texts. */
function sorted(list: Value[], order: Value, at: At): Value {
  if (order instanceof FormulaFunction) return list.sort((a, b) => toNumber(order.call([a, b], at), at))
  if (order !== undefined) return halt("NotAFunction", "sort", at)
  // sorting compares each text with about log2(length) others
  chargeText(at, lengthOf(list, at) * Math.log2(list.length + 1))
  return callNative(list, "sort", [])
}

/** A flattened list; one that would be too long is refused before it is built. */
function flattened(list: readonly Value[], depth: number, at: At): Value[] {
  let flat = [...list]
  for (let level = 1; level <= depth && flat.some(Array.isArray); level += 1) {
    const length = flat.reduce<number>((sum, item) => sum + (Array.isArray(item) ? item.length : 1), 0)
    within(length, formulaLimits.listLength, "TooLarge", at.offset)
    charge(at, 1)
    chargeItems(at, length)
    flat = flat.flatMap((item) => item)
  }
  return flat
}

const textMethods = new Set(
  "at charAt charCodeAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart".split(
    " ",
  ),
)
const numberMethods = new Set(["toFixed", "toPrecision", "toString"])
const booleanMethods = new Set(["toString"])

/** Does the allow-list have methods for a value? */
export const isMethodOwner = (value: Value): value is Owner => Array.isArray(value) || /^[snb]/.test(typeof value)

/**
 * Calls a method of a text, list, number or boolean: JavaScript's own, after our conversions and bounds.
 *
 * Spec: 12.17, 12.21, 12.23. Fails with NotAllowed for a name that is not on the list, and for arguments that JavaScript refuses.
 */
export function callMethodOf(object: Owner, name: string, values: readonly Value[], at: At): Value {
  charge(at, 1)
  if (Array.isArray(object)) return callListMethod(object, name, values, at)
  const names = typeof object === "string" ? textMethods : typeof object === "number" ? numberMethods : booleanMethods
  if (!names.has(name)) return halt("NotAllowed", name, at)
  if (typeof object === "string") {
    const [first] = values
    chargeText(at, object.length)
    if (typeof first === "string" && name !== "concat") charge(at, (object.length * first.length) / formulaLimits.pairsPerStep)
    if (name.startsWith("replace")) return replaceText(object, name === "replaceAll", values, at)
    if (/^repeat|^pad/.test(name)) {
      const copies = name === "repeat" ? Math.max(object.length, 1) : 1
      within(Math.trunc(toNumber(first, at)) * copies, formulaLimits.textLength, "TooLarge", at.offset)
    }
  }
  const given = values.map((value) => toPlain(value, at))
  try {
    return withinSize(callNative(object, name, given), at)
  } catch (error) {
    // what JavaScript refuses, such as toFixed(101)
    if (error instanceof RangeError) return halt("NotAllowed", name, at)
    throw error
  }
}
