import { mayChangeAddress } from "../../order/own/may-change-address.ts"
import type { PageName, ShownPageModel } from "../../pages/page.ts"
import { listed } from "../../pages/page-machine.ts"
import { leaveQuestionMachine } from "./leave-question-machine.ts"

/** The pages whose form tells what leaving would lose. */
const formPages: ReadonlySet<PageName> = new Set([
  "client",
  "accountData",
  "accountAddresses",
  "accountSecurity",
  "accountConsents",
  "accountPrivacy",
  "newsletter",
  "contact",
  "review",
])

/** The same before a changed form is left. Spec: 5.82, 10.604, 10.800, 10.966, 10.967. */
export const leaveFormMachine: typeof leaveQuestionMachine = {
  ...leaveQuestionMachine,
  open: (model) => (hasForm(model) ? { is: "staying" } : null),
}

function hasForm(model: ShownPageModel): boolean {
  switch (model.page) {
    case "product":
      return model.questions !== null
    case "clientOrder":
      return mayChangeAddress(model.order)
    case "case":
      return model.open.step !== "check" && model.open.step !== "sent"
    default:
      return formPages.has(model.page)
  }
}

/** As the records of those pages list it: one machine under one name. */
export const leaveFormMachines = { leaveForm: listed(leaveFormMachine) }
