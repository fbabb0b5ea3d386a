import type { Language } from "../language/language.ts"
import type { ShopShell } from "./shell.ts"

/**
 * The shell of a shop that does not tell its own: prices as the platform's Polish shops write them, no menu.
 *
 * Spec: 9.41.
 *
 * @example plainShell("pl").priceFormat.symbol // => "zł"
 */
export function plainShell(language: Language): ShopShell {
  return {
    shopName: "Witryna",
    claim: "",
    language,
    menu: [],
    priceFormat: { mask: "###,##0.00", groupSeparator: "\u00A0", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    priceType: "gross",
    afterAdding: "redirect",
    contact: null,
    contentLinks: [],
    overrides: {},
  }
}
