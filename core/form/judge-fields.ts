import { checkField } from "./check-field.ts"
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
  // every call has a number of its own, so that the failure of one says nothing about the others
  const batch = form.asked + 1
  const questions: RemoteQuestion[] = []
  const accounts: FormCommand[] = []
  const fields = form.fields.map((field) => {
    if (!ids.has(field.id)) return field
    const linked = findField(form, field.linkedTo)
    const fault = ownFault(form, field)
    if (fault !== null) return judged(field, fault)
    if (field.kind === "iban" && field.value.trim() !== "") {
      const asked = batch + 1 + accounts.length
      accounts.push({ type: "CheckBankAccount", asked, field: field.id, value: field.value.trim() })
      return { ...neutral(field), awaiting: asked }
    }
    const question = remoteQuestion(field, linked?.value ?? "")
    if (question === null) return judged(field, null)
    questions.push(question)
    return { ...neutral(field), awaiting: batch }
  })
  if (questions.length === 0 && accounts.length === 0) return [{ ...form, fields }, []]
  const together: readonly FormCommand[] = questions.length === 0 ? [] : [{ type: "CheckClientData", asked: batch, questions }]
  return [{ ...form, fields, asked: batch + accounts.length }, [...together, ...accounts]]
}

/** A password is compared with the login it is linked to, a repeated one with the first; prefixes and numbers are not compared. */
const compared: ReadonlySet<FieldKind> = new Set(["password", "passwordRepeat"])

/**
 * What the page itself has against a field, whatever the shop says.
 *
 * Spec: 5.9 to 5.34.
 */
export function ownFault(form: Form, field: FormField): FieldFault | null {
  const linkedValue = compared.has(field.kind) ? (findField(form, field.linkedTo)?.value ?? "") : ""
  return checkField({ ...field, linkedValue }, form.strongPassword)
}
