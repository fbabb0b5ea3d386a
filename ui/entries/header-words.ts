import type { Texts } from "../../core/texts/texts.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import { nameToggles } from "../runtime/menus/menu-keys.ts"
import { showLevels } from "../runtime/menus/menu-panel.ts"
import { offerBackToTop, offerWayBack } from "../runtime/menus/page-ways.ts"
import { layOutSubmenus } from "../runtime/menus/submenu-layout.ts"
import { onContent } from "../runtime/navigation/page-content.ts"
import { makeSay } from "../say.ts"
import type { HeaderTextKey } from "../shell/header-texts.ts"
import type { OnDemandTextKey } from "../texts/on-demand-keys.ts"

/** What of the header needs words, which come with what the islands share: the keys of the menu wait for neither. @param builtIn the words */
export function sayHeader(menu: HTMLElement | null, layer: HTMLElement | null, builtIn: Texts<OnDemandTextKey>): void {
  const texts = findIsland<unknown, HeaderTextKey>("miniBasket", builtIn)?.data.texts
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
