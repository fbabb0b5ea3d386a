import { expect, test } from "vitest"
import { witrynaProcess } from "../../support/cli/witryna-process.ts"

const shopDecides = "Fine so far: the shop has the last word."

test("- reads values from standard input, one a line: what is fine on standard output, what is refused on standard error", async () => {
  const input = "jan@kowalski.com\njan@kowalski\r\nanna@example.com\n"
  expect(await witrynaProcess(["validate", "email", "-", "--lang", "en"], { input })).toEqual({
    code: 1,
    out: `jan@kowalski.com: ${shopDecides}\nanna@example.com: ${shopDecides}\n`,
    err: "jan@kowalski: Incorrectly typed e-mail. Enter the full address, e.g. john@smith.com\n",
  })
})

test("a line that cannot be read does not keep the others from their answers, and the highest exit code counts", async () => {
  const { code, out } = await witrynaProcess(["plural", "-", "produkt", "produkty", "produktów", "--json"], { input: "1\nmany\n22\n" })
  expect([code, JSON.parse(out)]).toEqual([
    64,
    {
      version: 1,
      exitCode: 64,
      message: "1 of 3 lines are refused",
      data: [
        { typed: "1", exitCode: 0, message: null, data: { count: 1, form: "one", word: "produkt" } },
        { typed: "many", exitCode: 64, message: expect.stringContaining("It is a number"), data: null },
        { typed: "22", exitCode: 0, message: null, data: { count: 22, form: "few", word: "produkty" } },
      ],
    },
  ])
})

test("no lines are no answers and no failure", async () => {
  expect(await witrynaProcess(["quantity", "-"])).toEqual({ code: 0, out: "", err: "" })
})

test("control characters of a line are shown, not obeyed", async () => {
  const { out } = await witrynaProcess(["quantity", "-"], { input: "2 \u001B[2J\n" })
  expect(out).not.toContain("\u001B")
})
