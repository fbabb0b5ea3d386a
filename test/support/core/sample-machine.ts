import type { PageMachine } from "../../../core/pages/page-machine.ts"

/** A machine that the shop does not have: a note for a gift, kept a second after the last key, with what the basket holds beside it. */
export interface GiftNote {
  readonly text: string
  readonly wrapped: boolean
  readonly timerId: number
  readonly kept: boolean
  /** null = the basket has not been read */
  readonly rows: number | null
}

export type GiftNoteEvent =
  | { readonly type: "NoteTyped"; readonly text: string }
  | { readonly type: "WrappingTicked"; readonly wrapped: boolean }
  | { readonly type: "PauseEnded"; readonly timerId: number }
  | { readonly type: "BasketRead"; readonly rows: number | null }

export type GiftNoteCommand =
  | { readonly type: "StartTimer"; readonly timerId: number; readonly ms: number }
  | { readonly type: "ReadBasket" }

/** Everything that a new machine needs besides its view. */
export const giftNote: PageMachine<GiftNote, GiftNoteEvent, GiftNoteCommand, GiftNoteView, "product.add"> = {
  open: ({ page }) => (page === "product" ? { text: "", wrapped: false, timerId: 0, kept: false, rows: null } : null),
  step: (note, event) => {
    switch (event.type) {
      case "NoteTyped": {
        const timerId = note.timerId + 1
        return [{ ...note, text: event.text, kept: false, timerId }, [{ type: "StartTimer", timerId, ms: 1000 }]]
      }
      case "WrappingTicked":
        return [{ ...note, wrapped: event.wrapped }, [{ type: "ReadBasket" }]]
      case "PauseEnded":
        return [event.timerId === note.timerId ? { ...note, kept: true } : note, []]
      case "BasketRead":
        return [{ ...note, rows: event.rows }, []]
    }
  },
  view: ({ text, wrapped, kept, rows }) => ({ text, wrapped, status: kept ? "kept" : "typing", rows: rows === null ? "" : String(rows) }),
  outcome: ({ text, wrapped, status, rows }) => ({ text, wrapped, status, rows }),
  says: ["typing", "kept"],
  shopperEvents: { NoteTyped: { text: "text" }, WrappingTicked: { wrapped: "boolean" } },
  task: (command) => {
    if (command.type === "StartTimer") return { effect: "timer", ms: command.ms, ended: { type: "PauseEnded", timerId: command.timerId } }
    const unread = { type: "BasketRead", rows: null } as const
    return {
      effect: "shop",
      call: "readBasket",
      input: null,
      isSuperseded: true,
      answered: (basket) => ({ type: "BasketRead", rows: basket?.rows.length ?? null }),
      failed: unread,
    }
  },
  hears: { basket: (basket) => ({ type: "BasketRead", rows: basket.rows.length }) },
}

export interface GiftNoteView {
  readonly text: string
  readonly wrapped: boolean
  readonly status: string
  /** how many rows the basket has; "" when that is not known */
  readonly rows: string
}
