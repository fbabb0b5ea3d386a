import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedSavePasskey } from "../../core/passkey/opened-save-passkey.ts"
import { SavePasskeyIsland } from "../passkey/SavePasskeyIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("savePasskey", openedSavePasskey, SavePasskeyIsland, {
  recorded: () => import("../../core/passkey/recorded/recorded-save-passkey.ts").then((chunk) => chunk.recordedSavePasskey),
  report: sendErrorReport,
  typed: () => [{ type: "Shown" } as const],
})
