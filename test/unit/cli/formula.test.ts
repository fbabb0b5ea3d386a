import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { formulaLanguage } from "../../../cli/help/formula-language.ts"
import { runCommand } from "../../support/cli/run-command.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-formula-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test("witryna formula eval prints the result and the price", async () => {
  expect(
    await runCommand("formula", "eval", "--expression", "width * 0.5", "--param", "width=135.98", "--vat", "8", "--items", "2"),
  ).toEqual({
    out: "Wynik: 67.99\nCena: 67,99 zł brutto, 62,95 zł netto\nWartość 2 szt.: 135,98 zł brutto, 125,90 zł netto",
    err: "",
    code: 0,
  })
})

test("witryna formula eval reads files, and single parameters win over those of a file", async () => {
  const source = file("price.js", 'const items = getProductDataFromEngine()["iai:number_of_items"]\nreturn width * items + extra.length')
  const choice = `@${file("choice.json", JSON.stringify({ width: 1, extra: ["a", "b"] }))}`
  const { out } = await runCommand(
    "formula",
    "eval",
    source,
    "--params",
    choice,
    "--param",
    "width=10",
    "--items",
    "3",
    "--lang",
    "en",
    "--json",
  )
  expect(JSON.parse(out).data).toEqual({
    value: "32",
    unit: { gross: { value: "32.00", formatted: "32.00 zł" }, net: { value: "26.02", formatted: "26.02 zł" } },
    lineTotal: { gross: { value: "96.00", formatted: "96.00 zł" }, net: { value: "78.06", formatted: "78.06 zł" } },
  })
  expect(
    (await runCommand("formula", "eval", "--expression", 'flag ? name : ""', "--param", "flag=true", "--param", "name=x=y", "--json")).code,
  ).toBe(1)
})

test("a formula that gives no price tells the merchant where and why, with a caret, and exit code 1", async () => {
  expect(await runCommand("formula", "eval", "--expression", "1 +\n  wdith", "--lang", "en")).toEqual({
    out: "",
    err: 'Line 2, column 3: There is no parameter or function "wdith". Check the spelling and the parameter\'s id.\n  wdith\n  ^',
    code: 1,
  })
  const { out, code } = await runCommand("formula", "eval", "--expression", "0 / 0", "--json", "--lang", "en")
  expect([code, JSON.parse(out).data]).toEqual([
    1,
    {
      error: { is: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 },
      priceformula_calculation_error: "The price of the chosen options could not be calculated. Change your choice or contact us.",
      priceformula_calculation_error_msg:
        "Line 1, column 1: The result NaN is no price. The formula has to return a finite number of zero or more.",
    },
  ])
})

test("witryna formula check lists the parameters that a formula needs where none is said, and still tells what cannot be one", async () => {
  const needs = await runCommand("formula", "check", "--expression", "width * drop + Math.max(width, 1)", "--lang", "en")
  expect(needs).toMatchObject({ out: "The formula is fine if the product has these parameters: width, drop.", code: 0 })
  expect((await runCommand("formula", "check", "--expression", "width * drop", "--pick", "parameters.*")).out).toBe("width\ndrop")
  const table = "const fabrics = { linen: 180 }; return fabrics[fabric]"
  const asked = await runCommand("formula", "check", "--expression", table, "--pick", "parameters.*")
  expect(asked, "the key of a table is a parameter, however near their names are").toMatchObject({ out: "fabric", code: 0 })
  const wrong = await runCommand("formula", "check", "--expression", "width * math.max(1, 2)")
  expect(wrong.code).toBe(1)
  expect(wrong.err).toContain("„math”")
  expect(wrong.err).not.toContain("„width”")
})

test("a constant that is changed is told by the check, and once where it stops the formula", async () => {
  const formula = ["--expression", "const a = 1; a = 2; return a"]
  const check = await runCommand("formula", "check", ...formula)
  expect([check.code, check.out, check.err.match(/jest stałą/g)?.length]).toEqual([1, "", 1])
  const { data } = JSON.parse((await runCommand("formula", "check", ...formula, "--json")).out)
  expect(data).toMatchObject({ fine: false, changedConstants: [{ fault: "ConstantChanged", column: 14 }] })
  const { err } = await runCommand("formula", "eval", ...formula)
  expect(err.match(/jest stałą/g)).toHaveLength(1)
})

