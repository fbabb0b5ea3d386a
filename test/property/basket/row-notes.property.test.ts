import fc from "fast-check"
import { expect } from "vitest"
import { commentExcess, tidyComment } from "../../../core/basket/notes/row-comment.ts"
import { openRowNotes, rowNotes, type RowNotes, type RowNotesCommand, type RowNotesEvent } from "../../../core/basket/notes/row-notes.ts"
import type { RowNote } from "../../../core/basket/notes/noted-row.ts"
import { property } from "../../support/property/property.ts"

const names = ["a", "b"] as const
type Name = (typeof names)[number]

const named = (rowId: string) => ({ rowId, productId: 1, sizeId: rowId, name: "Kubek" })

type Move =
  | { readonly is: "event"; readonly event: RowNotesEvent }
  /** how the oldest question ends: `lost` was carried out, and its answer never came */
  | { readonly is: "answer"; readonly how: "done" | "unread" | "refused" | "failed" | "lost" }
  /** an answer that came already comes once more */
  | { readonly is: "again"; readonly at: number }
  /** the cart takes a row out, or puts it back */
  | { readonly is: "removed" | "returned"; readonly rowId: Name }

const rowId = fc.constantFrom<Name>(...names)
const texts = fc.oneof(fc.constantFrom("", " ", "na prezent", "pilne\r\n", "x".repeat(256)), fc.string({ maxLength: 5 }))
const event = <Type extends RowNotesEvent>(events: fc.Arbitrary<Type>) => events.map((one): Move => ({ is: "event", event: one }))
const moves: fc.Arbitrary<Move> = fc.oneof(
  event(fc.record({ type: fc.constant("CommentTyped" as const), rowId, text: texts })),
  event(fc.record({ type: fc.constantFrom("CommentPressed" as const, "WrapPressed" as const, "FavouritePressed" as const), rowId })),
  event(fc.record({ type: fc.constant("CommentToggled" as const), rowId, isOpen: fc.boolean() })),
  event(fc.constant({ type: "Returned" as const })),
  fc
    .constantFrom<Extract<Move, { is: "answer" }>["how"]>("done", "done", "unread", "refused", "failed", "lost")
    .map((how): Move => ({ is: "answer", how })),
  fc.nat(20).map((at): Move => ({ is: "again", at })),
  fc.record({ is: fc.constantFrom("removed" as const, "returned" as const), rowId }).map((move): Move => move),
)

/** A shop of its own beside the machine, which carries out what it is asked when it answers. */
function play(list: readonly Move[], step: typeof rowNotes) {
  const shop = new Map<string, RowNote>(names.map((name) => [name, { ...named(name), comment: "", isWrapped: false }]))
  let notes: RowNotes = openRowNotes(names.map(named), [...shop.values()], {})
  const questions: Exclude<RowNotesCommand, { type: "OutdateCart" }>[] = []
  const answers: RowNotesEvent[] = []
  let most = 0
  const tell = (told: RowNotesEvent) => {
    const [next, commands] = step(notes, told)
    notes = next
    for (const command of commands) if (command.type !== "OutdateCart") questions.push(command)
    most = Math.max(most, questions.length)
  }
  const answer = (told: RowNotesEvent) => {
    answers.push(told)
    tell(told)
  }
  const carryOut = (asked: Extract<RowNotesCommand, { type: "ChangeNote" }>): boolean => {
    const known = shop.get(asked.row.rowId)
    if (known === undefined) return false
    if (asked.change.is === "comment") shop.set(known.rowId, { ...known, comment: asked.change.text })
    if (asked.change.is === "wrap") shop.set(known.rowId, { ...known, isWrapped: asked.change.isWrapped })
    return true
  }
  const move = (one: Move) => {
    switch (one.is) {
      case "event":
        return tell(one.event)
      case "again": {
        const late = answers[one.at]
        return late === undefined ? undefined : tell(late)
      }
      case "removed":
      case "returned":
        if (one.is === "removed") shop.delete(one.rowId)
        else if (!shop.has(one.rowId)) shop.set(one.rowId, { ...named(one.rowId), comment: "", isWrapped: false })
        return tell({ type: "BasketHeard", rows: [...shop.keys()].map(named) })
      case "answer": {
        const asked = questions.shift()
        if (asked === undefined) return
        const { requestId } = asked
        if (asked.type === "ReadNotes")
          return answer(
            one.how === "done" ? { type: "NotesRead", requestId, notes: [...shop.values()] } : { type: "NotesUnread", requestId },
          )
        if (one.how === "failed") return answer({ type: "NoteFailed", requestId })
        if (one.how === "refused") return answer({ type: "NoteRefused", requestId, words: "Nie teraz" })
        const isDone = carryOut(asked)
        // a lost answer is one that its time limit ends
        if (one.how === "lost") return answer({ type: "NoteFailed", requestId })
        if (!isDone) return answer({ type: "NoteRefused", requestId, words: "Nie ma" })
        return answer({ type: "NoteSaved", requestId, notes: one.how === "unread" ? null : [...shop.values()] })
      }
    }
  }
  for (const one of list) move(one)
  return {
    /** the shopper presses all that is typed, and the shop answers well */
    settle: () => {
      for (let turn = 0; turn < 3; turn += 1) {
        tell({ type: "Returned" })
        for (const name of names) tell({ type: "CommentPressed", rowId: name })
        while (questions.length > 0) move({ is: "answer", how: "done" })
      }
    },
    tell,
    shop,
    get notes() {
      return notes
    },
    get most() {
      return most
    },
  }
}

