import type { RecordedMachine } from "../../pages/page-machine.ts"
import type { FormEvent } from "../form-state.ts"
import type { FormView } from "../view-form.ts"

/** What a recording keeps of a form that is posted: what was typed as masks of the same length. Spec: 4.44. */
export const recordedForm: RecordedMachine<FormEvent, FormView> = {
  outcome: ({ fields, faults, isSubmitting }) => ({
    refused: faults.length === 0 ? null : faults.join(" "),
    isSubmitting,
    faults: fields.map(({ message }) => message),
  }),
  shopperEvents: {
    Typed: { field: "text", value: "text" },
    TypedEarly: { field: "text", value: "text" },
    Chosen: { field: "text", value: "text" },
    SubmitPressed: {},
  },
}

/** The same of a form that has boxes to tick. Spec: 4.44. */
export const recordedRecord: RecordedMachine<FormEvent, FormView> = {
  ...recordedForm,
  shopperEvents: { ...recordedForm.shopperEvents, Toggled: { field: "text", checked: "boolean" } },
}
