import type { TextCatalogue } from "../texts/texts.ts"
import { faultText } from "./fault-text.ts"
import type { FormTextKey } from "./form-text-keys.ts"
import type { Form } from "./form-state.ts"

/** A field as its view shows it. */
export interface FieldView {
  readonly id: string
  readonly value: string
  readonly checked: boolean
  readonly state: "neutral" | "success" | "error"
  /** nothing stands in it */
  readonly isEmpty: boolean
  /** the shop is being asked about it */
  readonly isBusy: boolean
  /** plain text; null when there is nothing to say */
  readonly message: string | null
}

export interface FormView {
  readonly fields: readonly FieldView[]
  /** the fail-validation marker */
  readonly hasFailed: boolean
  /** the submitting marker */
  readonly isSubmitting: boolean
  /** the submit waits for the shop's answers */
  readonly isBusy: boolean
}

/**
 * A form in the shopper's words.
 *
 * Spec: 4.1, 4.2, 4.4, 4.5.
 */
export function viewForm(form: Form, catalogue: TextCatalogue<FormTextKey>): FormView {
  return {
    fields: form.fields.map(({ id, value, checked, state, awaiting, fault }) => ({
      id,
      value,
      checked,
      state,
      isEmpty: value === "",
      isBusy: awaiting !== null,
      message: fault === null ? null : faultText(fault, catalogue),
    })),
    hasFailed: form.hasFailed,
    isSubmitting: form.isSubmitting,
    isBusy: form.wantsSubmit,
  }
}
