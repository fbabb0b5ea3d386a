import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// the form posts as it stands, so the page does not wait for its code; what was typed before it came may be lost as well
whenParsed(() => {
  markTitle()
  import("./client-form.tsx")
    .then(() => import("./leave-question.tsx"))
    .then((chunk) => chunk.startLeaveQuestion("leaveForm"))
    .catch((failure: unknown) => sendErrorReport("load the form of a client's data", failure))
})
