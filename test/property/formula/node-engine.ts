import { createContext, runInContext } from "node:vm"
import { expect } from "vitest"
import { compileFormula, type FormulaInput, type FormulaResult } from "../../../core/formula/formula.ts"

const parameters: Readonly<Record<string, FormulaInput>> = { a: 7, b: 2.5, t: "12" }
const context = createContext({ ...parameters })

/** What Node's own engine gives, as comparable text. */
function inNode(body: string): string {
  // a program may change its parameters; the next one finds them as they were
  Object.assign(context, parameters)
  try {
    return shown(runInContext(`"use strict"; (() => { ${body}\n})()`, context, { timeout: 1000 }))
  } catch (error) {
    return `throws ${error instanceof Error ? error.name : ""}`
  }
}

function shown(value: unknown): string {
  if (typeof value === "function") return "function"
  if (Object.is(value, -0)) return "-0"
  if (value instanceof Map) return `{${[...value].map(([key, inner]) => `${String(key)}:${shown(inner)}`).join()}}`
  if (Array.isArray(value)) return `[${value.map(shown).join()}]`
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}:${shown(inner)}`)
      .join()}}`
  return `${typeof value} ${String(value)}`
}

/** What our own interpreter gives. */
export function ours(source: string): FormulaResult {
  const formula = compileFormula(source, Object.keys(parameters))
  return formula._tag === "Formula" ? formula.evaluate(parameters) : formula
}

/** Where we refuse on purpose, or a limit was passed, there is nothing to compare. */
const refusals = new Set(["NotAllowed", "TooManySteps", "TooLarge", "TooDeep"])

/** Fails unless an interpreter gives what Node gives for the body of a function. @param run ours, or one with a fault planted in it */
export function expectSameAsNode(run: (source: string) => FormulaResult, source: string, body: string = source): void {
  const result = run(source)
  if (result._tag === "FormulaError") {
    if (!refusals.has(result.fault)) expect(inNode(body), `${result.fault} ${result.what} in ${source}`).toMatch(/^throws/)
  } else expect(shown(result.value), source).toBe(inNode(body))
}
