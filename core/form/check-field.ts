import { parseCivilDay } from "../values/civil-day.ts"
import {
  characterCount,
  type FieldFault,
  type FieldKind,
  type FieldPlace,
  type FormField,
  formLimits,
  hasAutocomplete,
  isFilledIn,
} from "./field.ts"
import { isStrongPassword, type StrongPasswordSetting, wantsStrongPassword } from "./password.ts"

/** Control characters, and others that nobody sees: a mail to such an address goes nowhere. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u
const atom = String.raw`[^<>()[\]\\.,;:\s@"]+`
const local = String.raw`(?:${atom}(?:\.${atom})*|"[^"]+")`
const letters = String.raw`\p{L}\p{M}\d`
const label = `[${letters}](?:[${letters}-]{0,61}[${letters}])?`
const top = String.raw`(?:xn--[a-z\d-]{0,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})`
const email = new RegExp(String.raw`^${local}@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:${label}\.)+${top})$`, "iu")
/** The longest address that mail servers accept, and the longest part before the `@`. */
const maxEmailLength = 254
const maxLocalLength = 64

/**
 * Does a text look like an e-mail address? The shop decides; this only catches an obvious slip without the wait for an answer.
 *
 * Spec: 5.74, 8.8, 14.13.
 *
 * @example isEmail("jan@kowalski.com") // => true
 * @example isEmail("jan@żółw.pl") // => true
 * @example isEmail("jan@kowalski") // => false
 */
export function isEmail(typed: string): boolean {
  const address = typed.trim()
  if (address.length > maxEmailLength || address.lastIndexOf("@") > maxLocalLength) return false
  return email.test(address) && !unseen.test(address)
}

