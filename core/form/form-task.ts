import type { FormCommand, FormEvent } from "./form-state.ts"
import type { PageTask } from "../pages/page-task.ts"

/**
 * What a form asks of its page that asks the shop nothing before it is posted: its fields count as valid, as where the shop does not answer.
 *
 * Spec: 4.3 to 4.8, 14.9, 14.10, 14.31.
 *
 * @param formId id of the form's element; the ids of fields are those of their elements
 *
 * @example formTask({ type: "FocusField", field: "user_login" }, "form") // => { effect: "scroll", placeId: "user_login" }
 */
export function formTask(command: FormCommand, formId: string): PageTask<FormEvent> {
  switch (command.type) {
    case "StartTimer":
      return {
        effect: "timer",
        ms: command.ms,
        ended: { type: command.timer === "action" ? "TimerEnded" : "PauseEnded", timerId: command.timerId },
      }
    case "CheckClientData":
    case "CheckBankAccount":
      return { effect: "timer", ms: 0, ended: { type: "NotAnswered", requestId: command.requestId } }
    case "SubmitForm":
      return { effect: "submit", formId, fields: {} }
    case "FocusField":
      return { effect: "scroll", placeId: command.field }
    case "ShowAlert":
      // its words stand at the field, which has the focus by now
      return { effect: "scroll", placeId: formId }
  }
}
