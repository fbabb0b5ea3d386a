import { recordFields } from "../form/form-record.ts"
import { type FormValues, isKeptKind } from "../form/record-form.ts"
import { clientForm, type ClientFormPurpose } from "./client-form.ts"

/** The fields that are told again: all but passwords. */
const told = (purpose: ClientFormPurpose) =>
  recordFields(clientForm({ purpose, isAccountOptional: false })).filter(({ kind }) => isKeptKind(kind))

/**
 * What was typed into the form of a client's data as lines, one for each field in its order, none for passwords.
 *
 * Spec: 11.301.
 *
 * @example clientLines("order", { client_type: "person" }).split("\n").slice(0, 2) // => ["person", ""]
 */
export const clientLines = (purpose: ClientFormPurpose, values: FormValues): string =>
  told(purpose)
    .map(({ id }) => (values[id] ?? "").replaceAll(/\s*\n\s*/g, " "))
    .join("\n")

/**
 * The values of such lines, by the ids of their fields; a line that is missing is empty.
 *
 * Spec: 11.301.
 *
 * @example clientOfLines("order", "person\nGlinka")["client_firm"] // => "Glinka"
 */
export function clientOfLines(purpose: ClientFormPurpose, lines: string): FormValues {
  const values = lines.split("\n")
  return Object.fromEntries(told(purpose).map(({ id }, at) => [id, values[at] ?? ""]))
}