const phoneCharacters = /^[\d*#+() ]+$/

/**
 * Is the text in a field for phone or e-mail a phone number? Only digits, `*`, `#`, `+`, brackets and blanks make one; anything else
 * is an e-mail address.
 *
 * Spec: 5.20.
 *
 * @example looksLikePhone("+48 (12) 345") // => true
 * @example looksLikePhone("500-600-700") // => false
 */
export function looksLikePhone(typed: string): boolean {
  return phoneCharacters.test(typed) && typed.trim() !== ""
}

/** The shortest numbers that people dial have five. */
const minPhoneDigits = 5

/**
 * Is a phone number without a region long enough? All typed characters count, but some of them have to be digits.
 *
 * Spec: 5.17, 9.3, 14.14.
 *
 * @example isLongEnoughPhone("123 45 67") // => true
 * @example isLongEnoughPhone("12345678") // => false
 * @example isLongEnoughPhone("---------") // => false
 */
export function isLongEnoughPhone(typed: string): boolean {
  return typed.length >= formLimits.minPhoneLength && typed.replaceAll(/\P{Nd}/gu, "").length >= minPhoneDigits
}

/**
 * The phone number that is sent: prefix and number. A number with its own prefix keeps it.
 *
 * Spec: 5.18.
 *
 * @example sentPhone("+48", "600 700 800") // => "+48600 700 800"
 * @example sentPhone("+48", "+49 151 23456") // => "+49 151 23456"
 */
export function sentPhone(prefix: string, number: string): string {
  const own = number.trim()
  return own === "" || own.startsWith("+") || own.startsWith("00") ? own : `${prefix.trim()}${own}`
}

/** A field to check, with the value of its linked field ("" without one). */
export interface CheckedField extends Omit<FormField, "id" | "state" | "fault" | "requestId" | "linkedTo" | keyof FieldPlace> {
  readonly linkedValue: string
}

const code = (name: string): FieldFault => ({ _tag: "Code", code: name, message: "", detail: "" })

/**
 * The fault of a field, as far as the page can tell without the shop; null when there is none. The first of these decides: required,
 * minimum and maximum length, the rule of its kind. An empty optional field is fine.
 *
 * Spec: 5.9 to 5.17, 5.20, 5.22, 5.23, 5.25, 5.30 to 5.34, 14.1, 14.2, 14.15, 14.32 (at sign-in the shop alone judges login and password), 10.602.
 *
 * @example
 * const [city] = openForm([field("city", "city", { required: true })]).fields
 * city && checkField({ ...city, linkedValue: "" }, "new") // => { _tag: "Empty" }
 */
export function checkField(field: CheckedField, setting: StrongPasswordSetting): FieldFault | null {
  if (field.kind === "checkbox") return field.required && !field.checked ? { _tag: "NotChecked" } : null
  // "" is the placeholder: an optional select has an option that says so
  const isList = field.kind === "select" || field.kind === "region"
  if (isList || field.kind === "radio") return field.value === "" && (isList || field.required) ? { _tag: "NoOption" } : null
  if (!isFilledIn(field)) return isNeeded(field) ? { _tag: "Empty" } : null
  const length = characterCount(field.value)
  if (field.minLength !== null && length < field.minLength) return { _tag: "TooShort", min: field.minLength }
  if (field.maxLength !== null && length > field.maxLength) return { _tag: "TooLong", max: field.maxLength }
  return checkKind(effectiveKind(field), field, setting)
}

/** A password that may be left out is repeated where it was not. */
const isNeeded = ({ kind, linkedValue, required }: CheckedField): boolean => required || (kind === "passwordRepeat" && linkedValue !== "")

/**
 * The kind of a field, where a field for phone or e-mail is whichever its value looks like.
 *
 * Spec: 5.20.
 *
 * @example effectiveKind({ kind: "phoneOrEmail", value: "a@b.pl" }) // => "email"
 */
export function effectiveKind({ kind, value }: { readonly kind: FieldKind; readonly value: string }): FieldKind {
  if (kind !== "phoneOrEmail") return kind
  return looksLikePhone(value) ? "phone" : "email"
}

function checkKind(kind: FieldKind, field: CheckedField, setting: StrongPasswordSetting): FieldFault | null {
  const { value } = field
  switch (kind) {
    case "firstname":
    case "lastname":
      return /\d/.test(value) ? { _tag: "HasDigits" } : null
    case "phone":
      return field.region === null && !isLongEnoughPhone(value) ? code("incorect_phone") : null
    case "email":
      return isEmail(value) ? null : code("incorect_email")
    case "birthdate":
      return parseCivilDay(value.trim()) === null ? code("birth_date") : null
    case "login":
      // at sign-in it may be an old login or an e-mail address: only the shop knows
      return hasAutocomplete(field, "username") || isLogin(value) ? null : code("incorect_login")
    case "password":
      return checkPassword(field, setting)
    case "passwordRepeat":
      return value === field.linkedValue ? null : code("not_equal_passwords")
    default:
      return null
  }
}

/**
 * Can a text be a login? It has 3 to 40 letters, digits or `@ . - _`.
 *
 * Spec: 5.23, 9.2.
 *
 * @example isLogin("jan.kowalski@poczta") // => true
 * @example isLogin("ja") // => false
 */
export function isLogin(typed: string): boolean {
  const { min, max } = formLimits.login
  const length = characterCount(typed)
  return length >= min && length <= max && /^[\p{L}\d@._-]+$/u.test(typed)
}

/** Only the shop judges an existing password, unless it wants strong ones everywhere. */
function checkPassword(field: CheckedField, setting: StrongPasswordSetting): FieldFault | null {
  const { value, linkedValue } = field
  if (!hasAutocomplete(field, "current-password")) {
    const { min, max } = formLimits.password
    const length = characterCount(value.normalize("NFC"))
    if (length < min) return code("password_to_short")
    if (length > max) return code("password_to_long")
    if (linkedValue !== "" && value === linkedValue) return code("login_equals_password")
  }
  return wantsStrongPassword(setting, field.autocomplete) && !isStrongPassword(value) ? { _tag: "WeakPassword" } : null
}
