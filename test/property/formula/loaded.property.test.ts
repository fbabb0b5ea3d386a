import fc from "fast-check"
import { expect } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { Formula } from "../../../core/formula/formula-result.ts"
import type { FormulaError } from "../../../core/formula/formula-error.ts"
import { loadFormula } from "../../../core/formula/load-formula.ts"
import { property } from "../../support/property/property.ts"
import { shown } from "./node-engine.ts"
import { expression, program } from "./programs.ts"

const parameters = { a: 7, b: 2.5, t: "12" }
const names = Object.keys(parameters)
/** What comes of a formula, without the hint at the name that was meant: one that only its evaluation finds is not looked for. */
const outcome = (formula: Formula | FormulaError): string => {
  const result = formula._tag === "Formula" ? formula.evaluate(parameters) : formula
  return result._tag === "Value" ? shown(result.value) : `${result.fault} ${result.what} ${result.line}:${result.column}`
}
const notes = (formula: Formula | FormulaError) => (formula._tag === "Formula" ? [formula.unknownNames, formula.warnings] : formula)

property("a formula gives the same with no more of the interpreter than it needs (12.9)", {
  fault: "a part of the language that is not fetched for a formula that uses it",
  rule: loadFormula,
  planted: (source: string, ids: readonly string[]) => loadFormula(source.replaceAll("match", "at").replaceAll("{ k", "{ m"), ids),
  runs: 1_000,
  holds: (load) =>
    fc.asyncProperty(fc.oneof(expression, program), async (source) => {
      const [expected, loaded] = [compileFormula(source, names), await load(source, names)]
      expect([outcome(loaded), notes(loaded)], source).toEqual([outcome(expected), notes(expected)])
    }),
})
