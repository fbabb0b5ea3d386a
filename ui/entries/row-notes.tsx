import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { commentsBack, typedInCartKeys } from "../../core/basket/leaving/typed-in-cart.ts"
import { rowNotesMachine } from "../../core/basket/notes/row-notes-machine.ts"
import { RowNotesIsland } from "../cart/RowNotesIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { takeTypedAtRows } from "../runtime/saved/typed-at-rows.ts"
import { loadTexts } from "../texts/load-texts.ts"

/** Brings the notes of the cart's rows to life. Spec: 4.78. */
export async function startRowNotes(): Promise<void> {
  // before anything is kept anew
  const typed = takeTypedAtRows(typedInCartKeys.comments)
  runIsland("rowNotes", rowNotesMachine, RowNotesIsland, {
    builtIn: await loadTexts("rowNotes"),
    recorded: async () => rowNotesMachine,
    report: sendErrorReport,
    typed: (_, notes) => commentsBack(notes, typed),
  })
}
