import type { RowToChange } from "../basket.ts"
import { changeOf, doneTo, isSaved, type NamedRow, type NoteChange, type NotedRow, notedRow, type RowNote } from "./noted-row.ts"
import type { Money } from "../../values/money.ts"
import type { PriceFormat } from "../../values/price-format.ts"
import { commentExcess } from "./row-comment.ts"

/** What is asked of the shop, one after another. */
type Wish = { readonly is: NoteChange["is"]; readonly rowId: string } | { readonly is: "read" }

/** What wrapping a row costs, and how amounts are written. */
export interface WrappingPrice {
  readonly cost: Money
  readonly format: PriceFormat
}

/** The notes of all rows of a cart. */
export interface RowNotes {
  /** what wrapping a row costs, as the shopper sees amounts; absent = the shop wraps nothing */
  readonly wrapping?: WrappingPrice
  readonly rows: readonly NotedRow[]
  /** the one question that is with the shop */
  readonly sent: { readonly requestId: number; readonly rowId: string | null; readonly change: NoteChange | null } | null
  /** what waits for its turn, oldest first */
  readonly queue: readonly Wish[]
  /** number of the latest question; a late answer to an older one changes nothing */
  readonly requestId: number
}

export type RowNotesEvent =
  /** caused by a shopper */
  | { readonly type: "CommentToggled"; readonly rowId: string; readonly isOpen: boolean }
  | { readonly type: "CommentTyped"; readonly rowId: string; readonly text: string }
  | { readonly type: "CommentPressed"; readonly rowId: string }
  | { readonly type: "WrapPressed"; readonly rowId: string }
  | { readonly type: "FavouritePressed"; readonly rowId: string }
  /** the page came back from history or was loaded again */
  | { readonly type: "Returned" }
  /** another machine of the page has changed the basket */
  | { readonly type: "BasketHeard"; readonly rows: readonly NamedRow[] }
  /** results of commands; null = it was done, but what the shop has now could not be read */
  | { readonly type: "NoteSaved"; readonly requestId: number; readonly notes: readonly RowNote[] | null }
  | { readonly type: "NoteRefused"; readonly requestId: number; readonly words: string }
  | { readonly type: "NoteFailed"; readonly requestId: number }
  | { readonly type: "NotesRead"; readonly requestId: number; readonly notes: readonly RowNote[] }
  | { readonly type: "NotesUnread"; readonly requestId: number }

export type RowNotesCommand =
  | { readonly type: "ChangeNote"; readonly requestId: number; readonly row: RowToChange; readonly change: NoteChange }
  | { readonly type: "ReadNotes"; readonly requestId: number }
  /** what the cart comes to is another sum */
  | { readonly type: "OutdateCart" }

type Stepped = readonly [RowNotes, readonly RowNotesCommand[]]

/**
 * The notes as the page opens.
 *
 * Spec: 4.78, 4.81.
 *
 * @param refused a comment that the last post brought and that was not kept, by the id of its row: it is typed still
 *
 * @example openRowNotes([], [], {}).rows // => []
 */
export function openRowNotes(
  rows: readonly NamedRow[],
  notes: readonly RowNote[],
  refused: Readonly<Record<string, string | undefined>>,
  wrapping?: WrappingPrice,
): RowNotes {
  const named = rows.map((row): NotedRow => {
    const typed = refused[row.rowId] ?? null
    // files go by a form of their own: what runs in the page knows nothing of them
    const note: RowNote = notes.find(({ rowId }) => rowId === row.rowId) ?? notedRow(row)
    const { files: _, ...noted } = note
    const opened = { ...notedRow(row), ...noted }
    return typed === null ? opened : { ...opened, draft: typed, isOpen: true, problem: commentExcess(typed) > 0 ? { is: "long" } : null }
  })
  return { rows: named, sent: null, queue: [], requestId: 0, ...(wrapping === undefined ? {} : { wrapping }) }
}

