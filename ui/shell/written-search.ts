import type { MiniBasket } from "../../core/basket/mini-basket.ts"
import type { SearchOpening } from "../../core/search/opened-search.ts"
import { findIsland } from "../runtime/islands/island-data.ts"

/**
 * What the search of this page opens with; `null` = the page has no header that could have one. Every byte of a page counts: how prices are written
 * stands beside the header's basket already, currency and country in its settings, and the form says no more than who is signed in.
 *
 * Spec: 19.3, 19.110.
 */
export function readOpening(form: HTMLFormElement, field: HTMLInputElement): SearchOpening | null {
  const basket = findIsland<MiniBasket, never>("miniBasket")
  if (basket === null) return null
  const { state, texts } = basket.data
  const { priceFormat, priceType } = state
  return {
    typed: field.defaultValue,
    language: texts.language,
    currency: setIn("menu_settings_curr"),
    region: setIn("menu_settings_country"),
    client: form.dataset["client"] ?? null,
    priceFormat,
    priceType,
  }
}

/** What is set, whatever is being chosen; where there is nothing to choose, nothing. */
const setIn = (id: string): string => document.querySelector(`#${id} option[selected]`)?.getAttribute("value") ?? ""
