import type { TimeLimit, TimeLimitEnded } from "../shell/time-limit.ts"
import { checkField } from "./check-field.ts"
import { type FieldFault, type FieldKind, type FormField, isFilledIn, isNote } from "./field.ts"
import type { ChosenFile } from "./files.ts"
import type { StrongPasswordSetting } from "./password.ts"
import { faultsOfReply, type RemoteQuestion, remoteQuestion, type RemoteReply } from "./remote-check.ts"

/** The state of a form. */
export interface FormState {
  readonly fields: readonly FormField[]
  readonly strongPassword: StrongPasswordSetting
  /** number of the latest request or timer: every one gets a new number, so that a late one changes nothing */
  readonly lastId: number
  /** the timer after which typed fields are checked; null = none is running */
  readonly timerId: number | null
  /** ids of the fields that changed since the last check, in order */
  readonly changedIds: readonly string[]
  /** the shopper has pressed submit, and an answer about a field is still awaited */
  readonly isSubmitPending: boolean
  /** the form is being sent: no second submit */
  readonly isSubmitting: boolean
  /** the last submit was stopped by a field in error */
  readonly hasFailed: boolean
  /** whether the shop knows a client with the typed e-mail address; null = not known yet */
  readonly clientExists: boolean | null
  /** what is wrong with the form as a whole, until the next submit */
  readonly faults: readonly FormFault[]
  /** the time limit of the last submit that had to wait; null = none had to */
  readonly limitId: number | null
  /** ids of fields and names of groups that are hidden, and those that are disabled: neither judged nor posted, and their values stay */
  readonly hiddenParts: readonly string[]
  readonly disabledParts: readonly string[]
  /** the groups that are the same as another */
  readonly copies: readonly GroupCopy[]
}

/** What is wrong with a form and belongs to no field; `NotReached`: there was no answer in time. */
export type FormFault = FieldFault | { readonly _tag: "NotReached" }

/** A group that is the same as another, and what stood in it before. */
export interface GroupCopy {
  readonly group: string
  readonly as: string
  readonly kept: readonly Pick<FormField, "id" | "value" | "checked" | "region">[]
}

/** What happens to a form. */
export type FormEvent =
  | { readonly type: "Typed"; readonly field: string; readonly value: string }
  /** a select or a radio group */
  | { readonly type: "Chosen"; readonly field: string; readonly value: string }
  | { readonly type: "Toggled"; readonly field: string; readonly checked: boolean }
  | { readonly type: "FilesChosen"; readonly field: string; readonly files: readonly ChosenFile[] }
  /** another country was chosen for a group, so its fields that depend on it are checked again; "" = the fields of no group */
  | { readonly type: "RegionChosen"; readonly group: string; readonly region: string | null }
  /** a field or a whole group: its id or name */
  | { readonly type: "Hidden" | "Shown" | "Disabled" | "Enabled"; readonly part: string }
  /** a group is the same as another, from now on until that is undone */
  | { readonly type: "SameAsChosen"; readonly group: string; readonly as: string }
  | { readonly type: "SameAsUndone"; readonly group: string }
  | { readonly type: "SubmitPressed" }
  /** a form with a record has what was typed into it before, in the fields of these ids */
  | { readonly type: "BroughtBack"; readonly form: FormState; readonly changed: ReadonlySet<string> }
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
  /** the network failed, or the answer was unreadable */
  | { readonly type: "NotAnswered"; readonly requestId: number }
  | TimeLimitEnded

/** What a form asks of the page. */
export type FormCommand =
  | { readonly type: "StartTimer"; readonly timer: "typing"; readonly timerId: number; readonly ms: number }
  | TimeLimit
  /** one request for all questions */
  | { readonly type: "CheckClientData"; readonly requestId: number; readonly questions: readonly RemoteQuestion[] }
  | { readonly type: "CheckBankAccount"; readonly requestId: number; readonly field: string; readonly value: string }
  | { readonly type: "SubmitForm" }
  | { readonly type: "FocusField"; readonly field: string }
  /** the strong-password rule stopped the submit */
  | { readonly type: "ShowAlert"; readonly fault: FieldFault }

