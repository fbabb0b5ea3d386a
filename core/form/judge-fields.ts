import { type CheckedField, checkField } from "./check-field.ts"
import type { FieldKind, FormField } from "./field.ts"
import type { FieldFault } from "./field-fault.ts"
import type { Form, FormCommand } from "./form-state.ts"
import { type RemoteQuestion, remoteQuestion } from "./remote-check.ts"

/** The field of that id, or undefined. Spec: 4.1. */
export function findField(form: Pick<Form, "fields">, id: string | null): FormField | undefined {
  return id === null ? undefined : form.fields.find((field) => field.id === id)
}

/** A field judged: success without a fault, error with one. Spec: 4.1. */
export function judged(field: FormField, fault: FieldFault | null): FormField {
  return { ...field, state: fault === null ? "success" : "error", fault, awaiting: null }
}

/** A field nobody has judged. Spec: 4.1, 4.8. */
export function neutral(field: FormField): FormField {
  return { ...field, state: "neutral", fault: null, awaiting: null }
}

/**
 * Judges fields: by the page's own rules at once; where those find nothing and the shop has a say, it is asked, for all of them in one
 * request. Bank accounts have a call of their own.
 *
 * Spec: 4.1, 5.24, 5.29.
 */
export function judgeFields(form: Form, ids: ReadonlySet<string>): readonly [Form, readonly FormCommand[]] {
  const asked = form.asked + 1
  const questions: RemoteQuestion[] = []
  const accounts: FormField[] = []
  const fields = form.fields.map((field) => {
    if (!ids.has(field.id)) return field
    const linked = findField(form, field.linkedTo)
    const fault = checkField(checkedField(field, linked), form.strongPassword)
    if (fault !== null) return judged(field, fault)
    const isAccount = field.kind === "iban" && field.value.trim() !== ""
    const question = isAccount ? null : remoteQuestion(field, linked?.value ?? "")
    if (isAccount) accounts.push(field)
    if (question !== null) questions.push(question)
    return isAccount || question !== null ? { ...neutral(field), awaiting: asked } : judged(field, null)
  })
  if (questions.length === 0 && accounts.length === 0) return [{ ...form, fields }, []]
  return [
    { ...form, fields, asked },
    [
      ...(questions.length === 0 ? [] : [{ type: "CheckClientData" as const, asked, questions }]),
      ...accounts.map(({ id, value }) => ({ type: "CheckBankAccount" as const, asked, field: id, value: value.trim() })),
    ],
  ]
}

/** A password is compared with the login it is linked to, a repeated one with the first; prefixes and numbers are not compared. */
const compared: ReadonlySet<FieldKind> = new Set(["password", "passwordRepeat"])

function checkedField(field: FormField, linked: FormField | undefined): CheckedField {
  return { ...field, linkedValue: compared.has(field.kind) ? (linked?.value ?? "") : "" }
}
