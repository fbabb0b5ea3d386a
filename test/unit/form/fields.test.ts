import { expect, test } from "vitest"
import { checkField } from "../../../core/form/check-field.ts"
import { isEmail } from "../../../core/form/kinds/email.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import { effectiveKind, isLogin, isLongEnoughPhone, looksLikePhone, sentPhone } from "../../../core/form/kinds/personal.ts"
import { formLimits } from "../../../core/form/field.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { checkedField as field, words } from "../../support/form/checked-field.ts"

const en = textCatalogue("en", {})

test("a required field that is empty is told so (5.9)", () => {
  expect(words(field("text", "", { required: true }))).toBe("Proszę wypełnić to pole.")
  expect(words(field("text", "", { required: true }), "new", en)).toBe("Please complete this field")
  expect(words(field("text", ""))).toBeNull()
  expect(words(field("text", "x", { required: true }))).toBeNull()
})

test.each([" ", "\t", "\u00A0 ", "   "])("a field with nothing but blanks counts as empty: %j (5.10)", (blanks) => {
  expect(checkField(field("text", blanks, { required: true }), "new", kindRules)).toEqual({ _tag: "Empty" })
  expect(checkField(field("email", blanks), "new", kindRules)).toBeNull()
})

test.each([
  ["ab", 3, null, "Minimalna liczba znaków dla tego pola to 3", "The minimum number of characters for this field is 3"],
  ["abc", 3, 5, null, null],
  ["abcde", 3, 5, null, null],
  ["abcdef", null, 5, "Maksymalna liczba znaków dla tego pola to 5", "The maximum number of characters for this field is 5"],
  // characters, not units of UTF-16
  ["👍👍", 3, null, "Minimalna liczba znaków dla tego pola to 3", "The minimum number of characters for this field is 3"],
  ["👍👍", null, 2, null, null],
])("the length of %j with the bounds %j and %j (5.12, 5.13, 14.1)", (value, minLength, maxLength, polish, english) => {
  const checked = field("text", value, { minLength, maxLength })
  expect([words(checked), words(checked, "new", en)]).toEqual([polish, english])
})

test("an empty optional field is not checked for its length, and required comes before length, length before the kind (5.11, 14.1)", () => {
  expect(words(field("text", "", { minLength: 3 }))).toBeNull()
  expect(words(field("text", "  ", { minLength: 3 }))).toBeNull()
  expect(words(field("text", "", { minLength: 3, required: true }))).toBe("Proszę wypełnić to pole.")
  expect(words(field("firstname", "4", { minLength: 3 }))).toBe("Minimalna liczba znaków dla tego pola to 3")
})

test("a select that has its placeholder is told to choose, required or not (5.14)", () => {
  expect(words(field("select", "", { required: true }))).toBe("Proszę wybrać opcję.")
  expect(words(field("select", "", { required: true }), "new", en)).toBe("Please choose an option.")
  expect(words(field("select", "1", { required: true }))).toBeNull()
  expect(words(field("select", ""))).toBe("Proszę wybrać opcję.")
})

test("a required checkbox or switch that is not checked is an error (5.15)", () => {
  expect(checkField(field("checkbox", "1", { required: true }), "new", kindRules)).toEqual({ _tag: "NotChecked" })
  expect(checkField(field("checkbox", "", { required: true, checked: true }), "new", kindRules)).toBeNull()
  expect(checkField(field("checkbox", ""), "new", kindRules)).toBeNull()
  expect([words(field("checkbox", "", { required: true })), words(field("checkbox", "", { required: true }), "new", en)]).toEqual([
    "Zaznacz to pole.",
    "Check this field.",
  ])
})

test.each(["firstname", "lastname"] as const)("a %s must not hold digits (5.16)", (kind) => {
  expect(words(field(kind, "Jan2"))).toBe("Pole nie może zawierać cyfr.")
  expect(words(field(kind, "Jan2"), "new", en)).toBe("The field must not contain digits.")
  expect(words(field(kind, "Anna-Maria O'Żółć"))).toBeNull()
  expect(words(field("text", "Jan2"))).toBeNull()
})

test.each([
  ["12345678", "Wpisz swój telefon."],
  ["123 45 67", null],
  ["+48600700800", null],
  ["600 700 800", null],
  ["600-700-800", null],
  ["(12) 34 5", null],
  ["(12) 3 4-", "Wpisz swój telefon."],
  ["---------", "Wpisz swój telefon."],
  ["   1234  ", "Wpisz swój telefon."],
  ["abcdefghi", "Wpisz swój telefon."],
])("the phone %j without a region (5.17, 14.14)", (value, message) => {
  expect(words(field("phone", value))).toBe(message)
  expect(isLongEnoughPhone(value)).toBe(message === null)
})

test("a phone with a region is left to the shop, and English has its words", () => {
  expect(words(field("phone", "123", { region: "1143020003" }))).toBeNull()
  expect(words(field("phone", "123"), "new", en)).toBe("Enter your phone number.")
})

