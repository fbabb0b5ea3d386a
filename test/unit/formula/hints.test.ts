import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { formulaWords } from "../../../core/formula/formula-words.ts"
import { nearestName } from "../../../core/formula/nearest-name.ts"
import { unsupportedKinds } from "../../../core/formula/unsupported.ts"
import { formatText } from "../../../core/texts/texts.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { locateNoPrice } from "../../../core/formula/explain.ts"

const names = ["width", "height", "count"]
const en = textCatalogue("en", {})

function said(source: string): string {
  const formula = compileFormula(source, names)
  const error = formula._tag === "FormulaError" ? formula : formula.evaluate({ width: 2, height: 3, count: 1 })
  return error._tag === "FormulaError" ? formulaWords(error, en).merchant : ""
}

test.each([
  ["return width * heigth", "heigth", "height"],
  ["return Math.maks(1, 2)", "Math.maks", "Math.max"],
  ["return math.round(1)", "math", "Math"],
  ["return Widht + 1", "Widht", "width"],
  ["let total = 1; return toatl", "toatl", "total"],
  ["return Object.key({})", "Object.key", "Object.keys"],
  ["return Number.parsefloat('1')", "Number.parsefloat", "Number.parseFloat"],
  ["return parsInt('1')", "parsInt", "parseInt"],
  ["return width.toFixd(2)", "toFixd", "toFixed"],
  ["return 'ab'.toUppercase()", "toUppercase", "toUpperCase"],
  ["return [1].pushh(2)", "pushh", "push"],
  ["return 'a'.mathc(/a/)", "mathc", "match"],
])("%s: the name that was meant is asked for (12.35)", (source, what, near) => {
  const formula = compileFormula(source, names)
  const error = formula._tag === "FormulaError" ? formula : formula.evaluate({ width: 2, height: 3, count: 1 })
  expect(error).toMatchObject({ what, near })
  expect(said(source)).toContain(`Did you mean "${near}"?`)
})

test.each([
  ["abc", ["xyz", "abcd"], "abcd"],
  ["Date", ["Math", "data2"], null],
  ["x", ["y", "w"], null],
  ["ab", ["ba"], null],
  ["szerokosc", ["szerokość", "wysokość"], "szerokość"],
])("nearest to %s of %j is %j", (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest)
})

test.each([
  ["return new Date().getTime()", "know no dates"],
  ["return Date.now()", "know no dates"],
  ["return Math.random()", "no randomness"],
  ["return 'a'.localeCompare('b')", "customs of a language"],
  ["return (5).toLocaleString()", "customs of a language"],
  ["const f = async () => 1", "wait for nothing"],
  ["setTimeout(() => 1)", "wait for nothing"],
  ["class A {}", "no classes"],
  ["function* g() {}", "no generators"],
  ["return { get x() { return 1 } }", "no getters"],
  ["return Symbol('x')", "inside objects"],
  ["return [].constructor", "inside objects"],
  ["eval('1')", "no code from texts"],
  ["return document.title", "do not see the page"],
  ["return /(?<=a)b/", "Regular expressions of formulas do not have this".toLowerCase()],
  ["return /a/u", "regular expressions of formulas do not have this"],
])("%s is refused with the reason (12.22)", (source, words) => {
  expect(said(source).toLowerCase()).toContain(words.toLowerCase())
})

test("a regular expression that is not closed is no text that is not closed (12.35)", () => {
  expect(said("return /[/")).toBe("Line 1, column 8: The regular expression is not closed. Add / at its end.")
  expect(said("return 'a")).toBe("Line 1, column 8: The text is not closed. Add the quotation mark at its end.")
})

test.each(["return width.foo", "return [].constructor", "return 'a'.localeCompare('b')", "return ({}).__proto__"])(
  "%s: no method is near what nobody meant to be one",
  (source) => {
    expect(said(source)).not.toContain("Did you mean")
  },
)

test("every reason has words in both languages", () => {
  for (const kind of unsupportedKinds)
    for (const catalogue of [en, textCatalogue("pl", {})])
      expect(formatText(catalogue, `formula.unsupported.${kind}`, { what: "w9w" })).toContain("w9w")
})

