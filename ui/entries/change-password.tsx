import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { changePasswordMachine } from "../../core/account/change-password-machine.ts"
import { filledEarly } from "../form/Form.tsx"
import { ChangePasswordForm } from "../account/ChangePasswordForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("changePassword", changePasswordMachine, ChangePasswordForm, {
  recorded: async () => changePasswordMachine,
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
})
