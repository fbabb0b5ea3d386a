import { checkField } from "./check-field.ts"
import type { FieldFault, FieldKind, FormField } from "./field.ts"
import type { StrongPasswordSetting } from "./password.ts"
import { faultsOfReply, type RemoteQuestion, remoteQuestion, type RemoteReply } from "./remote-check.ts"

/** State of a form. */
export interface Form {
  readonly fields: readonly FormField[]
  readonly strongPassword: StrongPasswordSetting
  /** number of the latest request or timer; a late one of them changes nothing */
  readonly lastId: number
  /** the timer that is awaited before typed fields are checked */
  readonly timerId: number | null
  /** fields that changed since the last check, in order */
  readonly changedIds: readonly string[]
  /** the shopper wants to send the form, and the shop has not answered about every field yet */
  readonly isSubmitPending: boolean
  /** the form is on its way: no second submit */
  readonly isSubmitting: boolean
  /** the last submit was stopped by a field in error */
  readonly hasFailed: boolean
  /** whether the shop knows a client with the typed e-mail; null = not asked */
  readonly clientExists: boolean | null
}

export type FormEvent =
  | { readonly type: "Typed"; readonly field: string; readonly value: string }
  /** a select or a radio group */
  | { readonly type: "Chosen"; readonly field: string; readonly value: string }
  | { readonly type: "Toggled"; readonly field: string; readonly checked: boolean }
  /** another country was chosen: fields that belong to it are judged anew */
  | { readonly type: "RegionChosen"; readonly region: string | null }
  | { readonly type: "SubmitPressed" }
  /** the page comes back from the browser's history */
  | { readonly type: "Returned" }
  | { readonly type: "PauseEnded"; readonly timerId: number }
  | {
      readonly type: "Answered"
      readonly requestId: number
      readonly replies: readonly RemoteReply[]
      readonly clientExists: boolean | null
    }
  | { readonly type: "BankAccountAnswered"; readonly requestId: number; readonly field: string; readonly errno: unknown }
  /** the network failed or the shop made no sense */
  | { readonly type: "NotAnswered"; readonly requestId: number }

export type FormCommand =
  | { readonly type: "StartTimer"; readonly timer: "typing"; readonly timerId: number; readonly ms: number }
  /** one request for all of these */
  | { readonly type: "CheckClientData"; readonly requestId: number; readonly questions: readonly RemoteQuestion[] }
  | { readonly type: "CheckBankAccount"; readonly requestId: number; readonly field: string; readonly value: string }
  | { readonly type: "SubmitForm" }
  | { readonly type: "FocusField"; readonly field: string }
  /** the strong-password rule stopped the submit */
  | { readonly type: "ShowAlert"; readonly fault: FieldFault }

/**
 * The field of that id, or undefined.
 *
 * Spec: 4.1.
 *
 * @example findField(openForm([field("city", "city")]), "city")?.kind // => "city"
 */
export function findField(form: Pick<Form, "fields">, id: string | null): FormField | undefined {
  return id === null ? undefined : form.fields.find((field) => field.id === id)
}

/**
 * A field judged: success without a fault, error with one.
 *
 * Spec: 4.1.
 *
 * @example
 * const [city] = openForm([field("city", "city")]).fields
 * city && judged(city, { _tag: "Empty" }).state // => "error"
 */
export function judged(field: FormField, fault: FieldFault | null): FormField {
  return { ...field, state: fault === null ? "success" : "error", fault, requestId: null }
}

/**
 * A field nobody has judged.
 *
 * Spec: 4.1, 4.8.
 *
 * @example
 * const [city] = openForm([field("city", "city")]).fields
 * city && neutral(judged(city, { _tag: "Empty" })).state // => "neutral"
 */
export function neutral(field: FormField): FormField {
  return { ...field, state: "neutral", fault: null, requestId: null }
}

/**
 * Judges fields: by the page's own rules at once; where those find nothing and the shop has a say, it is asked, for all of them in one
 * request. Bank accounts have a call of their own.
 *
 * Spec: 4.1, 5.24, 5.29.
 *
 * @example
 * const [judgedForm] = judgeFields(openForm([field("city", "city", { required: true })]), new Set(["city"]))
 * judgedForm.fields.map(({ fault }) => fault) // => [{ _tag: "Empty" }]
 */