/**
 * One step of the notes. One question at a time is with the shop; what is asked for meanwhile waits. A typed comment stays until the shop has
 * it, whatever becomes of questions and answers; a row that is put back gets the comment again that it had.
 *
 * Spec: 4.78, 4.80, 4.82, 4.83, 8.57, 19.44. An answer that is not awaited changes nothing.
 *
 * @example
 * const row = { rowId: "r1", productId: 1, sizeId: "M", name: "Kubek" }
 * const [typed] = rowNotes(openRowNotes([row], [], {}), { type: "CommentTyped", rowId: "r1", text: "na prezent" })
 * const [, commands] = rowNotes(typed, { type: "CommentPressed", rowId: "r1" })
 * commands.map(({ type }) => type) // => ["ChangeNote"]
 */
export function rowNotes(notes: RowNotes, event: RowNotesEvent): Stepped {
  switch (event.type) {
    case "Returned":
      return sendNext(wished(notes, { is: "read" }))
    case "BasketHeard":
      return hearBasket(notes, event.rows)
    case "NoteSaved":
    case "NoteRefused":
    case "NoteFailed":
    case "NotesRead":
    case "NotesUnread":
      return notes.sent?.requestId === event.requestId ? takeAnswer(notes, notes.sent, event) : [notes, []]
    default: {
      const row = notes.rows.find(({ rowId, isGone }) => rowId === event.rowId && !isGone)
      return row === undefined ? [notes, []] : changeRow(notes, row, event)
    }
  }
}

type RowEvent = Extract<RowNotesEvent, { readonly rowId: string }>

function changeRow(notes: RowNotes, row: NotedRow, event: RowEvent): Stepped {
  const { rowId } = row
  switch (event.type) {
    case "CommentToggled":
      return row.isOpen === event.isOpen ? [notes, []] : [withRow(notes, { ...row, isOpen: event.isOpen }), []]
    case "CommentTyped":
      return [withRow(notes, { ...row, draft: event.text, isOpen: true, problem: null, done: null }), []]
    case "CommentPressed":
      return pressComment(notes, row)
    case "WrapPressed": {
      if (row.isWrapped === undefined) return [notes, []]
      const wantsWrap = !(row.wantsWrap ?? row.isWrapped)
      return sendNext(wished(withRow(notes, { ...row, wantsWrap, problem: null, done: null }), { is: "wrap", rowId }))
    }
    case "FavouritePressed":
      return sendNext(wished(withRow(notes, { ...row, problem: null, done: null }), { is: "favourite", rowId }))
  }
}

/**
 * A comment that is too long stays as it was typed, and nothing is sent. Whether the shop has it is seen when it is its turn: another one may be
 * on its way there, or may have come there without an answer.
 */
function pressComment(notes: RowNotes, row: NotedRow): Stepped {
  if (commentExcess(row.draft ?? "") > 0) return [withRow(notes, { ...row, problem: { is: "long" } }), []]
  return sendNext(wished(withRow(notes, { ...row, problem: null, done: null }), { is: "comment", rowId: row.rowId }))
}

const withRow = (notes: RowNotes, row: NotedRow): RowNotes => ({
  ...notes,
  rows: notes.rows.map((one) => (one.rowId === row.rowId ? row : one)),
})

const sameWish = (one: Wish, other: Wish): boolean =>
  one.is === other.is && (one.is === "read" || other.is === "read" || one.rowId === other.rowId)

/** What is wished for once waits once. */
const wished = (notes: RowNotes, wish: Wish): RowNotes =>
  notes.queue.some((one) => sameWish(one, wish)) ? notes : { ...notes, queue: [...notes.queue, wish] }

/** What is in the shop is read before anything else is sent. */
const readFirst = (notes: RowNotes): RowNotes => ({ ...notes, queue: [{ is: "read" }, ...notes.queue.filter(({ is }) => is !== "read")] })

/** Sends the first wish that still asks for something. */
function sendNext(notes: RowNotes): Stepped {
  const [wish, ...queue] = notes.queue
  if (wish === undefined || notes.sent !== null) return [notes, []]
  const requestId = notes.requestId + 1
  if (wish.is === "read")
    return [{ ...notes, queue, requestId, sent: { requestId, rowId: null, change: null } }, [{ type: "ReadNotes", requestId }]]
  const row = notes.rows.find(({ rowId, isGone }) => rowId === wish.rowId && !isGone)
  const change = row === undefined ? null : changeOf(row, wish.is)
  if (row === undefined || change === null) {
    const isKept = row !== undefined && wish.is === "comment" && isSaved(row)
    return sendNext({ ...(isKept ? withRow(notes, { ...row, draft: null, isOpen: false }) : notes), queue })
  }
  const { rowId, productId, sizeId } = row
  return [
    { ...notes, queue, requestId, sent: { requestId, rowId, change } },
    [{ type: "ChangeNote", requestId, row: { rowId, productId, sizeId }, change }],
  ]
}

