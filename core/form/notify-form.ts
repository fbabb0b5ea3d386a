import { faultText } from "./fault-text.ts"
import type { FieldFault } from "./field-fault.ts"
import type { OpeningField } from "./form.ts"
import type { FormTextKey } from "./form-text-keys.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"

/** The fields of "tell me when it is back". Spec: 5.73. */
export const notifyFields: readonly OpeningField[] = [
  {
    id: "availability_email",
    kind: "email",
    required: true,
    minLength: null,
    maxLength: null,
    autocomplete: "email",
    region: null,
    linkedTo: null,
  },
]

/**
 * What is wrong with a field of that form: a wrong e-mail has words of its own there.
 *
 * Spec: 5.73, 5.74.
 */
export function notifyFaultText(fault: FieldFault, catalogue: TextCatalogue<FormTextKey | "message.invalidEmail">): string {
  const isEmail = fault._tag === "Code" && fault.code === "incorect_email"
  return isEmail ? formatText(catalogue, "message.invalidEmail") : faultText(fault, catalogue)
}
