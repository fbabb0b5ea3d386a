import {
  type NotifyCommand,
  type NotifyEvent,
  notifyPage,
  type NotifyPage,
  type NotifyTextKey,
  type NotifyView,
  viewNotify,
} from "./notify-page.ts"
import { postedAsking, type PostedAsking, type PostedName, type postedTextKeys, type PostedView, viewPosted } from "./posted-asking.ts"
import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { formTask } from "../form/form-task.ts"
import type { OpenedMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"

/** The id of the form's element. */
export const notifyFormId = "tell_availability_form"

/**
 * "Tell me when it is back", once its page is open: what a browser needs of it.
 *
 * Spec: 5.73, 7.79, 8.82 to 8.87.
 */
export const openedNotify: OpenedMachine<NotifyPage, NotifyEvent, NotifyCommand, NotifyView, NotifyTextKey> = {
  step: notifyPage,
  view: viewNotify,
  task: notifyTask,
  hears: { returned: { type: "Returned" } },
}

function notifyTask(command: NotifyCommand): PageTask<NotifyEvent> {
  switch (command.type) {
    case "AskNotify": {
      const { requestId, input } = command
      const unanswered = { type: "NotifyAnswered", requestId, reply: null } as const
      return {
        effect: "shop",
        call: "notify",
        input,
        answered: (reply) => ({ type: "NotifyAnswered", requestId, reply }),
        failed: unanswered,
      }
    }
    case "EndTold":
      return { effect: "timer", ms: command.ms, ended: { type: "ToldEnded", timerId: command.timerId } }
    default:
      return formTask(command, notifyFormId)
  }
}

/** The ids of the forms' elements. */
export const postedFormIds: Readonly<Record<PostedName, string>> = { question: "askforproduct_form" }

/**
 * A form that is posted, once its page is open: what a browser needs of it.
 *
 * Spec: 5.77, 10.203.
 *
 * @example
 * openedPosted("question").task({ type: "SubmitForm" }, "pl") // => { effect: "submit", formId: "askforproduct_form", fields: {} }
 */
export const openedPosted = (
  name: PostedName,
): OpenedMachine<PostedAsking, FormEvent, FormCommand, PostedView, (typeof postedTextKeys)[number]> => ({
  step: postedAsking,
  view: viewPosted,
  task: (command) => formTask(command, postedFormIds[name]),
  hears: { returned: { type: "Returned" } },
})
