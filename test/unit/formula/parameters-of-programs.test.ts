import { compileFunction } from "node:vm"
import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"

const names = ["depth", "width", "parameters", "getProductDataFromEngine"]
const given = { depth: "7", width: 3 }

/** What JavaScript makes of a function whose parameters are the formula's. */
function inNode(program: string): unknown {
  try {
    const run: unknown = compileFunction(program, [...names])
    return typeof run === "function" ? Reflect.apply(run, undefined, ["7", 3, { depth: "7", width: 3 }, () => ({})]) : undefined
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
}

test.each([
  "var depth = Number(depth) || 4; return depth * 3",
  "var depth; return depth",
  "return depth; var depth = 5",
  "var depth = 5; return depth",
  "function depth() { return 4 } return depth()",
  "return typeof depth; function depth() {}",
  "{ let depth = 9 } return depth",
  "{ const depth = 9; return depth }",
  "const f = () => { let depth = 2; return depth }; return [f(), depth].join()",
  "function f(depth) { var depth; return depth } return f(6)",
  "for (let depth = 0; depth < 2; depth++) ; return depth",
  "for (var depth = 0; depth < 2; depth++) ; return depth",
  "depth = 8; return depth",
  "depth += 1; return depth",
  "var parameters = 4; return parameters",
  "var parameters; return parameters.depth",
  "var getProductDataFromEngine; return typeof getProductDataFromEngine",
  "function getProductDataFromEngine() { return 3 } return getProductDataFromEngine()",
  "depth = 1; return parameters.depth",
  "if (true) { var width = 9 } return width",
  "try { throw 1 } catch (depth) { var depth = 5 } return depth",
])("a program is the body of a function of its parameters: %s (12.31)", (program) => {
  const formula = compileFormula(program, ["depth", "width"])
  expect(formula._tag === "Formula" && formula.evaluate(given)).toEqual({ _tag: "Value", value: inNode(program) })
})

test.each([
  ["let depth = 1", "depth", 1, 5],
  ["const depth = 1", "depth", 1, 7],
  ["var x = 1\nlet width = 2", "width", 2, 5],
  ["let parameters = 1", "parameters", 1, 5],
  ["const getProductDataFromEngine = 1", "getProductDataFromEngine", 1, 7],
  ["const { depth } = {}", "depth", 1, 9],
])("%j declares a parameter again, as JavaScript says too (12.31)", (program, what, line, column) => {
  expect(inNode(program)).toBe(`Identifier '${what}' has already been declared`)
  expect(compileFormula(program, ["depth", "width"])).toEqual({ _tag: "FormulaError", fault: "AlreadyDeclared", what, line, column })
})
