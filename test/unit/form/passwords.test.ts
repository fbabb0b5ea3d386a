import { expect, test } from "vitest"
import { isStrongPassword, passwordConditions, passwordHints, wantsStrongPassword } from "../../../core/form/kinds/password.ts"
import type { StrongPasswordSetting } from "../../../core/shell/shell.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { checkedField as field, words } from "../../support/form/checked-field.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const short = "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków)."
const long = "Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków)."
const weak = "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny."

test.each([
  ["abcde", short],
  ["abcdef", null],
  ["a".repeat(30), null],
  ["a".repeat(31), long],
])("a password has 6 to 30 characters: %j (5.22)", (value, message) => {
  expect(words(field("password", value), "off")).toBe(message)
})

test.each<[string, StrongPasswordSetting, string, string | null]>([
  ["", "new", "new-password", "Proszę wypełnić to pole."],
  ["Ab1-x", "new", "new-password", weak],
  ["Ab1-xy", "new", "new-password", weak],
  ["Ab1-xyz-q", "new", "new-password", weak],
  ["Ab1-xyz-qr", "new", "new-password", null],
  ["Ab1-x", "always", "current-password", weak],
  ["Ab1-x", "always", "", weak],
  // nothing but its length counts there
  ["Ab1-x", "off", "new-password", short],
  ["Ab1-x", "new", "", short],
  // more is no remedy
  ["Ab1-xyz-qr".repeat(4), "new", "new-password", long],
  ["a".repeat(31), "new", "new-password", long],
])("%j where strong passwords are wanted %j, in a field of %j: %j (5.22, 5.30, 10.985)", (value, setting, autocomplete, message) => {
  expect(words(field("password", value, { autocomplete, required: true }), setting)).toBe(message)
})

test.each<[StrongPasswordSetting, string, string | null]>([
  ["new", "new-password", weak],
  ["new", "section-a new-password", weak],
  ["new", "current-password", null],
  ["new", "", null],
  ["always", "new-password", weak],
  ["always", "current-password", weak],
  ["always", "", weak],
  ["off", "new-password", null],
  ["off", "current-password", null],
])("with strong passwords %j, a weak one in a field of %j is answered %j (5.32 to 5.34)", (setting, autocomplete, message) => {
  expect(words(field("password", "abcdefgh", { autocomplete }), setting)).toBe(message)
  expect(wantsStrongPassword(setting, autocomplete)).toBe(message !== null)
  expect(words(field("password", "Abcdefgh-j", { autocomplete }), setting)).toBeNull()
})

test("an existing password is never blocked at sign-in, however short", () => {
  expect(words(field("password", "abc", { autocomplete: "current-password" }))).toBeNull()
  expect(words(field("password", "a".repeat(60), { autocomplete: "current-password" }), "off")).toBeNull()
  expect(words(field("password", "jan", { autocomplete: "current-password", linkedValue: "jan" }), "off")).toBeNull()
})

test("the strong-password message stands in both languages (5.35, 5.36)", () => {
  const checked = field("password", "abcdefgh", { autocomplete: "new-password" })
  expect(words(checked)).toBe(weak)
  expect(words(checked, "new", en)).toBe(
    "Password must be at least 10 characters long, including 1 uppercase letter and 1 digit or 1 special character",
  )
})

test("a password that equals the login, and a repeated one that differs, are told", () => {
  expect(words(field("password", "jan.kowalski", { linkedValue: "jan.kowalski" }))).toBe(
    "Hasło jest takie samo jak login. Wpisz inne hasło.",
  )
  expect(words(field("password", "jan.kowalski", { linkedValue: "" }))).toBeNull()
  expect(words(field("passwordRepeat", "abc", { linkedValue: "abd" }))).toBe(
    "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
  )
  expect(words(field("passwordRepeat", "abc", { linkedValue: "abc" }))).toBeNull()
  const optional = (linkedValue: string) => words(field("passwordRepeat", "", { linkedValue, required: false }))
  expect([optional(""), optional("abc")], "10.602").toEqual([null, "Proszę wypełnić to pole."])
})

test.each([
  ["abcdefghiJ1", { length: true, lowercase: true, uppercase: true, digitOrSpecial: true }],
  ["Abcdefghi1", { length: true, lowercase: true, uppercase: true, digitOrSpecial: true }],
  ["Abcdefgh1", { length: false, lowercase: true, uppercase: true, digitOrSpecial: true }],
  ["ABCDEFGHI1", { length: true, lowercase: false, uppercase: true, digitOrSpecial: true }],
  ["abcdefghi1", { length: true, lowercase: true, uppercase: false, digitOrSpecial: true }],
  ["Abcdefghij", { length: true, lowercase: true, uppercase: true, digitOrSpecial: false }],
  ["Zażółć-gęśl", { length: true, lowercase: true, uppercase: true, digitOrSpecial: true }],
  ["Żą Żą Żą Żą", { length: true, lowercase: true, uppercase: true, digitOrSpecial: true }],
  ["          ", { length: false, lowercase: false, uppercase: false, digitOrSpecial: false }],
  ["", { length: false, lowercase: false, uppercase: false, digitOrSpecial: false }],
])("the conditions of a strong password that %j meets (5.30, 5.31)", (password, conditions) => {
  expect(passwordConditions(password)).toEqual(conditions)
  expect(isStrongPassword(password)).toBe(Object.values(conditions).every(Boolean))
})

test("the list of hints names all four conditions, met or not (5.37)", () => {
  expect(passwordHints("abcdefghij", pl)).toEqual([
    { text: "co najmniej 10 znaków", isMet: true },
    { text: "1 mała litera", isMet: true },
    { text: "1 wielka litera", isMet: false },
    { text: "1 cyfra lub 1 znak specjalny", isMet: false },
  ])
  expect(passwordHints("A1", en)).toEqual([
    { text: "at least 10 characters", isMet: false },
    { text: "1 lowercase letter", isMet: false },
    { text: "1 uppercase letter", isMet: true },
    { text: "1 digit or 1 special character", isMet: true },
  ])
})

test("letters that come apart are counted and judged as the letters they are (14.15)", () => {
  const apart = "Żółćgęśląj".normalize("NFD")
  expect(apart.length).toBeGreaterThan(10)
  expect(passwordConditions(apart)).toEqual({ length: true, lowercase: true, uppercase: true, digitOrSpecial: false })
  expect(passwordConditions("Żółćgęślą".normalize("NFD")).length).toBe(false)
  expect(passwordConditions("x\u030c".repeat(10)).digitOrSpecial).toBe(false)
  expect(words(field("password", "żół".normalize("NFD"), { autocomplete: "new-password" }), "off")).not.toBeNull()
  expect(words(field("password", "żółćąę".normalize("NFD")), "off")).toBeNull()
  expect(words(field("password", "ż".repeat(30).normalize("NFD")), "off")).toBeNull()
})
