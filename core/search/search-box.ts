import {
  hasNoSuggestions,
  nextEntry,
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
  /** the open list and its query; null = closed */
  readonly list: { readonly query: string; readonly found: Suggestions; readonly active: number | null } | null
  /** whether the overlay of the mobile search is open */
  readonly overlay: boolean
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
export const emptySearchBox: SearchBox = { typed: "", focused: false, waits: null, requestId: 0, list: null, overlay: false }

/**
 * One step of the search box. Suggestions are requested after a pause in typing; an answer for an older text changes nothing, and an
 * open list stays until a newer one arrives.
 *
 * Spec: 4.22 to 4.25, 5.84, 9.18, 2.16, 8.52, 19.1 to 19.8.
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
      return [box.focused ? box : { ...box, focused: true }, []]
    case "Left":
      return [box.focused ? { ...closed(box), focused: false } : closed(box), []]
    case "ArrowPressed": {
      if (box.list === null) return [box, []]
      const active = nextEntry(searchEntries(box.list.found), box.list.active, event.arrow, event.sideBySide)
      return [active === box.list.active ? box : { ...box, list: { ...box.list, active } }, []]
    }
    case "EnterPressed":
      return enter(box)
    case "EscapePressed":
      return [box.overlay ? { ...closed(box), overlay: false } : closed(box), []]
    case "SubmitPressed":
      return submit(box)
    case "OverlayOpened":
      return box.overlay ? [box, []] : [{ ...box, overlay: true }, [{ type: "FocusField" }]]
    case "OverlayClosed":
      return [box.overlay ? { ...closed(box), overlay: false } : box, []]
    case "TimerEnded":
      return ask(box, event.timerId)
    case "Answered":
      return event.requestId === box.requestId && box.waits === "answer" ? answer(box, event.found) : [box, []]
  }
}

function type(box: SearchBox, text: string): Stepped {
  if (searchQuery(text) === null) return [{ ...closed(box), typed: text }, []]
  const requestId = box.requestId + 1
  const list = box.list === null ? null : { ...box.list, active: null }
  return [
    { ...box, typed: text, waits: "pause", requestId, list },
    [{ type: "StartTimer", timer: "typing", timerId: requestId, ms: searchLimits.pauseMs }],
  ]
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
  if (entry === null || entry.is === "showAll") return submit(box)
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
