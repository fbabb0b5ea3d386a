import { describe, expect, test } from "vitest"
import type { CartPageCommand } from "../../../core/basket/cart-command.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { leaveQuestion, type LeaveQuestionEvent, viewLeaveQuestion } from "../../../core/basket/leaving/leave-question.ts"
import { openRowNotes, rowNotes } from "../../../core/basket/notes/row-notes.ts"
import { viewRowNotes } from "../../../core/basket/notes/view-row-notes.ts"
import { viewCartPage } from "../../../core/basket/view-cart-page.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { polish } from "../../support/core/sample-texts.ts"

type Played = readonly [CartPage, readonly CartPageCommand[]]

const open = (rows = 2) => openCartPage({ basket: sampleBasket(rows), priceFormat: polishPrices, priceType: "gross", refusal: null })
const play = (page: CartPage, ...events: readonly CartPageEvent[]) =>
  events.reduce<Played>(
    ([state, commands], event) => {
      const [next, more] = cartPage(state, event)
      return [next, [...commands, ...more]]
    },
    [page, []],
  )
const unsaved = ([page]: Played) => viewCartPage(page, polish).isUnsaved
const typed = (rowId: string, text: string): CartPageEvent => ({ type: "QuantityTyped", rowId, text })
const left = (rowId: string): CartPageEvent => ({ type: "QuantityLeft", rowId })
const remove = (rowId: string): CartPageEvent => ({ type: "RemovePressed", rowId })
const update: CartPageEvent = { type: "UpdatePressed" }

describe("what leaving the cart would lose (5.82)", () => {
  test.each<readonly [string, readonly CartPageEvent[], boolean]>([
    ["nothing is touched", [], false],
    ["a quantity is typed", [typed("r1", "3")], true],
    ["it is typed back to what the shop has", [typed("r1", "3"), typed("r1", "2")], false],
    ["it is emptied", [typed("r1", "")], true],
    ["it is stepped, and the pause is not over", [{ type: "QuantityStepped", rowId: "r1", by: 1 }], true],
    ["it is with the shop", [typed("r1", "3"), left("r1")], false],
    ["it is changed back while the change is with the shop", [typed("r1", "3"), left("r1"), typed("r1", "2")], true],
    ["another row's waits for its turn", [typed("r1", "3"), left("r1"), typed("r2", "4"), left("r2")], true],
    ["a removal is with the shop", [remove("r1")], false],
    ["a removal waits for its turn", [typed("r1", "3"), left("r1"), remove("r2")], true],
  ])("%s", (_, events, expected) => expect(unsaved(play(open(), ...events))).toBe(expected))

  test("a comment counts until it is with the shop, and again when it did not come there", () => {
    const row = { rowId: "a", productId: 1, sizeId: "M", name: "Kubek" }
    const isUnsaved = (notes: ReturnType<typeof openRowNotes>) => viewRowNotes(notes, polish)[0]?.isUnsaved
    const [written] = rowNotes(openRowNotes([row], [], {}), { type: "CommentTyped", rowId: "a", text: "na prezent" })
    const [sent] = rowNotes(written, { type: "CommentPressed", rowId: "a" })
    const [more] = rowNotes(sent, { type: "CommentTyped", rowId: "a", text: "na prezent, proszę" })
    const [failed] = rowNotes(sent, { type: "NoteFailed", requestId: 1 })
    expect([written, sent, more, failed].map(isUnsaved)).toEqual([true, false, true, true])
  })
})

describe("an update of the whole cart", () => {
  const told = ([page]: Played) => viewCartPage(page, polish).gone

  test("in which nothing is changed says what to change, until the next change (5.83, 10.576)", () => {
    const nothing = play(open(), update)
    expect([told(nothing), nothing[1]]).toEqual(["Aby zaktualizować koszyk, zmień liczbę produktów.", []])
    expect(told(play(nothing[0], typed("r1", "3")))).toBe("")
  })

  test("takes every changed field, one after another, and says nothing (5.83, 10.576)", () => {
    const both = play(open(), typed("r1", "3"), typed("r2", "4"), update)
    expect(both[1].filter(({ type }) => type === "ChangeRow")).toMatchObject([{ rowId: "r1", quantity: "3" }])
    expect([both[0].queue, told(both)]).toEqual([["r2"], ""])
  })

  test("while a change is with the shop says nothing (5.83)", () => {
    expect(told(play(open(), typed("r1", "3"), left("r1"), update))).toBe("")
  })
})

test.each<readonly [readonly LeaveQuestionEvent["type"][], string]>([
  [["LinkPressed"], "asking"],
  [["LinkPressed", "StayPressed"], "staying"],
  [["LinkPressed", "LeavePressed"], "leaving"],
  [["LinkPressed", "StayPressed", "LeavePressed"], "staying"],
  [["LeavePressed"], "staying"],
  [["LinkPressed", "LeavePressed", "LinkPressed"], "leaving"],
  [["LinkPressed", "LeavePressed", "Returned"], "staying"],
])("a page is left once that was asked and answered: %j comes to %s (5.82)", (types, is) => {
  const state = types.reduce((before, type) => leaveQuestion(before, { type })[0], { is: "staying" } as ReturnType<typeof leaveQuestion>[0])
  expect(state.is).toBe(is)
  expect(viewLeaveQuestion(state, polish)).toEqual({
    question: is === "asking" ? polish.texts["message.unsavedChanges"] : null,
    isFollowed: is === "leaving",
  })
})
