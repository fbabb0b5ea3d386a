import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

test.each([
  [["email", "jan@kowalski.com"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["email", "jan@kowalski.com", "--lang", "en"], "Fine so far: the shop has the last word."],
  [["phone", "12", "--region", "1143020003"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["iban", "XX"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["zipcode", "00-0000"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["phone_or_email", "600 700 800"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["birth_date", "1990-02-28"], "Na razie w porządku: ostatnie słowo ma sklep."],
  [["login", "x", "--autocomplete", "username"], "W porządku."],
  [["text", ""], "W porządku."],
])("witryna validate %j is fine", async (words, out) => {
  expect(await runCommand("validate", ...words)).toEqual({ out, err: "", code: 0 })
})

test.each([
  [["email", "jan@kowalski"], "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com."],
  [["text", "", "--required", "--lang", "en"], "Please complete this field"],
  [["text", "ab", "--min", "3"], "Minimalna liczba znaków dla tego pola to 3"],
  [["text", "abcd", "--max", "3"], "Maksymalna liczba znaków dla tego pola to 3"],
  [["select", "", "--required"], "Proszę wybrać opcję."],
  [["firstname", "Jan2"], "Pole nie może zawierać cyfr."],
  [["phone", "12"], "Wpisz swój telefon."],
  [["birth_date", "1990-02-30"], "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD"],
  [
    ["password", "haslohaslo", "--setting", "always"],
    "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny.",
  ],
])("witryna validate %j gives the rule's own message and exit code 1", async (words, message) => {
  expect(await runCommand("validate", ...words)).toEqual({ out: "", err: message, code: 1 })
})

test("witryna validate --json gives the fault as data", async () => {
  const { out, code } = await runCommand("validate", "login", "ja", "--json", "--lang", "en")
  expect([JSON.parse(out), code]).toEqual([
    {
      version: 1,
      exitCode: 1,
      message: "Incorrectly typed login. It must have 3 to 40 characters: letters, digits and @ . - _",
      data: { kind: "login", valid: false, shopDecides: false, fault: { is: "Code", code: "incorect_login", message: "", detail: "" } },
    },
    1,
  ])
})

test.each([
  [["validate", "shoe_size", "44"], "Allowed choices are text, firstname"],
  [["validate", "emial", "jan@kowalski.com"], "Did you mean email?"],
  [["validate", "email"], "missing required argument"],
  [["validate", "text", "x", "--min", "few"], "It is a whole number from 0."],
  [["password", "x", "--setting", "maybe"], "Allowed choices are new, always, off"],
])("%j is wrong usage, exit code 64", async (words, message) => {
  const { err, code } = await runCommand(...words)
  expect([err.includes(message), code]).toEqual([true, 64])
})

test("witryna password tells each condition, and never the password", async () => {
  const { out, err, code } = await runCommand("password", "haslohaslo")
  expect([out, code]).toEqual(["", 1])
  expect(err.split("\n")).toEqual([
    "spełnione: co najmniej 10 znaków",
    "spełnione: 1 mała litera",
    "brakuje: 1 wielka litera",
    "brakuje: 1 cyfra lub 1 znak specjalny",
    "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny.",
  ])
  expect(err).not.toContain("haslohaslo")
})

test("an existing password is not stopped, unless strong ones are always wanted", async () => {
  expect((await runCommand("password", "haslo", "--existing")).code).toBe(0)
  expect((await runCommand("password", "haslo", "--existing", "--setting", "always")).code).toBe(1)
  expect((await runCommand("password", "haslo", "--setting", "off", "--lang", "en")).out.split("\n")[0]).toBe(
    "missing: at least 10 characters",
  )
  expect(JSON.parse((await runCommand("password", "Tajne-haslo", "--json")).out)).toMatchObject({ data: { strong: true, blocked: false } })
})
