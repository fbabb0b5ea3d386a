import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { formatPrice } from "../../values/price-format.ts"
import { commentExcess, commentLength, commentLimit, tidyComment } from "./row-comment.ts"
import { isSaved, type NotedRow } from "./noted-row.ts"
import type { RowNotes } from "./row-notes.ts"

/** What a shopper sees of the notes of a row. */
export interface RowNoteView {
  readonly rowId: string
  readonly name: string
  /** as the shop has it; null = there is none */
  readonly comment: string | null
  /** of what opens the field: to add a comment, to change it, or that there is one that is not kept yet */
  readonly summary: string
  readonly isOpen: boolean
  /** what stands in the field */
  readonly text: string
  /** how many characters are left, or how many are too many */
  readonly counted: string
  readonly isLong: boolean
  /** why the last change did not come about; null = it did */
  readonly problem: string | null
  /** what came about last; "" = nothing */
  readonly done: string
  /** null = the shop does not wrap it */
  readonly isWrapped: boolean | null
  /** what wrapping it costs; "" = nothing */
  readonly wrapCost: string
  /** a question about it is with the shop, or waits for its turn */
  readonly busy: boolean
  /** leaving the page would lose what is typed: it is neither kept nor on its way */
  readonly isUnsaved: boolean
}

/** The texts that the notes of rows can show. */
export const rowNotesTextKeys = [
  "cart.commentAdd",
  "cart.commentChange",
  "cart.commentDone",
  "cart.commentDropped",
  "cart.commentLeft",
  "cart.commentLong",
  "cart.commentUnsaved",
  "cart.wrapDone",
  "cart.wrapOff",
  "failure.connection",
  "saved.favouriteAdded",
] as const

type Catalogue = TextCatalogue<(typeof rowNotesTextKeys)[number]>

/**
 * The notes of the rows that are in the cart, in words.
 *
 * Spec: 4.78.
 *
 * @example
 * const row = { rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" }
 * viewRowNotes(openRowNotes([row], [], {}), polish).map(({ summary }) => summary) // => ["Dodaj uwagę"]
 */
export const viewRowNotes = (notes: RowNotes, catalogue: Catalogue): readonly RowNoteView[] =>
  notes.rows.flatMap((row) => (row.isGone ? [] : [viewRow(row, notes, catalogue)]))

function viewRow(row: NotedRow, { sent, queue, wrapping }: RowNotes, catalogue: Catalogue): RowNoteView {
  const { rowId, name, comment, draft, isOpen } = row
  const text = draft ?? comment
  const excess = commentExcess(text)
  const onItsWay = sent?.rowId === rowId && sent.change?.is === "comment" ? sent.change.text : null
  const summary = !isSaved(row) && !isOpen ? "cart.commentUnsaved" : comment === "" ? "cart.commentAdd" : "cart.commentChange"
  return {
    rowId,
    name,
    comment: comment === "" ? null : comment,
    summary: formatText(catalogue, summary),
    isOpen,
    text,
    counted:
      excess > 0 ? longText(excess, catalogue) : formatText(catalogue, "cart.commentLeft", { count: commentLimit - commentLength(text) }),
    isLong: excess > 0,
    problem: problemText(row, excess, catalogue),
    done: doneText(row, catalogue),
    isWrapped: row.isWrapped === undefined ? null : (row.wantsWrap ?? row.isWrapped),
    wrapCost: wrapping === undefined ? "" : formatPrice(wrapping.cost, wrapping.format),
    busy: sent?.rowId === rowId || queue.some((wish) => wish.is !== "read" && wish.rowId === rowId),
    isUnsaved: onItsWay === null ? !isSaved(row) : onItsWay !== tidyComment(text),
  }
}

/**
 * That a comment has too many characters, and how many.
 *
 * Spec: 4.78.
 *
 * @example longText(1, polish) // => "Uwagi mogą mieć maksymalnie 255 znaków. Skróć tę o 1 znak."
 */
export const longText = (excess: number, catalogue: TextCatalogue<"cart.commentLong">): string =>
  formatText(catalogue, "cart.commentLong", { most: commentLimit, count: excess })

function problemText({ problem }: NotedRow, excess: number, catalogue: Catalogue): string | null {
  switch (problem?.is) {
    case undefined:
      return null
    case "refused":
      return problem.words === "" ? formatText(catalogue, "failure.connection") : problem.words
    case "failed":
      return formatText(catalogue, "failure.connection")
    case "long":
      return longText(excess, catalogue)
  }
}

function doneText({ done, comment, isWrapped }: NotedRow, catalogue: Catalogue): string {
  switch (done) {
    case null:
      return ""
    case "comment":
      return formatText(catalogue, comment === "" ? "cart.commentDropped" : "cart.commentDone")
    case "wrap":
      return formatText(catalogue, isWrapped === true ? "cart.wrapDone" : "cart.wrapOff")
    case "favourite":
      return formatText(catalogue, "saved.favouriteAdded")
  }
}
