import type { PageTask } from "../pages/page-task.ts"
import type { FormCommand, FormEvent } from "./form-state.ts"
import { formTask } from "./form-task.ts"

/**
 * What a form without a bank account asks of its page: the shop is asked about its fields, all of a pause in one request. What it does not
 * answer counts as valid, and stops nobody.
 *
 * Spec: 4.3 to 4.8, 5.24, 5.29, 11.75 to 11.85, 14.10.
 *
 * @param formId id of the form's element
 *
 * @example
 * const task = clientDataTask({ type: "CheckClientData", requestId: 3, questions: [] }, "form")
 * task.effect === "shop" && task.failed // => { type: "NotAnswered", requestId: 3 }
 */
export function clientDataTask(command: FormCommand, formId: string): PageTask<FormEvent> {
  if (command.type !== "CheckClientData") return formTask(command, formId)
  const { requestId } = command
  const failed: FormEvent = { type: "NotAnswered", requestId }
  return {
    effect: "shop",
    call: "checkClientData",
    input: command.questions,
    answered: (reply) => (reply === null ? failed : { type: "Answered", requestId, ...reply }),
    failed,
  }
}

/**
 * The same for a form that has a bank account: each is asked about by itself.
 *
 * Spec: 5.24, 11.85, 14.10.
 *
 * @param formId id of the form's element
 *
 * @example
 * const task = recordTask({ type: "CheckBankAccount", requestId: 3, field: "iban", value: "PL61" }, "form")
 * task.effect === "shop" && task.failed // => { type: "NotAnswered", requestId: 3 }
 */
export function recordTask(command: FormCommand, formId: string): PageTask<FormEvent> {
  if (command.type !== "CheckBankAccount") return clientDataTask(command, formId)
  const { requestId, field } = command
  const failed: FormEvent = { type: "NotAnswered", requestId }
  return {
    effect: "shop",
    call: "checkBankAccount",
    input: command.value,
    answered: (errno) => (errno === null ? failed : { type: "BankAccountAnswered", requestId, field, errno }),
    failed,
  }
}
