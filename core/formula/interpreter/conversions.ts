import { type At, chargeItems, chargeText, formulaLimits, halt, within } from "../limits.ts"
import { allocateDigits, allocateText } from "./allocate.ts"
import { FormulaFunction, isObject, type Plain, type Value } from "./values.ts"

/**
 * JavaScript's conversion to a text: a list joins its items with commas.
 *
 * Spec: 12.21. Fails with NotAllowed for functions, whose text a formula must not read, and with TooDeep and TooLarge.
 */
export function toText(value: Value, at: At, depth = 0): string {
  if (typeof value === "string") return value
  if (typeof value === "number") return allocateDigits(String(value), at)
  if (Array.isArray(value)) return joined(value, ",", at, depth)
  if (value instanceof FormulaFunction) return halt("NotAllowed", "function", at)
  return isObject(value) ? value.text(at) : String(value)
}

/** The texts of a list's items with a text between them. Each list on the way is charged, however often it is met. */
export function joined(list: readonly Value[], between: string, at: At, depth = 0): string {
  within(depth, formulaLimits.nesting, "TooDeep", at.offset)
  chargeItems(at, list.length)
  const texts: string[] = []
  let length = 0
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index]
    const text = item === null || item === undefined ? "" : toText(item, at, depth + 1)
    length += text.length + (index === 0 ? 0 : between.length)
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    texts.push(text)
  }
  return allocateText(texts.join(between), at)
}

/** A value that JavaScript may convert on its own: whatever is an object has become a text. */
export function toPlain(value: Value, at: At): Plain {
  if (typeof value === "number" || value === null) return value
  const plain = isObject(value) ? toText(value, at) : value
  if (typeof plain === "string") chargeText(at, plain.length)
  return plain
}

/** JavaScript's conversion to a number: `"12"` is 12, `""` and null are 0, undefined is NaN. Spec: 12.16. */
export const toNumber = (value: Value, at: At): number => (typeof value === "number" ? value : Number(toPlain(value, at)))
