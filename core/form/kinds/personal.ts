import { parseCivilDay } from "../../values/civil-day.ts"
import { codeFault, type KindRule, type KindRules } from "../check-field.ts"
import { characterCount, type FieldKind, formLimits, hasAutocomplete } from "../field.ts"

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

const hasNoDigits: KindRule = ({ value }) => (/\d/.test(value) ? { _tag: "HasDigits" } : null)

/** The rules of what a person is called, born and reached by, and of a login. Spec: 5.9, 5.17, 5.23, 9.2, 9.3. */
export const personalRules: KindRules = {
  firstname: hasNoDigits,
  lastname: hasNoDigits,
  phone: ({ region, value }) => (region === null && !isLongEnoughPhone(value) ? codeFault("incorect_phone") : null),
  birthdate: ({ value }) => (parseCivilDay(value.trim()) === null ? codeFault("birth_date") : null),
  // at sign-in it may be an old login or an e-mail address: only the shop knows
  login: (field) => (hasAutocomplete(field, "username") || isLogin(field.value) ? null : codeFault("incorect_login")),
}
