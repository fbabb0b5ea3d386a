import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { clientForm } from "../../core/account/client-form.ts"
import { openedClient } from "../../core/account/opened-client.ts"
import { ClientForm, offeredCountries } from "../client/ClientForm.tsx"
import { filledEarly } from "../form/Form.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadKeeping } from "../runtime/saved/load-keeping.ts"

runIsland("client", openedClient, ClientForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedRecord),
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
  beside: (store, { setting, countries }) => loadKeeping({ store, record: clientForm(setting), offered: offeredCountries(countries) }),
  rehearsed: () => [],
  loadsShop: true,
})
