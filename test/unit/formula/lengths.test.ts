import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { traceFormula } from "../../../core/formula/explain.ts"
import { formulaHints } from "../../../core/formula/formula-hints.ts"
import { longPrograms, range } from "../../property/formula/long-programs.ts"
import { ours } from "../../property/formula/node-engine.ts"

test.each(longPrograms)("the length of a chain is no depth: %s (12.21)", (_, source, value) => {
  expect(ours(source)).toEqual({ _tag: "Value", value })
})

test("a long chain can be checked (12.21, 12.35)", () => {
  const chain = `if (a > 0) { return a + ${range(10_000).join(" + ")} }`
  expect(formulaHints(chain).map(({ fault }) => fault)).toEqual(["NoReturn"])
})

test("a long chain can be explained", () => {
  const { steps, result } = traceFormula(`a + ${range(10_000).join(" + ")}`, ["a"], { a: 1 })
  expect(result).toEqual({ _tag: "Value", value: 49_995_001 })
  expect(steps.slice(0, 3).map(({ source, value }) => `${source} = ${value}`)).toEqual(["a = 1", "a + 0 = 1", "a + 0 + 1 = 2"])
  expect(steps.length).toBe(1000)
  expect(Math.max(...steps.map(({ source }) => source.length))).toBeLessThan(400)
  const chain = range(3000)
    .map((at) => `a === ${at + 2} ? ${at} : `)
    .join("")
  expect(traceFormula(`${chain}5`, ["a"], { a: 1 }).steps.at(-1)?.source.length).toBeLessThan(1000)
})

test("what really stands in each other is bounded, and no host stack is reached", () => {
  for (const source of [
    `return ${"(".repeat(1000)}1${")".repeat(1000)}`,
    `${"if (1) {".repeat(1000)}${"}".repeat(1000)}`,
    `return ${"1 ? 1 + (".repeat(500)}1${") : 1".repeat(500)}`,
    `return ${range(500)
      .map(() => "x => ")
      .join("")} 1`,
    `return ${"!".repeat(100_000)}1`,
    "{".repeat(199_000),
    `return ${"1 ** ".repeat(30_000)} 1`,
    `return a${".b".repeat(50_000)}`,
    `return f${"()".repeat(50_000)}`,
  ])
    expect(compileFormula(source, ["a", "f"])).toMatchObject({ _tag: "FormulaError", fault: "TooDeep" })
})
