import fc from "fast-check"
import { expect } from "vitest"
import { type CheckedField, checkField } from "../../../core/form/check-field.ts"
import { isEmail } from "../../../core/form/kinds/email.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import { isLogin, sentPhone } from "../../../core/form/kinds/personal.ts"
import { checkFiles, type ChosenFile, type FileRules } from "../../../core/form/files.ts"
import { megabytesText } from "../../../core/form/file-words.ts"
import { faultText, validationCodes } from "../../../core/form/asked/validation-code.ts"
import type { FieldFault, FieldKind } from "../../../core/form/field.ts"
import { passwordConditions, wantsStrongPassword } from "../../../core/form/kinds/password.ts"
import type { StrongPasswordSetting } from "../../../core/shell/shell.ts"
import { faultsOfReply, type RemoteReply, type ReplyFields } from "../../../core/form/asked/remote-check.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { checkedField } from "../../support/form/checked-field.ts"
import { property } from "../../support/property/property.ts"

const pl = textCatalogue("pl", {})
const characters = fc.constantFrom(...Array.from("abzAZ09 -!ąŻß漢é@._\u00A0"))
const passwords = fc.oneof(fc.string({ unit: characters, maxLength: 14 }), fc.string({ unit: "grapheme", maxLength: 12 }))

/** A character's class by its own case, not by a property of Unicode. */
function classOf(character: string): "lower" | "upper" | "letter" | "other" {
  if (character.toLowerCase() !== character.toUpperCase()) return character === character.toLowerCase() ? "lower" : "upper"
  return /\p{L}/u.test(character) ? "letter" : "other"
}

property("the conditions of a password are those that its characters meet one by one", {
  fault: "letters of ASCII only",
  rule: passwordConditions,
  planted: (password: string) => ({ ...passwordConditions(password), uppercase: /[A-Z]/.test(password) }),
  runs: 300,
  holds: (conditions) =>
    fc.property(fc.string({ unit: characters, maxLength: 14 }), (password) => {
      const classes = Array.from(password, classOf)
      const blank = Array.from(password).every((character) => character.trim() === "")
      expect(conditions(password)).toEqual({
        length: !blank && classes.length > 9,
        lowercase: classes.includes("lower"),
        uppercase: classes.includes("upper"),
        digitOrSpecial: !blank && classes.includes("other"),
      })
    }),
})

const settings = fc.constantFrom<StrongPasswordSetting>("new", "always", "off")
const fills = fc.constantFrom("", "username", "current-password", "new-password", "section-a new-password")
const checked = (field: CheckedField, setting: StrongPasswordSetting) => checkField(field, setting, kindRules)
const bare = checkedField("password", "")

property("where the rule is not always wanted, no existing password is refused", {
  fault: "clients locked out by a rule for new passwords",
  rule: checked,
  planted: (field: CheckedField) => checked({ ...field, autocomplete: "new-password" }, "new"),
  holds: (check) =>
    fc.property(passwords, settings, (value, setting) => {
      const fault = check({ ...bare, value, autocomplete: "current-password" }, setting)
      if (setting !== "always") expect(fault).toBeNull()
      else if (fault !== null) expect(fault._tag).toBe("WeakPassword")
    }),
})

property("the rule is wanted exactly where the setting and the browser's word say so", {
  fault: "a word that only looks like new-password",
  rule: wantsStrongPassword,
  planted: (setting: StrongPasswordSetting | undefined, autocomplete: string) =>
    setting === "always" || autocomplete.includes("new-password"),
  holds: (wants) =>
    fc.property(
      fc.option(settings, { nil: undefined }),
      fc.oneof(fills, fc.constantFrom("renew-password", "new-passwords")),
      (setting, autocomplete) => {
        const isNew = autocomplete.split(" ").some((word) => word === "new-password")
        // a shop that tells nothing wants strong new ones (5.32)
        expect(wants(setting, autocomplete)).toBe({ new: isNew, always: true, off: false }[setting ?? "new"])
      },
    ),
})

