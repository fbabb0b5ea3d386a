import { expect, test } from "vitest"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { ours } from "../../property/formula/node-engine.ts"
import { someOf } from "../../support/property/property.ts"

const outcome = (source: string) => {
  const result = ours(source)
  return result._tag === "Value" ? "Value" : `${result.fault} ${result.what}`
}
const long = 'const long = "ż".repeat(99990);'
const turns = (body: string) => `${long} let s; for (let i = 0; i < 90000; i++) { ${body} } return 1`
const tooMuch = `TooMuchMade ${formulaLimits.allocated}`

// each of these runs until its limit ends it: a short run tries some of them, others with each seed
test.each(
  someOf([
    ["plus", turns(`s = ${Array.from({ length: 10 }, (_, k) => `(long + ${k})[i] < "a"`).join(", ")}`)],
    ["padding", turns('s = "ż".padEnd(100000, "źć"); s[5]')],
    ["plus and an index", turns("s = long + i; s[0]")],
    ["a template", turns("s = `${i}${long}`; s[0]")],
    ["joining", turns('s = [long, i].join("").length')],
    ["replacing", turns('s = "x".replace("x", long).length')],
    ["repeating", turns('s = "ab".repeat(50000); s[0]')],
    [
      "lists of long texts",
      "const l = []; const c = 'ż'.repeat(99990); for (let i = 0; i < 9000; i++) l.push([c, i].join('')); return l.length",
    ],
    ["lists in lists", "const l = []; for (let i = 0; i < 9000; i++) l.push('x'.repeat(9999).split('')); return l.length"],
    ["records", "const l = []; for (let i = 0; i < 9000; i++) { const o = {}; for (let k = 0; k < 900; k++) o[k] = k; l.push(o) }"],
    ["upper case", turns("s = long.toUpperCase()")],
    ["copies", "const l = new Array(10000); for (let i = 0; i < 9000; i++) l.slice()"],
    ["spreading", "const l = new Array(10000).fill(1); for (let i = 0; i < 9000; i++) [...l]"],
    ["JSON", turns("s = JSON.stringify(long)")],
    ["maps", "const l = new Array(9999).fill(1).map((v, i) => i); for (let i = 0; i < 9000; i++) new Set(l)"],
  ]),
)("what is made is counted, however it is made: %s (12.29)", (_, source) => {
  expect([tooMuch, `TooManySteps ${formulaLimits.steps}`]).toContain(outcome(source))
})

test.each([
  [
    "a list as a text",
    "const l = []; for (let i = 0; i < 5000; i++) l.push(i / 7); let s; for (let i = 0; i < 600; i++) s = ('' + l).length",
  ],
  ["digits", "let s; for (let i = 0; i < 90000; i++) s = (1.79e308 / 3).toPrecision(100)"],
  ["digits of another base", "let s; for (let i = 0; i < 60000; i++) s = (5e-324).toString(2)"],
  ["texts of fresh numbers", "let s; for (let i = 0; i < 150000; i++) { const n = i / 7; s = n + ''; s = n + ''; s = n + ''; s = n + '' }"],
])("writing digits is work: %s (12.21)", (_, source) => {
  expect([tooMuch, `TooManySteps ${formulaLimits.steps}`]).toContain(outcome(source))
})

test("an honest formula may still make much", () => {
  expect(outcome("let s = ''; for (let i = 0; i < 2000; i++) s += 'x'; return s.length")).toBe("Value")
  expect(outcome("const l = []; for (let i = 0; i < 10000; i++) l.push({ width: i, price: i * 2 }); return l.length")).toBe("Value")
  expect(outcome("let s = 0; for (let i = 0; i < 199000; i++) s += i; return s")).toBe("Value")
  expect(outcome("return [1, 2, 3].map((v) => v.toFixed(2)).join('; ')")).toBe("Value")
})

test("what is made has a bound of its own, below that of the steps (12.29)", () => {
  const texts = (count: number) => `const l = []; ${long} for (let i = 0; i < ${count}; i++) l.push(long + i); return l.length`
  expect([outcome(texts(45)), outcome(texts(55))]).toEqual(["Value", tooMuch])
  const lists = (count: number) => `const l = new Array(9999).fill(0); let s; for (let i = 0; i < ${count}; i++) s = [...l]; return 1`
  expect([outcome(lists(150)), outcome(lists(550))]).toEqual(["Value", `TooManySteps ${formulaLimits.steps}`])
})

test("a digit costs more steps than a character (12.21)", () => {
  const written = (count: number) => `let s; for (let i = 0; i < ${count}; i++) s = (1.79e308 / 3).toPrecision(100); return 1`
  expect([outcome(written(15_000)), outcome(written(40_000))]).toEqual(["Value", `TooManySteps ${formulaLimits.steps}`])
})

test("what was made is forgotten with its evaluation", () => {
  for (let run = 0; run < 3; run += 1) expect(outcome("let s = ''; for (let i = 0; i < 3000; i++) s += 'x'; return s.length")).toBe("Value")
})

test.each(
  someOf([
    "let o = null; for (;;) o = { o }",
    "let o = null; for (;;) o = [o, [], [], [], []]",
    "let o = null; for (;;) o = new Map([[o, o]])",
    "let o = null; for (;;) o = new Set([o])",
    "let o = null; for (let i = 0; ; i++) { let k = i; const p = o; o = () => [k, p] }",
    "let o = null; function f() { return [o, arguments] } for (;;) o = f(1, 2, 3)",
    "let o = null; for (;;) o = [o, 'abc'.match(/(?<x>a)(b)/)]",
    "let o = null; for (;;) { try { null.x } catch (e) { o = [o, e] } }",
    "let o = null; for (;;) o = [o, new Array(10000)]",
    "let o = null; for (let i = 0; ; i++) o = [o, new RegExp('(a|b)' + i)]",
    "let f = () => 1; for (;;) f = f.bind(1)",
    "const s = 'a'.repeat(99990); for (;;) s.replace(/a/g, 'b')",
    "const o = {}; for (let i = 0; i < 9000; i++) o[i] = i; for (;;) { delete o[5]; o[5] = 1 }",
  ]),
)("what is kept is bounded, whatever keeps it: %s (12.29)", (source) => {
  expect([tooMuch, `TooManySteps ${formulaLimits.steps}`]).toContain(outcome(source))
})
