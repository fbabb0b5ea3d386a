import { characterCount, type FieldFault, type FieldKind, type FieldPlace, type FormField, isFilledIn } from "./field.ts"
import type { StrongPasswordSetting } from "../shell/shell.ts"

/** A field to check, with the value of its linked field ("" without one). */
export interface CheckedField extends Omit<FormField, "id" | "state" | "fault" | "requestId" | "linkedTo" | keyof FieldPlace> {
  readonly linkedValue: string
}

/** The rule of a kind of field: the fault that it finds in what is filled in. */
export type KindRule = (field: CheckedField, setting: StrongPasswordSetting) => FieldFault | null

/** The rules of kinds. A page's script brings those of the fields that its form has; a kind that is not there has none of its own. */
export type KindRules = Readonly<Partial<Record<FieldKind, KindRule>>>

/**
 * The fault that a validation code stands for.
 *
 * Spec: 8.1.
 *
 * @example codeFault("incorect_email") // => { _tag: "Code", code: "incorect_email", message: "", detail: "" }
 */
export const codeFault = (code: string): FieldFault => ({ _tag: "Code", code, message: "", detail: "" })

/** How a shop tells of a password that is not strong, beside the codes of the platform. Spec: 11.301, 11.450. */
export const weakPasswordCode = "weak_password"

/** The platform's code of a password that was repeated otherwise. Spec: 8.40. */
export const notEqualPasswordsCode = "not_equal_passwords"

/**
 * The fault of a field, as far as the page can tell without the shop; null when there is none. The first of these decides: required,
 * minimum and maximum length, the rule of its kind. An empty optional field is fine.
 *
 * Spec: 5.9 to 5.17, 5.20, 5.22, 5.23, 5.25, 5.30 to 5.34, 14.1, 14.2, 14.15, 14.32 (at sign-in the shop alone judges login and password), 10.602.
 *
 * @param rules of its kind, as far as the form brings any
 *
 * @example
 * const [city] = openForm([field("city", "city", { required: true })]).fields
 * city && checkField({ ...city, linkedValue: "" }, "new", kindRules) // => { _tag: "Empty" }
 */
export function checkField(field: CheckedField, setting: StrongPasswordSetting, rules: KindRules): FieldFault | null {
  if (field.kind === "checkbox") return field.required && !field.checked ? { _tag: "NotChecked" } : null
  // "" is the placeholder: an optional select has an option that says so
  const isList = field.kind === "select" || field.kind === "region"
  if (isList || field.kind === "radio") return field.value === "" && (isList || field.required) ? { _tag: "NoOption" } : null
  if (!isFilledIn(field)) return isNeeded(field) ? { _tag: "Empty" } : null
  const length = characterCount(field.value)
  if (field.minLength !== null && length < field.minLength) return { _tag: "TooShort", min: field.minLength }
  if (field.maxLength !== null && length > field.maxLength) return { _tag: "TooLong", max: field.maxLength }
  return rules[field.kind]?.(field, setting) ?? null
}

/** A password that may be left out is repeated where it was not. */
const isNeeded = ({ kind, linkedValue, required }: CheckedField): boolean => required || (kind === "passwordRepeat" && linkedValue !== "")