/**
 * The field with this id, or undefined.
 *
 * Spec: 4.1.
 *
 * @example findField(openForm([field("city", "city")]), "city")?.kind // => "city"
 */
export function findField(form: Pick<FormState, "fields">, id: string | null): FormField | undefined {
  return id === null ? undefined : form.fields.find((field) => field.id === id)
}

/**
 * Does a field take part? What is hidden or disabled, alone or with its group, is neither judged nor posted.
 *
 * Spec: 14.28.
 *
 * @example
 * const opened = openForm([field("nip", "nip", { group: "firm" })], { hiddenParts: ["firm"] })
 * opened.fields.map((one) => isInPlay(opened, one)) // => [false]
 */
export const isInPlay = (
  { hiddenParts, disabledParts }: Pick<FormState, "hiddenParts" | "disabledParts">,
  { id, group }: Pick<FormField, "id" | "group">,
): boolean => ![hiddenParts, disabledParts].some((parts) => parts.includes(id) || parts.includes(group))

/** The field that another one is judged with, if it takes part. */
function findInPlay(form: FormState, id: string | null): FormField | undefined {
  const field = findField(form, id)
  return field !== undefined && isInPlay(form, field) ? field : undefined
}

/**
 * A field after its check: in error with a fault, otherwise successful, with a note or without.
 *
 * Spec: 4.1, 10.971.
 *
 * @example
 * const [city] = openForm([field("city", "city")]).fields
 * city && withFault(city, { _tag: "Empty" }).state // => "error"
 */
export function withFault(field: FormField, fault: FieldFault | null): FormField {
  return { ...field, state: fault === null || isNote(fault) ? "success" : "error", fault, requestId: null }
}

/**
 * A field as if it had not been checked.
 *
 * Spec: 4.1, 4.8.
 *
 * @example
 * const [city] = openForm([field("city", "city")]).fields
 * city && neutral(withFault(city, { _tag: "Empty" })).state // => "neutral"
 */
export function neutral(field: FormField): FormField {
  return { ...field, state: "neutral", fault: null, requestId: null }
}

/**
 * Checks those of some fields that take part: at once by the page's own rules, and where those find no fault by the shop, with one request for all of them. Bank
 * accounts have a call of their own.
 *
 * Spec: 4.1, 5.24, 5.29, 14.28.
 *
 * @example
 * const [judgedForm] = checkFields(openForm([field("city", "city", { required: true })]), new Set(["city"]))
 * judgedForm.fields.map(({ fault }) => fault) // => [{ _tag: "Empty" }]
 */
export function checkFields(form: FormState, ids: ReadonlySet<string>): readonly [FormState, readonly FormCommand[]] {
  // every call has its own number, so that the failure of one does not affect the others
  const batch = form.lastId + 1
  const questions: RemoteQuestion[] = []
  const accounts: FormCommand[] = []
  const fields = form.fields.map((field) => {
    if (!ids.has(field.id) || !isInPlay(form, field)) return field
    const linked = findInPlay(form, field.linkedTo)
    const fault = ownFault(form, field)
    if (fault !== null) return withFault(field, fault)
    if (field.kind === "iban" && isFilledIn(field)) {
      const requestId = batch + 1 + accounts.length
      accounts.push({ type: "CheckBankAccount", requestId, field: field.id, value: field.value.trim() })
      return { ...neutral(field), requestId }
    }
    const question = remoteQuestion(field, linked?.value ?? "")
    if (question === null) return withFault(field, null)
    questions.push(question)
    return { ...neutral(field), requestId: batch }
  })
  if (questions.length === 0 && accounts.length === 0) return [{ ...form, fields }, []]
  const together: readonly FormCommand[] = questions.length === 0 ? [] : [{ type: "CheckClientData", requestId: batch, questions }]
  return [{ ...form, fields, lastId: batch + accounts.length }, [...together, ...accounts]]
}

/** A password is compared with its login, and a repeated password with the first; other linked fields are not compared. */
const compared: ReadonlySet<FieldKind> = new Set(["password", "passwordRepeat"])

/**
 * The fault that the page itself finds in a field, whatever the shop answers.
 *
 * Spec: 5.9 to 5.34.
 *
 * @example
 * const opened = openForm([field("city", "city", { required: true })])
 * opened.fields.map((city) => ownFault(opened, city)) // => [{ _tag: "Empty" }]
 */
