import type { SearchArrow } from "./search-entries.ts"
import type { Suggestions } from "./suggestions.ts"

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
