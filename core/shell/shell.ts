import type { TextOverrides } from "../texts/texts.ts"
import type { AnnouncedBar } from "./announced-bars.ts"
import { plainWords } from "./plain-words.ts"
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

/** How to reach the shop at once, beside what cannot be bought. */
export type ContactWays = Pick<ShopContact, "phone" | "email" | "hours">

/** The ways to the shop as a shopper sees and presses them. */
export interface ContactView extends ContactWays {
  /** a `tel:` address */
  readonly call: string
  /** a `mailto:` address */
  readonly write: string
}

/**
 * The telephone and mail links of a shop. Whatever it has for a number or an address stays one: nothing of it becomes another link.
 *
 * Spec: 17.28.
 *
 * @param contact null = the shop tells none
 * @param subject what the letter is about; "" = the shopper says it
 * @returns null when there is neither number nor address; where one of them is missing, nothing leads by its link
 *
 * @example contactLinks({ phone: "71 372 40 18", email: "a@b.pl", hours: "" }, "")?.call // => "tel:713724018"
 * @example contactLinks({ phone: "", email: "a@b.pl", hours: "" }, "Stół")?.write // => "mailto:a@b.pl?subject=St%C3%B3%C5%82"
 * @example contactLinks({ phone: "", email: "", hours: "9-17" }, "") // => null
 */
export function contactLinks(contact: ContactWays | null, subject: string): ContactView | null {
  if (contact === null || (contact.phone === "" && contact.email === "")) return null
  const { phone, email, hours } = contact
  const query = subject === "" ? "" : `?subject=${encodeURIComponent(subject)}`
  const mailbox = encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")
  return { phone, email, hours, call: `tel:${phone.replaceAll(/[^\d+]/g, "")}`, write: `mailto:${mailbox}${query}` }
}

/** Where a shop can require strong passwords: for new ones, everywhere or nowhere. Spec: 5.32. */
export const strongPasswordSettings = ["new", "always", "off"] as const

/** Where a shop requires them. */
export type StrongPasswordSetting = (typeof strongPasswordSettings)[number]

/** What all pages of a shop share. */
export interface ShopShell {
  readonly shopName: string
  readonly claim: string
  /** what the shop says of itself to search engines; absent = its claim */
  readonly description?: string
  readonly language: Language
  /** the one of ours that it has; absent = it has both, or does not tell */
  readonly onlyLanguage?: Language
  readonly menu: readonly MenuNode[]
  readonly priceFormat: PriceFormat
  /** the id of the currency of all prices, such as "PLN"; null = the shop does not tell */
  readonly currency: string | null
  readonly priceType: PriceType
  /** what follows adding to the basket: the cart page, or a layer on the product page. Spec: 10.159 */
  readonly afterAdding: "redirect" | "layer"
  readonly contact: ShopContact | null
  /** the content pages that the footer links to */
  readonly contentLinks: readonly { readonly key: ContentKey; readonly title: string; readonly link: string }[]
  /** names of what the shop really takes and sends by, for the foot of each page; absent = it does not tell */
  readonly marks?: { readonly payments: readonly string[]; readonly couriers: readonly string[] }
  readonly overrides: TextOverrides
  /** absent = its sign is its name */
  readonly logo?: ShopLogo
  /** the address of what stands for it in a tab; absent = that of the pages' build */
  readonly icon?: string
  /** where it wants strong passwords; absent = `defaultStrongPassword`. Spec: 5.32 */
  readonly strongPassword?: StrongPasswordSetting
  /** what a shop elsewhere announces on its own pages; absent = nothing, or the front of ours tells it. Spec: 10.1079 */
  readonly bars?: readonly AnnouncedBar[]
  /** it is there to be looked at: nothing is sold in it. Absent = it sells */
  readonly isDemo?: true
  /** it knows no call of our own, so that pages which need one are not linked to. Absent = it knows them */
  readonly isPlain?: true
  /** the sign-in stands in place of its home page. Absent = it does not, or nobody looked. Spec: 10.1105 */
  readonly isForWholesalers?: true
  /** its own pages stand where ours need a call that it does not know, so that an order is made there. Absent = they do not */
  readonly ordersBehind?: true
}

/** The sign of a shop as a picture. */
export interface ShopLogo {
  readonly src: string
  /** in px; null = not told */
  readonly size: { readonly width: number; readonly height: number } | null
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
      readonly email: string
      readonly points: string
    }

/**
 * What a client is called; "" = the shop does not tell.
 *
 * Spec: 10.1022.
 *
 * @example fullName({ firstName: "Ewa", lastName: "" }) // => "Ewa"
 */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/**
 * The shell of a shop whose API does not describe one: prices as the platform's Polish shops write them, and no menu.
 *
 * Spec: 9.41, 10.309, 10.1014.
 *
 * @param shopName what the shop is called as far as anybody knows: the host of its address
 *
 * @example plainShell("pl", "shop.example").priceFormat.symbol // => "zł"
 */
export function plainShell(language: Language, shopName: string): ShopShell {
  return {
    shopName,
    claim: "",
    language,
    menu: [],
    priceFormat: { mask: "###,##0.00", groupSeparator: "\u00A0", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    currency: null,
    priceType: "gross",
    afterAdding: "redirect",
    contact: null,
    contentLinks: [],
    overrides: plainWords[language],
    isPlain: true,
  }
}
