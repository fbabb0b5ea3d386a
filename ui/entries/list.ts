import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { readListPlace } from "../../core/lists/list-place.ts"
import { onFirstInteraction } from "../runtime/islands/on-first-interaction.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"
import { isRecording } from "../runtime/recording/recording.ts"

/** Until it is there, and in a recording, which takes down pages, the browser follows links and sends forms by itself. */
const start = () => {
  import("../runtime/lists/start-list.ts").then(
    ({ startList }) => startList(sendErrorReport),
    (failure: unknown) => sendErrorReport("load list", failure),
  )
}

whenParsed(() => {
  if (isRecording() || document.getElementById("list_goods") === null) return
  // whoever comes back to a list that was gone on from waits for it
  if ((readListPlace(history.state)?.more ?? 0) > 0) start()
  else onFirstInteraction(start)
})
