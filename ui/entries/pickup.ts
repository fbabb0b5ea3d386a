import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { idleMoment } from "../runtime/islands/idle-turns.ts"
import { isRecording } from "../runtime/recording/recording.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

/** What is pressed before anything answers it is pressed again. */
async function start(): Promise<void> {
  const tools = document.getElementById("pickup_tools")
  let again = (): void => {}
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null
    if (button !== null) again = () => button.click()
  }
  tools?.addEventListener("click", keep)
  // a page that is recorded tells of its buttons from the start
  if (!isRecording()) await idleMoment()
  const { startTools } = await import("./pickup-tools.ts")
  tools?.removeEventListener("click", keep)
  startTools()
  again()
}

whenParsed(() => void start().catch((failure: unknown) => sendErrorReport("load pickup tools", failure)))
