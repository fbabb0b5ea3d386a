import type { TextCatalogue } from "../texts/texts.ts"
import type { FieldFault } from "./field.ts"
import type { Form } from "./form-state.ts"
import { faultText, type FormTextKey } from "./validation-code.ts"

/** A field as its view shows it. */
export interface FieldView {
  readonly id: string
  readonly value: string
  readonly checked: boolean
  readonly state: "neutral" | "success" | "error"
  /** the field is empty */
  readonly isEmpty: boolean
  /** the shop's answer about it is awaited */
  readonly isBusy: boolean
  /** plain text; null when there is nothing to say */
  readonly message: string | null
}

/** A form as its view shows it. */
export interface FormView {
  readonly fields: readonly FieldView[]
  /** the page marks the form as failed */
  readonly hasFailed: boolean
  /** the page marks the form as being sent */
  readonly isSubmitting: boolean
  /** the submit is waiting for the shop's answers */
  readonly isBusy: boolean
}

/**
 * A form in the shopper's words.
 *
 * Spec: 4.1, 4.2, 4.4, 4.5.
 *
 * @param words what a fault is called, where a form has words of its own
 *
 * @example
 * const [sent] = form(openForm([field("city", "city", { required: true })]), { type: "SubmitPressed" })
 * viewForm(sent, polish).fields[0]?.message // => "Proszę wypełnić to pole."
 */
export function viewForm(
  form: Form,
  catalogue: TextCatalogue<FormTextKey>,
  words: (fault: FieldFault) => string = (fault) => faultText(fault, catalogue),
): FormView {
  return {
    fields: form.fields.map(({ id, value, checked, state, requestId, fault }) => ({
      id,
      value,
      checked,
      state,
      isEmpty: value === "",
      isBusy: requestId !== null,
      message: fault === null ? null : words(fault),
    })),
    hasFailed: form.hasFailed,
    isSubmitting: form.isSubmitting,
    isBusy: form.isSubmitPending,
  }
}
