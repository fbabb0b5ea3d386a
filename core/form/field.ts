import type { FieldFault } from "./field-fault.ts"

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
  readonly awaiting: number | null
}
