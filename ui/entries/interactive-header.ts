import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { makeSay } from "../say.ts"
import type { HeaderTextKey } from "../shell/header-texts.ts"
import { loadTexts } from "../texts/load-texts.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { keepChoice } from "../runtime/navigation/language-switch.ts"
import { enhanceTooltips } from "../runtime/menus/enhance-tooltips.ts"
import { nameToggles, startMenuKeys } from "../runtime/menus/menu-keys.ts"
import { makeModal, showLevels } from "../runtime/menus/menu-panel.ts"
import { offerBackToTop, offerWayBack } from "../runtime/menus/page-ways.ts"
import { layOutSubmenus } from "../runtime/menus/submenu-layout.ts"

/**
 * What of the header, and of all pages, is fetched at the first interaction, in one file. What needs words follows when they have come.
 *
 * @param early keys that were pressed meanwhile
 */
export async function startHeader(early: readonly KeyboardEvent[]): Promise<void> {
  const [menu, layer] = [document.getElementById("menu_categories"), document.getElementById("menu_navbar")]
  if (menu !== null) startMenuKeys(menu, early)
  if (layer !== null) makeModal(layer)
  keepChoice(document)
  enhanceTooltips([...document.querySelectorAll<HTMLElement>("[data-tooltip]")])
  // without words the header stays as it is
  const builtIn = await loadTexts("miniBasket").catch((failure: unknown) => sendErrorReport("load texts of the menu", failure))
  const texts = builtIn === undefined ? undefined : findIsland<unknown, HeaderTextKey>("miniBasket", builtIn)?.data.texts
  if (texts === undefined) return
  const say = makeSay(texts)
  if (layer !== null) showLevels(layer, say)
  if (menu !== null) {
    nameToggles(menu, say)
    layOutSubmenus(menu, say)
  }
  onContent(() => offerWayBack(say))
  offerBackToTop(say)
}
