import type { FormField } from "./field.ts"
import { type FormState, isInPlay } from "./form-state.ts"

/** What a checkbox posts when it is checked. */
export const checkedValue = "1"

/** A field as it is posted. */
export interface PostedField {
  readonly name: string
  readonly value: string
}

/**
 * What a form posts, in the order of its fields: the browser by itself, and a script that asks the shop beside the page. What is hidden or
 * disabled is left out, and so are boxes that are not ticked and radio groups without a choice; of files the names are here, and a field
 * without any posts an empty one.
 *
 * Spec: 14.28, 14.35.
 *
 * @example
 * const terms = field("terms", "checkbox", { checked: true })
 * postedFields(openForm([field("city", "city", { name: "client_city", value: "Gdynia" }), terms]))
 * // => [{ name: "client_city", value: "Gdynia" }, { name: "terms", value: "1" }]
 */
export const postedFields = (form: FormState): readonly PostedField[] =>
  form.fields.filter((field) => isInPlay(form, field)).flatMap((field) => valuesOf(field).map((value) => ({ name: field.name, value })))

function valuesOf({ kind, value, checked }: FormField): readonly string[] {
  switch (kind) {
    case "checkbox":
      return checked ? [checkedValue] : []
    case "radio":
      return value === "" ? [] : [value]
    case "files":
      return value.split("\n")
    default:
      return [value]
  }
}
