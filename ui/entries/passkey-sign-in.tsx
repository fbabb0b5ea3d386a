import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedPasskeySignIn } from "../../core/passkey/opened-passkey-sign-in.ts"
import { PasskeySignInIsland } from "../passkey/PasskeySignInIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("passkeySignIn", openedPasskeySignIn, PasskeySignInIsland, {
  recorded: () => import("../../core/passkey/recorded/recorded-passkey-sign-in.ts").then((chunk) => chunk.recordedPasskeySignIn),
  report: sendErrorReport,
  typed: () => [{ type: "Shown" } as const],
})
