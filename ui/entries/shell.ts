import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { installTrustedTypes, reportRefusals } from "../../adapters/browser/trusted-types.ts"
import { enhanceMenu, foldFooter } from "../runtime/enhance-shell.ts"
import { watchReturns } from "../runtime/page-returns.ts"
import { startRecording } from "../runtime/recording.ts"
import { startWhenNeeded } from "../runtime/start-when-needed.ts"
import { whenParsed } from "../runtime/when-parsed.ts"
import "../styles/site.css"

installTrustedTypes(window)
reportRefusals(document, sendErrorReport)
watchReturns()

whenParsed(() => {
  startRecording()
  const menu = document.getElementById("menu_categories")
  if (menu !== null) enhanceMenu(menu)
  foldFooter([...document.querySelectorAll<HTMLDetailsElement>(".footer__group")])

  startWhenNeeded("miniBasket", () => import("./mini-basket.ts"), sendErrorReport)
})
