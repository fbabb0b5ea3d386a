import type { TimeLimit, TimeLimitEnded } from "../shell/time-limit.ts"
import { checkField, type KindRules } from "./check-field.ts"
import { type FieldFault, type FieldKind, type FormField, isFilledIn, isNote } from "./field.ts"
import type { ChosenFile } from "./files.ts"
import type { StrongPasswordSetting } from "../shell/shell.ts"
import type { RemoteQuestion, RemoteReply } from "./asked/remote-check.ts"

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
  /** some of those were typed or filled in before the form ran, which says nothing of the others; left out: none was */
  readonly isEarly?: boolean
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
  /** the same, before the form ran */
  | { readonly type: "TypedEarly"; readonly field: string; readonly value: string }
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
  | {
      readonly type: "BroughtBack"
      readonly form: FormState
      readonly changed: ReadonlySet<string>
      /** which one was seen, as that was typed, of what the form changes; undefined = nobody asks */
      readonly version?: string | undefined
    }
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

/** A form after a step, and what it asks of the page. */
export type Stepped = readonly [FormState, readonly FormCommand[]]

/** How the shop is asked about fields. */
export interface AskedFields {
  /** @param fine fields in which the page finds no fault */
  readonly ask: (form: FormState, fine: readonly FormField[]) => Stepped
  readonly answered: (form: FormState, answer: AnswerEvent, kinds: KindRules) => FormState
}

/** The events that tell what the shop answered. */
export type AnswerEvent = Extract<FormEvent, { readonly type: "Answered" | "BankAccountAnswered" | "NotAnswered" }>

/** What a form judges its fields by. */
export interface FormRules {
  readonly kinds: KindRules
  /** null = it asks the shop nothing before it is posted */
  readonly asked: AskedFields | null
  /** what becomes of files that are chosen; left out: it has no field for them */
  readonly files?: (form: FormState, id: string, files: readonly ChosenFile[], rules: FormRules) => Stepped
}

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

/**
 * The field that another one is judged with, if it takes part.
 *
 * Spec: 14.28.
 *
 * @example findInPlay(openForm([field("city", "city")], { hiddenParts: ["city"] }), "city") // => undefined
 */
export function findInPlay(form: FormState, id: string | null): FormField | undefined {
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
 * Checks those of some fields that take part: at once by the page's own rules, and where those find no fault by the shop, if the form asks it.
 *
 * Spec: 4.1, 5.24, 5.29, 14.28.
 *
 * @example
 * const [judgedForm] = checkFields(openForm([field("city", "city", { required: true })]), new Set(["city"]), everyRule)
 * judgedForm.fields.map(({ fault }) => fault) // => [{ _tag: "Empty" }]
 */
export function checkFields(form: FormState, ids: ReadonlySet<string>, { kinds, asked }: FormRules): Stepped {
  const checked = new Set(form.fields.filter((field) => ids.has(field.id) && isInPlay(form, field)).map(({ id }) => id))
  const fields = form.fields.map((field) => (checked.has(field.id) ? withFault(field, ownFault(form, field, kinds)) : field))
  const judged = { ...form, fields }
  const fine = fields.filter(({ id, fault }) => checked.has(id) && fault === null)
  return asked === null || fine.length === 0 ? [judged, []] : asked.ask(judged, fine)
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
 * opened.fields.map((city) => ownFault(opened, city, kindRules)) // => [{ _tag: "Empty" }]
 */
export function ownFault(form: FormState, field: FormField, kinds: KindRules): FieldFault | null {
  const linkedValue = compared.has(field.kind) ? (findInPlay(form, field.linkedTo)?.value ?? "") : ""
  return checkField({ ...field, linkedValue }, form.strongPassword, kinds)
}

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
 * const type = field("type", "radio", { required: true })
 * const [judged] = checkFollowed(openForm([type]), new Set(["type"]), "type", everyRule)
 * judged.fields.map(({ state }) => state) // => ["error"]
 */
export function checkFollowed(form: FormState, ids: ReadonlySet<string>, changedId: string | null, rules: FormRules): Stepped {
  const filled = [...ids].filter((id) => id === changedId || form.fields.some((field) => field.id === id && isFilledIn(field)))
  return checkFields({ ...form, isSubmitPending: false }, new Set([...filled, ...dependents(form, ids)]), rules)
}
