import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedClient } from "../../core/account/opened-client.ts"
import { ClientForm } from "../client/ClientForm.tsx"
import { filledIn } from "../form/Form.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("client", openedClient, ClientForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedRecord),
  report: sendErrorReport,
  typed: (container, { form }) => filledIn(container, form),
  loadsShop: true,
})
