import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-formula-tools-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const steps = file("steps.js", "const base = width * 0.05\nreturn width > 900 ? base * 0.9 : base")
const mended = file("mended.js", "const base = width * 0.05\nreturn width > 900 ? base * 0.95 : base")
const fields = `@${file(
  "fields.json",
  JSON.stringify([
    { id: "width", name: "Width", type: "number", min: 400, max: 2000, default: "600" },
    {
      id: "size",
      name: "Size",
      type: "select",
      values: [
        { id: "1200", name: "L" },
        { id: "1600", name: "XL" },
      ],
      default: "1200",
    },
  ]),
)}`

test("formula table prices each point of the ranges, the last the quickest, as CSV", async () => {
  const ranges = ["--range", "a=1..2:1", "--range", "b=0.1..0.35:0.1"]
  const { out, code } = await runCommand("formula", "table", "--expression", "a * b", ...ranges, "--vat", "8")
  expect([out.split("\n"), code]).toEqual([
    [
      "a,b,gross,net,refused",
      "1,0.1,0.10,0.09,",
      "1,0.2,0.20,0.19,",
      "1,0.3,0.30,0.28,",
      "2,0.1,0.20,0.19,",
      "2,0.2,0.40,0.37,",
      "2,0.3,0.60,0.56,",
    ],
    0,
  ])
})

test("a point without a price has the reason in its row, quoted where it would break the row", async () => {
  const { out } = await runCommand("formula", "table", "--expression", "a", "--range", "a=-1..0:1", "--lang", "en")
  expect(out.split("\n").slice(1)).toEqual([
    '-1,,,"Line 1, column 1: The result -1 is no price. The formula has to return a finite number of zero or more."',
    "0,0.00,0.00,",
  ])
})

test("formula table tells a program where the price falls", async () => {
  const { out } = await runCommand("formula", "table", steps, "--range", "width=800..1000:100", "--pick", "falls")
  expect(out).toBe("[]")
  const fine = await runCommand("formula", "table", steps, "--range", "width=890..910:10", "--pick", "falls.*.point.width")
  expect(fine.out).toBe("910")
})

test("formula compare shows where two formulas differ, and ends with 1; with 0 where they do not", async () => {
  const range = ["--range", "width=800..1000:100"]
  const differing = await runCommand("formula", "compare", steps, mended, ...range)
  expect([differing.err.split("\n"), differing.code]).toEqual([["1 of 3 prices differ", "width,before,after", "1000,45.00,47.50"], 1])
  expect(await runCommand("formula", "compare", steps, steps, ...range)).toEqual({ out: "all 3 prices are the same", err: "", code: 0 })
})

test("formula plot draws a line, broken where there is no price, and marks where it falls", async () => {
  const { out } = await runCommand("formula", "plot", steps, "--range", "width=890..920:10")
  expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
  expect(out.match(/<polyline /g)).toHaveLength(1)
  expect(out).toContain("<title>width 910: the price falls from 45.00 to 40.95</title>")
  const broken = await runCommand("formula", "plot", "--expression", "a === 2 ? -1 : a", "--range", "a=1..3:1")
  expect(broken.out.match(/<polyline /g)).toHaveLength(2)
})

test("with the product's fields values are typed, chosen, bounded and left to their defaults, as on the page", async () => {
  const result = async (expression: string, ...words: readonly string[]) =>
    (await runCommand("formula", "eval", "--expression", expression, "--fields", fields, ...words)).out.split("\n")[0]
  expect(await result('size === "1200" ? width : 0')).toBe("Wynik: 600")
  expect(await result('size === "1600" ? width : 0', "--param", "size=1600", "--param", "width=9999")).toBe("Wynik: 2000")
  expect(
    (await runCommand("formula", "table", "--expression", "width", "--fields", fields, "--range", "width=1900..2100:100")).out,
  ).toContain("2100,2000.00")
})

test("values of a file are typed into the fields, each of a list into checkboxes, and single ones win", async () => {
  const boxes =
    '[{"id":"extra","name":"Extra","type":"checkbox","values":[{"id":"a","name":"A"},{"id":"b","name":"B"}]},{"id":"on","name":"On","type":"checkbox"}]'
  const words = ["formula", "eval", "--expression", "extra.length * 10 + (on ? 1 : 0)", "--fields", boxes]
  const result = async (...more: readonly string[]) => (await runCommand(...words, ...more)).out.split("\n")[0]
  expect(await result("--params", '{"extra":["a","b"],"on":true}')).toBe("Wynik: 21")
  expect(await result("--params", '{"extra":["a","b"],"on":false}', "--param", "extra=b")).toBe("Wynik: 10")
})

test("formula test plays cases: prices, refusals, and what differs", async () => {
  const cases = (more: object) =>
    file(
      "cases.json",
      JSON.stringify({ formula: "steps.js", vat: 8, cases: [{ name: "small", values: { width: 400 }, price: "20.00" }, more] }),
    )
  expect(await runCommand("formula", "test", cases({ values: { width: -1 }, price: null }))).toEqual({
    out: "same     small: 20.00\nsame     case 2: refused\nall 2 cases are the same",
    err: "",
    code: 0,
  })
  const wrong = await runCommand("formula", "test", cases({ values: { width: 1000 }, price: "50.00" }), "--json")
  expect([wrong.code, JSON.parse(wrong.out).data.cases[1]]).toEqual([
    1,
    { name: "case 2", expected: "50.00", seen: "45.00", refused: null },
  ])
  const refused = await runCommand("formula", "test", cases({ values: { width: -1 }, price: "50.00" }), "--lang", "en")
  expect(refused.err).toContain("differs  case 2: expected 50.00, seen Line 1, column 1: The result")
})

test.each([
  [["table", "--expression", "a"], 64, "--range width=400..2000:200"],
  [["table", "--expression", "a", "--range", "a=1..2"], 64, "It is a name with its first value, last value and step"],
  [["table", "--expression", "a", "--range", "a=2..1:1"], 64, "It is a name with its first value"],
  [["table", "--expression", "a", "--range", "a=1..2:0"], 64, "It is a name with its first value"],
  [["table", "--expression", "a", "--range", "a=1..101:1", "--range", "b=1..100:1"], 64, "more than 10000 prices"],
  [["table", "--expression", "a +", "--range", "a=1..2:1"], 1, "kolumna"],
  [["plot", "--expression", "a", "--range", "a=1..2:1", "--range", "b=1..2:1"], 64, "a picture has one --range"],
  [["eval", "--expression", "1", "--fields", fields, "--param", "size=1300"], 64, 'there is no value of size "1300"; did you mean 1200?'],
  [["eval", "--expression", "1", "--fields", fields, "--param", "widht=1"], 64, 'there is no field "widht"; did you mean width?'],
  [["eval", "--expression", "1", "--fields", '[{"id":"a"}]'], 2, "[0].name has to be a text"],
  [["test", steps], 2, "is not JSON"],
  [["test", file("none.json", '{"cases":[]}')], 2, 'name a formula\'s file in "formula"'],
  [["test", file("odd.json", '{"expression":"1","cases":[{"values":{}}]}')], 2, "price"],
])("formula %j ends with %i", async (words, expected, message) => {
  const { err, code } = await runCommand("formula", ...words)
  expect([code, err]).toEqual([expected, expect.stringContaining(message)])
})
