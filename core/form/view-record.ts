import { joinKeys, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import { recordFields, type FormRecord } from "./form-record.ts"
import type { OpenedRecord } from "./record-form.ts"
import { passwordHintKeys } from "./kinds/password.ts"
import { type FaultText, type FormTextKey, formTextKeys } from "./fault-text.ts"
import { type FormView, viewForm } from "./view-form.ts"

/** A form that was opened by its record, as it is shown. */
export interface RecordView extends FormView {
  /** the shop knows a client with the typed e-mail address */
  readonly clientExists: boolean
}

/**
 * A form in the shopper's words.
 *
 * Spec: 4.1 to 4.5, 14.28 to 14.31, 14.40.
 *
 * @example viewRecord(openRecord(sampleRecord, { city: "Gdynia" }), polish, faultText).clientExists // => false
 */
export const viewRecord = (page: OpenedRecord, texts: TextCatalogue<FormTextKey>, say: FaultText): RecordView => ({
  ...viewForm(page.form, texts, say),
  clientExists: page.form.clientExists === true,
})

/** The texts of every form that has a record, beside those that its record names. */
export const recordTextKeys = joinKeys(formTextKeys, passwordHintKeys, [
  "calendar.open",
  "form.hidePassword",
  "form.hintMet",
  "form.hintMissing",
  "form.optional",
  "form.showPassword",
] as const)

/**
 * The texts that a record names: what its page needs of them.
 *
 * Spec: 14.37.
 *
 * @example recordKeys(sampleRecord).includes("client.city") // => true
 */
export const recordKeys = <Key extends TextKey>(record: FormRecord<Key>): readonly Key[] => [
  ...new Set([
    ...record.sections.flatMap(({ legend, lead }) => (lead === undefined ? [legend] : [legend, lead])),
    ...recordFields(record).flatMap(({ label, hint, placeholder, options = [] }) => [
      label,
      ...(hint === undefined ? [] : [hint]),
      ...(placeholder === undefined ? [] : [placeholder]),
      ...options.map((option) => option.label),
    ]),
  ]),
]

/**
 * What each field of a record is called, by its id: texts of a record have no parameters.
 *
 * Spec: 14.34, 14.37.
 *
 * @example recordLabels(sampleRecord, polish)["city"] // => "Miejscowość"
 */
export const recordLabels = <Key extends TextKey>(record: FormRecord<Key>, texts: TextCatalogue<Key>): Readonly<Record<string, string>> =>
  Object.fromEntries(recordFields(record).map(({ id, label }) => [id, texts.texts[label]]))
