import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { startWhenIdle } from "../runtime/islands/start-when-idle.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"
import { hasKept } from "../runtime/saved/has-kept.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// each of these pages has one of the forms, which posts as it stands
whenParsed(() => {
  markTitle()
  // who is signed in has registered, or need not
  if (document.querySelector("[data-forgets]") !== null)
    void import("./forget-told.ts").then(
      (chunk) => chunk.forgetTold(),
      (failure: unknown) => sendErrorReport("forget what was sent", failure),
    )
  const isBegun = hasKept()
  startWhenNeeded("signIn", () => import("./sign-in.tsx"), sendErrorReport, isBegun)
  startWhenNeeded("password", () => import("./password.tsx"), sendErrorReport, isBegun)
  startWhenIdle("passkeySignIn", () => import("./passkey-sign-in.tsx"), sendErrorReport)
  startWhenIdle("savePasskey", () => import("./save-passkey.tsx"), sendErrorReport)
  startWhenNeeded("changePassword", () => import("./change-password.tsx"), sendErrorReport)
  startWhenNeeded(
    "accountForm",
    () => import("./account-form.tsx").then(() => import("./leave-question.tsx")).then((chunk) => chunk.startLeaveQuestion("leaveForm")),
    sendErrorReport,
    isBegun,
  )
})
