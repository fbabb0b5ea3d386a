import { rowNotesTextKeys } from "../../core/basket/notes/view-row-notes.ts"
import { joinKeys } from "../../core/texts/texts.ts"
import type { Say } from "../say.ts"

/** The texts that the notes of a row can show. */
export const rowNotesFormTextKeys = joinKeys(rowNotesTextKeys, [
  "cart.commentLabel",
  "cart.commentSave",
  "cart.commentSaveOf",
  "cart.mark",
  "cart.markAll",
  "cart.markOf",
  "cart.markedToFavourites",
  "cart.removeAll",
  "cart.removeAllSure",
  "cart.removeMarked",
  "cart.toFavourites",
  "cart.toFavouritesOf",
  "cart.wrap",
  "cart.wrapOf",
  "cart.wrapStop",
  "cart.wrapStopOf",
])

export type RowNotesTextKey = (typeof rowNotesFormTextKeys)[number]

export type RowNotesSay = Say<RowNotesTextKey>
