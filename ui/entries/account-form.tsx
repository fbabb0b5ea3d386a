import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedAccountForm } from "../../core/account/sections/opened-account-form.ts"
import { AccountForm } from "../account/AccountForm.tsx"
import { filledIn } from "../form/Form.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("accountForm", openedAccountForm, AccountForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedRecord),
  report: sendErrorReport,
  typed: (container, { form }) => filledIn(container, form),
  loadsShop: true,
})
