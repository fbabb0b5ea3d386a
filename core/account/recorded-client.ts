import type { FormEvent } from "../form/form-state.ts"
import { recordedForm } from "../form/form-task.ts"
import type { FormView } from "../form/view-form.ts"
import type { RecordedMachine } from "../pages/page-machine.ts"

/** What a recording keeps of a form of a client's data: what was typed as masks of the same length. Spec: 4.44. */
export const recordedClient: RecordedMachine<FormEvent, FormView> = {
  ...recordedForm,
  shopperEvents: { ...recordedForm.shopperEvents, Toggled: { field: "text", checked: "boolean" } },
}
