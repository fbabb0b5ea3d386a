import fc from "fast-check"
import { expect } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { Formula } from "../../../core/formula/formula-result.ts"
import type { FormulaError } from "../../../core/formula/formula-error.ts"
import { property } from "../../support/property/property.ts"
import { expectSameAsNode, ours } from "./node-engine.ts"
import { expression, program } from "./programs.ts"

/** An expression costs half a millisecond of the processor, a program of a thousand letters one and a half: some three seconds for each property. */
const cases = { expressions: 5000, programs: 2000 } as const

property("every expression has the value that JavaScript gives it (12.17)", {
  fault: "an operator or conversion of our own making",
  plantedSeed: 8,
  rule: ours,
  planted: (source: string) => ours(source.replaceAll("%", "/")),
  runs: cases.expressions,
  holds: (run) => fc.property(expression, (source) => expectSameAsNode(run, source, `return ${source}`)),
})

property("every program has the value that JavaScript gives it (12.17)", {
  fault: "a statement, scope or closure of our own making",
  rule: ours,
  planted: (source: string) => ours(source.replaceAll("i < ", "i <= ").replaceAll("y = ", "x = ")),
  runs: cases.programs,
  holds: (run) => fc.property(program, (source) => expectSameAsNode(run, source)),
})

const pieces = fc.constantFrom(...'a 1 ( ) { } [ ] => = + ` ${ " if for let return ; , . ?. / function'.split(" "), "\n", " ")

property("any text compiles or has an error with a place inside it", {
  fault: "a text that crashes the parser",
  rule: compileFormula,
  planted: (source: string, names: readonly string[]): Formula | FormulaError => {
    const formula = compileFormula(source, names)
    return formula._tag === "FormulaError" ? { ...formula, column: formula.column + 1 } : formula
  },
  runs: 1000,
  holds: (compile) =>
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const source = parts.join("")
      const formula = compile(source, ["a"])
      if (formula._tag !== "FormulaError") return
      const lines = source.split("\n")
      expect(formula.line).toBeLessThanOrEqual(lines.length)
      expect(formula.column).toBeLessThanOrEqual((lines[formula.line - 1]?.length ?? 0) + 1)
      expect([formula.line >= 1, formula.column >= 1]).toEqual([true, true])
    }),
})
