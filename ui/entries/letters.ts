import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// each of these pages has one of the forms, which posts as it stands
whenParsed(() => {
  const load = () => import("./letter-forms.tsx")
  startWhenNeeded("newsletter", load, sendErrorReport)
  startWhenNeeded("contact", load, sendErrorReport)
})
