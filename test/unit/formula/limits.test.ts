import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { ours } from "../../property/formula/node-engine.ts"

const refused = (source: string) => {
  const result = ours(source)
  return result._tag === "Value" ? "" : `${result.fault} ${result.what}`
}

test("a program may have its 200,000 characters and not one more", () => {
  const program = (length: number) => `${"1 ".padEnd(length - 1)};`
  expect(refused(program(formulaLimits.sourceLength))).toBe("")
  expect(ours(program(formulaLimits.sourceLength + 1))).toEqual({
    _tag: "FormulaError",
    fault: "TooLong",
    what: "200000",
    line: 1,
    column: 200_001,
  })
})

test.each<[string, (depth: number) => string, number]>([
  ["brackets", (depth) => `${"(".repeat(depth)}1${")".repeat(depth)}`, 298],
  ["lists", (depth) => `${"[".repeat(depth)}1${"]".repeat(depth)}`, 298],
  ["signs", (depth) => `${"- ".repeat(depth)}1`, 298],
  ["updates", (depth) => `${"!".repeat(depth)}++a`, 297],
  ["powers", (depth) => `${"1 ** ".repeat(depth)}1`, 298],
  ["blocks", (depth) => `${"{".repeat(depth)}1${"}".repeat(depth)}`, 298],
  ["choices in choices", (depth) => `${"1 ? ".repeat(depth)}1${" : 1".repeat(depth)}`, 298],
  ["conditions", (depth) => `${"if (1) ".repeat(depth)};`, 299],
])("nesting is bounded: %s", (_, program, most) => {
  expect(refused(program(most))).toBe("")
  expect(refused(program(most + 1))).toBe("TooDeep 300")
})

test("nested calls are compiled once each, so that deep ones take no longer than long ones", () => {
  expect(ours(`${"Math.abs(".repeat(140)}-1${")".repeat(140)}`)).toEqual({ _tag: "Value", value: 1 })
  expect(ours(`${"Math.max(1, 2, ".repeat(140)}-1${")".repeat(140)}`)).toEqual({ _tag: "Value", value: 2 })
  expect(ours(`${"[1].concat(".repeat(140)}1${")".repeat(140)}.length`)).toEqual({ _tag: "Value", value: 141 })
})

test("texts and lists have a greatest length, and are refused before they are built", () => {
  expect(refused("return 'x'.repeat(100000).length")).toBe("")
  for (const source of [
    "'x'.repeat(100001)",
    "'xx'.repeat(50001)",
    "'x'.padStart(100001)",
    "'x'.padEnd(100001)",
    "'x'.repeat(100000) + 'x'",
    "'x'.repeat(100000).concat('x')",
    "`${'x'.repeat(100000)}x`",
    "'x'.repeat(1000).replaceAll('x', 'y'.repeat(101))",
    "'xy'.replace('x', 'z'.repeat(100000))",
    "'x'.repeat(500).replaceAll('x', '$`')",
    "'x'.repeat(500).replaceAll('x', \"$'\")",
    "'x'.repeat(1000).replace('x', \"$'\".repeat(101))",
    "'xy'.replace('x', () => 'z'.repeat(100000))",
    "'xx'.replaceAll('x', () => 'z'.repeat(50001))",
    "['x'.repeat(60000), 'x'.repeat(60000)].join('')",
    "'x'.repeat(60000).split('').join('ab')",
  ])
    expect([source, refused(source)]).toEqual([source, source.includes("split") ? "TooLarge 10000" : "TooLarge 100000"])
  expect(refused("'x'.repeat(100000).replaceAll('y', 'z')")).toBe("")
  expect(refused("'x'.repeat(400).replaceAll('x', '$`')")).toBe("")
  expect(refused("'x'.repeat(50000).replaceAll('x', () => 'y')")).toBe("")
  expect(refused("'x'.repeat(99000).replaceAll('x', '$')")).toBe("")
  expect(refused("'x'.repeat(100).replaceAll('x', '$&'.repeat(500))")).toBe("")
  for (const [exact, more] of [
    ["['x', 'x'].join('y'.repeat(99998))", "['x', 'x'].join('y'.repeat(99999))"],
    ["['x'].join('y'.repeat(100000))", "['x'.repeat(99999), ''].join('yy')"],
    ["'' + ['x'.repeat(99998), 'x']", "'' + ['x'.repeat(99999), 'x']"],
    ["'x'.repeat(50000) + 'y'.repeat(50000)", "'x'.repeat(50000) + 'y'.repeat(50001)"],
    ["`${'x'.repeat(99999)}y`", "`${'x'.repeat(99999)}yy`"],
    ["'x'.padEnd(100000, 'ab')", "'x'.repeat(99999).repeat(99999)"],
  ] as const)
    expect([exact, refused(exact), refused(more)]).toEqual([exact, "", "TooLarge 100000"])
  expect(refused("''.repeat(100001)")).toBe("TooLarge 100000")
  expect(refused("''.repeat(100000)")).toBe("")
  expect(refused("'x'.repeat(Infinity)")).toBe("TooLarge 100000")
  expect(refused("'x'.repeat(-1)")).toBe("BadArgument repeat")
})

test("a list may have its 10,000 items and not one more", () => {
  const full = "const l = 'x'.repeat(9999).split(''); l.push(1);"
  expect(refused(`${full} return [l.length, [...l], l.concat(), l.flat()]`)).toBe("")
  expect(refused(`${full} l[9999] = 2; return l.flatMap((v) => [v])`)).toBe("")
  for (const more of [
    "l.push(1)",
    "l.unshift(1)",
    "l.concat(1)",
    "[...l, 1]",
    "l[10000] = 1",
    "l.splice(0, 0, 1)",
    "[l, 1].flat()",
    "l.flatMap((v) => [v, v])",
    "[].concat(...[l, l])",
  ])
    expect([more, refused(`${full} ${more}`)]).toEqual([more, "TooLarge 10000"])
  expect(refused("const o = {}; for (let i = 0; i < 10000; i++) o[i] = i; o[5] = 1; return 1")).toBe("")
  expect(refused("const o = {}; for (let i = 0; i < 10001; i++) o[i] = i")).toBe("TooLarge 10000")
})

test("functions may run so deep in each other, and the next evaluation starts anew", () => {
  const formula = compileFormula("const f = (n) => (n > 0 ? f(n - 1) : 0); return f(depth)", ["depth"])
  if (formula._tag !== "Formula") throw new Error("does not compile")
  const run = (depth: number) => formula.evaluate({ depth })
  const deepest = Array.from({ length: 600 }, (_, depth) => depth).findLast((depth) => run(depth)._tag === "Value")
  expect(deepest).toBe(221)
  expect(run(222)).toEqual({ _tag: "FormulaError", fault: "TooDeep", what: "2000", line: 1, column: 11 })
  expect(run(221)).toEqual({ _tag: "Value", value: 0 })
  expect(refused("let l = []; for (let i = 0; i < 300; i++) l = [l]; return '' + l")).toBe("")
  expect(refused("let l = []; for (let i = 0; i < 301; i++) l = [l]; return '' + l")).toBe("TooDeep 300")
})
