import { shownCurrency } from "../../core/pricing/currency.ts"
import { contentAddress } from "../../core/addresses/content-address.ts"
import { jsonInHtml } from "../../core/web/html-text.ts"
import type { Scene } from "../scene.ts"

/**
 * The code of `window.app_shop`, by which other people's scripts read how the shop is set and call what they have put into the page to life. What
 * this shop does not do is a function that does nothing: tiles need no slider, and a button of a tile is a plain form.
 *
 * The addresses are read from the page, not written into it: one document is kept for all who come by the same path.
 *
 * Spec: 10.156, 10.157.
 */
export function appShopCode({ frame, language }: Pick<Scene, "frame" | "language">): string {
  const { symbol, mask, symbolBefore, space } = frame.shell.priceFormat
  const vars = {
    vat_registered: "1",
    currency_format: mask,
    currency_before_value: symbolBefore,
    currency_space: space,
    symbol,
    id: shownCurrency(frame.shell),
    logged: frame.visitor.is === "client",
    blacklist_extension: [],
    blacklist_mime: [],
    session_share: {},
    sites: {},
    cache_html: false,
  }
  const contact = contentAddress(language, "contact")
  const none = "()=>{}"
  return `app_shop={runApp:${none},fn:{addToBasketAjax:${none}},vars:{...${jsonInHtml(vars)},hotspot_slider:{init:${none},destroy:${none}},baseurl:location.origin+"/",sslurl:location.origin+"/",curr_url:location.href},urls:{contact:${jsonInHtml(contact)}}}`
}
