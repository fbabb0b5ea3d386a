import {
  type FoundLink,
  hasNoSuggestions,
  nextEntry,
  noSuggestions,
  type SearchArrow,
  searchEntries,
  type SearchEntry,
  searchLimits,
  searchQuery,
  type Suggestions,
} from "./suggestions.ts"

/** The search box. `requestId` numbers the latest request and the pause before it: an older one changes nothing. Spec: 4.25. */
export interface SearchBox {
  /** exactly as typed */
  readonly typed: string
  readonly focused: boolean
  /** what it waits for: the pause after typing, or the shop's answer (then the box is loading) */
  readonly waits: "pause" | "answer" | null
  readonly requestId: number
  /** the open list and its query, which is empty for earlier searches of this browser; null = closed */
  readonly list: { readonly query: string; readonly found: Suggestions; readonly active: number | null } | null
  /** whether the overlay of the mobile search is open */
  readonly overlay: boolean
  /** what was searched for in this browser, the latest first */
  readonly recent: readonly FoundLink[]
}

/** What can happen to the search box. */
export type SearchEvent =
  | { readonly type: "Typed"; readonly text: string }
  | { readonly type: "Focused" }
  /** the focus left the box, or a press was outside it */
  | { readonly type: "Left" }
  | { readonly type: "ArrowPressed"; readonly arrow: SearchArrow; readonly sideBySide: boolean }
  | { readonly type: "EnterPressed" }
  | { readonly type: "EscapePressed" }
  /** the button of the form, or the one that shows all results */
  | { readonly type: "SubmitPressed" }
  | { readonly type: "OverlayOpened" }
  | { readonly type: "OverlayClosed" }
  /** the button that forgets the earlier searches */
  | { readonly type: "RecentCleared" }
  /** the browser has told what was searched for before */
  | { readonly type: "RecentRead"; readonly recent: readonly FoundLink[] }
  | { readonly type: "TimerEnded"; readonly timerId: number }
  /** null = the shop could not be reached */
  | { readonly type: "Answered"; readonly requestId: number; readonly found: Suggestions | null }

/** What the search box asks of the browser and the shop. */
export type SearchCommand =
  | { readonly type: "StartTimer"; readonly timer: "typing"; readonly timerId: number; readonly ms: number }
  /** from the session storage or from the shop */
  | { readonly type: "Suggest"; readonly requestId: number; readonly query: string; readonly limit: number }
  | { readonly type: "FollowLink"; readonly link: string }
  /** submit the form with the typed text */
  | { readonly type: "SubmitSearch"; readonly text: string }
  | { readonly type: "FocusField" }

type Stepped = readonly [SearchBox, readonly SearchCommand[]]

/** An empty search box. Spec: 4.25. */
export const emptySearchBox: SearchBox = { typed: "", focused: false, waits: null, requestId: 0, list: null, overlay: false, recent: [] }

/**
 * One step of the search box. Suggestions are requested after a pause in typing; an answer for an older text changes nothing, and an
 * open list stays until a newer one arrives.
 *
 * Spec: 4.22 to 4.25, 5.84, 9.18, 2.16, 8.52, 19.1 to 19.8, 19.111, 19.112.
 *
 * @example searchBox(emptySearchBox, { type: "Typed", text: "ku" })[1]
 * // => [{ type: "StartTimer", timer: "typing", timerId: 1, ms: 500 }]
 * @example searchBox(emptySearchBox, { type: "Typed", text: " k" })[1] // => []
 */
