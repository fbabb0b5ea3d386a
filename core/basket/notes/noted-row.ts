import type { RowToChange } from "../basket.ts"
import type { RowFile } from "../files/row-files.ts"
import { commentExcess, tidyComment } from "./row-comment.ts"

/** What is noted at a row of the basket besides what it is of. */
export interface RowNote extends RowToChange {
  /** "" = none */
  readonly comment: string
  /** the shop wraps it as a gift; absent = it does not */
  readonly isWrapped?: boolean
  /** that go with it; absent = none do, or the shop takes none */
  readonly files?: readonly RowFile[]
}

/** A change of what is noted at a row. */
export type NoteChange =
  | { readonly is: "comment"; readonly text: string }
  | { readonly is: "wrap"; readonly isWrapped: boolean }
  /** its product is kept among the favourites, too */
  | { readonly is: "favourite" }

/** What came of a change that a shopper asked for. */
export type NoteOutcome =
  /** null = it was done, but what the shop has now could not be read */
  | { readonly _tag: "Changed"; readonly notes: readonly RowNote[] | null }
  | { readonly _tag: "Refused"; /** the shop's own */ readonly words: string }
  | { readonly _tag: "Failed" }

/** Why a change did not come about. */
export type NoteProblem =
  | { readonly is: "refused"; /** the shop's own */ readonly words: string }
  /** the shop could not be reached or did not answer in time */
  | { readonly is: "failed" }
  /** the comment has more characters than it may: it is not sent, and not cut */
  | { readonly is: "long" }

/** A row with what is noted at it, and what the shopper is about to change of that. */
export interface NotedRow extends Omit<RowNote, "files"> {
  readonly name: string
  /** the comment as it is typed; null = nothing is */
  readonly draft: string | null
  /** a comment was sent and not answered: what the shop has is not known until it tells */
  readonly isUnsure?: boolean
  /** wrapped or not, as it was pressed last; null = as the shop has it */
  readonly wantsWrap: boolean | null
  readonly isOpen: boolean
  /** it has left the cart, and may be put back */
  readonly isGone: boolean
  readonly problem: NoteProblem | null
  /** what came about last */
  readonly done: NoteChange["is"] | null
}

/** A row of the basket by its keys and its name. */
export interface NamedRow extends RowToChange {
  readonly name: string
}

/**
 * A row at which nothing is noted.
 *
 * Spec: 4.78.
 *
 * @example notedRow({ rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" }).comment // => ""
 */
export const notedRow = ({ rowId, productId, sizeId, name }: NamedRow): NotedRow => ({
  rowId,
  productId,
  sizeId,
  name,
  comment: "",
  draft: null,
  wantsWrap: null,
  isOpen: false,
  isGone: false,
  problem: null,
  done: null,
})

/**
 * Has the shop the comment that is typed?
 *
 * Spec: 4.78, 5.82.
 *
 * @example isSaved({ comment: "na prezent", draft: " na prezent" }) // => true
 * @example isSaved({ comment: "na prezent", draft: "na prezent", isUnsure: true }) // => false
 */
export const isSaved = ({ comment, draft, isUnsure = false }: Pick<NotedRow, "comment" | "draft" | "isUnsure">): boolean =>
  draft === null || (!isUnsure && tidyComment(draft) === comment)

/**
 * What is to be changed of a row, as it is wished for by now; `null` = nothing is any more.
 *
 * Spec: 4.78, 4.82, 4.83.
 *
 * @example
 * const row = notedRow({ rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" })
 * changeOf({ ...row, draft: " pilne" }, "comment") // => { is: "comment", text: "pilne" }
 */
export function changeOf(row: NotedRow, is: NoteChange["is"]): NoteChange | null {
  if (is === "favourite") return { is }
  if (is === "comment") return isSaved(row) || commentExcess(row.draft ?? "") > 0 ? null : { is, text: tidyComment(row.draft ?? "") }
  return row.wantsWrap === null || row.wantsWrap === row.isWrapped ? null : { is, isWrapped: row.wantsWrap }
}

/**
 * A row once the shop has made a change. What was typed or pressed since it was sent stays.
 *
 * Spec: 4.78, 4.82, 4.83.
 *
 * @example
 * const row = notedRow({ rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" })
 * doneTo({ ...row, draft: "pilne, proszę" }, { is: "comment", text: "pilne" }).draft // => "pilne, proszę"
 */
export function doneTo(row: NotedRow, change: NoteChange): NotedRow {
  const done = change.is
  switch (change.is) {
    case "comment": {
      const isAll = row.draft === null || tidyComment(row.draft) === change.text
      return { ...row, done, comment: change.text, isUnsure: false, ...(isAll ? { draft: null, isOpen: false } : {}) }
    }
    case "wrap":
      return { ...row, done, isWrapped: change.isWrapped, wantsWrap: row.wantsWrap === change.isWrapped ? null : row.wantsWrap }
    case "favourite":
      return { ...row, done }
  }
}
