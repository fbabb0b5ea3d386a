import { recordedForm } from "../form/recorded/recorded-form.ts"
import type { RecordedMachine } from "../pages/page-machine.ts"
import type { NotifyEvent, NotifyView } from "./notify-page.ts"

/** What a recording keeps of it: what was typed as masks of the same length. Spec: 4.44. */
export const recordedNotify: RecordedMachine<NotifyEvent, NotifyView> = {
  outcome: ({ fields, faults, told, isSubmitting }) => ({
    refused: faults.length === 0 ? null : faults.join(" "),
    told,
    isSubmitting,
    faults: fields.map(({ message }) => message),
  }),
  shopperEvents: recordedForm.shopperEvents,
}
