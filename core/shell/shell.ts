import type { Language } from "../language/language.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { PriceType } from "../money/price.ts"
import type { TextOverrides } from "../texts/texts.ts"

export interface MenuNode {
  readonly id: number
  readonly name: string
  readonly link: string
  readonly children: readonly MenuNode[]
}

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

/** What every page of a shop shares. */
export interface ShopShell {
  readonly shopName: string
  readonly claim: string
  readonly language: Language
  readonly menu: readonly MenuNode[]
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** what follows an add to basket: the cart page, or a layer on the product page. Spec: 10.159 */
  readonly afterAdding: "redirect" | "layer"
  readonly contact: ShopContact | null
  /** pages of text in the footer */
  readonly contentLinks: readonly { readonly key: ContentKey; readonly title: string; readonly link: string }[]
  readonly overrides: TextOverrides
}

export type ContentKey = "terms" | "privacy" | "delivery" | "returns" | "contact"

/** Who is looking. */
export type Visitor =
  | { readonly is: "guest" }
  | {
      readonly is: "client"
      readonly kind: "client" | "wholesaler"
      readonly firstName: string
      readonly lastName: string
      readonly points: string
    }