test("witryna formula check tells grammar and unknown names", async () => {
  expect((await runCommand("formula", "check", "--expression", "width * 2", "--param", "width=1")).out).toBe("Formuła jest poprawna.")
  const { err, code } = await runCommand("formula", "check", "--expression", "width * heigth\n + depht + heigth", "--param", "width=1")
  expect([err.split("\n"), code]).toEqual([
    [
      "Wiersz 1, kolumna 9: Nie ma parametru ani funkcji „heigth”. Sprawdź pisownię i identyfikator parametru.",
      "width * heigth",
      "        ^",
      "Wiersz 2, kolumna 4: Nie ma parametru ani funkcji „depht”. Sprawdź pisownię i identyfikator parametru.",
      " + depht + heigth",
      "   ^",
    ],
    1,
  ])
  expect((await runCommand("formula", "check", "--expression", "width * (", "--lang", "en")).err).toContain(
    "Line 1, column 10: The formula breaks off.",
  )
})

test("witryna formula explain shows each step", async () => {
  const { out, code } = await runCommand(
    "formula",
    "explain",
    "--expression",
    "width > 20 ? width * 2 : 1",
    "--param",
    "width=30",
    "--lang",
    "en",
  )
  expect([out.split("\n"), code]).toEqual([
    [
      "1:1     width = 30",
      "1:7     width > 20 = true",
      "1:14    width = 30",
      "1:20    width * 2 = 60",
      "1:12    width > 20 ? width * 2 : 1 = 60",
      "Result: 60",
      "Price: 60.00 zł gross, 48.78 zł net",
    ],
    0,
  ])
  const short = await runCommand("formula", "explain", "--short", "--expression", "width > 20 ? width * 2 : 1", "--param", "width=30")
  expect(short.out.split("\n").slice(0, -1)).toEqual(["1:7     width > 20 = true", "1:12    width > 20 ? width * 2 : 1 = 60", "Wynik: 60"])
  const broken = await runCommand("formula", "explain", "--expression", "width + nothing.x", "--params", '{"width":1,"nothing":null}')
  expect([broken.err.split("\n")[0], broken.code]).toEqual(["1:1     width = 1", 1])
})

test.each([
  [["formula", "eval"], 64, "name a file with the formula"],
  [["formula", "eval", "/nowhere/price.js"], 2, "cannot be read"],
  [["formula", "eval", "--expression", "1", "--params", "{"], 2, "this is not JSON"],
  [["formula", "eval", "--expression", "1", "--params", "[1]"], 2, "the values of a formula are a JSON object"],
  [["formula", "eval", "--expression", "1", "--product", "@/nowhere.json"], 2, "cannot be read"],
  [["formula", "eval", "--expression", "1", "--param", "width"], 64, "It is a name and a value, such as width=120."],
  [["formula", "eval", "--expression", "1", "--vat", "many"], 64, "It is a whole percent, such as 23."],
  [["formula", "eval", "--expression", "1", "--items", "0"], 64, "It is a number above zero such as 1 or 0.5."],
])("%j ends with %i", async (words, expected, message) => {
  const { err, code } = await runCommand(...words)
  expect([code, err.includes(message)]).toEqual([expected, true])
})

test("a value in quotation marks is a text, as the page has it of a select", async () => {
  const result = async (param: string) =>
    (await runCommand("formula", "eval", "--expression", 'size === "1200" ? 1 : 2', "--param", param)).out.split("\n")[0]
  expect([await result('size="1200"'), await result("size=1200")]).toEqual(["Wynik: 1", "Wynik: 2"])
})

test("the price of one item is not told twice", async () => {
  expect((await runCommand("formula", "eval", "--expression", "115.2", "--lang", "en")).out).toBe(
    "Result: 115.2\nPrice: 115.20 zł gross, 93.66 zł net",
  )
})

test("a file beside --expression is wrong usage: one of them would be ignored", async () => {
  expect(await runCommand("formula", "eval", "--expression", "1", "price.js")).toEqual({
    out: "",
    err: "witryna: name a file or use --expression, not both",
    code: 64,
  })
})

test.each(formulaLanguage)("the help's example of $what is a formula with a price: $example", async ({ example }) => {
  const choice = ["--param", "width=120", "--param", "drop=80", "--param", "wood=oak"]
  const { out, err, code } = await runCommand("formula", "eval", "--expression", example, ...choice, "--lang", "en")
  expect([code, err]).toEqual([0, ""])
  expect(out).toMatch(/^Result: \d/)
  // nothing that it says is hardly meant
  expect(out).not.toContain("Note:")
  expect((await runCommand("formula", "--help")).out.replaceAll(/\s+/g, " ")).toContain(example)
})

test.each([
  ["pl", 'rate[wood] nie ma wartości, bo wood = "beech".'],
  ["en", 'rate[wood] has no value, because wood = "beech".'],
])("an entry that a table has not is told with what was chosen, in %s", async (language, words) => {
  const expression = "const rate = { oak: 2 }; return width * rate[wood]"
  const choice = ["--param", "width=1", "--param", "wood=beech"]
  const { err, code } = await runCommand("formula", "eval", "--expression", expression, ...choice, "--lang", language)
  expect(code).toBe(1)
  expect(err.split("\n").at(-1)).toBe(words)
})
