import type { PageMachine, Words } from "../pages/page-machine.ts"
import type { Language } from "../values/language.ts"
import { emptySearchBox, type SearchBox, searchBox, type SearchCommand, type SearchEvent } from "./search-box.ts"
import type { SearchContext } from "./search-cache.ts"
import { type SearchBoxView, type SearchPrices, type SearchTextKey, viewSearchBox } from "./view-search-box.ts"

/** The search box of a page: the box, how its shop writes prices, and for whom it asks. */
export interface PageSearch extends SearchPrices {
  readonly box: SearchBox
  readonly context: SearchContext
}

/** What a page tells of its search box: all else follows from it. */
export interface SearchOpening extends SearchPrices {
  /** what the field holds */
  readonly typed: string
  readonly language: Language
  readonly currency: string
  /** the country of delivery */
  readonly region: string
  /** null = a guest; else what tells clients apart */
  readonly client: string | null
}

/**
 * The search box of a page as it opens.
 *
 * Spec: 4.25, 19.3, 19.110.
 *
 * @param opening as the server wrote it
 *
 * @example
 * const whose = { language: "pl", currency: "PLN", region: "", client: null } as const
 * openSearch({ typed: "len", ...whose, priceFormat: polishPrices, priceType: "gross" }).context.currency // => "PLN zł"
 */
export function openSearch({ typed, priceFormat, priceType, ...whose }: SearchOpening): PageSearch {
  // an address may name another currency than the visitor's, and then the prices of this page are written in that
  const context = { ...whose, currency: `${whose.currency} ${priceFormat.symbol}` }
  return { box: { ...emptySearchBox, typed }, priceFormat, priceType, context }
}

/** A step is that of the box; the question to the shop says for whom it is asked. */
function step(page: PageSearch, event: SearchEvent): readonly [PageSearch, readonly PageSearchCommand[]] {
  const [box, commands] = searchBox(page.box, event)
  const asked = commands.map((command) => (command.type === "Suggest" ? { ...command, context: page.context } : command))
  return [box === page.box ? page : { ...page, box }, asked]
}

/** What a page's search box asks for: for whom it asks is said as well. */
export type PageSearchCommand =
  | Exclude<SearchCommand, { readonly type: "Suggest" }>
  | (Extract<SearchCommand, { readonly type: "Suggest" }> & { readonly context: SearchContext })

/**
 * The search box of a page that is open: what a page's script has of it. Its form has the id `menu_search`, and its field that one with `_text`.
 *
 * Spec: 4.22 to 4.25, 10.22, 19.110.
 *
 * @example openedSearch.hears.returned // => { type: "Left" }
 */
export const openedSearch: Omit<PageMachine<PageSearch, SearchEvent, PageSearchCommand, SearchBoxView, SearchTextKey>, "open"> = {
  step,
  view: ({ box, ...prices }, texts) => viewSearchBox(box, prices, texts),
  outcome: ({ open, field, status, groups }): Words =>
    open
      ? {
          field,
          status,
          groups: groups.map(({ heading, entries }) => ({
            heading,
            entries: entries.map(({ parts, price }) => parts.map(({ text }) => text).join("") + (price === null ? "" : `, ${price}`)),
          })),
        }
      : null,
  shopperEvents: {
    Typed: { text: "text" },
    Focused: {},
    Left: {},
    ArrowPressed: { arrow: ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"], sideBySide: "boolean" },
    EnterPressed: {},
    EscapePressed: {},
    SubmitPressed: {},
    OverlayOpened: {},
    OverlayClosed: {},
    RecentCleared: {},
  },
  task: (command) => {
    switch (command.type) {
      case "StartTimer":
        return { effect: "timer", ms: command.ms, ended: { type: "TimerEnded", timerId: command.timerId } }
      case "FollowLink":
        return { effect: "navigate", address: command.link }
      case "SubmitSearch":
        return { effect: "submit", formId: "menu_search", fields: {} }
      case "FocusField":
        return { effect: "scroll", placeId: "menu_search_text" }
      case "Suggest": {
        const { requestId, query, limit, context } = command
        return {
          effect: "shop",
          call: "suggest",
          input: { query, limit, context },
          isSuperseded: true,
          answered: (found) => ({ type: "Answered", requestId, found }),
          failed: { type: "Answered", requestId, found: null },
        }
      }
    }
  },
  hears: { returned: { type: "Left" } },
}
