import { checkFiles, type ChosenFile } from "./files.ts"
import { checkFields, findField, type FormRules, type FormState, neutral, type Stepped, withFault } from "./form-state.ts"

/**
 * A form in which files were chosen, or a field was emptied. They are judged as they are chosen; with a fault the field is empty again, and says why.
 *
 * Spec: 5.39, 5.41, 14.5, 14.33.
 *
 * @example
 * const fileRules = { forbiddenTypes: [], forbiddenExtensions: ["exe"], maxSize: null }
 * const opened = openForm([field("scan", "files", { fileRules })])
 * chooseFiles(opened, "scan", [{ name: "a.exe", size: 1, type: "" }], everyRule)[0].fields.map(({ state }) => state) // => ["error"]
 */
export function chooseFiles(state: FormState, id: string, files: readonly ChosenFile[], rules: FormRules): Stepped {
  const field = findField(state, id)
  if (field?.kind !== "files") return [state, []]
  const fault = field.fileRules === undefined ? null : checkFiles(files, field.fileRules)
  const value = fault === null ? files.map(({ name }) => name.replaceAll("\n", " ")).join("\n") : ""
  const chosen = fault === null ? neutral({ ...field, value }) : withFault({ ...field, value }, { _tag: "File", fault })
  const next = { ...state, isSubmitPending: false, fields: state.fields.map((one) => (one === field ? chosen : one)) }
  return fault !== null || (value === "" && !field.required) ? [next, []] : checkFields(next, new Set([id]), rules)
}
