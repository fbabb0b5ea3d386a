import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { onFirstInteraction } from "../runtime/islands/on-first-interaction.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// the buttons come with what they do: nobody presses one that waits
whenParsed(() =>
  onFirstInteraction(() => {
    import("./pickup-tools.ts").then(
      ({ startTools }) => startTools(),
      (failure: unknown) => sendErrorReport("load pickup tools", failure),
    )
  }),
)
