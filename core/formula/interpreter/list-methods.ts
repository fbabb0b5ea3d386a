import { type At, charge, chargeItems, chargeText, formulaLimits, halt, within } from "../limits.ts"
import { joined, toNumber, toPlain, toText } from "./conversions.ts"
import { grow, allocate, allocateList } from "./allocate.ts"
import { FormulaFunction, type Value } from "./values.ts"

/** Methods by name, with what is said about each after its colon. */
export const methodTable = (methods: string): ReadonlyMap<string, string> =>
  new Map(
    methods.split(" ").map((method) => {
      const [name = "", said = ""] = method.split(":")
      return [name, said]
    }),
  )

/** Methods of lists by name, with a letter for each argument: `n` a number, `f` a function, `v` any value; arguments beyond the letters are any values. */
export const listMethods = methodTable(
  "at:n concat copyWithin:nnn every:f fill:vnn filter:f find:f findIndex:f findLast:f findLastIndex:f flat flatMap:f forEach:f includes:vn indexOf:vn join lastIndexOf:vn map:f pop push reduce:f reduceRight:f reverse shift slice:nn some:f sort splice:nn toReversed toSorted toSpliced:nn toString unshift with:nv",
)

/** Methods that change the list itself, which a frozen one refuses. */
const changes = /^(?:copyWithin|fill|pop|push|reverse|shift|sort|splice|unshift)$/

/**
 * Calls a method of a list.
 *
 * Spec: 12.21, 12.23. Fails with NotAllowed for a name that is not on the list, NotAFunction, NothingThere (reducing an empty list),
 * TooLarge and TooMuchMade.
 */
export function callListMethod(list: Value[], name: string, values: readonly Value[], at: At): Value {
  const signature = listMethods.get(name) ?? halt("NotAllowed", name, at)
  const [first] = values
  if (!/^(?:at|pop|push)$/.test(name)) chargeItems(at, list.length)
  if (Object.isFrozen(list) && changes.test(name)) return halt("NotAllowed", name, at)
  // texts of equal length are compared character by character
  if (typeof first === "string" && signature === "vn")
    for (const item of list) if (typeof item === "string" && item.length === first.length) chargeText(at, first.length)
  switch (name) {
    case "at":
      return list.at(toNumber(first, at))
    case "pop":
      return list.pop()
    case "shift":
      return list.shift()
    case "sort":
      return sorted(list, first, at)
    case "toSorted":
      return sorted(allocateList([...list], at), first, at)
    case "concat":
      return flattened([list, ...values], 1, at)
    case "flat":
      return flattened(list, first === undefined ? 1 : toNumber(first, at), at)
    case "toString":
      return toText(list, at)
    case "join":
      return joined(list, first === undefined ? "," : toText(first, at), at)
  }
  if (signature.startsWith("f")) {
    if (!(first instanceof FormulaFunction)) return halt("NotAFunction", name, at)
    if (!name.startsWith("reduce")) {
      // the second argument is what the function finds under `this`
      return callWithFunction(list, name, (...items) => first.call(items, at, values[1]), at)
    }
    if (values.length < 2 && !list.some(() => true)) return halt("NothingThere", name, at)
    const join = (...items: Value[]) => first.call(items, at, undefined)
    if (values.length < 2) return name === "reduce" ? list.reduce(join) : list.reduceRight(join)
    return name === "reduce" ? list.reduce<Value>(join, values[1]) : list.reduceRight<Value>(join, values[1])
  }
  const given = values.map((value, index) => (signature[index] === "n" ? toPlain(value, at) : value))
  const before = list.length
  const result = callNative(list, name, given, at)
  if (list.length > before) grow(list.length, list.length - before, at)
  return result === list ? list : allocate(result, at)
}

/** A method that asks a function about each item. What is found was there before; a new list has to be paid. */
function callWithFunction(list: Value[], name: string, ask: (...items: Value[]) => Value, at: At): Value {
  if (name === "find") return list.find(ask)
  if (name === "findLast") return list.findLast(ask)
  if (name === "flatMap") return flattened(list.map(ask), 1, at)
  return allocate(callNative(list, name, [ask], at), at)
}

/** Calls JavaScript's own method. Fails with BadArgument where JavaScript refuses a number, as in `toFixed(101)`. */
export function callNative(object: string | number | boolean | Value[], name: string, given: readonly unknown[], at: At): unknown {
  try {
    return Reflect.apply(Reflect.get(Object(object), name), object, given)
  } catch (error) {
    if (error instanceof RangeError) return halt("BadArgument", name, at)
    throw error
  }
}

/** Sorts as JavaScript does: without a compare function as texts, with what is undefined at the end, and holes after that. */
function sorted(list: Value[], order: Value, at: At): Value[] {
  if (order instanceof FormulaFunction) return list.sort((a, b) => toNumber(order.call([a, b], at, undefined), at))
  if (order !== undefined) return halt("NotAFunction", "sort", at)
  const texts = list.filter((item) => item !== undefined).map((item) => ({ item, text: toText(item, at) }))
  // sorting compares each text with about log2(length) others
  const rounds = Math.log2(list.length + 1)
  charge(at, ((1 + list.length) * rounds) / formulaLimits.itemsPerStep)
  for (const { text } of texts) chargeText(at, text.length * rounds)
  texts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const { length } = list.filter(() => true)
  for (const index of list.keys()) {
    if (index < length) list[index] = texts[index]?.item
    else Reflect.deleteProperty(list, index)
  }
  return list
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
  return allocateList(flat, at)
}
