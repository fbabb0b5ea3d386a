import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// the form posts as it stands, so the page does not wait for its code
whenParsed(() => {
  import("./order-check.ts").catch((failure: unknown) => sendErrorReport("load the last look at an order", failure))
  startWhenNeeded("orderLeaving", async () => (await import("./order-leaving.tsx")).startOrderLeaving(), sendErrorReport)
})
