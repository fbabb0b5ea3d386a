import type { At } from "../limits.ts"
import type { RegularExpression } from "../regular-expression/program.ts"

/** Calls a function with the value of its `this`, undefined where there is none. */
export type Call = (values: readonly Value[], at: At, self: Value) => Value

/** A function of the program, or a built-in one. */
export class FormulaFunction {
  readonly call: Call
  /** what stands after its dot, such as `Number.MAX_VALUE` */
  readonly members: FormulaRecord | null
  /** what `new` makes; null where it is no constructor */
  readonly construct: Call | null

  constructor(call: Call, members: FormulaRecord | null = null, construct: Call | null = null) {
    this.call = call
    this.members = members
    this.construct = construct
  }
}

/** A record of the program: a map, so that no prototype can be reached through it. */
export class FormulaRecord extends Map<string, Value> {
  /** what `Object.freeze` has closed */
  isFrozen = false
}

/** An error that a program makes or catches: a record with a name and a message. */
export class ErrorRecord extends FormulaRecord {}

/** The values that a call was given, under `arguments`: no list, in JavaScript. */
export class ArgumentsRecord extends FormulaRecord {}

/** A `Map` of the program. */
export class FormulaMap {
  readonly entries = new Map<Value, Value>()
}

/** A `Set` of the program. */
export class FormulaSet {
  readonly entries = new Set<Value>()
}

/** What `entries()`, `keys()`, `values()` and `matchAll()` give: it can be gone through once. */
export class FormulaIterator {
  items: readonly Value[]

  constructor(items: readonly Value[]) {
    this.items = items
  }
}

/** A regular expression of the program; with the flags `g` and `y` it begins at `lastIndex`. */
export class FormulaPattern {
  readonly expression: RegularExpression
  lastIndex = 0

  constructor(expression: RegularExpression) {
    this.expression = expression
  }
}

/** Everything a formula can hold. */
export type Value =
  | number
  | string
  | boolean
  | null
  | undefined
  | Value[]
  | FormulaRecord
  | FormulaFunction
  | FormulaMap
  | FormulaSet
  | FormulaIterator
  | FormulaPattern

/** A value that JavaScript may convert on its own. */
export type Plain = number | string | boolean | null | undefined

/**
 * JavaScript's `typeof`.
 *
 * @example typeName([]) // => "object"
 */
export const typeName = (value: Value): string => (value instanceof FormulaFunction ? "function" : typeof value)

/** Is it a value that is no number, text or truth value, and so can have members? */
export const isObject = (value: Value): value is Exclude<Value, Plain> => typeof value === "object" && value !== null

/** The name of an item of a list, such as "0" and "12". */
export const isIndex = (name: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1

/** Is it one of the kinds of objects that formulas have beside lists and functions? */
export const isContainer = (value: unknown): value is FormulaRecord | FormulaMap | FormulaSet | FormulaIterator | FormulaPattern =>
  [FormulaRecord, FormulaMap, FormulaSet, FormulaIterator, FormulaPattern].some((kind) => value instanceof kind)

/**
 * The keys of a record in JavaScript's order: numbers first, from the least to the greatest. Those of an error are nobody's business.
 *
 * @example keysOf(new FormulaRecord([["b", 1], ["2", 1], ["1", 1]])) // => ["1", "2", "b"]
 */
export function keysOf(record: FormulaRecord): string[] {
  const keys = [...record.keys()].filter((key) => !(record instanceof ErrorRecord && /^(?:name|message)$/.test(key)))
  const numbers = keys.filter(isIndex)
  if (numbers.length === 0) return keys
  return [...numbers.toSorted((a, b) => Number(a) - Number(b)), ...keys.filter((key) => !isIndex(key))]
}
