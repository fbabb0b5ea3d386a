import { compileFunction, createContext } from "node:vm"
import { expect } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { FormulaInput, FormulaResult } from "../../../core/formula/formula-result.ts"
import { FormulaMap, FormulaSet } from "../../../core/formula/interpreter/extras/collections.ts"
import { ErrorRecord } from "../../../core/formula/interpreter/extras/records.ts"
import { FormulaRecord, keysOf } from "../../../core/formula/interpreter/values.ts"

const parameters: Readonly<Record<string, FormulaInput>> = { a: 7, b: 2.5, t: "12" }
const names = Object.keys(parameters)
/** A program may leave names behind that nothing declares, and replace what is given; the next one finds a new world. */
let context = createContext({})
const replaces = /\b(?:Array|JSON|Math|Number|Object|String|isNaN|parseFloat|parseInt)\s*=[^=]/

/** What Node's own engine gives for the body of a function whose parameters are the formula's, as comparable text. */
function inNode(body: string): string {
  try {
    const run: unknown = compileFunction(body, [...names], { parsingContext: context })
    return typeof run === "function" ? shown(Reflect.apply(run, undefined, Object.values(parameters))) : ""
  } catch (error) {
    return `throws ${nameOf(error)}`
  } finally {
    if (Object.keys(context).length > 0 || replaces.test(body)) context = createContext({})
  }
}

/** Errors of the other context are no instances of ours. */
const nameOf = (error: unknown) => (typeof error === "object" && error !== null && "name" in error ? String(error.name) : "")

/** A value of either engine as comparable text. */
export function shown(value: unknown): string {
  if (typeof value === "function") return "function"
  if (Object.is(value, -0)) return "-0"
  if (typeof value !== "object" || value === null) return `${typeof value} ${String(value)}`
  if (Array.isArray(value)) return `[${Array.from(value, (item, at) => (at in value ? shown(item) : "hole")).join()}]`
  if (value instanceof ErrorRecord) return `error ${shown(value.get("name")).slice("string ".length)}`
  if (value instanceof FormulaRecord)
    return `{${keysOf(value)
      .map((key) => `${key}:${shown(value.get(key))}`)
      .join()}}`
  if (value instanceof FormulaMap || value instanceof FormulaSet) return shownEntries(value.entries)
  const kind = Object.prototype.toString.call(value)
  if (value instanceof Map || value instanceof Set || /Map|Set/.test(kind)) return shownEntries(value)
  if (kind === "[object Error]") return `error ${nameOf(value)}`
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}:${shown(inner)}`)
    .join()}}`
}

function shownEntries(entries: object): string {
  const items: unknown = Reflect.apply(Array.from, Array, [entries])
  return `entries ${shown(items)}`
}

/** What our own interpreter gives. */
export function ours(source: string): FormulaResult {
  const formula = compileFormula(source, names)
  return formula._tag === "Formula" ? formula.evaluate(parameters) : formula
}

/** Where we refuse on purpose, or a limit was passed, there is nothing to compare. */
const refusals = new Set(["NotAllowed", "TooManySteps", "TooLarge", "TooMuchMade", "TooDeep"])

/** Fails unless an interpreter gives what Node gives for the body of a function. @param run ours, or one with a fault planted in it */
export function expectSameAsNode(run: (source: string) => FormulaResult, source: string, body: string = source): void {
  const result = run(source)
  if (result._tag === "FormulaError") {
    if (!refusals.has(result.fault)) expect(inNode(body), `${result.fault} ${result.what} in ${source}`).toMatch(/^throws/)
  } else expect(shown(result.value), source).toBe(inNode(body))
}
