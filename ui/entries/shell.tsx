import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { installTrustedTypes } from "../../adapters/browser/trusted-types.ts"
import { miniBasketMachine } from "../../core/pages/mini-basket-machine.ts"
import { enhanceMenu, foldFooter } from "../runtime/enhance-shell.ts"
import { startRecording } from "../runtime/recording.ts"
import { runIsland } from "../runtime/run-island.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import "../styles/site.css"

installTrustedTypes(window)
startRecording()

const menu = document.getElementById("menu_categories")
if (menu !== null) enhanceMenu(menu)
foldFooter([...document.querySelectorAll<HTMLDetailsElement>(".footer__group")])

runIsland("miniBasket", miniBasketMachine, MiniBasketIsland, { report: sendErrorReport })
