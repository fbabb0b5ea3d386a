import { isNote, isSignInField } from "./field.ts"
import type { StrongPasswordSetting } from "../shell/shell.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type FormState, type FormFault, isInPlay } from "./form-state.ts"
import type { FaultText, FormTextKey } from "./fault-text.ts"

/** A field as its view shows it. */
export interface FieldView {
  readonly id: string
  readonly value: string
  readonly checked: boolean
  /** what is taken with a note is not marked: "fine" and "not checked" at once would be neither; nor is what only the shop can judge */
  readonly state: "neutral" | "success" | "error"
  /** the field is empty */
  readonly isEmpty: boolean
  /** the shop's answer about it is awaited */
  readonly isBusy: boolean
  /** plain text; null when there is nothing to say */
  readonly message: string | null
  /** nobody sees it, alone or with its group */
  readonly isHidden: boolean
  /** it is not posted: hidden or disabled, alone or with its group */
  readonly isDisabled: boolean
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
  /** what is wrong with the form as a whole, in plain text */
  readonly faults: readonly string[]
  /** ids and names of what is hidden and disabled */
  readonly hiddenParts: readonly string[]
  readonly disabledParts: readonly string[]
  readonly strongPassword: StrongPasswordSetting
}

/**
 * A form in the shopper's words.
 *
 * Spec: 4.1, 4.2, 4.4, 4.5, 10.971, 14.28 to 14.31.
 *
 * @param say what a fault is called: a form knows its own codes, and may have words of its own
 *
 * @example
 * const [sent] = plainForm(everyRule)(openForm([field("city", "city", { required: true })]), { type: "SubmitPressed" })
 * viewForm(sent, polish, faultText).fields[0]?.message // => "Proszę wypełnić to pole."
 */
export function viewForm(form: FormState, catalogue: TextCatalogue<FormTextKey>, say: FaultText): FormView {
  const { fields, hasFailed, isSubmitting, isSubmitPending, faults, hiddenParts, disabledParts, strongPassword } = form
  const faultWords = (fault: FormFault) => (fault._tag === "NotReached" ? formatText(catalogue, "form.notAnswered") : say(fault, catalogue))
  return {
    fields: fields.map(({ id, group, value, checked, state, fault, requestId, autocomplete }) => ({
      id,
      value,
      checked,
      state: isNote(fault) || (state === "success" && isSignInField({ autocomplete })) ? "neutral" : state,
      isEmpty: value === "",
      isBusy: requestId !== null,
      message: fault === null ? null : say(fault, catalogue),
      isHidden: [id, group].some((part) => hiddenParts.includes(part)),
      isDisabled: !isInPlay(form, { id, group }),
    })),
    hasFailed,
    isSubmitting,
    isBusy: isSubmitPending,
    faults: faults.map(faultWords),
    hiddenParts,
    disabledParts,
    strongPassword,
  }
}
