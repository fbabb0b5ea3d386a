import { createContext, runInContext } from "node:vm"
import fc from "fast-check"
import { expect, test } from "vitest"
import { compileFormula, type FormulaInput, type FormulaResult } from "../../../core/formula/formula.ts"
import { expression, program } from "./programs.ts"

const parameters: Readonly<Record<string, FormulaInput>> = { a: 7, b: 2.5, t: "12" }
const context = createContext({ ...parameters })

/** What Node's own engine gives, as comparable text. */
function inNode(body: string): string {
  try {
    return shown(runInContext(`"use strict"; (() => { ${body} })()`, context, { timeout: 1000 }))
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

function ours(source: string): FormulaResult {
  const formula = compileFormula(source, Object.keys(parameters))
  return formula._tag === "Formula" ? formula.evaluate(parameters) : formula
}

/** Where we refuse on purpose, or a limit was passed, there is nothing to compare. */
const refusals = new Set(["NotAllowed", "TooManySteps", "TooLarge", "TooDeep"])

function sameAsNode(source: string, body: string): void {
  const result = ours(source)
  if (result._tag === "FormulaError") {
    if (!refusals.has(result.fault)) expect(inNode(body), `${result.fault} ${result.what} in ${source}`).toMatch(/^throws/)
  } else expect(shown(result.value), source).toBe(inNode(body))
}

test("fault: an operator or conversion of our own making. Every expression has the value that JavaScript gives it (12.17)", () => {
  fc.assert(
    fc.property(expression, (source) => sameAsNode(`(${source})`, `return (${source})`)),
    { numRuns: 2000 },
  )
})

test("fault: a statement, scope or closure of our own making. Every program has the value that JavaScript gives it (12.17)", () => {
  fc.assert(
    fc.property(program, (source) => sameAsNode(source, source)),
    { numRuns: 2000 },
  )
})

test("fault: a text that crashes the parser. Any text compiles or has an error with a place inside it", () => {
  const pieces = fc.constantFrom(
    "a",
    "1",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "=>",
    "=",
    "+",
    "`",
    "${",
    '"',
    "if",
    "for",
    "let ",
    "return ",
    ";",
    ",",
    ".",
    "?.",
    "\n",
    "/",
    "function ",
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const source = parts.join("")
      const formula = compileFormula(source, ["a"])
      if (formula._tag !== "FormulaError") return
      const lines = source.split("\n")
      expect(formula.line).toBeLessThanOrEqual(lines.length)
      expect(formula.column).toBeLessThanOrEqual((lines[formula.line - 1]?.length ?? 0) + 1)
    }),
    { numRuns: 2000 },
  )
})
