import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const metres = ["--step", "0.5", "--unit", "m", "--singular", "metr", "--few", "metry", "--plural", "metrów", "--fraction", "metra"]

const run = (...words: readonly string[]) => runCommand("quantity", ...words)

test.each([
  [["1,2", ...metres], "1,5 metra\nSprzedajemy po 0,5\u00A0m: zmieniliśmy ilość na 1,5"],
  [["1,6", ...metres], "2 metry\nSprzedajemy po 0,5\u00A0m: zmieniliśmy ilość na 2"],
  [["1,5", ...metres], "1,5 metra"],
  [["3"], "3 szt."],
  [["3", "--unit", "kg", "--stock", "-1", "--max-order", "-1"], "3 kg"],
  [["2", "--plural", "sztuk"], "2 sztuk"],
  [["0.5", "--step", "0.5", "--plural", "metrów"], "0,5 metrów"],
  [["2", "--lang", "en", "--singular", "piece", "--plural", "pieces"], "2 pieces"],
])("witryna quantity %j prints the quantity with its unit, and why it was rounded", async (words, answer) => {
  expect(await run(...words)).toEqual({ out: answer, err: "", code: 0 })
})

test.each([
  [["12", "--stock", "10"], "Maksymalnie możesz dodać 10 szt.\nIlość: 10 szt."],
  [["12", "--max-order", "9", "--stock", "10"], "Maksymalnie możesz dodać 9 szt.\nIlość: 9 szt."],
  [["12", "--max-size", "8", "--max-order", "9"], "Maksymalnie możesz dodać 8 szt.\nIlość: 8 szt."],
  [["1", "--min-order", "5", "--step", "2"], "Minimalnie musisz zamówić 6 szt.\nIlość: 6 szt."],
  [["1", "--min-size", "3", "--lang", "en", "--unit", "pcs."], "You have to order minimum 3 pcs.\nQuantity: 3 pcs."],
  [["1", "--min-subscription", "3"], "Minimalnie musisz zamówić 3 szt.\nIlość: 3 szt."],
  [["abc", "--step", "0.5", "--precision", "2"], "Wpisz ilość jako liczbę, na przykład 0,5"],
  [["abc", "--step", "0.5"], "Wpisz ilość jako liczbę, na przykład 0,5"],
  [["1", "--disabled"], "Produkt niedostępny"],
  [
    ["1", "--min-order", "5", "--stock", "3"],
    "Minimalnie musisz zamówić 5 szt.\nDostępna ilość jest mniejsza niż najmniejsze zamówienie (5 szt.).",
  ],
])("witryna quantity %j is refused in the rule's words, with what it becomes, and exit code 1", async (words, message) => {
  expect(await run(...words)).toEqual({ out: "", err: message, code: 1 })
})

test("--json has the same content", async () => {
  const { out: text, code } = await run("12", "--stock", "10.5", "--step", "0.5", "--lang", "en", "--unit", "m", "--json")
  expect(code).toBe(1)
  expect(JSON.parse(text)).toEqual({
    version: 1,
    exitCode: 1,
    message: "You can add maximum 10.5 m\nQuantity: 10.5 m",
    data: { typed: "12", value: "10.5", words: "10.5 m", refusal: "You can add maximum 10.5 m", obstacle: null },
  })
})

test.each([
  ["--step", "0"],
  ["--step", "x"],
  ["--stock", "much"],
  ["--precision", "7"],
])("%s %s is wrong usage", async (flag, value) => {
  const { err, code } = await run("1", flag, value)
  expect([code, err.startsWith(`witryna: option '${flag}`)]).toEqual([64, true])
})
