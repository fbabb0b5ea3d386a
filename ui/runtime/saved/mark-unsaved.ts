import { isChanged } from "../../../core/form/changed-record.ts"
import type { FormValues, OpenedRecord } from "../../../core/form/record-form.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import { oncePerPaint } from "./once-per-paint.ts"

/**
 * Marks a form's element while leaving would lose what is typed in it; `guardLeaving` looks for that.
 *
 * Spec: 5.82, 10.604, 14.39.
 *
 * @param restored what was brought back into it as it opened
 */
export function markUnsaved<Event>(store: MachineStore<OpenedRecord, Event>, formId: string, restored: FormValues): void {
  const mark = () => document.getElementById(formId)?.toggleAttribute("data-unsaved", isChanged(store.getSnapshot(), restored))
  store.subscribe(oncePerPaint(mark))
  mark()
}
