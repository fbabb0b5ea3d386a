/** Constants of forms. Spec: 9.1 to 9.6. */
export const formLimits = {
  /** characters of any password, checked by the shop too */
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
  bytesPerMegabyte: 1_048_576,
} as const

/**
 * How many characters a text has: a sign outside of the first plane of Unicode is one, not two.
 *
 * Spec: 14.1.
 *
 * @example characterCount("zł👍") // => 3
 */
export function characterCount(text: string): number {
  return Array.from(text).length
}

/** What is wrong with a field: worded by `faultText`. */
export type FieldFault =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "TooShort"; readonly min: number }
  | { readonly _tag: "TooLong"; readonly max: number }
  | { readonly _tag: "NoOption" }
  | { readonly _tag: "NotChecked" }
  | { readonly _tag: "HasDigits" }
  /** the strong-password rule */
  | { readonly _tag: "WeakPassword" }
  /** a code of the validation catalogue, known or not; `detail` is the shop's second message: post-code formats, a proposed login */
  | { readonly _tag: "Code"; readonly code: string; readonly message: string; readonly detail: string }

/** What a field is for; it decides how it is checked, here and by the shop. */
export type FieldKind =
  | "text"
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
  /** whichever of the two its value looks like */
  | "phoneOrEmail"
  | "birthdate"
  | "login"
  | "password"
  | "passwordRepeat"
  | "iban"
  | "select"
  | "checkbox"

/**
 * Does a field's `autocomplete` have a word, such as `new-password`?
 *
 * Spec: 14.2.
 *
 * @example hasAutocomplete({ autocomplete: "section-a username" }, "username") // => true
 * @example hasAutocomplete({ autocomplete: "" }, "username") // => false
 */
export function hasAutocomplete({ autocomplete }: Pick<FieldRules, "autocomplete">, word: string): boolean {
  return autocomplete.split(/\s+/).includes(word)
}

/**
 * Does the browser fill a field in for somebody who signs in? Such a field is left alone until the form is sent: only the shop knows
 * whether it is right.
 *
 * Spec: 14.2.
 *
 * @example isFilledIn({ autocomplete: "current-password" }) // => true
 */
export function isFilledIn(field: Pick<FieldRules, "autocomplete">): boolean {
  return hasAutocomplete(field, "username") || hasAutocomplete(field, "current-password")
}

/** What is known of a field before anybody types. */
export interface FieldRules {
  /** unique in the form, and a legal name of GraphQL */
  readonly id: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  /** the browser's word for what may be filled in, such as `new-password`; "" = none */
  readonly autocomplete: string
  /** the country that a post code, tax number or phone belongs to; null = none is chosen */
  readonly region: string | null
  /** the field that belongs to it: a phone's prefix, a street's house number, the password that is repeated, the login of a password */
  readonly linkedTo: string | null
}

/** A field of a form. */
export interface FormField extends FieldRules {
  /** exactly as it stands in the field; the value of the chosen option of a select, "" for its placeholder */
  readonly value: string
  /** of a checkbox or switch */
  readonly checked: boolean
  readonly state: "neutral" | "success" | "error"
  /** why it is in error */
  readonly fault: FieldFault | null
  /** number of the request that asks the shop about it; null = nothing is awaited */
  readonly requestId: number | null
}
