import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { builtInTexts } from "../../../core/texts/text-catalogue.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"

test.each([
  [["110"], "Produkt, który chcesz kupić, nie jest już dostępny.\nPrzejdź do koszyka: /basketedit.php?mode=1"],
  [["100", "--lang", "en"], "This store is only for wholesalers. Contact our staff.\n5 s"],
  [["incorrect_region"], "Błędnie wybrany region."],
  [
    ["incorect_zipcode", "--detail", "XX-XXX", "--lang", "en"],
    "Incorrectly typed postal code. Correct formats for the selected country are [X - digit; Y - letter]: XX-XXX",
  ],
  [["mail", "--lang", "en"], "Invalid e-mail address"],
  [["limit"], "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych"],
  [["size_not_chosen"], "Proszę wybrać rozmiar"],
  [["quantity_above_maximum", "--detail", "3"], "Maksymalnie możesz dodać 3"],
  [["777", "--message", " Magazyn w remoncie "], "Magazyn w remoncie"],
])("witryna error %j tells what the shopper is told", async (words, out) => {
  expect(await runCommand("error", ...words)).toEqual({ out, err: "", code: 0 })
})

test("witryna error --json names the area of the code", async () => {
  const area = async (code: string) => JSON.parse((await runCommand("error", code, "--json", "--message", "x")).out).data
  expect((await area("109")).area).toBe("order")
  expect((await area("no_city")).area).toBe("field")
  expect((await area("mail")).area).toBe("notify")
  expect((await area("row_unknown")).area).toBe("basket")
  expect(await area("new")).toEqual({ code: "new", area: "other", words: "x" })
})

test("a code of no list and without words is wrong usage, told with the nearest code or where the codes are", async () => {
  expect(await runCommand("error", "incorect_emial")).toEqual({
    out: "",
    err: "witryna: 'incorect_emial' is invalid for argument 'code'. Did you mean incorect_email?",
    code: 64,
  })
  expect((await runCommand("error", "shoes_too_big")).err).toContain("witryna error --list names the codes.")
  const { out } = await runCommand("error", "--list")
  expect(out.split("\n").filter((line) => line.endsWith(":"))).toEqual(["order:", "field:", "notify:", "basket:"])
  expect((await runCommand("error")).code).toBe(64)
})

const folder = mkdtempSync(join(tmpdir(), "witryna-texts-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (text: string) => {
  const path = join(folder, "texts.json")
  writeFileSync(path, text)
  return path
}

test("witryna texts prints the texts of an area", async () => {
  const { out, code } = await runCommand("texts", "--area", "message", "--lang", "en")
  expect([out.split("\n").some((line) => /^message\.linkCopied\s+Link copied to clipboard$/.test(line)), code]).toEqual([true, 0])
  expect(JSON.parse((await runCommand("texts", "--json")).out).data).toEqual(builtInTexts("pl"))
  expect((await runCommand("texts", "--area", "nowhere")).code).toBe(64)
})

test("witryna texts --missing tells what a translation lacks, misspells or misuses", async () => {
  const whole = { ...builtInTexts("en") }
  expect((await runCommand("texts", "--missing", file(JSON.stringify(whole)), "--lang", "en")).code).toBe(0)
  const { "product.add": _left, ...lacking } = whole
  const translation = file(JSON.stringify({ ...lacking, "product.pointsPrice": "{pionts}", own: "x" }))
  const { out, err, code } = await runCommand("texts", "--missing", translation, "--lang", "en")
  // a list is an answer, so that it can be counted
  expect([code, err, out.split("\n")]).toEqual([
    1,
    "",
    ["missing     product.add", "unknown     own", "parameters  product.pointsPrice: lacks {points}: does not know {pionts}"],
  ])
  const inJson = await runCommand("texts", "--missing", translation, "--lang", "en", "--json")
  expect(JSON.parse(inJson.out)).toMatchObject({
    exitCode: 1,
    message: "1 missing, 1 unknown, 1 with other parameters",
    data: { missing: ["product.add"] },
  })
})

test.each([
  ["cart.toFreeShipping", "Brakuje {amont}", "parameters  cart.toFreeShipping: lacks {amount}: does not know {amont}"],
  ["product.add", "", "product.add: an empty text is none"],
  ["product.add", "  ", "product.add: an empty text is none"],
])("witryna texts set %s %j is refused with the reason, and nothing is written", async (key, text, why) => {
  const folder = mkdtempSync(join(tmpdir(), "witryna-texts-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { code, err } = await runCommand("texts", "set", key, text, "--data", folder)
  expect([code, err]).toEqual([1, expect.stringContaining(why)])
  expect(readdirSync(folder)).toEqual([])
})

test("witryna texts set names other keys with the same built-in text, such as the title of a button", async () => {
  const { out, code } = await runCommand("texts", "set", "product.add", "Biorę", "--data", (await seededFolder()).dataFolder)
  expect([code, out.split("\n")]).toEqual([0, ["product.add (pl): Biorę", expect.stringMatching(/^with the same .*: product\.addTitle\b/)]])
})

test.each([
  ["{", "cannot be read as JSON"],
  ["[]", "is not a JSON object of texts by key"],
  ['{"product.add":1}', 'the text of "product.add" is not a text'],
])("a file holding %s cannot be compared, exit code 2", async (text, message) => {
  const { err, code } = await runCommand("texts", "--missing", file(text))
  expect([code, err.includes(message)]).toEqual([2, true])
})

test.each([
  [["22", "produkt", "produkty", "produktów"], "22 produkty"],
  [["0.5", "metr", "metry", "metrów", "metra"], "0,5 metra"],
  [["1", "product", "products", "--lang", "en"], "1 product"],
  [["5"], "many"],
])("witryna plural %j is %s", async (words, out) => {
  expect((await runCommand("plural", ...words)).out).toBe(out)
})

test("witryna plural takes numbers only", async () => {
  expect((await runCommand("plural", "many")).code).toBe(64)
  expect(JSON.parse((await runCommand("plural", "12", "--json")).out)).toMatchObject({ data: { count: 12, form: "many", word: null } })
})

test("the options of witryna texts list are its own", async () => {
  const { out, code } = await runCommand("texts", "list", "--json", "--lang", "en", "--data", (await seededFolder()).dataFolder)
  expect([JSON.parse(out).data, code]).toEqual([[], 0])
})

test("witryna texts get says one text; a misspelt key is told with the nearest", async () => {
  expect((await runCommand("texts", "get", "product.add")).out).toBe("Dodaj do koszyka")
  expect(JSON.parse((await runCommand("texts", "get", "product.add", "--lang", "en", "--json")).out).data).toEqual({
    key: "product.add",
    language: "en",
    text: builtInTexts("en")["product.add"],
  })
  expect(await runCommand("texts", "get", "product.ad")).toEqual({
    out: "",
    err: "witryna: 'product.ad' is invalid for argument 'key'. Did you mean product.add?",
    code: 64,
  })
  expect((await runCommand("texts", "--area", "prodct")).err).toContain("Did you mean product?")
})

test("witryna texts search finds words in texts and keys, whatever their capitals", async () => {
  const { out, code } = await runCommand("texts", "search", "DODAJ DO")
  expect([out.split("\n").some((line) => /^product\.add +Dodaj do koszyka$/.test(line)), code]).toEqual([true, 0])
  expect((await runCommand("texts", "search", "linkcopied", "--lang", "en")).out).toBe("message.linkCopied  Link copied to clipboard")
  expect((await runCommand("texts", "search", "no such words")).code).toBe(1)
})