const kinds = fc.constantFrom<FieldKind>("text", "firstname", "email", "phone", "login", "birthdate", "password", "city", "phoneOrEmail")
const fields: fc.Arbitrary<CheckedField> = fc.record({
  kind: kinds,
  value: fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: fc.constantFrom(" ", "\t", "\u00A0"), maxLength: 3 })),
  checked: fc.boolean(),
  required: fc.boolean(),
  minLength: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
  maxLength: fc.option(fc.integer({ min: 3, max: 8 }), { nil: null }),
  autocomplete: fills,
  region: fc.constantFrom(null, "pl"),
  linkedValue: fc.constantFrom("", "abc"),
})

property("blank is told exactly where it is required, and breaks no other rule", {
  fault: "an optional field that must be filled in",
  rule: checked,
  planted: (field: CheckedField, setting: StrongPasswordSetting): FieldFault | null =>
    field.minLength !== null && field.value.length < field.minLength ? { _tag: "TooShort", min: field.minLength } : checked(field, setting),
  runs: 300,
  holds: (check) =>
    fc.property(fields, settings, (field, setting) => {
      const fault = check(field, setting)
      const isBlank = !/\S/.test(field.value)
      expect(fault?._tag === "Empty").toBe(isBlank && field.required)
      if (isBlank && !field.required) expect(fault).toBeNull()
    }),
})

property("a text of as many characters as the bounds allow is never too short or too long", {
  fault: "lengths in units of UTF-16",
  rule: checked,
  planted: (field: CheckedField): FieldFault | null =>
    field.maxLength !== null && field.value.length > field.maxLength ? { _tag: "TooLong", max: field.maxLength } : null,
  holds: (check) =>
    fc.property(
      fc.array(fc.constantFrom("a", "ż", "👍", "漢"), { minLength: 1, maxLength: 9 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 9 }),
      (letters, minLength, maxLength) => {
        const fault = check({ ...bare, kind: "text", value: letters.join(""), minLength, maxLength }, "new")
        const expected = letters.length < minLength ? "TooShort" : letters.length > maxLength ? "TooLong" : null
        expect(fault?._tag ?? null).toBe(expected)
      },
    ),
})

property("an e-mail of ordinary parts passes, and one without a host does not", {
  fault: "an e-mail of ordinary parts that is refused, or one without a host that passes",
  rule: isEmail,
  planted: (typed: string) => /^[a-z.]+@[a-z.]+\.[a-z]{2,3}$/i.test(typed.trim()),
  holds: (right) =>
    fc.property(fc.emailAddress({ size: "small" }), fc.constantFrom("pl", "shop", "museum"), (address, top) => {
      const [local = "a"] = address.split("@")
      const ours = `${local
        .slice(0, 20)
        .replaceAll(/^\.|\.$|[^\w.+-]/g, "x")
        .replaceAll("..", ".")}x@a-b.${top}`
      expect([right(ours), right(` ${ours} `), right(ours.replace("@", "")), right(`${local}@host`)]).toEqual([true, true, false, false])
    }),
})

property("a login is right exactly when each of its 3 to 40 characters is", {
  fault: "a login with a sign that is not allowed",
  rule: isLogin,
  planted: (typed: string) => typed.length >= 3 && typed.length <= 40 && /[\p{L}\d@._-]/u.test(typed),
  holds: (right) =>
    fc.property(fc.string({ unit: fc.constantFrom("a", "Ż", "7", "@", ".", "-", "_", " ", "+", "/"), maxLength: 44 }), (typed) => {
      const allowed = Array.from(typed).every((character) => /\p{L}|\p{Nd}/u.test(character) || "@.-_".includes(character))
      expect(right(typed)).toBe(allowed && typed.length >= 3 && typed.length <= 40)
    }),
})

property("what is sent starts with exactly one prefix and ends with the number", {
  fault: "two prefixes before one number",
  rule: sentPhone,
  planted: (prefix: string, number: string) => `${prefix}${number.trim()}`,
  holds: (sent) =>
    fc.property(fc.constantFrom("+48", "+1", ""), fc.constantFrom("600700800", "+49 600", "0049 600", "  12 "), (prefix, number) => {
      const phone = sent(prefix, number)
      expect(phone.endsWith(number.trim())).toBe(true)
      expect(phone.split("+").length).toBeLessThanOrEqual(2)
      expect(phone.startsWith("+") && phone.includes("00", 1) && phone.startsWith(`${prefix}00`) && prefix !== "").toBe(false)
    }),
})

