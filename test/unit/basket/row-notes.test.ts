import { describe, expect, test } from "vitest"
import { openRowNotes, rowNotes, type RowNotes, type RowNotesCommand, type RowNotesEvent } from "../../../core/basket/notes/row-notes.ts"
import { viewRowNotes } from "../../../core/basket/notes/view-row-notes.ts"
import { polish } from "../../support/core/sample-texts.ts"

const row = (rowId: string) => ({ rowId, productId: 1, sizeId: rowId, name: `Kubek ${rowId}` })
const note = (rowId: string, comment: string, isWrapped?: boolean) => ({
  rowId,
  productId: 1,
  sizeId: rowId,
  comment,
  ...(isWrapped === undefined ? {} : { isWrapped }),
})
const rows = [row("a"), row("b")]
const open = (...notes: Parameters<typeof openRowNotes>[1]) => openRowNotes(rows, notes, {})

function played(notes: RowNotes, ...events: readonly RowNotesEvent[]): readonly [RowNotes, readonly RowNotesCommand[]] {
  return events.reduce<readonly [RowNotes, readonly RowNotesCommand[]]>(([state], event) => rowNotes(state, event), [notes, []])
}
const type = (rowId: string, text: string): RowNotesEvent => ({ type: "CommentTyped", rowId, text })
const press = (rowId: string): RowNotesEvent => ({ type: "CommentPressed", rowId })
const shown = (notes: RowNotes, rowId = "a") => viewRowNotes(notes, polish).find((one) => one.rowId === rowId)

describe("a comment of a row", () => {
  test("is sent as it is kept, and then shown at the row (4.78)", () => {
    const [sent, commands] = played(open(), type("a", " na prezent "), press("a"))
    expect(commands).toEqual([
      { type: "ChangeNote", requestId: 1, row: { rowId: "a", productId: 1, sizeId: "a" }, change: { is: "comment", text: "na prezent" } },
    ])
    expect(shown(sent)).toMatchObject({ busy: true, comment: null })
    const [saved] = played(sent, { type: "NoteSaved", requestId: 1, notes: [note("a", "na prezent")] })
    expect(shown(saved)).toMatchObject({
      comment: "na prezent",
      isOpen: false,
      done: "Zapisaliśmy uwagę.",
      summary: "Zmień uwagę",
      busy: false,
    })
  })

  test("that is too long stays in its field and is not sent; the row says by how many characters (4.78)", () => {
    const [long, commands] = played(open(), type("a", "x".repeat(257)), press("a"))
    expect(commands).toEqual([])
    const words = "Uwagi mogą mieć maksymalnie 255 znaków. Skróć tę o 2 znaki."
    expect(shown(long)).toMatchObject({ text: "x".repeat(257), counted: words, problem: words, isLong: true, isUnsaved: true })
    const [fits] = played(long, type("a", "x".repeat(255)))
    expect(shown(fits)).toMatchObject({ counted: "Możesz wpisać jeszcze 0 znaków.", problem: null, isLong: false })
  })

  test("that is emptied is taken away (4.78)", () => {
    const [sent, commands] = played(open(note("a", "na prezent")), type("a", " "), press("a"))
    expect(commands).toMatchObject([{ change: { is: "comment", text: "" } }])
    const [saved] = played(sent, { type: "NoteSaved", requestId: 1, notes: null })
    expect(shown(saved)).toMatchObject({ comment: null, done: "Usunęliśmy uwagę." })
  })

  test("is not sent where the shop has it already (4.78)", () => {
    const [closed, commands] = played(open(note("a", "na prezent")), type("a", "na prezent "), press("a"))
    expect([commands, shown(closed)?.isOpen]).toEqual([[], false])
  })

  test("that did not come to the shop stays in its field, and the row says so (4.78, 8.57)", () => {
    const [failed, commands] = played(open(), type("a", "na prezent"), press("a"), { type: "NoteFailed", requestId: 1 })
    expect(shown(failed)).toMatchObject({ text: "na prezent", isOpen: true, problem: polish.texts["failure.connection"] })
    // it may have come to the shop all the same
    expect(commands).toEqual([{ type: "ReadNotes", requestId: 2 }])
    const [refused] = played(open(), type("a", "na prezent"), press("a"), { type: "NoteRefused", requestId: 1, words: "Nie teraz" })
    expect(shown(refused)).toMatchObject({ text: "na prezent", problem: "Nie teraz" })
  })

  test("that is typed on while it is sent stays typed (4.78)", () => {
    const [saved] = played(open(), type("a", "na"), press("a"), type("a", "na prezent"), {
      type: "NoteSaved",
      requestId: 1,
      notes: [note("a", "na")],
    })
    expect(shown(saved)).toMatchObject({ comment: "na", text: "na prezent", isOpen: true, isUnsaved: true })
    const [closed] = played(saved, { type: "CommentToggled", rowId: "a", isOpen: false })
    expect(shown(closed)).toMatchObject({ summary: "Uwaga nie jest zapisana", text: "na prezent" })
  })

  test("that is put back to what the shop had, while another one is on its way, is sent after it (4.78, 5.82)", () => {
    const [back, none] = played(open(), type("a", "raz"), press("a"), type("a", ""), press("a"))
    expect([none, shown(back)?.isUnsaved]).toEqual([[], true])
    const [, commands] = played(back, { type: "NoteSaved", requestId: 1, notes: [note("a", "raz")] })
    expect(commands).toMatchObject([{ type: "ChangeNote", change: { is: "comment", text: "" } }])
  })

  test("that the last post brought and that was too long is typed still (4.81)", () => {
    const notes = openRowNotes(rows, [note("a", "stara")], { a: "x".repeat(300) })
    expect(shown(notes)).toMatchObject({ comment: "stara", text: "x".repeat(300), isOpen: true, isLong: true })
  })

  test("waits until the question before it has been answered", () => {
    const [waiting, none] = played(open(), type("a", "raz"), press("a"), type("b", "dwa"), press("b"))
    expect([none, shown(waiting, "b")?.busy]).toEqual([[], true])
    const [, commands] = played(waiting, { type: "NoteSaved", requestId: 1, notes: [note("a", "raz")] })
    expect(commands).toMatchObject([{ type: "ChangeNote", requestId: 2, row: { rowId: "b" } }])
  })
})

