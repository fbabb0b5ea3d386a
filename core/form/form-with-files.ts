import { checkFiles, type ChosenFile } from "./files.ts"
import { type FormExtras, type FormStep, stepForm, withoutExtras } from "./form.ts"
import { checkFields, findField, type FormState, type FormCommand, neutral, withFault } from "./form-state.ts"

/**
 * One step of a form with fields for files. They are judged as they are chosen; with a fault the field is empty again, and says why.
 *
 * Spec: 5.39, 5.41, 14.5, 14.33.
 *
 * @example
 * const rules = { forbiddenTypes: [], forbiddenExtensions: ["exe"], maxSize: null }
 * const files = [{ name: "a.exe", size: 1, type: "" }]
 * const opened = openForm([field("scan", "files", { fileRules: rules })])
 * formWithFiles(opened, { type: "FilesChosen", field: "scan", files })[0].fields.map(({ state }) => state) // => ["error"]
 */
export const formWithFiles: FormStep = (state, event) => stepForm(state, event, extras)

const extras: FormExtras = {
  ...withoutExtras,
  step: (state, event) => (event.type === "FilesChosen" ? chooseFiles(state, event.field, event.files) : [state, []]),
}

/**
 * A form in which files were chosen, or a field was emptied.
 *
 * Spec: 5.39, 5.41, 14.5, 14.33.
 *
 * @example chooseFiles(openForm([field("scan", "files")]), "scan", [])[1] // => []
 */
export function chooseFiles(state: FormState, id: string, files: readonly ChosenFile[]): readonly [FormState, readonly FormCommand[]] {
  const field = findField(state, id)
  if (field?.kind !== "files") return [state, []]
  const fault = field.fileRules === undefined ? null : checkFiles(files, field.fileRules)
  const value = fault === null ? files.map(({ name }) => name.replaceAll("\n", " ")).join("\n") : ""
  const chosen = fault === null ? neutral({ ...field, value }) : withFault({ ...field, value }, { _tag: "File", fault })
  const next = { ...state, isSubmitPending: false, fields: state.fields.map((one) => (one === field ? chosen : one)) }
  return fault !== null || (value === "" && !field.required) ? [next, []] : checkFields(next, new Set([id]))
}
