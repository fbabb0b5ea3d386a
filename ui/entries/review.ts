import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// the form posts as it stands, so the page does not wait for its code
whenParsed(() => {
  markTitle()
  import("./review-form.tsx")
    .then(() => import("./leave-question.tsx"))
    .then((chunk) => chunk.startLeaveQuestion("leaveForm"))
    .catch((failure: unknown) => sendErrorReport("load the form for reviews", failure))
})
