import type { Language } from "../../core/values/language.ts"
import type { PageFrame } from "../../core/pages/page.ts"

/** A frame without a shop: for the failure page when not even the shop's name could be read. */
export const bareFrame = (language: Language, nowMs: number): PageFrame => ({
  shell: {
    shopName: "",
    claim: "",
    language,
    menu: [],
    priceFormat: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "", symbolBefore: false, space: false },
    priceType: "gross",
    afterAdding: "redirect",
    contact: null,
    contentLinks: [],
    overrides: {},
  },
  visitor: { is: "guest" },
  basket: null,
  nowMs,
})
