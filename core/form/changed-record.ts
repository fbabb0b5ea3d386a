import { hasUnsavedChanges } from "../values/unsaved-changes.ts"
import { formValues, type OpenedRecord } from "./record-form.ts"

/**
 * Would leaving the page lose what was typed or chosen? What was sent is not lost; passwords and files are never kept.
 *
 * Spec: 5.82, 14.39.
 *
 * @example
 * const opened = openRecord(sampleRecord, { city: "Gdynia" })
 * isChanged(opened) // => false
 * @example
 * const opened = openRecord(sampleRecord, { city: "Gdynia" })
 * isChanged(recordStep(sampleRecord)(opened, { type: "Typed", field: "city", value: "Gdańsk" })[0]) // => true
 */
export function isChanged({ form, opened }: OpenedRecord): boolean {
  if (form.isSubmitting) return false
  const fields = Object.entries(formValues(form)).map(([id, value]) => ({ initial: opened[id] ?? "", current: value ?? "" }))
  return hasUnsavedChanges(fields)
}
