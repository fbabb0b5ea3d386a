import { type At, formulaLimits, halt, chargeItems, chargeText, within } from "../limits.ts"

/** A function of the program, or a built-in one. */
export class FormulaFunction {
  readonly call: (values: readonly Value[], at: At) => Value

  constructor(call: (values: readonly Value[], at: At) => Value) {
    this.call = call
  }
}

/** A record of the program: a map, so that no prototype can be reached through it; its text is that of an object. */
export class FormulaRecord extends Map<string, Value> {
  /** As JavaScript writes an object. */
  override toString(): string {
    return "[object Object]"
  }
}

/** Everything a formula can hold. */
export type Value = number | string | boolean | null | undefined | Value[] | FormulaRecord | FormulaFunction

/**
 * The number of characters in the text of a value, counted before JavaScript builds it. Reading lists is charged.
 *
 * Fails with NotAllowed for functions, whose text a formula must not read, and with TooDeep.
 */
export function lengthOf(value: Value, at: At, depth = 0): number {
  within(depth, formulaLimits.nesting, "TooDeep", at.offset)
  if (value instanceof FormulaFunction) return halt("NotAllowed", "function", at)
  if (!Array.isArray(value)) return String(value).length
  chargeItems(at, value.length)
  let length = Math.max(value.length - 1, 0)
  for (const item of value) if (item !== null && item !== undefined) length += lengthOf(item, at, depth + 1)
  return length
}

/** JavaScript's conversion to a text: a list joins its items with commas. */
export function toText(value: Value, at: At): string {
  if (typeof value === "string") return value
  within(lengthOf(value, at), formulaLimits.textLength, "TooLarge", at.offset)
  // oxlint-disable-next-line typescript/no-base-to-string -- lists and records have the texts that JavaScript gives them
  return String(value)
}

/** A value that JavaScript may convert on its own: lists and records have become texts. */
export function toPlain(value: Value, at: At): number | string | boolean | null | undefined {
  if (typeof value === "number" || value === null) return value
  const plain = typeof value === "object" ? toText(value, at) : value
  if (typeof plain === "string") chargeText(at, plain.length)
  return plain
}

/** JavaScript's conversion to a number: `"12"` is 12, `""` and null are 0, undefined is NaN. */
export const toNumber = (value: Value, at: At): number => (typeof value === "number" ? value : Number(toPlain(value, at)))

/**
 * JavaScript's `typeof`.
 *
 * @example typeName([]) // => "object"
 */
export const typeName = (value: Value): string => (value instanceof FormulaFunction ? "function" : typeof value)

/** The value itself, if it is not too large to keep. */
export function withinSize<Kept extends Value>(value: Kept, at: At): Kept {
  if (typeof value === "string") within(value.length, formulaLimits.textLength, "TooLarge", at.offset)
  if (Array.isArray(value)) within(value.length, formulaLimits.listLength, "TooLarge", at.offset)
  if (value instanceof Map) within(value.size, formulaLimits.listLength, "TooLarge", at.offset)
  return value
}

/** What has methods. */
export type Owner = string | number | boolean | Value[]

/**
 * Calls JavaScript's own method, on values that it may convert.
 *
 * @param name of an allow-list, never a name of the program that was not looked up there
 *
 * @example callNative("abc", "at", [-1]) // => "c"
 */
export function callNative(object: Owner, name: string, given: readonly unknown[]): Value {
  return Reflect.apply(Reflect.get(Object(object), name), object, given)
}
