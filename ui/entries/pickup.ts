import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { onFirstInteraction } from "../runtime/islands/on-first-interaction.ts"
import { isRecording } from "../runtime/recording/recording.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

const start = () => {
  import("./pickup-tools.ts").then(
    ({ startTools }) => startTools(),
    (failure: unknown) => sendErrorReport("load pickup tools", failure),
  )
}

// the buttons come with what they do: nobody presses one that waits; a page that is recorded tells of them from the start
whenParsed(() => (isRecording() ? start() : onFirstInteraction(start)))
