import { type FormRecord, recordFields } from "../../form/form-record.ts"
import { type FormValues, isKeptKind } from "../../form/record-form.ts"

/** The fields that are told again: all but passwords and files. */
const toldFields = (record: FormRecord) => recordFields(record).filter(({ kind }) => isKeptKind(kind))

/**
 * What was typed into a form as lines, one for each field in its order, none for passwords.
 *
 * Spec: 11.301, 11.473.
 *
 * @example recordLines(sampleRecord, { kind: "firm", city: "Gdynia" }) // => "firm\n\nGdynia\n\n"
 */
export const recordLines = (record: FormRecord, values: FormValues): string =>
  toldFields(record)
    .map(({ id }) => (values[id] ?? "").replaceAll(/\s*\n\s*/g, " "))
    .join("\n")

/**
 * The values of such lines, by the ids of their fields; a line that is missing is empty.
 *
 * Spec: 11.301, 11.473.
 *
 * @example valuesOfLines(sampleRecord, "firm\n\nGdynia")["city"] // => "Gdynia"
 */
export function valuesOfLines(record: FormRecord, lines: string): FormValues {
  const values = lines.split("\n")
  return Object.fromEntries(toldFields(record).map(({ id }, at) => [id, values[at] ?? ""]))
}
