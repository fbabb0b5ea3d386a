import { notEqualPasswordsCode, weakPasswordCode } from "../form/check-field.ts"
import type { StrongPasswordSetting } from "../shell/shell.ts"
import { type CodeTextKey, type FaultText, faultWords } from "../form/fault-text.ts"
import { openForm, type OpeningField } from "../form/form.ts"
import type { FieldFault } from "../form/field.ts"
import { type FormState, neutral } from "../form/form-state.ts"
import { passwordRules } from "../form/kinds/password.ts"
import type { RecordOpening } from "../form/record-form.ts"
import { type FormVerdict, ownFaults, withVerdict } from "../form/verdict.ts"

/** The fields of a new password, by which the platform knows them. Spec: 10.143. */
export const newPasswordFields = { password: "client_password", repeated: "repeat_password" } as const

/** The field of the password that is to be changed. Spec: 10.595. */
export const currentPasswordField = "current_password"

/** The code of a password that is not the one of now. Spec: 11.452. */
export const wrongPassword = "wrong_password"

/** The code of the password of now that was left empty; the platform has one for the new password alone. Spec: 11.452. */
export const noCurrentPassword = "no_current_password"

const field = (id: string, value: string, rest: Pick<OpeningField, "kind" | "linkedTo">): OpeningField => ({
  id,
  value,
  autocomplete: "new-password",
  required: true,
  minLength: null,
  maxLength: null,
  region: null,
  ...rest,
})

const newFields = (typed: { readonly password: string; readonly repeated: string }): readonly OpeningField[] => [
  field(newPasswordFields.password, typed.password, { kind: "password", linkedTo: null }),
  field(newPasswordFields.repeated, typed.repeated, { kind: "passwordRepeat", linkedTo: newPasswordFields.password }),
]

const nothing = { password: "", repeated: "" } as const

/**
 * The form of a new password, typed twice.
 *
 * Spec: 5.22, 5.30, 10.592.
 *
 * @example openNewPassword().fields.map(({ id }) => id) // => ["client_password", "repeat_password"]
 */
export const openNewPassword = (
  typed: { readonly password: string; readonly repeated: string } = nothing,
  { strongPassword, verdict = null }: RecordOpening = {},
): FormState => withRefusal(openForm(newFields(typed), { strongPassword }), verdict)

/**
 * The form in which who is signed in changes the password: the one of now, and the new one twice.
 *
 * Spec: 5.22, 5.30, 5.33, 10.595, 10.988, 10.1108.
 *
 * @param refused the code of why the last one was not taken; null = none was
 * @param strongPassword where the shop wants strong ones; left out: `defaultStrongPassword`
 *
 * @example openChangedPassword(null).fields.map(({ id }) => id) // => ["current_password", "client_password", "repeat_password"]
 * @example openChangedPassword("wrong_password").fields.map(({ state }) => state) // => ["error", "neutral", "neutral"]
 */
export function openChangedPassword(refused: string | null, strongPassword?: StrongPasswordSetting): FormState {
  const current = { ...field(currentPasswordField, "", { kind: "password", linkedTo: null }), autocomplete: "current-password" }
  const fields = [current, ...newFields(nothing)]
  // what is said of the whole form marks no field
  const verdict = refused === null || refused === "later" ? null : newPasswordVerdict(refused)
  return withRefusal(openForm(fields, { strongPassword }), verdict)
}

/**
 * No page keeps a password: that all come back empty is no fault of those of which the shop said nothing. Only where one had been missing may
 * others have been, too.
 */
function withRefusal(form: FormState, verdict: FormVerdict | null): FormState {
  const judged = withVerdict(form, verdict, passwordRules)
  const told = verdict?.faults[0]
  if (told === undefined || (told.fault._tag === "Code" && isMissing(told.fault.code))) return judged
  return { ...judged, fields: judged.fields.map((one) => (one.id === told.field ? one : neutral(one))) }
}

const isMissing = (code: string): boolean => code === "no_password" || code === noCurrentPassword

const codeOf = (fault: FieldFault): string =>
  fault._tag === "Code" ? fault.code : fault._tag === "WeakPassword" ? weakPasswordCode : "no_password"

/**
 * Why the shop does not take a new password: the first thing that the page would say too, or that it is the login. Null = it takes it.
 *
 * Spec: 5.22, 5.30, 8.19, 8.36, 8.40 to 8.42, 10.592, 10.985.
 *
 * @param login of the account
 * @param strongPassword where the shop wants strong ones
 *
 * @example newPasswordRefusal({ password: "Dzban-20-lnu", repeated: "Dzban-20-lnu" }, "ola", "new") // => null
 * @example newPasswordRefusal({ password: "tajne", repeated: "tajne" }, "ola", "new") // => "weak_password"
 * @example newPasswordRefusal({ password: "tajne", repeated: "tajne" }, "ola", "off") // => "password_to_short"
 * @example newPasswordRefusal({ password: "tajnetajne", repeated: "tajnetajne" }, "ola", "new") // => "weak_password"
 * @example newPasswordRefusal({ password: "Dzban-20-lnu", repeated: "Dzban-20" }, "ola", "new") // => "not_equal_passwords"
 * @example newPasswordRefusal({ password: "Dzban-20-lnu", repeated: "Dzban-20-lnu" }, "Dzban-20-lnu", "new") // => "login_equals_password"
 */
export function newPasswordRefusal(
  typed: { readonly password: string; readonly repeated: string },
  login: string,
  strongPassword: StrongPasswordSetting,
): string | null {
  const [wrong] = ownFaults(openNewPassword(typed, { strongPassword }), passwordRules)
  if (wrong !== undefined) return codeOf(wrong.fault)
  return typed.password === login ? "login_equals_password" : null
}

/**
 * What the form says of a refused password when the page comes back; all its fields are empty then, and are to be typed again.
 *
 * Spec: 10.592, 10.595, 10.1108, 14.30.
 *
 * @example newPasswordVerdict("weak_password").faults // => [{ field: "client_password", fault: { _tag: "WeakPassword" } }]
 */
export function newPasswordVerdict(code: string): FormVerdict {
  const fault: FieldFault = code === weakPasswordCode ? { _tag: "WeakPassword" } : { _tag: "Code", code, message: "", detail: "" }
  const field = fieldsOfCodes[code] ?? newPasswordFields.password
  return { faults: [{ field, fault }], whole: [] }
}

/** Where a code belongs that is not about the new password. */
const fieldsOfCodes: Readonly<Record<string, string | undefined>> = {
  [notEqualPasswordsCode]: newPasswordFields.repeated,
  [noCurrentPassword]: currentPasswordField,
  [wrongPassword]: currentPasswordField,
}

const codes: Readonly<Record<string, CodeTextKey | undefined>> = {
  login_equals_password: "form.loginEqualsPassword",
  no_password: "form.noPassword",
  [noCurrentPassword]: "form.noPassword",
  [notEqualPasswordsCode]: "form.notEqualPasswords",
  password_to_long: "form.passwordTooLong",
  password_to_short: "form.passwordTooShort",
}

/**
 * A fault of a form that has passwords alone, in the shopper's words.
 *
 * Spec: 8.19, 8.36, 8.40 to 8.42.
 *
 * @example passwordFaultText(codeFault("not_equal_passwords"), polish)
 * // => "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie."
 */
export const passwordFaultText: FaultText = (fault, catalogue) => faultWords(fault, catalogue, (code) => codes[code] ?? null)