test.each([
  ["+48", "600 700 800", "+48600 700 800"],
  [" +48 ", " 600 ", "+48600"],
  ["+48", "+49 151 23456", "+49 151 23456"],
  ["+48", "0048 600", "0048 600"],
  ["+48", "", ""],
  ["", "600", "600"],
])("prefix %j and number %j are sent as %j (5.18)", (prefix, number, sent) => {
  expect(sentPhone(prefix, number)).toBe(sent)
})

test.each([
  ["+48 (12) 345", "phone"],
  ["*100#", "phone"],
  ["500-600-700", "email"],
  ["", "email"],
  ["   ", "email"],
  ["a@b.pl", "email"],
  ["12a", "email"],
])("a field for phone and e-mail holding %j is a %s (5.20)", (value, kind) => {
  expect(effectiveKind({ kind: "phoneOrEmail", value })).toBe(kind)
  expect(looksLikePhone(value)).toBe(kind === "phone")
})

test("a field for phone and e-mail is checked as what it holds", () => {
  expect(words(field("phoneOrEmail", "1234 567"))).toBe("Wpisz swój telefon.")
  expect(words(field("phoneOrEmail", "1234 5678"))).toBeNull()
  expect(words(field("phoneOrEmail", "jan"))).toBe("Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com.")
  expect(words(field("phoneOrEmail", "jan@a.pl"))).toBeNull()
  expect(effectiveKind({ kind: "city", value: "500" })).toBe("city")
})

test.each([
  ["jan@kowalski.com", true],
  [" jan@kowalski.com ", true],
  ["jan.k+x@a-b.co.uk", true],
  ["jan@[10.0.0.1]", true],
  ['"jan kowalski"@a.pl', true],
  ["żółw@a.pl", true],
  ["jan@kowalski", false],
  ["jan..k@a.pl", false],
  [".jan@a.pl", false],
  ["jan.@a.pl", false],
  ["jan@a.p", false],
  ["jan@@a.pl", false],
  ["jan a@a.pl", false],
  ["jan@a..pl", false],
  ["jan@a.pl,ewa@a.pl", false],
  ["jan@[10.0.0]", false],
  ["jan@[1000.0.0.1]", false],
  ["@a.pl", false],
  ["x jan@a.pl y", false],
  // hosts of every script, as they are written and in punycode
  ["jan@żółw.pl", true],
  ["jan@z\u0307o\u0301l\u0142w.pl", true],
  ["jan@münchen.de", true],
  ["jan@пример.рф", true],
  ["jan@उदाहरण.भारत", true],
  ["jan@例え.テスト", true],
  ["jan@xn--w-uga1v8h.pl", true],
  ["jan@example.xn--p1ai", true],
  ["JAN@EXAMPLE.XN--P1AI", true],
  ["jan@example.xn--", false],
  ["jan@a.p1", false],
  // labels and the local part have their lengths, and no hyphen at an end
  ["jan@a-b.pl", true],
  ["jan@-x.pl", false],
  ["jan@x-.pl", false],
  ["jan@x.pl-", false],
  [`jan@${"a".repeat(63)}.pl`, true],
  [`jan@${"a".repeat(64)}.pl`, false],
  [`${"a".repeat(64)}@a.pl`, true],
  [`${"a".repeat(65)}@a.pl`, false],
  [`"${"a@".repeat(31)}"@a.pl`, true],
  [`jan@${"a.".repeat(124)}pl`, true],
  [`jan@${"a.".repeat(125)}pl`, false],
  // nobody sees these
  ["ja\u200bn@a.pl", false],
  ["jan\0@a.pl", false],
  ["jan@a\u00ad.pl", false],
  ["jan@\u3164a.pl", false],
  ['"ja\u200bn"@a.pl', false],
  ["jan@a_b.pl", false],
])("the e-mail %j is right: %s (14.13)", (value, right) => {
  expect(isEmail(value)).toBe(right)
  expect(checkField(field("email", value), "new", kindRules) === null).toBe(right)
})

test.each([
  ["jan", true],
  ["ja", false],
  ["a".repeat(40), true],
  ["a".repeat(41), false],
  ["jan.k@x-y_1", true],
  ["zażółć", true],
  ["jan k", false],
  ["jan+k", false],
  ["jan/k", false],
])("the login %j is right: %s (5.23)", (value, right) => {
  expect(isLogin(value)).toBe(right)
  expect(words(field("login", value))).toBe(
    right ? null : "Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.",
  )
  expect(words(field("login", value, { autocomplete: "username" }))).toBeNull()
})

test.each([
  ["1990-02-28", null],
  [" 1990-02-28 ", null],
  ["1990-02-29", "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD"],
  ["28.02.1990", "Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD"],
])("the birth date %j (5.25)", (value, message) => {
  expect(words(field("birthdate", value))).toBe(message)
})

test("the constants of forms are those of the specification (9.1 to 9.6)", () => {
  expect(formLimits).toEqual({
    password: { min: 6, max: 30 },
    minStrongPasswordLength: 10,
    login: { min: 3, max: 40 },
    minPhoneLength: 9,
    typingPauseMs: 500,
    passwordPauseMs: 100,
    resizePauseMs: 100,
  })
})
