import { describe, expect, test } from "vitest"
import { formulaHints, tableKeyNames } from "../../../core/formula/formula-hints.ts"

/** The faults of a program with their columns in its only line, and what they are about. */
const hinted = (source: string, choices: Parameters<typeof formulaHints>[1] = {}) =>
  formulaHints(source, choices).map(({ fault, column, what }) => `${fault} ${column} ${what}`)

describe("a path without a price is told, with its place (12.35)", () => {
  test.each([
    ["if (width > 1) { return 2 }", ["NoReturn 1 return"]],
    ["if (width > 1) return 2; else if (width > 0) return 1", ["NoReturn 31 return"]],
    ["if (width > 1) { if (drop > 1) { return 2 } } else { return 1 }", ["NoReturn 18 return"]],
    ["let price = 2; price * 3", ["NoReturn 16 return"]],
    ["for (const part of [1, 2]) { return part }", ["NoReturn 1 return"]],
    ["while (width > 1) { return 1 }", ["NoReturn 1 return"]],
    ["switch (wood) { case 'oak': return 2 }", ["NoReturn 1 return"]],
    ["switch (wood) { case 'oak': break; default: return 2 }", ["NoReturn 1 return"]],
    ["try { return width } catch (error) { width }", ["NoReturn 1 return"]],
    ["if (width > 1) { return } return 2", ["NoReturn 18 return"]],
    ["const f = (a) => { if (a > 1) { return 1 } }; return f(width)", ["NoReturn 20 return"]],
    ["function f(a) { if (a > 1) return 1 } return f(width)", ["NoReturn 17 return"]],
  ])("%s", (source, hints) => expect(hinted(source)).toEqual(hints))

  test.each([
    "width * 2",
    "return width",
    "if (width > 1) return 2; return 1",
    "if (width > 1) { return 2 } else { throw 'too small' }",
    "switch (wood) { case 'oak': case 'pine': return 2; default: return 1 }",
    "for (;;) { if (width > 1) return 2 }",
    "while (true) { return 1 }",
    "try { return width } catch (error) { return 0 }",
    "try { width } finally { return 1 }",
    "const log = (a) => { a.push(1) }; return [1].map((part) => part * 2).length",
    "function nothing() { return } nothing(); return 1",
    "{ return 1 }",
    "all: { return 1 }",
  ])("none of %s", (source) => expect(hinted(source)).toEqual([]))
})

describe("a key that the program's own table has not is told (12.35)", () => {
  const wood = ["oak", "pine", "beech"]

  test.each([
    ["const prices = { oak: 9, pine: 5 }; return prices.aok", {}, ["UnknownKey 51 aok"]],
    ["const prices = { oak: 9 }; return prices['pine'] * width", {}, ["UnknownKey 42 pine"]],
    ["const prices = { oak: 9, pine: 5 }; return prices[wood]", { wood }, ["UnknownKey 51 beech"]],
    ["const prices = { oak: 9, pine: 5 }; return prices[parameters.wood]", { wood }, ["UnknownKey 62 beech"]],
    ["const prices = { 80: 9 }; return prices[size]", { size: ["80", "90"] }, ["UnknownKey 41 90"]],
  ])("%s", (source, choices, hints) => expect(hinted(source, choices)).toEqual(hints))

  test("with the key that was probably meant", () => {
    expect(formulaHints("const prices = { oak: 9, pine: 5 }; return prices.pina")).toEqual([expect.objectContaining({ near: "pine" })])
  })

  test.each([
    ["every choice has its key", "const prices = { oak: 9, pine: 5, beech: 6 }; return prices[wood]"],
    ["nobody knows what can be chosen", "const prices = { oak: 9 }; return prices[colour]"],
    ["the program knows that it may be missing", "const prices = { oak: 9 }; return prices.pine ?? 0"],
    ["or asks for it so", "const prices = { oak: 9 }; return prices?.pine"],
    ["the table is filled later", "const prices = { oak: 9 }; prices.pine = 5; return prices.pine"],
    ["or somewhere else", "const prices = { oak: 9 }; Object.assign(prices, { pine: 5 }); return prices.pine"],
    ["its name means another one inside", "const prices = { oak: 9 }; return [{ pine: 5 }].map((prices) => prices.pine)[0]"],
    ["its keys are not written in it", "const prices = { [wood]: 9 }; return prices.pine"],
    [
      "the name of the parameter is a variable's",
      "const prices = { oak: 9 }; for (const wood of ['oak']) { return prices[wood] } return 1",
    ],
    ["every record has it", "const prices = { oak: 9 }; return prices.hasOwnProperty('oak') ? 1 : 2"],
  ])("not where %s", (_, source) => expect(hinted(source, { wood })).toEqual([]))
})

describe("a result that is a text whatever is chosen is told at its return (12.35)", () => {
  test.each([
    ["return (width * 1.2).toFixed(2)", ["TextAsPrice 1 (width * 1.2).toFixed(2)"]],
    ["width.toPrecision(3)", ["TextAsPrice 1 width.toPrecision(3)"]],
    ["const sum = (width * 2).toFixed(2); return sum", ["TextAsPrice 37 sum"]],
    ["if (width > 1) return 2; return width + ' zł'", ['TextAsPrice 26 width + " zł"']],
    ["return `${width} zł`", ["TextAsPrice 1 `${...} zł`"]],
    ["return width > 1 ? 'a' : width.toFixed(2)", ['TextAsPrice 1 width > 1 ? "a" : width.toFixed(2)']],
  ])("%s", (source, hints) => expect(hinted(source)).toEqual(hints))

  test.each([
    "return Number((width * 1.2).toFixed(2))",
    "return width.toFixed(2) * 1",
    "return +width.toFixed(2)",
    "let sum = width.toFixed(2); sum = Number(sum); return sum",
    "const label = (a) => a + ' cm'; return label(width).length",
    "return width > 1 ? 'a' : 2",
    "const a = b + 1; const b = a + 1; return a",
    `return ${Array.from({ length: 3000 }, () => "width").join(" + ")}`,
  ])("none of %s", (source) => expect(hinted(source)).toEqual([]))
})

test("a key that is nearly one of the shop's data is told with that one, another may be the shop's own (12.35)", () => {
  const near = (source: string) => formulaHints(source).map((hint) => [hint.fault, hint.near])
  const items = ["UnknownKey", "iai:number_of_items"]
  expect(near('return getProductDataFromEngine()["iai:number_of_item"]')).toEqual([items])
  expect(near('const data = getProductDataFromEngine(); return data["iai:number_of_itmes"] * 2')).toEqual([items])
  expect(near('return getProductDataFromEngine()["iai:number_of_items"]')).toEqual([])
  expect(near('return getProductDataFromEngine()["iai:weight"]')).toEqual([])
})

test.each([
  ["const fabrics = { linen: 1 }; return fabrics[fabric]", [{ table: "fabrics", key: "fabric" }]],
  ["const fabrics = { linen: 1 }; return fabrics.linen + fabric", []],
  ["return fabrics[fabric]", []],
  ["if (", []],
])("by which names does %s ask its tables?", (source, asked) => expect(tableKeyNames(source)).toEqual(asked))

test("a program that does not parse is told elsewhere why", () => expect(formulaHints("if (")).toEqual([]))
