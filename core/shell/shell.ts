import type { TextOverrides } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"

/** A category in the menu, with its subcategories. */
export interface MenuNode {
  readonly id: number
  readonly name: string
  readonly link: string
  readonly children: readonly MenuNode[]
}

/** The company behind the shop, and how to reach it. */
export interface ShopContact {
  readonly company: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly taxNumber: string
  readonly phone: string
  readonly email: string
  readonly hours: string
}

/** What all pages of a shop share. */
export interface ShopShell {
  readonly shopName: string
  readonly claim: string
  readonly language: Language
  readonly menu: readonly MenuNode[]
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** what follows adding to the basket: the cart page, or a layer on the product page. Spec: 10.159 */
  readonly afterAdding: "redirect" | "layer"
  readonly contact: ShopContact | null
  /** the content pages that the footer links to */
  readonly contentLinks: readonly { readonly key: ContentKey; readonly title: string; readonly link: string }[]
  readonly overrides: TextOverrides
}

/** The content pages that every shop has. */
export type ContentKey = "terms" | "privacy" | "delivery" | "returns" | "contact"

/** Who is looking at the page. */
export type Visitor =
  | { readonly is: "guest" }
  | {
      readonly is: "client"
      readonly kind: "client" | "wholesaler"
      readonly firstName: string
      readonly lastName: string
      readonly points: string
    }

/**
 * The shell of a shop whose API does not describe one: prices as the platform's Polish shops write them, and no menu.
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
