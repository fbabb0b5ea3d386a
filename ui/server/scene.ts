import type { Language } from "../../core/values/language.ts"
import { formatPrice } from "../../core/values/price-format.ts"
import { type Price, shownAmount } from "../../core/values/money.ts"
import type { PageFrame } from "../../core/pages/page.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import { makeSay, type Say } from "../texts/say.ts"

/** What every server-rendered view of a page needs besides its model. */
export interface Scene {
  readonly frame: PageFrame
  readonly language: Language
  readonly catalogue: TextCatalogue
  readonly say: Say
  /** a price as this shopper sees it: "129,00 zł" */
  readonly amount: (price: Price) => string
}

/** The scene of a page: the frame's language, texts with the shop's own wording, and its way of writing prices. */
export function sceneOf(frame: PageFrame): Scene {
  const { language, overrides, priceFormat, priceType } = frame.shell
  const catalogue = textCatalogue(language, overrides)
  return {
    frame,
    language,
    catalogue,
    say: makeSay(catalogue),
    amount: (price) => formatPrice(shownAmount(price, priceType), priceFormat),
  }
}