const games = fc.array(moves, { maxLength: 50 })

property("however answers are lost, repeated or late, the notes end at what the shop has (4.78, 8.57)", {
  fault: "an answer that never came is taken for a refusal, and the row goes on showing what it showed",
  rule: rowNotes,
  planted: (notes: RowNotes, told: RowNotesEvent) =>
    rowNotes(
      notes,
      told.type === "NoteFailed"
        ? { type: "NoteRefused", requestId: told.requestId, words: "" }
        : told.type === "Returned"
          ? { type: "NotesUnread", requestId: -1 }
          : told,
    ),
  holds: (step) =>
    fc.property(games, (list) => {
      const game = play(list, step)
      game.settle()
      const there = game.notes.rows.filter(({ isGone }) => !isGone)
      expect(new Map(there.map((row) => [row.rowId, [row.comment, row.isWrapped]]))).toEqual(
        new Map([...game.shop.values()].map((note) => [note.rowId, [note.comment, note.isWrapped]])),
      )
      expect([game.notes.sent, game.notes.queue, game.most <= 1]).toEqual([null, [], true])
    }),
})

property("no comment that was typed is lost: the shop has it in the end, or it stands in its field still (4.78, 4.80)", {
  fault: "a comment is taken for saved when it is sent",
  rule: rowNotes,
  planted: (notes: RowNotes, told: RowNotesEvent) => {
    const [next, commands] = rowNotes(notes, told)
    const rows =
      told.type === "CommentPressed" ? next.rows.map((row) => (row.rowId === told.rowId ? { ...row, draft: null } : row)) : next.rows
    return [{ ...next, rows }, commands] as const
  },
  holds: (step) =>
    fc.property(games, rowId, texts, games, (before, name, text, after) => {
      const game = play(before, step)
      fc.pre(game.shop.has(name))
      // nobody types anything else at that row afterwards
      const others = after.filter((move) => !(move.is === "event" && "rowId" in move.event && move.event.rowId === name))
      const whole = play(
        [
          ...before,
          { is: "event", event: { type: "CommentTyped", rowId: name, text } },
          { is: "event", event: { type: "CommentPressed", rowId: name } },
          ...others,
        ],
        step,
      )
      whole.settle()
      fc.pre(whole.shop.has(name))
      const row = whole.notes.rows.find((one) => one.rowId === name)
      if (commentExcess(text) > 0) expect(row?.draft).toBe(text)
      else expect(whole.shop.get(name)?.comment).toBe(tidyComment(text))
    }),
})
