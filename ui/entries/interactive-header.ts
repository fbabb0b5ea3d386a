import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { showSending } from "../runtime/navigation/show-sending.ts"
import { keepChoice } from "../runtime/navigation/language-switch.ts"
import { clearOnSignOut } from "../runtime/navigation/sign-out.ts"
import { enhanceTooltips } from "../runtime/menus/enhance-tooltips.ts"
import { startMenuKeys } from "../runtime/menus/menu-keys.ts"
import { makeModal } from "../runtime/menus/menu-panel.ts"
import { takeSearchAlong } from "../runtime/menus/search-in-panel.ts"
import { startKeeping } from "../runtime/saved/start-keeping.ts"
import { startSearchAtFocus } from "../runtime/menus/search-focus.ts"
import { loadTexts } from "../texts/load-texts.ts"

/**
 * What of the header, and of all pages, is fetched at the first interaction, in one file. What needs words follows when they have come.
 *
 * @param early keys that were pressed meanwhile
 */
export function startHeader(early: readonly KeyboardEvent[]): void {
  // before all that takes longer: who presses that may be gone at once
  clearOnSignOut(
    () => sessionStorage,
    () => localStorage,
  )
  const [menu, layer] = [document.getElementById("menu_categories"), document.getElementById("menu_navbar")]
  if (menu !== null) startMenuKeys(menu, early)
  if (layer !== null) {
    makeModal(layer)
    takeSearchAlong(layer)
  }
  startSearchAtFocus(() => import("./search-box.tsx").then((chunk) => chunk.startSearchBox), sendErrorReport)
  keepChoice(document)
  startKeeping(() => import("./keep-in-place.ts"), sendErrorReport)
  // after what sends some forms by itself
  showSending(document)
  enhanceTooltips([...document.querySelectorAll<HTMLElement>("[data-tooltip]")])
  Promise.all([import("./header-words.ts"), loadTexts("miniBasket")])
    .then(([{ sayHeader }, builtIn]) => sayHeader(menu, layer, builtIn))
    // without words the header stays as it is
    .catch((failure: unknown) => sendErrorReport("load texts of the menu", failure))
}
