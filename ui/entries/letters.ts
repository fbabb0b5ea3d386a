import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"
import { hasKept } from "../runtime/saved/has-kept.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

const noteFailure = (failure: unknown) => sendErrorReport("forget what was sent", failure)

// each of these pages has one of the forms, which posts as it stands
whenParsed(() => {
  markTitle()
  // the shop has what was typed
  if (document.querySelector("[data-forgets]") !== null) void import("./forget-told.ts").then((chunk) => chunk.forgetTold(), noteFailure)
  const load = () =>
    import("./letter-forms.tsx").then(() => import("./leave-question.tsx")).then((chunk) => chunk.startLeaveQuestion("leaveForm"))
  const isBegun = hasKept()
  startWhenNeeded("newsletter", load, sendErrorReport, isBegun)
  startWhenNeeded("contact", load, sendErrorReport, isBegun)
})
