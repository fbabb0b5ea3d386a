import { type FormRecord, type RecordField, recordFields } from "../form/form-record.ts"
import { type FormValues, isKeptKind } from "../form/record-form.ts"
import { checkedValue } from "../form/posted-fields.ts"

/** What was filled into a form, as the shop tells it again after a refused post. */
export interface ToldRecord {
  /** what is chosen in each field with choices of its record, a word each: a recording keeps them, as every shop has them */
  readonly chosen: string
  /** what stands in each of the others, a line each: a recording masks them */
  readonly typed: string
}

/** The fields that are told again: passwords and files are not. */
const told = (record: FormRecord): readonly RecordField[] => recordFields(record).filter(({ kind }) => isKeptKind(kind))

/** Countries are the shop's own choices, and by their ids one knows where somebody lives. */
const isChoice = ({ kind, options }: RecordField): boolean => kind === "checkbox" || options !== undefined

/** A line break inside of a text. */
const lineSeparator = "\u2028"

/** Nothing is chosen; a box is ticked. */
const none = "-"
const ticked = "yes"

/**
 * What was chosen and typed in a form, for each field in its order, none for passwords and files.
 *
 * Spec: 11.575.
 *
 * @example toldRecord(sampleRecord, { kind: "firm", city: "Gdynia", same: "1" }) // => { chosen: "firm yes", typed: "\nGdynia\n" }
 */
export const toldRecord = (record: FormRecord, values: FormValues): ToldRecord => ({
  chosen: told(record)
    .filter(isChoice)
    .map(({ id, kind }) => (kind === "checkbox" && values[id] === checkedValue ? ticked : values[id] || none))
    .join(" "),
  typed: told(record)
    .filter((field) => !isChoice(field))
    .map(({ id }) => (values[id] ?? "").replaceAll("\n", lineSeparator))
    .join("\n"),
})

/**
 * The values of what is told, by the ids of their fields; what is missing is empty.
 *
 * Spec: 11.575.
 *
 * @example valuesOfTold(sampleRecord, { chosen: "firm yes", typed: "\nGdynia" })["city"] // => "Gdynia"
 */
export function valuesOfTold(record: FormRecord, { chosen, typed }: ToldRecord): FormValues {
  const [choices, lines] = [chosen.split(" "), typed.split("\n")]
  const choice = ({ kind }: RecordField, word = none) => (word === none ? "" : kind === "checkbox" ? checkedValue : word)
  const fields = told(record)
  return Object.fromEntries([
    ...fields.filter(isChoice).map((field, at) => [field.id, choice(field, choices[at])]),
    ...fields.filter((field) => !isChoice(field)).map(({ id }, at) => [id, (lines[at] ?? "").replaceAll(lineSeparator, "\n")]),
  ])
}
