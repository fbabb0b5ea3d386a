import { sessionLimits } from "../shell/session.ts"
import { isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { type FormField, isSignInField } from "./field.ts"
import { valuesFollowed } from "./field-groups.ts"
import type { FormRecord } from "./form-record.ts"
import { findField, type FormEvent } from "./form-state.ts"
import { checkedValue } from "./posted-fields.ts"
import { type ReadableField, readField, type RecordChoices } from "./posted-record.ts"
import { type FormValues, isKeptKind, type OpenedRecord, stands, textOf } from "./record-form.ts"

/** What is known of a form whose typed text is kept; a `FormRecord` is one. */
export interface KeptRecord extends Pick<FormRecord, "id" | "shown"> {
  readonly sections: readonly { readonly fields: readonly ReadableField[] }[]
}

/** A form whose typed text is kept, as it is in its page. */
export interface KeptPage extends OpenedRecord {
  /** which one was seen of what the form changes, where others may change it as well; left out: nobody asks */
  readonly version?: string | undefined
  /** its page says what became of what was posted last, so that whoever typed it has seen what is saved by now */
  readonly isTold?: boolean
}

type BroughtBack = Extract<FormEvent, { readonly type: "BroughtBack" }>

/** Characters that are read at most: nobody types more into one form. */
const maxKeptLength = 50_000

/** Under this name the version is kept over which something was typed; it is the id of no field. */
const versionField: ReadableField = { id: "version", kind: "text" }

/**
 * The session-storage key of what is typed: one that signing out clears.
 *
 * Spec: 6.13, 10.965, 14.43.
 *
 * @example keptKeyOf("asking_question_512") // => "expchck_asking_question_512"
 */
export const keptKeyOf = (keptAs: string): string => `${sessionLimits.signOutPrefix}_${keptAs}`

/**
 * What a browser has kept of a form, by the ids of its fields, and the version over which it was typed. What is not as this form writes it is
 * left out: the browser's store may hold anything.
 *
 * Spec: 10.1100, 14.43, 19.40.
 *
 * @param stored null = nothing is kept
 *
 * @example readTyped(sampleRecord, '{"city":"Gdynia","kind":"shop","other":1}', {}) // => { city: "Gdynia" }
 * @example readTyped(sampleRecord, "[broken", {}) // => {}
 */
export function readTyped({ sections }: Pick<KeptRecord, "sections">, stored: string | null, offered: RecordChoices): FormValues {
  const found = stored === null || stored.length > maxKeptLength ? null : parseJson(stored)
  if (!isForeignObject(found)) return {}
  const values = [...sections.flatMap(({ fields }) => fields), versionField].flatMap((field) => {
    const text = isKeptKind(field.kind) && Object.hasOwn(found, field.id) ? found[field.id] : null
    const isChoice = (field.options ?? offered[field.id]) !== undefined
    return typeof text === "string" && readField(field, text, offered) === text && !(isChoice && text === "") ? [[field.id, text]] : []
  })
  return Object.fromEntries(values)
}

/**
 * What is to be kept of a form as it stands: of the fields that were kept before, and of those that are other than the page opened them.
 * Never a password and no files. With them goes the version over which they are typed.
 *
 * Spec: 10.1100, 14.39, 14.43.
 *
 * @example
 * const opened = openRecord(sampleRecord, { kind: "person" })
 * const [page] = recordStep(sampleRecord, everyRule)(opened, { type: "Typed", field: "city", value: "Gdynia" })
 * typedToKeep({}, { ...page, version: "3" }) // => { city: "Gdynia", version: "3" }
 */
export function typedToKeep(kept: FormValues, { form, opened, version }: KeptPage): FormValues {
  const values = form.fields.flatMap((field) => {
    // of a group that is the same as another, what stood in it before
    const own = form.copies.flatMap((copy) => copy.kept).find(({ id }) => id === field.id)
    const text = textOf({ ...field, ...own })
    const isOther = text !== (opened[field.id] ?? "") && (own === undefined || text !== "")
    return isKeptKind(field.kind) && (kept[field.id] !== undefined || isOther) ? [[field.id, text]] : []
  })
  return values.length === 0 ? {} : { ...Object.fromEntries(values), version }
}

/**
 * Brings values of before into the fields of a form that stand as they were opened. What a group had that is the same as another, it has
 * again when it no longer is. The form is then of who has seen what was there as those values were typed.
 *
 * Spec: 10.1100, 14.2, 14.29, 14.43, 14.44.
 *
 * @returns null = the form is being sent, as it was looked at
 *
 * @example
 * const opened = openRecord(sampleRecord, {})
 * const event = bringBack(sampleRecord, opened, { city: "Gdynia" })
 * event?.form.fields.map(({ value }) => value) // => ["", "", "Gdynia", "", ""]
 * @example bringBack(sampleRecord, { ...openRecord(sampleRecord, {}), version: "4" }, { city: "Gdynia", version: "3" })?.version // => "3"
 */
export function bringBack({ shown }: Pick<KeptRecord, "shown">, page: KeptPage, values: FormValues): BroughtBack | null {
  const { form, opened, version, isTold } = page
  if (form.isSubmitPending || form.isSubmitting) return null
  const put = <Field extends Pick<FormField, "id" | "value" | "checked">>(field: Field): Field => {
    const { kind = "text" } = findField(form, field.id) ?? {}
    const value = values[field.id]
    if (value === undefined || textOf({ ...field, kind }) !== (opened[field.id] ?? "")) return field
    return kind === "checkbox" ? { ...field, checked: value === checkedValue } : { ...field, value }
  }
  const copies = form.copies.map((copy) => ({ ...copy, kept: copy.kept.map(put) }))
  const { form: filled, changed } = valuesFollowed(form, { ...form, fields: form.fields.map(put), copies })
  // what a choice of before shows is judged, too
  const hiddenParts = shown.filter(({ when }) => !stands(filled, when)).map(({ part }) => part)
  // what is filled in to sign in only the shop can judge
  const judged = filled.fields.filter((field) => changed.has(field.id) && !isSignInField(field)).map(({ id }) => id)
  // text that is other than what is saved now is of who has seen what was saved then; of text without a version nobody knows what that was
  const isOlder = version !== undefined && !isTold && changed.size > 0
  return {
    type: "BroughtBack",
    form: { ...filled, hiddenParts },
    changed: new Set(judged),
    version: isOlder ? (values[versionField.id] ?? "") : version,
  }
}
