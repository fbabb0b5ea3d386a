import { describe, expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { FormulaInput } from "../../../core/formula/formula-result.ts"

function run(source: string, parameters: Readonly<Record<string, FormulaInput>> = {}) {
  const formula = compileFormula(source, Object.keys(parameters))
  return formula._tag === "Formula" ? formula.evaluate(parameters) : formula
}

describe("what formulas leave out is named (12.17)", () => {
  test.each(["new Date()", "Date.now()", "class A {}", "async () => 1", "import('x')", "eval('1')", "function* g() {}", "f`x`"])(
    "%s",
    (source) => {
      const result = run(source)
      expect(result._tag).toBe("FormulaError")
      if (result._tag === "FormulaError") expect(["Unsupported", "UnknownName", "UnexpectedToken"]).toContain(result.fault)
    },
  )
})

describe("nothing of a prototype can be reached (12.9)", () => {
  test.each([
    "[].constructor",
    "''.constructor",
    "({}).constructor",
    "({}).__proto__",
    "({})['__proto__'] = 1",
    "({ __proto__: 1 })",
    "(() => 1).constructor",
    "(1).constructor",
    "[].map.constructor",
    "Math.constructor",
    "Math.random()",
    "Number.constructor",
    "'x'.localeCompare('y')",
    "(1).toLocaleString()",
    "[]['con' + 'structor']['constructor']('return 1')()",
  ])("%s", (source) => {
    const result = run(source)
    expect(result).toMatchObject({ _tag: "FormulaError" })
    if (result._tag === "FormulaError") expect(["NotAllowed", "NotAFunction", "UnknownName"]).toContain(result.fault)
  })
})

describe("the text of a function is nobody's business, however it is asked for (12.23)", () => {
  test.each([
    "'' + (() => 1)",
    "[() => 1] + ''",
    "`${[() => 1]}`",
    "-[() => 1]",
    "[() => 1] < 1",
    "[() => 1] == 'x'",
    "({})[[() => 1]]",
    "({ [[() => 1]]: 1 })",
    "String(() => 1)",
    "Number([() => 1])",
    "Math.abs(() => 1)",
    "Math.abs([() => 1])",
    "Math.max([() => 1], 1)",
    "Math.max(1, [() => 1])",
    "Math.max(1, 2, [() => 1])",
    "[1].at([() => 1])",
    "[1].fill(0, [() => 1])",
    "[1].flat([() => 1])",
    "[1].includes(1, [() => 1])",
    "[1].slice(0, [() => 1])",
    "[1].splice([() => 1])",
    "[1].join([() => 1])",
    "[[() => 1]].join()",
    "[[() => 1]].toString()",
    "[[() => 1], 2].sort()",
    "[2, 1].sort(() => [() => 1])",
    "'x'.includes([() => 1])",
    "'x'.padEnd(5, [() => 1])",
    "'x'.concat([() => 1])",
    "'x'.replace([() => 1], 'y')",
    "'x'.replace('x', [() => 1])",
    "'x'.replace('x', () => [() => 1])",
    "(1).toFixed([() => 1])",
    "[1].map(Math.max).concat([[() => 1]].map(Math.abs))",
  ])("%s", (source) => expect(run(source)).toMatchObject({ _tag: "FormulaError", fault: "NotAllowed", what: "function" }))
})

describe("work, depth and size are bounded (12.18)", () => {
  test.each([
    ["while (true) {}", "TooManySteps"],
    ["for (;;) ;", "TooManySteps"],
    ["const f = (n) => f(n + 1); return f(0)", "TooDeep"],
    ["let s = 'x'; for (let i = 0; i < 40; i++) s += s; return s", "TooLarge"],
    ["return 'x'.repeat(1e9)", "TooLarge"],
    ["return 'x'.padStart(1e9)", "TooLarge"],
    ["const l = [1]; for (let i = 0; i < 40; i++) l.push(...l); return l", "TooLarge"],
    ["const l = []; l.push(l); return '' + l", "TooDeep"],
    [`return ${"(".repeat(2000)}1${")".repeat(2000)}`, "TooDeep"],
    [`return ${" ".repeat(300_000)}1`, "TooLong"],
    ["const l = [3, 1]; return [1, 2, 3].map(() => l.map(() => l.map(() => { while (true) {} })))", "TooManySteps"],
  ])("%#: %s", (source, fault) => expect(run(source)).toMatchObject({ _tag: "FormulaError", fault }))
})

describe("errors have a line and a column (12.19)", () => {
  test.each([
    ["let a = 1\nreturn a +", { fault: "UnexpectedEnd", line: 2, column: 11 }],
    ["return x + 1", { fault: "UnknownName", what: "x", line: 1, column: 8 }],
    ["const a = 1\na = 2", { fault: "ConstantChanged", what: "a", line: 2, column: 1 }],
    ["let a = 1\nlet a = 2", { fault: "AlreadyDeclared", what: "a", line: 2, column: 5 }],
    ["return a; let a = 1", { fault: "UsedBeforeDeclared", what: "a" }],
    ["let o\nreturn o.width", { fault: "NothingThere", what: "width", line: 2 }],
    ["const n = 1\nreturn n()", { fault: "NotAFunction", what: "n", line: 2 }],
    ["return 'open", { fault: "UnfinishedText", line: 1, column: 8 }],
    ["return 1 # 2", { fault: "UnexpectedToken", what: "#", column: 10 }],
    ["for (const x of 5) {}", { fault: "NotAList" }],
    ["-2 ** 2", { fault: "UnexpectedToken", what: "**" }],
    ["1 ?? 2 || 3", { fault: "UnexpectedToken", what: "??" }],
  ])("%j", (source, error) => expect(run(source)).toMatchObject({ _tag: "FormulaError", ...error }))
})

test("a merchant's typing mistakes are found before anything runs", () => {
  const formula = compileFormula("if (width > 10) return widht * 2\nreturn height", ["width", "height"])
  expect(formula).toMatchObject({ _tag: "Formula", unknownNames: [{ fault: "UnknownName", what: "widht", line: 1, column: 24 }] })
})

test("parameters with any id are reached by parameters[...], and the product by its function (12.3, 12.11)", () => {
  const formula = compileFormula('return parameters["my-id"] + getProductDataFromEngine()["iai:number_of_items"] * 2', ["my-id"])
  expect(formula._tag === "Formula" && formula.evaluate({ "my-id": 5 }, { "iai:number_of_items": 3 })).toEqual({ _tag: "Value", value: 11 })
})

test("a program keeps nothing from one evaluation to the next", () => {
  const formula = compileFormula("let n = 0; n += a; return n", ["a"])
  if (formula._tag !== "Formula") throw new Error("does not compile")
  expect([1, 2].map((a) => formula.evaluate({ a }))).toEqual([
    { _tag: "Value", value: 1 },
    { _tag: "Value", value: 2 },
  ])
})
