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

/** The search box. `asked` numbers the latest pause or question: an older one changes nothing. Spec: 4.25. */
export interface SearchBox {
  /** exactly as typed */
  readonly typed: string
  readonly focused: boolean
  /** what runs: the pause after typing, or a question to the shop (the box is loading then) */
  readonly waits: "pause" | "answer" | null
  readonly asked: number
  /** the open list and what it was found for; null = closed */
  readonly list: { readonly query: string; readonly found: Suggestions; readonly active: number | null } | null
  /** the overlay of the mobile search is open */
  readonly overlay: boolean
}

export type SearchEvent =
  | { readonly type: "Typed"; readonly text: string }
  | { readonly type: "Focused" }
  /** the focus or a press went outside the box */
  | { readonly type: "Left" }
  | { readonly type: "ArrowPressed"; readonly arrow: SearchArrow; readonly sideBySide: boolean }
  | { readonly type: "EnterPressed" }
  | { readonly type: "EscapePressed" }
  /** the button of the form, or the one that shows all results */
  | { readonly type: "SubmitPressed" }
  | { readonly type: "OverlayOpened" }
  | { readonly type: "OverlayClosed" }
  | { readonly type: "PauseEnded"; readonly asked: number }
  /** null = the shop could not be asked */
  | { readonly type: "Answered"; readonly asked: number; readonly found: Suggestions | null }

export type SearchCommand =
  | { readonly type: "StartTimer"; readonly timer: "typing"; readonly asked: number; readonly ms: number }
  /** from the session's storage, or from the shop */
  | { readonly type: "Suggest"; readonly asked: number; readonly query: string; readonly limit: number }
  | { readonly type: "FollowLink"; readonly link: string }
  /** send the form with what was typed */
  | { readonly type: "SubmitSearch"; readonly text: string }
  | { readonly type: "FocusField" }

type Stepped = readonly [SearchBox, readonly SearchCommand[]]

/** An empty search box. Spec: 4.25. */
export const emptySearchBox: SearchBox = { typed: "", focused: false, waits: null, asked: 0, list: null, overlay: false }

/**
 * One step of the search box. Suggestions come after a pause in typing; an answer to an older text changes nothing, and the
 * list that is open stays until there is a newer one.
 *
 * Spec: 4.22 to 4.25, 5.84, 9.18, 2.16, 8.52, 19.1 to 19.8.
 *
 * @example searchBox(emptySearchBox, { type: "Typed", text: "ku" })[1] // => [{ type: "StartTimer", timer: "typing", asked: 1, ms: 500 }]
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
    case "PauseEnded":
      return ask(box, event.asked)
    case "Answered":
      return event.asked === box.asked && box.waits === "answer" ? answer(box, event.found) : [box, []]
  }
}

function type(box: SearchBox, text: string): Stepped {
  if (searchQuery(text) === null) return [{ ...closed(box), typed: text }, []]
  const asked = box.asked + 1
  const list = box.list === null ? null : { ...box.list, active: null }
  return [{ ...box, typed: text, waits: "pause", asked, list }, [{ type: "StartTimer", timer: "typing", asked, ms: searchLimits.pauseMs }]]
}

function ask(box: SearchBox, asked: number): Stepped {
  const query = searchQuery(box.typed)
  if (asked !== box.asked || box.waits !== "pause" || query === null) return [box, []]
  return [{ ...box, waits: "answer" }, [{ type: "Suggest", asked, query, limit: searchLimits.results }]]
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

/** What was typed is sent, never the entry that the keyboard passed over. */
function submit(box: SearchBox): Stepped {
  const text = box.typed.trim()
  return [closed(box), text === "" ? [] : [{ type: "SubmitSearch", text }]]
}

/** Nothing is open, asked for or waited for: whatever is still on its way is too late. */
const closed = (box: SearchBox): SearchBox => (isStill(box) ? box : { ...box, waits: null, asked: box.asked + 1, list: null })

const isStill = (box: SearchBox): boolean => box.list === null && box.waits === null

/**
 * The entry that the keyboard stands on; `null` = the field itself.
 *
 * Spec: 19.6.
 *
 * @example activeEntry(emptySearchBox) // => null
 */
export function activeEntry(box: SearchBox): SearchEntry | null {
  const { list } = box
  return list === null || list.active === null ? null : (searchEntries(list.found)[list.active] ?? null)
}