export function ownFault(form: FormState, field: FormField): FieldFault | null {
  const linkedValue = compared.has(field.kind) ? (findInPlay(form, field.linkedTo)?.value ?? "") : ""
  return checkField({ ...field, linkedValue }, form.strongPassword)
}

/**
 * A form after the shop's answer to a request: each fault goes to the field it is about, even if the question was about another, and
 * fields without a fault are fine. A house number is fine with its street, unless the page itself finds a fault in it.
 *
 * Spec: 5.19, 5.21, 14.12.
 *
 * @example
 * const [asked] = checkFields(openForm([field("city", "city", { value: "Gdynia" })]), new Set(["city"]))
 * applyAnswers(asked, 1, []).fields.map(({ state }) => state) // => ["success"]
 */
export function applyAnswers(form: FormState, requestId: number, replies: readonly RemoteReply[]): FormState {
  const waiting = form.fields.filter((field) => field.requestId === requestId)
  const faults = new Map<string, FieldFault>()
  for (const { field, fault } of waiting.flatMap((one) => faultsOf(form, one, replies))) if (!faults.has(field)) faults.set(field, fault)
  const numbers = new Set(waiting.filter(({ id }) => !faults.has(id)).map((field) => streetNumberOf(form, field)?.id))
  const update = (field: FormField): FormField => {
    const fault = faults.get(field.id) ?? null
    if (fault !== null || field.requestId === requestId) return withFault(field, fault)
    if (!numbers.has(field.id)) return field
    const own = ownFault(form, field)
    return own === null || field.state !== "neutral" ? withFault(field, own) : field
  }
  return { ...form, fields: form.fields.map(update) }
}

function faultsOf(form: FormState, field: FormField, replies: readonly RemoteReply[]): ReturnType<typeof faultsOfReply> {
  // of another field an answer tells nothing once that has been changed: what was asked about with it is as it was
  const together = (kind: FieldKind) => form.fields.find((one) => one.kind === kind && one.requestId === field.requestId)?.id ?? null
  return faultsOfReply(replies.find((reply) => reply.field === field.id)?.messages ?? [], {
    own: field.id,
    password: together("password"),
    login: together("login"),
    streetNumber: streetNumberOf(form, field)?.id ?? null,
  })
}

const streetNumberOf = (form: FormState, field: FormField) => (field.kind === "street" ? findInPlay(form, field.linkedTo) : undefined)

/**
 * Ids of filled fields that depend on others: a phone on its prefix, a street on its number, a repeated password on the first. An empty one
 * depends on the first, too, where it has been judged: only a password that was typed is repeated.
 *
 * Spec: 14.7.
 *
 * @example
 * const repeat = field("again", "passwordRepeat", { linkedTo: "pass", value: "x" })
 * dependents(openForm([field("pass", "password"), repeat]), new Set(["pass"])) // => ["again"]
 */
export function dependents(form: FormState, ids: ReadonlySet<string>): readonly string[] {
  return form.fields
    .filter((field) => {
      const { linkedTo, kind, state } = field
      return linkedTo !== null && ids.has(linkedTo) && (isFilledIn(field) || (kind === "passwordRepeat" && state !== "neutral"))
    })
    .map(({ id }) => id)
}

/**
 * Judges what a change has changed, and what depends on it. Of what only followed, nothing that is empty.
 *
 * Spec: 14.6, 14.7.
 *
 * @param changedId the field that the shopper changed
 *
 * @example
 * const [judged] = checkFollowed(openForm([field("type", "radio", { required: true })]), new Set(["type"]), "type")
 * judged.fields.map(({ state }) => state) // => ["error"]
 */
export function checkFollowed(
  form: FormState,
  ids: ReadonlySet<string>,
  changedId: string | null,
): readonly [FormState, readonly FormCommand[]] {
  const filled = [...ids].filter((id) => id === changedId || form.fields.some((field) => field.id === id && isFilledIn(field)))
  return checkFields({ ...form, isSubmitPending: false }, new Set([...filled, ...dependents(form, ids)]))
}
