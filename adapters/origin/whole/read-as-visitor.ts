import { Effect } from "effect"
import type { Basket } from "../../../core/basket/basket.ts"
import { NetworkFailure, type ShopFailure } from "../../../ports/failures.ts"
import { pageText } from "../page-text.ts"
import { byId, find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import { readPage } from "../page-tree.ts"

// what we need                where it stands                                                      what if it is not there
// the active rebate code      strong or b in #rabateCode (10.50)                                   none, where a form takes one
// whether codes are taken     form with the action rebatecode.php (10.190)                         no form of ours for codes
// what the last post came to  #alert that is shown (10.93), .menu_messages_warning_sub p (10.149),  nothing is said
//                             #menu_messages_warning (10.72), h2 in #menu_preloader_add (10.110)

/** What a shop's own page tells the visitor who asks for it, and nobody else. */
export interface ToldVisitor {
  /** undefined = the page does not say whether there are codes */
  readonly rebate: Basket["rebate"]
  /** in the shop's own words; "" = nothing */
  readonly said: string
}

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

const nothing: ToldVisitor = { rebate: undefined, said: "" }

/**
 * What a page of the platform tells its visitor: the rebate code that is active, and what the last post came to.
 *
 * Spec: 10.1009, 10.1072.
 *
 * @example toldOn('<div id="rabateCode">Active code: <strong>WIOSNA10</strong></div>')
 * // => { rebate: { code: "WIOSNA10", saved: null }, said: "" }
 * @example toldOn('<div id="alert">No such code.</div><form action="/rebatecode.php"></form>') // => { rebate: null, said: "No such code." }
 * @example toldOn('<div id="alert" style="display:none">Choose a size</div>') // => { rebate: undefined, said: "" }
 */
export function toldOn(html: string): ToldVisitor {
  const page = readPage(html)
  return page === null ? nothing : { rebate: codeOn(page), said: saidOn(page) }
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

/** Boxes that a script fills and shows stand in pages without being shown. */
const shown = (element: PageElement | null): PageElement | null =>
  element !== null &&
  element.attributes["hidden"] === undefined &&
  !/display\s*:\s*none/i.test(element.attributes["style"] ?? "") &&
  !/(?:^|\s)(?:d-none|--hide)(?:\s|$)/.test(element.attributes["class"] ?? "")
    ? element
    : null

/** The shop's own page may have moved, more than once. */
const movesAtMost = 3

/**
 * Reads what the shop's own page at an address tells a visitor: asked as that visitor, and kept for nobody. Where it has moved within the shop, it is read there.
 *
 * Spec: 10.1009, 10.1033, 10.1072.
 */
export const makeReadAsVisitor =
  ({ origin, fetch, timeoutMs }: Asking) =>
  (path: string, cookie: string): Effect.Effect<ToldVisitor, ShopFailure> => {
    const ask = async (signal: AbortSignal): Promise<ToldVisitor> => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      let at = path
      for (let moves = 0; moves <= movesAtMost; moves += 1) {
        const answer = await fetch(new Request(new URL(at, origin), { headers: { accept: "text/html", cookie }, signal: limit }))
        const location = answer.headers.get("location")
        if (answer.status >= 300 && answer.status < 400 && location !== null) {
          at = location
          continue
        }
        if (answer.status !== 200) return nothing
        const html = pageText(new Uint8Array(await answer.arrayBuffer()), answer.headers.get("content-type") ?? "")
        return html === null ? nothing : toldOn(html)
      }
      return nothing
    }
    return cookie === "" ? Effect.succeed(nothing) : Effect.tryPromise({ try: ask, catch: (cause) => new NetworkFailure({ cause }) })
  }

export type ReadAsVisitor = ReturnType<typeof makeReadAsVisitor>
