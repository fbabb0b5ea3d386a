import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { compileWithout } from "../../../core/formula/interpreter/compile-program.ts"
import { loadFormula } from "../../../core/formula/load-formula.ts"

test.each([
  "width * height * 0.012",
  "Math.max(width, 50) * (height > 80 ? 1.2 : 1)",
  "let sum = 0; for (const part of [1, 2, width]) sum += part; return sum",
  "total = 0; for (var i = 0; i < 3; i++) { total += width }; return total",
  'switch (height) { case 80: return 1; default: return Number(width).toFixed(2) + " zł" }',
  "const price = { 80: 1.5, 90: 2 }; for (const key in price) if (key in price) return price[key] * width",
  "function area(a, b) { return a * b } return area(width, height)",
  "return [1, 2, 3].map((part) => part * width).filter((part) => part > 2).reduce((sum, part) => sum + part, 0)",
  'return "Ala i Ola".split(" ").join("").replace("i", "").toUpperCase().length * width',
  'const product = getProductDataFromEngine(); return product["iai:product_max_price_gross"] + parameters["width"]',
  "return typeof depth === 'undefined' ? `${width} x ${height}`.length : 0",
])("an ordinary formula needs the interpreter alone: %s", (source) => {
  expect(compileWithout(source, ["width", "height"])._tag).toBe("Formula")
})

test.each([
  "return 'a b'.replace(/ /g, '').length",
  "return 'a1'.match('[0-9]').length",
  "return 'a1'['ma' + 'tch']('[0-9]').length",
  "return [...'a1'.matchAll('[0-9]')].length",
  "return 'a1'.search('1')",
  "return Math.max.apply(null, [1, width])",
  "let n = 0; for (const [at, part] of [5, width].entries()) n += at * part; return n",
  "const { a, ...more } = { a: width, b: 2 }; return a + more.b",
  "const f = ([a, b = 2]) => a * b; return f([width])",
  "return Object.keys({ a: 1 }).length + JSON.parse('[1]')[0] + new Map([[1, width]]).get(1) + Array.isArray([])",
  "outer: for (;;) { for (;;) break outer } return width",
  "try { throw 1 } catch (e) { return e + width }",
  "return parameters?.width",
  "const o = { a: 1 }; delete o.a; return 'a' in o",
  "function f() { return arguments.length } return f(1, 2) + ([] instanceof Array)",
  "console.log(width); return width",
  "return widht",
  "return Math.maks(width, 1)",
])("a formula that uses more fetches it, and gives the same: %s", async (source) => {
  expect(compileWithout(source, ["width"])).toEqual({ _tag: "NeedsMore" })
  const [loaded, whole] = [await loadFormula(source, ["width"]), compileFormula(source, ["width"])]
  if (whole._tag === "FormulaError" || loaded._tag === "FormulaError") expect(loaded).toEqual(whole)
  else {
    expect(loaded.evaluate({ width: 3 })).toEqual(whole.evaluate({ width: 3 }))
    expect([loaded.unknownNames, loaded.warnings]).toEqual([whole.unknownNames, whole.warnings])
  }
})

test.each(["width *", "var 1", "if (", "/* x"])("a formula that cannot be read is refused at once: %s", async (source) => {
  expect(await loadFormula(source, ["width"])).toEqual(compileFormula(source, ["width"]))
})
