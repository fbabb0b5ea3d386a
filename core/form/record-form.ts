import type { FieldKind, FormField } from "./field.ts"
import { valuesFollowed, sameAs } from "./field-groups.ts"
import { recordFields, type FormRecord, type RecordField, type StandingChoice } from "./form-record.ts"
import { type FormOpening, type FormStep, openForm } from "./form.ts"
import { findField, type FormCommand, type FormEvent, type FormRules, type FormState, type Stepped } from "./form-state.ts"
import { formWithGroups } from "./form-with-groups.ts"
import { kindRules } from "./every-rule.ts"
import { checkedValue } from "./posted-fields.ts"
import { type FormVerdict, withVerdict } from "./verdict.ts"

/** What stands in the fields of a form, by their ids: a box that is ticked has "1", files have none. A field that is missing is empty. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** A form that was opened by its record. */
export interface OpenedRecord {
  readonly form: FormState
  /** what stood in it as it opened, to tell whether it was changed */
  readonly opened: FormValues
}

/** What a record opens with besides its values. */
export interface RecordOpening extends Pick<FormOpening, "strongPassword"> {
  /** the shop's, about a post that it refused; null = none was */
  readonly verdict?: FormVerdict | null
}

/**
 * A form as its record opens it: with its values, and hidden and copied what the choices among them say.
 *
 * Spec: 14.28, 14.29, 14.30, 14.37.
 *
 * @example openRecord(sampleRecord, { kind: "firm", city: "Gdynia", same: "1" }).form.hiddenParts // => ["other"]
 */
export function openRecord(record: FormRecord, values: FormValues, { strongPassword, verdict = null }: RecordOpening = {}): OpenedRecord {
  const fields = recordFields(record).map((field) => ({
    ...rulesOf(field),
    value: field.kind === "checkbox" ? "" : (values[field.id] ?? ""),
    checked: field.kind === "checkbox" && values[field.id] === checkedValue,
  }))
  const plain = openForm(fields, { strongPassword })
  const hidden = { ...plain, hiddenParts: hiddenBy(record, plain) }
  const copied = record.copies.reduce((form, { group, as, when }) => (stands(form, when) ? sameAs(form, group, as) : form), hidden)
  const { form } = valuesFollowed(hidden, copied)
  return { form: withVerdict(form, verdict, kindRules), opened: formValues(form) }
}

/** What the machine needs of a field: a page carries its state along, and its words are in the record. */
function rulesOf({ id, kind, name, group, required, minLength, maxLength, autocomplete, region, linkedTo, role, fileRules }: RecordField) {
  return {
    id,
    kind,
    name,
    group,
    required,
    minLength,
    maxLength,
    autocomplete,
    region,
    linkedTo,
    ...(role === undefined ? {} : { role }),
    ...(fileRules === undefined ? {} : { fileRules }),
  }
}

const hiddenBy = ({ shown }: FormRecord, form: FormState): readonly string[] =>
  shown.filter(({ when }) => !stands(form, when)).map(({ part }) => part)

/**
 * Does a choice stand as it is said to?
 *
 * Spec: 14.37.
 *
 * @example stands(openRecord(sampleRecord, { kind: "firm" }).form, { field: "kind", is: "firm" }) // => true
 */
export function stands(form: Pick<FormState, "fields">, { field: id, is }: StandingChoice): boolean {
  const field = findField(form, id)
  return field !== undefined && textOf(field) === is
}

/**
 * What stands in the fields of a form, hidden ones as well; of a password and of files nothing.
 *
 * Spec: 14.39.
 *
 * @example formValues(openRecord(sampleRecord, { city: "Gdynia" }).form)["city"] // => "Gdynia"
 */
export const formValues = ({ fields }: Pick<FormState, "fields">): FormValues =>
  Object.fromEntries(fields.filter(({ kind }) => isKeptKind(kind)).map((field) => [field.id, textOf(field)]))

/**
 * What stands in a field, as text.
 *
 * Spec: 14.39.
 *
 * @example textOf({ kind: "checkbox", value: "", checked: true }) // => "1"
 */
export const textOf = ({ kind, value, checked }: Pick<FormField, "kind" | "value" | "checked">): string =>
  kind === "checkbox" ? (checked ? checkedValue : "") : value

/**
 * Is what stands in a field of this kind handed on? A password is not, and files cannot be.
 *
 * Spec: 14.39.
 *
 * @example isKeptKind("passwordRepeat") // => false
 */
export const isKeptKind = (kind: FieldKind): boolean => !(kind === "password" || kind === "passwordRepeat" || kind === "files")

/**
 * One step of a form under its record: that of a form with groups, and what the choices in it say of its parts. An answer about an e-mail
 * address is forgotten as soon as another one is typed.
 *
 * Spec: 4.3 to 4.8, 14.28, 14.29, 14.37, 14.40.
 *
 * @example
 * const opened = openRecord(sampleRecord, { kind: "person" })
 * const [page] = recordStep(sampleRecord, everyRule)(opened, { type: "Chosen", field: "kind", value: "firm" })
 * page.form.hiddenParts // => []
 */
export const recordStep =
  (record: FormRecord, rules: FormRules) =>
  <Page extends OpenedRecord>(page: Page, event: FormEvent): readonly [Page, readonly FormCommand[]] => {
    const step = formWithGroups(rules)
    const [stepped, commands] = step(page.form, event)
    if (stepped === page.form) return [page, commands]
    const told = isOtherEmail(page.form, event) ? { ...stepped, clientExists: null } : stepped
    const [form, more] = follow(record, told, step)
    return [{ ...page, form }, [...commands, ...more]]
  }

function isOtherEmail(form: FormState, event: FormEvent): boolean {
  return "value" in event && form.clientExists !== null && findField(form, event.field)?.kind === "email"
}

/** Tells the form what its choices say, until it is so. */
function follow(record: FormRecord, form: FormState, step: FormStep): Stepped {
  let now = form
  const commands: FormCommand[] = []
  const tell = (event: FormEvent) => {
    const [next, more] = step(now, event)
    now = next
    commands.push(...more)
  }
  for (const { part, when } of record.shown) {
    const isHidden = now.hiddenParts.includes(part)
    if (stands(now, when) === isHidden) tell({ type: isHidden ? "Shown" : "Hidden", part })
  }
  for (const { group, as, when } of record.copies) {
    const isSame = now.copies.some((copy) => copy.group === group)
    if (stands(now, when) !== isSame) tell(isSame ? { type: "SameAsUndone", group } : { type: "SameAsChosen", group, as })
  }
  return [now, commands]
}
