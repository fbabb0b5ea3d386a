import { type At, halt } from "../limits.ts"

/** Calls a function with the value of its `this`, undefined where there is none. */
export type Call = (values: readonly Value[], at: At, self: Value) => Value

/** A function of the program, or a built-in one. */
export class FormulaFunction {
  readonly call: Call
  /** what stands after its dot, such as `Number.MAX_VALUE` */
  readonly members: FormulaRecord | null
  /** what `new` calls, with a new record as `this`; null where it is no constructor */
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

  /** Its text, as JavaScript converts it. */
  text(_at: At): string {
    return "[object Object]"
  }

  /** What it holds, where it can be gone through. */
  items(what: string, at: At): readonly Value[] {
    return halt("NotAList", what, at)
  }

  /** The names of what it keeps, as far as a program may see them. */
  shown(): string[] {
    return [...this.keys()]
  }
}

/** Any value but a number, text, list, record or function, such as a map: it knows itself what can be done with it. */
export abstract class FormulaObject {
  /** JavaScript's name of its kind */
  abstract readonly tag: string
  /** what can be gone through with `for ... of` */
  abstract items(what: string, at: At): readonly Value[]
  /** calls one of its methods; fails with NotAllowed for any other name */
  abstract call(name: string, values: readonly Value[], at: At): Value

  /** Its text, as JavaScript converts it. */
  text(_at: At): string {
    return `[object ${this.tag}]`
  }

  /** Reads one of its members. */
  read(name: string, at: At): Value {
    return halt("NotAllowed", name, at)
  }

  /** Writes one of its members. */
  write(name: string, _value: Value, at: At): void {
    halt("NotAllowed", name, at)
  }
}

/** Everything a formula can hold. */
export type Value = number | string | boolean | null | undefined | Value[] | FormulaRecord | FormulaFunction | FormulaObject

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

/**
 * The keys of a record in JavaScript's order: numbers first, from the least to the greatest.
 *
 * @example keysOf(new FormulaRecord([["b", 1], ["2", 1], ["1", 1]])) // => ["1", "2", "b"]
 */
export function keysOf(record: FormulaRecord): string[] {
  const keys = record.shown()
  const numbers = keys.filter(isIndex)
  if (numbers.length === 0) return keys
  return [...numbers.toSorted((a, b) => Number(a) - Number(b)), ...keys.filter((key) => !isIndex(key))]
}