describe("a row that leaves the cart", () => {
  const gone: RowNotesEvent = { type: "BasketHeard", rows: [row("b")] }
  const back: RowNotesEvent = { type: "BasketHeard", rows }

  test("and is put back is given its comment and its wrapping again (4.80)", () => {
    const [without] = played(open(note("a", "na prezent", true)), gone)
    expect(viewRowNotes(without, polish).map(({ rowId }) => rowId)).toEqual(["b"])
    const [asked, first] = played(without, back)
    expect(first).toMatchObject([{ type: "ChangeNote", row: { rowId: "a" }, change: { is: "comment", text: "na prezent" } }])
    const [wrapping, second] = played(asked, { type: "NoteSaved", requestId: 1, notes: [note("a", "na prezent", false)] })
    expect(second).toMatchObject([{ type: "ChangeNote", change: { is: "wrap", isWrapped: true } }])
    const [done, third] = played(wrapping, { type: "NoteSaved", requestId: 2, notes: [note("a", "na prezent", true)] })
    expect(third).toEqual([{ type: "OutdateCart" }])
    expect(shown(done)).toMatchObject({ comment: "na prezent", isWrapped: true, busy: false })
  })

  test("does nothing any more, and what is new in the cart is asked for", () => {
    const [without] = played(open(note("a", "na prezent")), gone)
    expect(rowNotes(without, type("a", "x"))).toEqual([without, []])
    expect(rowNotes(without, gone)).toEqual([without, []])
    const [, commands] = rowNotes(without, { type: "BasketHeard", rows: [row("b"), row("c")] })
    expect(commands).toEqual([{ type: "ReadNotes", requestId: 1 }])
  })
})

describe("gift wrapping and favourites", () => {
  test("a press is shown at once, and a second one takes it back (4.82)", () => {
    const [wrapped, commands] = played(open(note("a", "", false)), { type: "WrapPressed", rowId: "a" })
    expect(commands).toMatchObject([{ change: { is: "wrap", isWrapped: true } }])
    expect(shown(wrapped)?.isWrapped).toBe(true)
    const [again] = played(wrapped, { type: "WrapPressed", rowId: "a" })
    const [, more] = played(again, { type: "NoteSaved", requestId: 1, notes: [note("a", "", true)] })
    expect(more).toMatchObject([{ type: "OutdateCart" }, { change: { is: "wrap", isWrapped: false } }])
  })

  test("a shop that does not wrap is not asked (4.82)", () => {
    expect(played(open(note("a", "")), { type: "WrapPressed", rowId: "a" })[1]).toEqual([])
    expect(shown(open(note("a", "")))?.isWrapped).toBeNull()
  })

  test("a product is kept among the favourites, and the row stays (4.83)", () => {
    const [asked, commands] = played(open(), { type: "FavouritePressed", rowId: "a" })
    expect(commands).toMatchObject([{ type: "ChangeNote", change: { is: "favourite" } }])
    const [kept] = played(asked, { type: "NoteSaved", requestId: 1, notes: null })
    expect(shown(kept)).toMatchObject({ done: "Dodano do ulubionych.", problem: null })
  })
})

test("an answer that is not awaited changes nothing", () => {
  const [sent] = played(open(), type("a", "raz"), press("a"))
  expect(rowNotes(sent, { type: "NoteSaved", requestId: 7, notes: [note("a", "x")] })).toEqual([sent, []])
  expect(rowNotes(open(), { type: "NotesRead", requestId: 0, notes: [note("a", "x")] })[1]).toEqual([])
})
