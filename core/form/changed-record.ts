import { formValues, type FormValues, type OpenedRecord } from "./record-form.ts"

/**
 * Would leaving the page lose what was typed or chosen? What was sent is not lost; passwords and files are never kept. What was brought back
 * (14.43) is as it was found.
 *
 * Spec: 5.82, 10.604, 14.39.
 *
 * @param restored what was brought back, by the ids of fields
 *
 * @example
 * const opened = openRecord(sampleRecord, { city: "Gdynia" })
 * isChanged(opened) // => false
 * @example
 * const opened = openRecord(sampleRecord, { city: "Gdynia" })
 * const [typed] = recordStep(sampleRecord, everyRule)(opened, { type: "Typed", field: "city", value: "Gdańsk" })
 * isChanged(typed) // => true
 * @example
 * const opened = openRecord(sampleRecord, { city: "Gdynia" })
 * const [typed] = recordStep(sampleRecord, everyRule)(opened, { type: "Typed", field: "city", value: "Hel" })
 * isChanged(typed, { city: "Hel" }) // => false
 */
export function isChanged({ form, opened }: OpenedRecord, restored: FormValues = {}): boolean {
  if (form.isSubmitting) return false
  // what `hasUnsavedChanges` says of a cart's fields, which is a file of the cart's page: shared, it would be one more of them
  return Object.entries(formValues(form)).some(([id, value = ""]) => (restored[id] ?? opened[id] ?? "").trim() !== value.trim())
}
