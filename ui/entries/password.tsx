import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedPassword, recordedPassword } from "../../core/account/opened-password.ts"
import { filledEarly } from "../form/Form.tsx"
import { PasswordForm } from "../pages/PasswordForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("password", openedPassword, PasswordForm, {
  recorded: async () => recordedPassword,
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
})
