import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { codeFault, type CheckedField, type KindRules, notEqualPasswordsCode } from "../check-field.ts"
import type { StrongPasswordSetting } from "../../shell/shell.ts"
import { characterCount, defaultStrongPassword, type FieldFault, formLimits, hasAutocomplete } from "../field.ts"

/** The four conditions of a strong password, each met or not; the list of hints shows them. */
export interface PasswordConditions {
  readonly length: boolean
  readonly lowercase: boolean
  readonly uppercase: boolean
  /** a digit or a special character, unless the password is all blanks */
  readonly digitOrSpecial: boolean
}

/**
 * Which conditions of a strong password are met. Letters of every script count, and a mark that comes apart from its letter, as some
 * systems paste it, is part of the letter. A blank is a special character, but a password of only blanks meets no condition.
 *
 * Spec: 5.30, 5.31, 5.37, 9.1, 14.15.
 *
 * @example passwordConditions("zażółć GĘŚLĄ")
 * // => { length: true, lowercase: true, uppercase: true, digitOrSpecial: true }
 * @example passwordConditions("abc") // => { length: false, lowercase: true, uppercase: false, digitOrSpecial: false }
 */
export function passwordConditions(typed: string): PasswordConditions {
  const password = typed.normalize("NFC")
  const isBlank = password.trim() === ""
  return {
    length: !isBlank && characterCount(password) >= formLimits.minStrongPasswordLength,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digitOrSpecial: !isBlank && /[^\p{L}\p{M}]/u.test(password),
  }
}

/**
 * Is a password strong?
 *
 * Spec: 5.30, 5.31.
 *
 * @example isStrongPassword("Tajne-haslo") // => true
 */
export function isStrongPassword(password: string): boolean {
  return Object.values(passwordConditions(password)).every(Boolean)
}

/**
 * Does the strong-password rule apply to a field? An existing password is not blocked at sign-in unless the rule applies everywhere.
 *
 * Spec: 5.32, 5.33, 5.34.
 *
 * @param setting undefined = the shop tells none, and has the default
 *
 * @example wantsStrongPassword("new", "current-password") // => false
 * @example wantsStrongPassword(undefined, "new-password") // => true
 */
export function wantsStrongPassword(setting: StrongPasswordSetting | undefined, autocomplete: string): boolean {
  const where = setting ?? defaultStrongPassword
  return where === "always" || (where === "new" && hasAutocomplete({ autocomplete }, "new-password"))
}

const keys = [
  ["length", "form.hintLength"],
  ["lowercase", "form.hintLowercase"],
  ["uppercase", "form.hintUppercase"],
  ["digitOrSpecial", "form.hintDigit"],
] as const

/** Keys of the hints beside a new password. Spec: 5.37. */
export const passwordHintKeys = ["form.hintDigit", "form.hintLength", "form.hintLowercase", "form.hintUppercase"] as const

/**
 * The four conditions of a strong password in words, each met or not.
 *
 * Spec: 5.37.
 *
 * @example passwordHints("Kubek123", polish)[0] // => { text: "co najmniej 10 znaków", isMet: false }
 */
export function passwordHints(
  password: string,
  catalogue: TextCatalogue<(typeof passwordHintKeys)[number]>,
): readonly { readonly text: string; readonly isMet: boolean }[] {
  const conditions = passwordConditions(password)
  return keys.map(([condition, key]) => ({ text: formatText(catalogue, key), isMet: conditions[condition] }))
}

/**
 * Only the shop judges an existing password, unless it wants strong ones everywhere. Where it wants a strong one, nobody is told that six
 * characters are enough. Spec: 10.985.
 */
function checkPassword(field: CheckedField, setting: StrongPasswordSetting): FieldFault | null {
  const { value, linkedValue } = field
  const weak: FieldFault | null =
    wantsStrongPassword(setting, field.autocomplete) && !isStrongPassword(value) ? { _tag: "WeakPassword" } : null
  if (!hasAutocomplete(field, "current-password")) {
    const { min, max } = formLimits.password
    const length = characterCount(value.normalize("NFC"))
    if (length < min) return weak ?? codeFault("password_to_short")
    if (length > max) return codeFault("password_to_long")
    if (linkedValue !== "" && value === linkedValue) return codeFault("login_equals_password")
  }
  return weak
}

/** The rules of a password and of the same typed again. Spec: 5.22, 5.25, 5.30 to 5.34, 10.985. */
export const passwordRules: KindRules = {
  password: checkPassword,
  passwordRepeat: ({ value, linkedValue }) => (value === linkedValue ? null : codeFault(notEqualPasswordsCode)),
}
