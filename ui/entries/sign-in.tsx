import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { signInMachine } from "../../core/account/sign-in-machine.ts"
import { filledEarly } from "../form/Form.tsx"
import { SignInForm } from "../pages/SignInForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("signIn", signInMachine, SignInForm, {
  recorded: async () => signInMachine,
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
})
