import type { PageMachine } from "../../pages/page-machine.ts"
import type { PageTask } from "../../pages/page-task.ts"
import { shownAmount } from "../../values/money.ts"
import { openRowNotes, rowNotes, type RowNotes, type RowNotesCommand, type RowNotesEvent } from "./row-notes.ts"
import { type RowNoteView, type rowNotesTextKeys, viewRowNotes } from "./view-row-notes.ts"

/** What is noted at the rows of the cart: comments, gift wrapping, favourites. Spec: 4.78 to 4.80. */
export const rowNotesMachine: PageMachine<
  RowNotes,
  RowNotesEvent,
  RowNotesCommand,
  readonly RowNoteView[],
  (typeof rowNotesTextKeys)[number]
> = {
  open: (model) => {
    if (model.page !== "cart" || model.basket === null || model.notes === null) return null
    const { basket, notes, refusal, frame } = model
    const { priceFormat: format, priceType } = frame.shell
    const wrapping = basket.wrapping === undefined ? undefined : { cost: shownAmount(basket.wrapping.each, priceType), format }
    return openRowNotes(basket.rows, notes, refusal?.typed ?? {}, wrapping)
  },
  step: rowNotes,
  view: viewRowNotes,
  outcome: (rows) =>
    rows.map(({ name, comment, text, isOpen, counted, problem, done, isWrapped }) => ({
      name,
      comment,
      text,
      isOpen,
      counted,
      problem,
      done,
      isWrapped,
    })),
  shopperEvents: {
    CommentToggled: { rowId: "text", isOpen: "boolean" },
    CommentTyped: { rowId: "text", text: "text" },
    CommentPressed: { rowId: "text" },
    WrapPressed: { rowId: "text" },
    FavouritePressed: { rowId: "text" },
    Returned: {},
  },
  task,
  hears: {
    basket: ({ rows }) => ({ type: "BasketHeard", rows }),
    returned: { type: "Returned" },
    reloaded: { type: "Returned" },
  },
}

function task(command: RowNotesCommand): PageTask<RowNotesEvent> {
  switch (command.type) {
    case "OutdateCart":
      return { effect: "outdate" }
    case "ReadNotes": {
      const { requestId } = command
      const unread = { type: "NotesUnread", requestId } as const
      return {
        effect: "shop",
        call: "readNotes",
        input: null,
        answered: (notes) => (notes === null ? unread : { type: "NotesRead", requestId, notes }),
        failed: unread,
      }
    }
    case "ChangeNote": {
      const { requestId, row, change } = command
      const failed = { type: "NoteFailed", requestId } as const
      return {
        effect: "shop",
        call: "changeNote",
        input: { row, change },
        answered: (outcome) => {
          switch (outcome._tag) {
            case "Changed":
              return { type: "NoteSaved", requestId, notes: outcome.notes }
            case "Refused":
              return { type: "NoteRefused", requestId, words: outcome.words }
            case "Failed":
              return failed
          }
        },
        failed,
      }
    }
  }
}
