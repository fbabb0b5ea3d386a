import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { accountForm } from "../../core/account/sections/account-forms.ts"
import { openedAccountForm } from "../../core/account/sections/opened-account-form.ts"
import { AccountForm } from "../account/AccountForm.tsx"
import { filledEarly } from "../form/Form.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadKeeping } from "../runtime/saved/load-keeping.ts"

runIsland("accountForm", openedAccountForm, AccountForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedRecord),
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
  beside: (store, { setting, offered }) => loadKeeping({ store, record: accountForm(setting), offered }),
  rehearsed: () => [],
  loadsShop: true,
})