type Answer = Extract<RowNotesEvent, { readonly requestId: number }>
type Sent = NonNullable<RowNotes["sent"]>

/** What is wrapped costs something, which the cart's sum has. */
function takeAnswer(notes: RowNotes, sent: Sent, answer: Answer): Stepped {
  const [next, commands] = sendNext(answered({ ...notes, sent: null }, sent, answer))
  return answer.type === "NoteSaved" && sent.change?.is === "wrap" ? [next, [{ type: "OutdateCart" }, ...commands]] : [next, commands]
}

function answered(notes: RowNotes, { rowId, change }: Sent, answer: Answer): RowNotes {
  const row = notes.rows.find((one) => one.rowId === rowId)
  const known = "notes" in answer && answer.notes !== null ? synced(notes, answer.notes) : notes
  if (row === undefined || change === null) return known
  switch (answer.type) {
    case "NoteSaved":
      return withRow(known, doneTo(known.rows.find((one) => one.rowId === rowId) ?? row, change))
    case "NoteRefused":
      return withRow(known, { ...row, wantsWrap: null, problem: { is: "refused", words: answer.words } })
    default:
      // it may have come to the shop all the same, which whatever else is wished for has to know
      return readFirst(
        withRow(known, {
          ...row,
          wantsWrap: null,
          problem: { is: "failed" },
          ...(change.is === "comment" ? { isUnsure: true } : {}),
        }),
      )
  }
}

/** What the shop has now; a row that has left the cart keeps what it had, to be put back with it. */
const synced = (notes: RowNotes, fresh: readonly RowNote[]): RowNotes => ({
  ...notes,
  rows: notes.rows.map((row) => {
    const note = row.isGone ? undefined : fresh.find(({ rowId }) => rowId === row.rowId)
    if (note === undefined) return row
    const { isWrapped: _, ...rest } = row
    return { ...rest, comment: note.comment, isUnsure: false, ...(note.isWrapped === undefined ? {} : { isWrapped: note.isWrapped }) }
  }),
})

/** Rows come and go: one that is put back is new to the shop, and is given again what was noted at it. Spec: 4.80. */
function hearBasket(notes: RowNotes, rows: readonly NamedRow[]): Stepped {
  const isThere = (rowId: string) => rows.some((row) => row.rowId === rowId)
  const gone = notes.rows.map((row) => (isThere(row.rowId) || row.isGone ? row : { ...row, isGone: true, isOpen: false, done: null }))
  let next: RowNotes = { ...notes, rows: gone, queue: notes.queue.filter((wish) => wish.is === "read" || isThere(wish.rowId)) }
  for (const line of rows) {
    const row = next.rows.find(({ rowId }) => rowId === line.rowId)
    if (row === undefined) next = wished({ ...next, rows: [...next.rows, notedRow(line)] }, { is: "read" })
    else if (row.isGone) next = putBack(next, row)
  }
  const isSame =
    next.queue.length === notes.queue.length &&
    next.rows.length === notes.rows.length &&
    next.rows.every((row, at) => row === notes.rows[at])
  return isSame ? [notes, []] : sendNext(next)
}

function putBack(notes: RowNotes, row: NotedRow): RowNotes {
  const draft = row.draft ?? (row.comment === "" ? null : row.comment)
  const isLong = commentExcess(draft ?? "") > 0
  const wantsWrap = row.isWrapped === true ? true : null
  const { rowId } = row
  const back: NotedRow = {
    ...row,
    isGone: false,
    comment: "",
    draft,
    isOpen: isLong,
    wantsWrap,
    problem: isLong ? { is: "long" } : null,
    ...(row.isWrapped === undefined ? {} : { isWrapped: false }),
  }
  const noted = draft === null ? withRow(notes, back) : wished(withRow(notes, back), { is: "comment", rowId })
  return wantsWrap === null ? noted : wished(noted, { is: "wrap", rowId })
}
