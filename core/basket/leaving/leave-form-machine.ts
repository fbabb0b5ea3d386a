import type { PageName } from "../../pages/page.ts"
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

/** The same before a changed form is left. Spec: 5.82, 10.604, 10.800, 10.966. */
export const leaveFormMachine: typeof leaveQuestionMachine = {
  ...leaveQuestionMachine,
  open: (model) => (formPages.has(model.page) || (model.page === "product" && model.questions !== null) ? { is: "staying" } : null),
}

/** As the records of those pages list it: one machine under one name. */
export const leaveFormMachines = { leaveForm: listed(leaveFormMachine) }
