import { Effect } from "effect"
import type { Basket } from "../../../core/basket/basket.ts"
import { NetworkFailure, type ShopFailure } from "../../../ports/failures.ts"
import { pageText } from "../page-text.ts"
import { byId, find, findAll, hasClass, hasName, type PageElement, shown, wordsIn } from "../../../core/web/page-elements.ts"
import { readPage } from "../page-tree.ts"
import { wholeNumber } from "../readers/product/read-parts.ts"
import { readZones } from "../readers/read-home.ts"
import type { ReadTile } from "../readers/read-tiles.ts"

// what we need                where it stands                                                      what if it is not there
// the active rebate code      strong or b in #rabateCode (10.50)                                   none, where a form takes one
// whether codes are taken     form with the action rebatecode.php (10.190)                         no form of ours for codes
// what the last post came to  #alert that is shown (10.93), .menu_messages_warning_sub p (10.149),  nothing is said
//                             #menu_messages_warning (10.72), h2 in #menu_preloader_add (10.110)
// what goes with the cart     #basketedit_hotspot_zone1 (10.71)                                   nothing is recommended
// what is in the cart         .basket__block[data-product-id] (10.116), for a zone that comes     nothing is recommended
//                             by a call of its own (data-ajaxload)

/** What a shop's own page tells the visitor who asks for it, and nobody else. */
export interface ToldVisitor {
  /** undefined = the page does not say whether there are codes */
  readonly rebate: Basket["rebate"]
  /** in the shop's own words; "" = nothing */
  readonly said: string
  /** what the shop recommends to go with what is in the cart */
  readonly recommended: readonly ReadTile[]
  /** the products in the cart, where what goes with them comes by a call of its own; absent = it does not */
  readonly inCart?: readonly number[]
}

/** What the zone of the cart is called. Spec: 10.71. */
export const cartZoneId = "basketedit_hotspot_zone1"

/** Where the shop is, and how it is asked. */
interface Asking {
  readonly origin: URL
  /** brings redirects home as paths of ours */
  readonly fetch: (request: Request) => Promise<Response>
  /** milliseconds for its page */
  readonly timeoutMs: number
}

/** Longer words are no code. */
const longestCode = 40

const nothing: ToldVisitor = { rebate: undefined, said: "", recommended: [] }

/**
 * What a page of the platform tells its visitor: the rebate code that is active, what the last post came to, and what goes with the cart.
 *
 * Spec: 10.1009, 10.1061, 10.1072.
 *
 * @param at the page's address
 *
 * @example
 * const at = new URL("https://shop.example/basketedit.php")
 * toldOn('<div id="rabateCode">Active code: <strong>WIOSNA10</strong></div>', at).rebate // => { code: "WIOSNA10", saved: null }
 * @example
 * const at = new URL("https://shop.example/basketedit.php")
 * toldOn('<div id="alert">No such code.</div>', at).said // => "No such code."
 * @example
 * const at = new URL("https://shop.example/basketedit.php")
 * toldOn('<div id="alert" style="display:none">Choose a size</div>', at).said // => ""
 */
export function toldOn(html: string, at: URL): ToldVisitor {
  const page = readPage(html)
  return page === null ? nothing : { rebate: codeOn(page), said: saidOn(page), ...zoneOn(page, at) }
}

/** More products no cart is asked about. */
const productsAtMost = 30

function zoneOn(page: PageElement, at: URL): Pick<ToldVisitor, "recommended" | "inCart"> {
  const [zone] = readZones(page, new RegExp(`^${cartZoneId}$`), at)
  if (zone === undefined || !zone.isLoadedLater) return { recommended: zone?.tiles ?? [] }
  const rows = findAll(page, hasClass("basket__block"), productsAtMost)
  const inCart = new Set(rows.flatMap(({ attributes }) => wholeNumber(attributes["data-product-id"]) ?? []))
  return { recommended: [], ...(inCart.size === 0 ? {} : { inCart: [...inCart].toSorted((one, other) => one - other) }) }
}

function codeOn(page: PageElement): Basket["rebate"] {
  const bar = byId(page, "rabateCode")
  const code = wordsIn(find(bar, hasName("strong", "b")))
  if (bar !== null && code !== "") return { code: code.slice(0, longestCode), saved: null }
  const form = find(page, ({ name, attributes }) => name === "form" && /\brebatecode\.php/.test(attributes["action"] ?? ""))
  return form === null ? undefined : null
}

/** So many paragraphs of a warning are said. */
const paragraphsAtMost = 5

function saidOn(page: PageElement): string {
  const warning = byId(page, "menu_messages_warning")
  const paragraphs = findAll(page, hasClass("menu_messages_warning_sub"))
    .flatMap((block) => findAll(block, hasName("p"), paragraphsAtMost))
    .map(wordsIn)
  const said = [
    wordsIn(shown(byId(page, "alert"))),
    paragraphs.slice(0, paragraphsAtMost).join(" ") || wordsIn(shown(warning)),
    wordsIn(find(shown(byId(page, "menu_preloader_add")), hasName("h2"))),
  ]
  return said.find((words) => words !== "") ?? ""
}

/** The shop's own page may have moved, more than once. */
const movesAtMost = 3

/**
 * Reads what the shop's own page at an address tells a visitor: asked as that visitor, and kept for nobody. Where it has moved within the shop, it is read there.
 *
 * Spec: 10.1009, 10.1033, 10.1061, 10.1072.
 */
export const makeReadAsVisitor =
  ({ origin, fetch, timeoutMs }: Asking) =>
  (path: string, cookie: string): Effect.Effect<ToldVisitor, ShopFailure> => {
    const ask = async (signal: AbortSignal): Promise<ToldVisitor> => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      let at = new URL(path, origin)
      for (let moves = 0; moves <= movesAtMost; moves += 1) {
        const answer = await fetch(new Request(at, { headers: { accept: "text/html", cookie }, signal: limit }))
        const location = answer.headers.get("location")
        if (answer.status >= 300 && answer.status < 400 && location !== null) {
          at = new URL(location, origin)
          continue
        }
        if (answer.status !== 200) return nothing
        const html = pageText(new Uint8Array(await answer.arrayBuffer()), answer.headers.get("content-type") ?? "")
        return html === null ? nothing : toldOn(html, at)
      }
      return nothing
    }
    return cookie === "" ? Effect.succeed(nothing) : Effect.tryPromise({ try: ask, catch: (cause) => new NetworkFailure({ cause }) })
  }

export type ReadAsVisitor = ReturnType<typeof makeReadAsVisitor>
