import { notEqualPasswordsCode, weakPasswordCode } from "../form/check-field.ts"
import type { PlacedFault } from "../form/asked/remote-check.ts"
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

/**
 * Why a form was refused, as a notice tells it: a word, behind it a field and a code of each fault, and their details, a line each. What the
 * page's own rules find is not told, for the page finds it again; but of a password, which comes back empty: that it is weak, and that one which
 * may be left out was typed and not repeated.
 *
 * Spec: 10.602, 11.301, 11.473.
 *
 * @param fields of the form, where it has such a password
 *
 * @example toldFaults("fields", [{ field: "city", fault: codeFault("no_city") }]) // => { code: "fields city no_city", message: "" }
 * @example toldFaults("fields", [{ field: "client_password", fault: { _tag: "WeakPassword" } }]).code // => "fields client_password weak_password"
 */
export function toldFaults(
  why: string,
  faults: readonly PlacedFault[],
  fields: readonly Pick<RecordField, "id" | "kind" | "required">[] = [],
): { readonly code: string; readonly message: string } {
  const told = faults.flatMap(({ field, fault }) => {
    if (fault._tag === "Code") return [{ field, code: fault.code, detail: fault.detail }]
    if (fault._tag === "WeakPassword") return [{ field, code: weakPasswordCode, detail: "" }]
    const isLost = fields.some(({ id, kind, required }) => id === field && kind === "passwordRepeat" && !required)
    return fault._tag === "Empty" && isLost ? [{ field, code: notEqualPasswordsCode, detail: "" }] : []
  })
  return {
    code: [why, ...told.flatMap(({ field, code }) => [field, code])].join(" "),
    message: told.map(({ detail }) => detail.replaceAll("\n", " ")).join("\n"),
  }
}
