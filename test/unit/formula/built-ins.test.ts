import { expect, test } from "vitest"
import { FormulaRecord } from "../../../core/formula/interpreter/values.ts"
import { ours } from "../../property/formula/node-engine.ts"
import { expectValueAsNode } from "./value-as-node.ts"

const kinds = [
  "",
  "0",
  "2.5",
  "-2.5",
  '"12"',
  '"x"',
  '" 1.5e2kg"',
  '"0x1f"',
  "null",
  "undefined",
  "true",
  "NaN",
  "Infinity",
  "[]",
  "[3]",
  "({})",
]
test.each("E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2".split(" "))("Math.%s is JavaScript's", (name) => {
  expectValueAsNode(`return Math.${name}`)
  expectValueAsNode(`return Math["${name}"]`)
})

test.each(["EPSILON", "MAX_SAFE_INTEGER", "MIN_SAFE_INTEGER"])("Number.%s is JavaScript's", (name) => {
  expectValueAsNode(`return Number.${name}`)
})

test.each(["Number", "String", "Boolean", "parseFloat", "parseInt", "isNaN", "isFinite"])(
  "%s(...) gives what JavaScript gives for every kind",
  (name) => {
    expectValueAsNode(`return [${kinds.map((kind) => `${name}(${kind})`).join(", ")}]`)
    expectValueAsNode(`return [typeof ${name}, ["1", "2"].map((v) => ${name}(v))]`)
  },
)

test.each(["isFinite", "isInteger", "isNaN", "isSafeInteger", "parseFloat", "parseInt"])(
  "Number.%s(...) gives what JavaScript gives",
  (name) => {
    expectValueAsNode(`return [${kinds.map((kind) => `Number.${name}(${kind})`).join(", ")}]`)
    expectValueAsNode(`return [Number.${name}(9007199254740993), Number.${name}("11", 2)]`)
  },
)

test("radixes, lists and names of our own", () => {
  expectValueAsNode(`return [parseInt("11", 2), parseInt("z", 36), parseInt("11", undefined), parseInt("12", "3")]`)
  expectValueAsNode(`return [${kinds.map((kind) => `Array.isArray(${kind})`).join(", ")}]`)
  expectValueAsNode(`const Math = { max: (x) => x + 1, PI: 3 }; return [Math.max(1), Math.PI]`)
  expectValueAsNode(`const Number = (v) => v + "!"; const parseInt = 4; return [Number(1), parseInt]`)
  expectValueAsNode(`return [typeof nobody, typeof parseInt, typeof Number, typeof (() => 1), typeof getProduct]`)
})

test.each<[string, string]>([
  ["Math.random()", "Math.random"],
  ["Math.random", "Math.random"],
  ["Math.constructor", "Math.constructor"],
  ["Number.prototype", "Number.prototype"],
  ["Math.PIE", "Math.PIE"],
])("%s is refused by its name, whatever the rest is", (source, what) => {
  expect(ours(`return ${source}`)).toMatchObject({ _tag: "FormulaError", fault: "NotAllowed", what, line: 1, column: expect.any(Number) })
})

test("the product's data come only where they are asked for", () => {
  expect(ours("typeof getProductDataFromEngine")).toEqual({ _tag: "Value", value: "function" })
  expect(ours("getProductDataFromEngine()")).toEqual({ _tag: "Value", value: new FormulaRecord() })
  expect(ours("const read = getProductDataFromEngine; return read()")).toEqual({ _tag: "Value", value: new FormulaRecord() })
  expect(ours("{ const getProductDataFromEngine = () => 5; return getProductDataFromEngine() }")).toEqual({ _tag: "Value", value: 5 })
})

test.each(["reduce((s, v) => s + v)", "reduceRight((s, v) => s + '-' + v)"])("a list's %s begins with its first item", (call) => {
  expectValueAsNode(`return [[5].${call}, [1, 2, 3].${call}]`)
  expect(ours(`return [].${call}`)).toEqual({
    _tag: "FormulaError",
    fault: "NothingThere",
    what: call.split("(")[0],
    line: 1,
    column: `return [].${call}`.indexOf("(") + 1,
  })
})

test.each(["toFixed(-1)", "toFixed(101)", "toPrecision(0)", "toPrecision(101)", "toString(1)", "toString(37)", "toFixed(Infinity)"])(
  "a number's %s is refused, as JavaScript refuses it",
  (call) => {
    const [name] = call.split("(")
    expect(ours(`return (5).${call}`)).toEqual({
      _tag: "FormulaError",
      fault: "BadArgument",
      what: name,
      line: 1,
      column: expect.any(Number),
    })
  },
)

test("truth values are written, and what has no method is refused by its kind", () => {
  expectValueAsNode("return [true.toString(), false.toString()]")
  expect(ours("return true.valueOf()")).toMatchObject({ fault: "NotAllowed", what: "valueOf" })
  expect(ours("return (() => 1).toString()")).toMatchObject({ fault: "NotAllowed", what: "function.toString" })
  expect(ours("return (5).valueOf()")).toMatchObject({ fault: "NotAllowed", what: "valueOf" })
  expect(ours("return 'x'.valueOf()")).toMatchObject({ fault: "NotAllowed", what: "valueOf" })
  expect(ours("return [1].valueOf()")).toMatchObject({ fault: "NotAllowed", what: "valueOf" })
  expect(ours("return [() => 3][0]()")).toEqual({ _tag: "Value", value: 3 })
  expect(ours("return [1][0]()")).toMatchObject({ fault: "NotAFunction" })
})

test.each("every filter find findIndex findLast findLastIndex some map flatMap forEach reduce reduceRight sort".split(" "))(
  "%s wants a function",
  (name) => {
    for (const given of name === "sort" ? ["5", "null"] : ["", "5", "undefined"])
      expect(ours(`return [1].${name}(${given})`)).toMatchObject({ _tag: "FormulaError", fault: "NotAFunction" })
  },
)