export function judgeFields(form: Form, ids: ReadonlySet<string>): readonly [Form, readonly FormCommand[]] {
  // every call has a number of its own, so that the failure of one says nothing about the others
  const batch = form.lastId + 1
  const questions: RemoteQuestion[] = []
  const accounts: FormCommand[] = []
  const fields = form.fields.map((field) => {
    if (!ids.has(field.id)) return field
    const linked = findField(form, field.linkedTo)
    const fault = ownFault(form, field)
    if (fault !== null) return judged(field, fault)
    if (field.kind === "iban" && field.value.trim() !== "") {
      const requestId = batch + 1 + accounts.length
      accounts.push({ type: "CheckBankAccount", requestId, field: field.id, value: field.value.trim() })
      return { ...neutral(field), requestId }
    }
    const question = remoteQuestion(field, linked?.value ?? "")
    if (question === null) return judged(field, null)
    questions.push(question)
    return { ...neutral(field), requestId: batch }
  })
  if (questions.length === 0 && accounts.length === 0) return [{ ...form, fields }, []]
  const together: readonly FormCommand[] = questions.length === 0 ? [] : [{ type: "CheckClientData", requestId: batch, questions }]
  return [{ ...form, fields, lastId: batch + accounts.length }, [...together, ...accounts]]
}

/** A password is compared with the login it is linked to, a repeated one with the first; prefixes and numbers are not compared. */
const compared: ReadonlySet<FieldKind> = new Set(["password", "passwordRepeat"])

/**
 * What the page itself has against a field, whatever the shop says.
 *
 * Spec: 5.9 to 5.34.
 *
 * @example
 * const opened = openForm([field("city", "city", { required: true })])
 * opened.fields.map((city) => ownFault(opened, city)) // => [{ _tag: "Empty" }]
 */
export function ownFault(form: Form, field: FormField): FieldFault | null {
  const linkedValue = compared.has(field.kind) ? (findField(form, field.linkedTo)?.value ?? "") : ""
  return checkField({ ...field, linkedValue }, form.strongPassword)
}

/**
 * A form after the shop answered a request: every fault at the field it is about, whichever field was asked about, and what was asked
 * about and has none is fine. A house number goes with a street that is fine; what the page itself has against it stays.
 *
 * Spec: 5.19, 5.21.
 *
 * @example
 * const [asked] = judgeFields(openForm([field("city", "city", { value: "Gdynia" })]), new Set(["city"]))
 * applyAnswers(asked, 1, []).fields.map(({ state }) => state) // => ["success"]
 */
export function applyAnswers(form: Form, requestId: number, replies: readonly RemoteReply[]): Form {
  const waiting = form.fields.filter((field) => field.requestId === requestId)
  const faults = new Map<string, FieldFault>()
  for (const { field, fault } of waiting.flatMap((one) => faultsOf(form, one, replies))) if (!faults.has(field)) faults.set(field, fault)
  const numbers = new Set(waiting.filter(({ id }) => !faults.has(id)).map((field) => streetNumberOf(form, field)?.id))
  const place = (field: FormField): FormField => {
    const fault = faults.get(field.id)
    if (fault !== undefined) return judged(field, fault)
    if (field.requestId === requestId) return judged(field, null)
    const own = numbers.has(field.id) ? ownFault(form, field) : field.fault
    return numbers.has(field.id) && (own === null || field.state !== "neutral") ? judged(field, own) : field
  }
  return { ...form, fields: form.fields.map(place) }
}

function faultsOf(form: Form, field: FormField, replies: readonly RemoteReply[]): ReturnType<typeof faultsOfReply> {
  return faultsOfReply(replies.find((reply) => reply.field === field.id)?.messages ?? [], {
    own: field.id,
    password: form.fields.find(({ kind }) => kind === "password")?.id ?? null,
    login: form.fields.find(({ kind }) => kind === "login")?.id ?? null,
    streetNumber: streetNumberOf(form, field)?.id ?? null,
  })
}

const streetNumberOf = (form: Form, field: FormField) => (field.kind === "street" ? findField(form, field.linkedTo) : undefined)
