import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { passwordMachine } from "../../core/account/password-machine.ts"
import { filledIn } from "../form/Form.tsx"
import { PasswordForm } from "../pages/PasswordForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("password", passwordMachine, PasswordForm, {
  recorded: async () => passwordMachine,
  report: sendErrorReport,
  typed: (container, { form }) => filledIn(container, form),
})
