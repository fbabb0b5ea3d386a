import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// each of these pages has one of the forms, which posts as it stands
whenParsed(() => {
  startWhenNeeded("signIn", () => import("./sign-in.tsx"), sendErrorReport)
  startWhenNeeded("password", () => import("./password.tsx"), sendErrorReport)
  startWhenNeeded("changePassword", () => import("./change-password.tsx"), sendErrorReport)
})
