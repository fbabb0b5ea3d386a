import type { ContentKey, MenuNode, ShopContact, ShopLogo } from "../../../core/shell/shell.ts"
import { addressHere } from "../address-here.ts"
import { byId, find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import type { OfferedCurrency } from "../../../core/region/region-settings.ts"
import type { AnnouncedBar } from "../../../core/shell/announced-bars.ts"
import { readAnnouncedBars } from "./read-bars.ts"
import { readCurrencies } from "./read-currencies.ts"
import { readClaim, readHeadDescription } from "./read-head.ts"
import type { HomeLanguages } from "../../../core/shell/home-languages.ts"
import { readLanguages } from "./read-languages.ts"
import { readMenu } from "./read-menu.ts"

// what we need     where it stands                                               what if it is not there
// the menu         read-menu.ts                                                  no menu
// the shop's name  meta og:site_name, else alt or title in #logo                 the host of its address
// its claim        read-head.ts                                                  its name alone
// its logo         img in #logo, of this shop, with its width and height         its name alone
// its icon         link rel="icon", "shortcut icon"                              the icon of our pages
// pages of text    links of the foot, by what their address or words say         the foot has no such link
// languages        read-languages.ts                                             both are offered
// currencies       read-currencies.ts                                            none can be chosen
// bars             read-bars.ts                                                    it announces nothing
// for whom it is   the sign-in of 10.133 where nothing is sold                   it is for everybody
// mail, telephone  mailto: and tel: in the foot or the contact page              not said

/** What every page of another shop tells of it. */
export interface ReadShop {
  /** "" = it says none */
  readonly name: string
  /** what it says of itself beside its name; "" = nothing */
  readonly claim: string
  /** what its home page is said to be about; "" = nothing */
  readonly description: string
  readonly menu: readonly MenuNode[]
  readonly languages: HomeLanguages
  /** those that can be chosen; empty = there is no choice */
  readonly currencies: readonly OfferedCurrency[]
  readonly texts: readonly { readonly key: ContentKey; readonly title: string; readonly link: string }[]
  readonly contact: Pick<ShopContact, "phone" | "email">
  /** null = it has none */
  readonly logo: ShopLogo | null
  /** what stands for it in a tab; null = it has none */
  readonly icon: string | null
  readonly bars: readonly AnnouncedBar[]
  /** the sign-in stands in place of its home page; absent = it does not */
  readonly isForWholesalers?: true
}

/** By what a link's address or words, folded to small letters, tell what it leads to; the first that fits counts. */
const kinds: readonly (readonly [ContentKey, RegExp])[] = [
  ["terms", /regulamin|terms/],
  ["privacy", /prywatno|privacy|cookie/],
  ["returns", /zwrot|reklamac|returns/],
  ["delivery", /dostaw|wysylk|wysyłk|deliver|shipping/],
  ["contact", /\/contact|kontakt/],
]

const lettersAtMost = 200

/**
 * Name, menu, links of the foot and ways to reach a shop.
 *
 * Spec: 10.19, 10.27 to 10.29, 10.990, 10.1012, 10.1029, 10.1037, 10.1079, 10.1105.
 *
 * @param page its home page
 */
export function readShop(page: PageElement, at: URL): ReadShop {
  const foot = byId(page, "footer") ?? find(page, hasName("footer"))
  const links = findAll(foot, hasName("a"), 300)
  const name = readName(page)
  const menu = readMenu(page, at)
  const isClosed = isSignInInstead(page)
  return {
    name,
    // those of a sign-in are not the shop's
    claim: isClosed ? "" : readClaim(page, name),
    description: isClosed ? "" : readHeadDescription(page),
    ...(isClosed && { isForWholesalers: true }),
    menu,
    languages: readLanguages(page, at, menu),
    currencies: readCurrencies(page),
    texts: readTexts(links, at),
    logo: readLogo(page, at),
    icon: readIcon(page, at),
    bars: readAnnouncedBars(page, at),
    contact: { email: first(links, /^mailto:([^?\s]+@[^?\s]+)/i), phone: first(links, /^tel:([+\d\s()-]{6,20})/i) },
  }
}

/** A form to sign in that stands beside what is sold, as in a theme's header, closes nothing. */
const isSignInInstead = (page: PageElement): boolean =>
  find(byId(page, "signin-form"), ({ attributes }) => attributes["type"] === "password") !== null &&
  find(page, (element) => hasClass("product")(element) || (element.attributes["id"] ?? "").startsWith("main_hotspot_zone")) === null

function readName(page: PageElement): string {
  const told = find(page, ({ name, attributes }) => name === "meta" && attributes["property"] === "og:site_name")?.attributes["content"]
  const logo = byId(page, "logo")
  const image = find(logo, hasName("img"))
  return (
    [told, image?.attributes["alt"], logo?.attributes["title"], wordsIn(logo)].find((text) => text !== undefined && text.trim() !== "") ??
    ""
  )
    .trim()
    .slice(0, lettersAtMost)
}

/** A picture that the page gives no size, or one that no sign has, is shown by its own. */
function readLogo(page: PageElement, at: URL): ShopLogo | null {
  const image = find(byId(page, "logo"), hasName("img"))
  const src = addressHere(image?.attributes["src"] ?? image?.attributes["data-src"], at)
  if (image === null || src === null || !/\.(?:png|jpe?g|webp|gif|svg)(?:\?|$)/i.test(src)) return null
  const [width, height] = [image.attributes["width"], image.attributes["height"]].map((text) =>
    /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 0,
  )
  return { src, size: width === undefined || height === undefined || width === 0 || height === 0 ? null : { width, height } }
}

function readIcon(page: PageElement, at: URL): string | null {
  const link = find(page, ({ name, attributes }) => name === "link" && /^(?:shortcut )?icon$/i.test((attributes["rel"] ?? "").trim()))
  return addressHere(link?.attributes["href"], at)
}

function readTexts(links: readonly PageElement[], at: URL): ReadShop["texts"] {
  const found = new Map<ContentKey, ReadShop["texts"][number]>()
  for (const element of links) {
    const link = addressHere(element.attributes["href"], at)
    const title = wordsIn(element)
    if (link === null || title === "") continue
    const key = kinds.find(([, pattern]) => pattern.test(link.toLowerCase()) || pattern.test(title.toLowerCase()))?.[0]
    if (key !== undefined && !found.has(key)) found.set(key, { key, title, link })
  }
  return [...found.values()]
}

function first(links: readonly PageElement[], pattern: RegExp): string {
  for (const { attributes } of links) {
    const [, value] = pattern.exec(attributes["href"] ?? "") ?? []
    if (value !== undefined) return value.trim().slice(0, lettersAtMost)
  }
  return ""
}
