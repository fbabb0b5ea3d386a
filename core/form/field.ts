import type { StrongPasswordSetting } from "../shell/shell.ts"
import type { FileFault, FileRules } from "./files.ts"

/** Constants of forms. Spec: 9.1 to 9.6. */
export const formLimits = {
  /** characters of any password; the shop checks them too */
  password: { min: 6, max: 30 },
  /** characters of a strong password */
  minStrongPasswordLength: 10,
  login: { min: 3, max: 40 },
  /** characters of a phone number without a region, as typed */
  minPhoneLength: 9,
  /** pause after the last key before a field is checked */
  typingPauseMs: 500,
  /** pause before the password rule is checked */
  passwordPauseMs: 100,
  /** pause after the last resize before the page measures again */
  resizePauseMs: 100,
} as const

/** Where a shop wants strong passwords that says nothing of it. Spec: 5.32. */
export const defaultStrongPassword: StrongPasswordSetting = "new"

/**
 * The number of characters in a text, where an emoji counts as one although it takes two UTF-16 units, and so does a line break, which
 * browsers send as two.
 *
 * Spec: 14.1, 14.32.
 *
 * @example characterCount("zł👍") // => 3
 * @example characterCount("a\r\nb") // => 3
 */
export function characterCount(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length
}

/** The fault of a field; `faultText` puts it into words. */
export type FieldFault =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "TooShort"; readonly min: number }
  | { readonly _tag: "TooLong"; readonly max: number }
  | { readonly _tag: "NoOption" }
  | { readonly _tag: "NotChecked" }
  | { readonly _tag: "HasDigits" }
  /** the strong-password rule */
  | { readonly _tag: "WeakPassword" }
  /** of a file that was chosen: the field is empty again */
  | { readonly _tag: "File"; readonly fault: FileFault }
  /** a validation code, known or not; `detail` is the shop's second message: post-code formats, a proposed login */
  | { readonly _tag: "Code"; readonly code: string; readonly message: string; readonly detail: string }

/** The code of what the shop notes beside a value that it takes. */
export const noteCode = "own_note"

/**
 * Is what is said of a field no fault, but a note that stops nobody?
 *
 * Spec: 10.971.
 *
 * @example isNote({ _tag: "Code", code: "own_note", message: "", detail: "Not checked." }) // => true
 */
export const isNote = (fault: FieldFault | null): boolean => fault?._tag === "Code" && fault.code === noteCode

/** The purpose of a field, which decides how the page and the shop check it. */
export type FieldKind =
  | "text"
  | "textarea"
  | "firstname"
  | "lastname"
  | "additional"
  | "firm"
  | "nip"
  | "street"
  | "streetNumber"
  | "zipcode"
  | "city"
  | "phonePrefix"
  | "phone"
  | "email"
  /** a phone number or an e-mail address, whichever its value looks like */
  | "phoneOrEmail"
  | "birthdate"
  | "login"
  | "password"
  | "passwordRepeat"
  | "iban"
  | "select"
  /** a select of countries: the fields of its group follow it */
  | "region"
  | "radio"
  | "checkbox"
  /** any number of files */
  | "files"

/** Everything known about a field before anybody types. */
export interface FieldRules {
  /** unique in the form, and a legal name of GraphQL */
  readonly id: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  /** the HTML attribute, such as `new-password`; "" without one */
  readonly autocomplete: string
  /** the country that a post code, tax number or phone number belongs to; null = not chosen */
  readonly region: string | null
  /** the field it belongs with: a phone's prefix, a street's house number, the password to repeat, the login of a password */
  readonly linkedTo: string | null
}

/** Where a field stands and what it is there. */
export interface FieldPlace {
  /** the name under which it is posted; else its id */
  readonly name: string
  /** the part of the form that it stands in, such as the delivery address, with a region of its own; else "" */
  readonly group: string
  /** what it is in its group: "same as" copies what has the same role; left out: its kind */
  readonly role?: string
  /** of a field for files; left out: it takes any */
  readonly fileRules?: FileRules
}

/**
 * Does a field have a word in its `autocomplete` attribute?
 *
 * Spec: 5.28, 5.32.
 *
 * @example hasAutocomplete({ autocomplete: "section-a new-password" }, "new-password") // => true
 */
export function hasAutocomplete({ autocomplete }: Pick<FieldRules, "autocomplete">, word: string): boolean {
  return autocomplete.split(/\s+/).includes(word)
}

/**
 * Does the browser fill this field in for somebody who signs in? It holds an existing login or password.
 *
 * Spec: 5.28, 14.2.
 *
 * @example isSignInField({ autocomplete: "username webauthn" }) // => true
 */
export function isSignInField(field: Pick<FieldRules, "autocomplete">): boolean {
  return hasAutocomplete(field, "username") || hasAutocomplete(field, "current-password")
}

/**
 * Does a field have anything in it? Blanks alone do not count.
 *
 * Spec: 5.10.
 *
 * @example isFilledIn({ value: "  " }) // => false
 */
export const isFilledIn = ({ value }: { readonly value: string }): boolean => value.trim() !== ""

/** A field of a form. */
export interface FormField extends FieldRules, FieldPlace {
  /** exactly as typed; of a select or a radio group the value of what is chosen, "" = nothing; of files their names, one a line */
  readonly value: string
  /** of a checkbox or switch */
  readonly checked: boolean
  readonly state: "neutral" | "success" | "error"
  /** why the field is in error, or what is noted beside its value */
  readonly fault: FieldFault | null
  /** the request whose answer about this field is awaited; null = none */
  readonly requestId: number | null
}