const codes = fc.oneof(fc.constantFrom(...validationCodes), fc.string({ maxLength: 6 }))
const messages = fc.array(fc.record({ code: codes, message: fc.string({ maxLength: 6 }) }), { maxLength: 3 })
const replyFields: fc.Arbitrary<ReplyFields> = fc.record({
  own: fc.constantFrom("street", "password", "login"),
  password: fc.constantFrom(null, "password"),
  login: fc.constantFrom(null, "login"),
  streetNumber: fc.constantFrom(null, "number"),
})

property("every fault has a field of the form, and a text that is not empty", {
  fault: "an error that stands nowhere",
  rule: faultsOfReply,
  planted: (all: RemoteReply["messages"], places: ReplyFields) =>
    faultsOfReply(all, places).map(({ fault }) => ({ field: places.streetNumber ?? "", fault: { ...fault, code: "x", message: "" } })),
  runs: 300,
  holds: (place) =>
    fc.property(messages, replyFields, (all, places) => {
      const placed = place(all, places)
      const [first] = placed
      expect(first === undefined).toBe(all.length === 0)
      for (const { field, fault } of placed) {
        expect(Object.values(places)).toContain(field)
        expect(faultText(fault, pl).trim()).not.toBe("")
      }
      expect(new Set(placed.map(({ field }) => field)).size).toBe(placed.length)
      if (first === undefined) return
      expect(first.fault).toMatchObject({ code: all[0]?.code })
      if (/password/.test(all[0]?.code ?? "") && validationCodes.includes(all[0]?.code ?? ""))
        expect(first.field).toBe(places.password ?? places.own)
    }),
})

const files: fc.Arbitrary<readonly ChosenFile[]> = fc.array(
  fc.record({
    name: fc.constantFrom("a.exe", "A.EXE", "b.jpg", "exe", "c.tar.gz", "d."),
    size: fc.integer({ min: 0, max: 20 }),
    type: fc.constantFrom("", "image/jpeg", "Application/Evil"),
  }),
  { maxLength: 4 },
)
const fileRules: fc.Arbitrary<FileRules> = fc.record({
  forbiddenTypes: fc.constantFrom([], ["application/evil"]),
  forbiddenExtensions: fc.constantFrom([], ["exe"], [".GZ"]),
  maxSize: fc.option(fc.integer({ min: 1, max: 15 }), { nil: null }),
})

property("files pass together exactly when each passes alone", {
  fault: "only the first of several files is looked at",
  rule: checkFiles,
  planted: (all: readonly ChosenFile[], rules: FileRules) => checkFiles(all.slice(0, 1), rules),
  holds: (check) =>
    fc.property(files, fileRules, (all, rules) => {
      const isBad = ({ name, size, type }: ChosenFile) => {
        const parts = name.toLowerCase().split(".")
        const extension = parts.length > 1 ? parts.at(-1) : null
        const extensions = rules.forbiddenExtensions.map((one) => one.toLowerCase().replace(".", ""))
        return (
          rules.forbiddenTypes.includes(type.toLowerCase()) ||
          (extension !== null && extensions.includes(extension ?? "")) ||
          size === 0 ||
          size > (rules.maxSize ?? 99)
        )
      }
      const fault = check(all, rules)
      expect(fault !== null && "name" in fault ? fault.name : null).toBe(all.find(isBad)?.name ?? null)
    }),
})

property("megabytes are written as Intl writes them", {
  fault: "sizes cut instead of rounded",
  rule: megabytesText,
  planted: (bytes: number, language: "pl" | "en") => megabytesText(Math.max(0, bytes - 2622), language),
  runs: 300,
  holds: (text) =>
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom("pl" as const, "en" as const), (bytes, language) => {
      const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
      expect(text(bytes, language)).toBe(format.format(bytes / 1_048_576))
    }),
})