test.each([
  ["return width * 1,5", "DecimalComma", "1,5", 1, 16],
  ["width\n * 2,75", "DecimalComma", "2,75", 2, 4],
  ["console.log(width); return width", "LeftOver", "console.log", 1, 1],
])("%j runs with a warning: %s (12.35)", (source, fault, what, line, column) => {
  const formula = compileFormula(source, names)
  expect(formula._tag === "Formula" && formula.warnings).toEqual([{ _tag: "FormulaError", fault, what, line, column }])
  expect(formula._tag === "Formula" && formula.evaluate({ width: 2 })._tag).toBe("Value")
})

test.each([
  ["const x = 1; x = 2", 14],
  ["const x = 1; if (width > 9) x += 2; return x", 29],
  ["for (const v of [1]) { v++ }", 24],
])("%j is told before anything runs: a constant is changed (12.35)", (source, column) => {
  const formula = compileFormula(source, names)
  expect(formula._tag === "Formula" && formula.warnings).toEqual([expect.objectContaining({ fault: "ConstantChanged", line: 1, column })])
})

test.each([
  "return Math.max(1, 5)",
  "return Math.max(1,5)",
  "return [1,5].length",
  "for (i = 0, j = 1; i < 1; i++) ; return 1",
  "const f = () => 1; return f()",
])("%s has no warning", (source) => {
  const formula = compileFormula(source, names)
  expect(formula._tag === "Formula" && formula.warnings).toEqual([])
})

test.each([
  ["const vat = 1,23; return vat", "DecimalComma", "1,23", 13],
  ["return width 2", "MissingOperator", "2", 14],
  ["return 2 width", "MissingOperator", "width", 10],
  ["return width x 2", "MissingOperator", "x", 14],
  ["return 2 X width", "MissingOperator", "X", 10],
  ["return 1 /* x", "UnfinishedComment", "/*", 10],
  ["return ++5", "UnexpectedToken", "++", 10],
])("%s is refused: %s %s (12.35)", (source, fault, what, column) => {
  expect(compileFormula(source, names)).toMatchObject({ fault, what, column })
})

test("lines end as JavaScript's do", () => {
  for (const end of ["\n", "\r\n", "\r", "\u2028"])
    expect(compileFormula(`let x = 1${end}return x +* 2`, names)).toMatchObject({ line: 2, column: 11 })
})

test.each([
  ["const area = width * depth.value\nconst price = area * 2\nreturn price", 3, 8, "1:20 width * depth.value", { width: 2, depth: {} }],
  ["if (width > 1) {\n  return width - 100\n}\nreturn 1", 2, 10, null, { width: 2, depth: 1 }],
  ["width / depth", 1, 1, null, { width: 2, depth: 0 }],
  ["const x = 1", 1, 12, null, { width: 2, depth: 0 }],
])("%j gives no price: the place of the result, and where it stopped to be a number (12.36)", (source, line, column, first, given) => {
  const found = locateNoPrice(
    source,
    ["width", "depth"],
    given,
    {},
    { _tag: "FormulaError", fault: "NotAPrice", what: "x", line: 1, column: 1 },
  )
  expect(found.error).toMatchObject({ fault: "NotAPrice", line, column })
  const { firstNaN } = found
  expect(firstNaN === null ? null : `${firstNaN.line}:${firstNaN.column} ${firstNaN.source}`).toBe(first)
})

test.each([
  ["const wood = { oak: 2 }\nreturn width * wood[depth]", { source: "wood[depth]", key: 'depth = "ash"' }],
  ["const wood = { oak: 2 }\nreturn wood[depth + '1'] + width", { source: 'wood[depth + "1"]', key: 'depth + "1" = "ash1"' }],
  ["const wood = { oak: 2 }\nreturn wood.ash * width", { source: "wood.ash", key: null }],
  ["const wood = { oak: 2 }\nreturn wood.oak * depth", null],
  ["const wood = { ash: 2 }\nconst no = wood.oak\nreturn width * depth", null],
])("%j is no number: the entry that a table has not is named (12.36)", (source, missing) => {
  const error = { _tag: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 } as const
  expect(locateNoPrice(source, ["width", "depth"], { width: 2, depth: "ash" }, {}, error).missing).toEqual(missing)
})

test.each([
  ["return width x 2", '"x" does not multiply. The sign for that is *.'],
  ["return (width) X 2", '"X" does not multiply. The sign for that is *.'],
  ["return width 2", 'An operator is missing before "2".'],
  ["return Math.maks(1, 2)", 'Formulas have no "Math.maks". Did you mean "Math.max"?'],
  ["return width.constructor", "inside objects"],
])("%s is told in the words of whoever writes prices (12.35)", (source, words) => {
  expect(said(source)).toContain(words)
})
