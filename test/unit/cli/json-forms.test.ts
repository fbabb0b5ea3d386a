import { expect, test } from "vitest"
import { pickedLines } from "../../../cli/output/json-reply.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { witrynaProcess } from "../../support/cli/witryna-process.ts"

test.each([
  ["unit.gross", ["1.00"]],
  ["days.1.day", ["tue"]],
  ["days.*.day", ["mon", "tue"]],
  ["unit", ['{"gross":"1.00"}']],
  ["none", ["null"]],
])("--pick %s prints its part of the data alone", (path, lines) => {
  const data = { unit: { gross: "1.00" }, days: [{ day: "mon" }, { day: "tue" }], none: null }
  expect(pickedLines(data, path)).toEqual(lines)
})

test.each([
  ["unti.gross", 'there is no "unti"; did you mean unit?'],
  ["unit.tax", 'there is no "tax"; there is gross'],
  ["unit.gross.value", 'there is no "value"; there is nothing in it'],
  ["days.first", 'there is no "first"; a list has numbers from 0, and * for all'],
  ["constructor", 'there is no "constructor"'],
])("--pick %s names what is there instead", (path, message) => {
  expect(() => pickedLines({ unit: { gross: "1.00" }, days: [1] }, path)).toThrow(message)
})

test("a part is picked of an answer, and a path that leads nowhere is wrong usage", async () => {
  expect(await runCommand("price", "format", "1234.5", "--pick", "text")).toEqual({ out: "1 234,50 zł", err: "", code: 0 })
  expect(await runCommand("price", "format", "1234.5", "--pick", "txet")).toEqual({
    out: "",
    err: 'witryna: --pick txet: there is no "txet"; did you mean text?',
    code: 64,
  })
})

test("what a rule refuses is told to people beside the part, which may be missing", async () => {
  const words = ["validate", "email", "jan@kowalski", "--lang", "en", "--pick"]
  expect(await runCommand(...words, "valid")).toMatchObject({ out: "false", err: expect.stringContaining("Incorrectly typed"), code: 1 })
  expect(await runCommand(...words, "nothing")).toMatchObject({ out: "", err: expect.stringContaining("Incorrectly typed"), code: 1 })
})

test("--json-lines prints one object a line, for each value of standard input, for an answer and for wrong usage", async () => {
  const { out, code } = await witrynaProcess(["plural", "-", "produkt", "produkty", "produktów", "--json-lines"], {
    input: "1\nmany\n22\n",
  })
  const replies: readonly unknown[] = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  expect([code, replies]).toMatchObject([
    64,
    [
      { version: 1, typed: "1", exitCode: 0, message: null, data: { word: "produkt" } },
      { version: 1, typed: "many", exitCode: 64, message: expect.stringContaining("number"), data: null },
      { version: 1, typed: "22", exitCode: 0, data: { word: "produkty" } },
    ],
  ])
  expect((await runCommand("price", "format", "2", "--json-lines")).out).toMatch(/^\{"version":1,"exitCode":0,.*\}$/)
  expect((await runCommand("price", "format", "abc", "--json-lines")).out).toMatch(
    /^\{"version":1,"exitCode":64,"message":".*","data":null\}$/,
  )
})

test("what something is stands under `is` in each form, of one value and of lines", async () => {
  const lines = await witrynaProcess(["validate", "email", "-", "--json-lines"], { input: "jan@kowalski\n" })
  const one = await runCommand("validate", "email", "jan@kowalski", "--json-lines")
  for (const out of [lines.out, one.out]) expect(JSON.parse(out)).toMatchObject({ data: { fault: { is: "Code" } } })
})

test("parts are picked of each line", async () => {
  const { out, err } = await witrynaProcess(["price", "format", "-", "--pick", "text"], { input: "1\nx\n2,5\n" })
  expect([out, err]).toEqual(["1,00 zł\n2,50 zł\n", expect.stringMatching(/^x: /)])
})

test("-v is the version", async () => {
  expect(await runCommand("-v")).toEqual(await runCommand("--version"))
})