export function searchBox(box: SearchBox, event: SearchEvent): Stepped {
  switch (event.type) {
    case "Typed":
      return type(box, event.text)
    case "Focused":
      return [box.focused ? box : offerRecent({ ...box, focused: true }), []]
    case "Left":
      return [box.focused ? { ...closed(box), focused: false } : closed(box), []]
    case "ArrowPressed": {
      if (box.list === null) return event.arrow === "ArrowDown" && box.waits === null ? type(box, box.typed) : [box, []]
      const active = nextEntry(searchEntries(box.list.found), box.list.active, event.arrow, event.sideBySide)
      return [active === box.list.active ? box : { ...box, list: { ...box.list, active } }, []]
    }
    case "EnterPressed":
      return enter(box)
    case "EscapePressed":
      return escape(box)
    case "SubmitPressed":
      return submit(box)
    case "OverlayOpened":
      return box.overlay ? [box, []] : [{ ...box, overlay: true }, [{ type: "FocusField" }]]
    case "OverlayClosed":
      return [box.overlay ? { ...closed(box), overlay: false } : box, []]
    case "RecentCleared":
      return [box.recent.length === 0 ? box : { ...closed(box), recent: [] }, []]
    case "RecentRead":
      return [offerRecent({ ...box, recent: event.recent }), []]
    case "TimerEnded":
      return ask(box, event.timerId)
    case "Answered":
      return event.requestId === box.requestId && box.waits === "answer" ? answer(box, event.found) : [box, []]
  }
}

function type(box: SearchBox, text: string): Stepped {
  if (searchQuery(text) === null) return [offerRecent({ ...closed(box), typed: text }), []]
  const requestId = box.requestId + 1
  const list = box.list === null ? null : { ...box.list, active: null }
  return [
    { ...box, typed: text, waits: "pause", requestId, list },
    [{ type: "StartTimer", timer: "typing", timerId: requestId, ms: searchLimits.pauseMs }],
  ]
}

/** Who has typed nothing yet may go back to what was searched for before. */
function offerRecent(box: SearchBox): SearchBox {
  if (!box.focused || box.recent.length === 0 || box.typed.trim() !== "" || box.list !== null) return box
  return { ...box, list: { query: "", found: { ...noSuggestions, searchQueries: box.recent }, active: null } }
}

/** What is open is closed, and only then the field is emptied. */
function escape(box: SearchBox): Stepped {
  if (box.overlay) return [{ ...closed(box), overlay: false }, []]
  if (!isIdle(box)) return [closed(box), []]
  return [box.typed === "" ? box : { ...box, typed: "" }, []]
}

function ask(box: SearchBox, requestId: number): Stepped {
  const query = searchQuery(box.typed)
  if (requestId !== box.requestId || box.waits !== "pause" || query === null) return [box, []]
  return [{ ...box, waits: "answer" }, [{ type: "Suggest", requestId, query, limit: searchLimits.results }]]
}

function answer(box: SearchBox, found: Suggestions | null): Stepped {
  const query = searchQuery(box.typed) ?? ""
  const list = found === null || hasNoSuggestions(found) ? null : { query, found, active: null }
  return [{ ...box, waits: null, list }, []]
}

function enter(box: SearchBox): Stepped {
  const entry = activeEntry(box)
  if (entry === null) return submit(box)
  return [closed(box), [{ type: "FollowLink", link: entry.found.link }]]
}

/** The typed text is submitted, never the name of the active entry. */
function submit(box: SearchBox): Stepped {
  const text = box.typed.trim()
  return [closed(box), text === "" ? [] : [{ type: "SubmitSearch", text }]]
}

/** Closes the list and waits for nothing: an answer that is still to come will be ignored. */
const closed = (box: SearchBox): SearchBox => (isIdle(box) ? box : { ...box, waits: null, requestId: box.requestId + 1, list: null })

const isIdle = (box: SearchBox): boolean => box.list === null && box.waits === null

/**
 * The entry that the keyboard has selected; `null` = the field itself.
 *
 * Spec: 19.6.
 *
 * @example activeEntry(emptySearchBox) // => null
 */
export function activeEntry(box: SearchBox): SearchEntry | null {
  const { list } = box
  return list === null || list.active === null ? null : (searchEntries(list.found)[list.active] ?? null)
}
