import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { installTrustedTypes, reportRefusals } from "../../adapters/browser/trusted-types.ts"
import { openLinkedDialogs } from "../runtime/dialogs/dialog-links.ts"
import { foldGroups, openAfterPaint, rehearseMenu } from "../runtime/menus/enhance-shell.ts"
import { onFirstInteraction } from "../runtime/islands/on-first-interaction.ts"
import { wearOwnType } from "../runtime/islands/own-type.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { watchReturns } from "../runtime/navigation/page-returns.ts"
import { watchHistory } from "../runtime/navigation/shown-path.ts"
import { isRecording, startRecording } from "../runtime/recording/recording.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

installTrustedTypes(window)
reportRefusals(document, sendErrorReport)
watchReturns()
watchHistory()
wearOwnType()

whenParsed(() => {
  startRecording()
  const early: KeyboardEvent[] = []
  const note = (key: KeyboardEvent) => void early.push(key)
  document.addEventListener("keydown", note)
  onFirstInteraction(() => {
    import("./interactive-header.ts")
      .then(
        (header) => header.startHeader(early),
        (failure: unknown) => sendErrorReport("load header", failure),
      )
      .finally(() => document.removeEventListener("keydown", note))
  })
  const layer = document.getElementById("menu_navbar")
  if (layer !== null) rehearseMenu(layer)
  const opener = document.querySelector<HTMLButtonElement>(".menu_button")
  if (opener !== null && layer !== null) openAfterPaint(opener, layer)
  onContent(foldGroups(".footer__group, .tab"))

  const loadOpener = () => import("./open-linked-dialog.ts")
  openLinkedDialogs(loadOpener)
  // each outcome of a recorded page tells of its forms, opened or not
  // who records sees in the browser's console that a file did not come
  if (isRecording()) void loadOpener().then((forms) => forms.startForms())

  startWhenNeeded("miniBasket", () => import("./mini-basket.ts"), sendErrorReport)
})
