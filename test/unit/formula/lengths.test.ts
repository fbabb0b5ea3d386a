import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { traceFormula } from "../../../core/formula/explain.ts"
import { ours } from "../../property/formula/node-engine.ts"

const range = (length: number) => Array.from({ length }, (_, at) => at)

test.each<[string, string, unknown]>([
  ["a sum of 10,000 terms", `return ${range(10_000).join(" + ")}`, 49_995_000],
  [
    "a joined text of 3,000 parts",
    `return (${range(3000)
      .map((at) => `"${at % 10}"`)
      .join(" + ")}).length`,
    3000,
  ],
  [
    "5,000 conditions",
    `${range(5000)
      .map((at) => `if (a === ${at + 100}) return ${at};`)
      .join(" else ")} else return -1`,
    -1,
  ],
  [
    "5,000 choices",
    `return ${range(5000)
      .map((at) => `a === ${4999 - at + 8} ? ${at} : `)
      .join("")} -2`,
    -2,
  ],
  [
    "5,000 alternatives",
    `return ${range(5000)
      .map((at) => `a === ${at + 8}`)
      .join(" || ")} || 9`,
    9,
  ],
  [
    "mixed logic",
    `return ${range(3000)
      .map((at) => `a > ${at} && b`)
      .join(" || ")}`,
    2.5,
  ],
  [
    "a table of 2,000 rows",
    `const rows = [${range(2000)
      .map((at) => `{ from: ${at * 10}, to: ${at * 10 + 9}, price: ${at}.99 }`)
      .join()}]; return rows.find((r) => r.to > 15000).price`,
    1500.99,
  ],
])("the length of a chain is no depth: %s (12.21)", (_, source, value) => {
  expect(ours(source)).toEqual({ _tag: "Value", value })
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
