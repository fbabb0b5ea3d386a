import { expect, test } from "vitest"
import { noQuestion, question, recalculationMs } from "../../../core/product-page/question.ts"

const raise = (asking: Parameters<typeof question>[1] & { readonly type: "Raised" }) => question(noQuestion, asking)

test("a price is asked for 500 ms after the last change (4.73, 9.36)", () => {
  expect(recalculationMs).toBe(500)
  const [pausing, commands] = raise({ type: "Raised", asking: "afterPause" })
  expect(commands).toEqual([{ type: "StartTimer", timerId: 1, ms: 500 }])
  expect(question(pausing, { type: "PauseEnded", timerId: 1 })).toEqual([{ ...pausing, is: "asked" }, [{ type: "AskShop", requestId: 1 }]])
  expect(question(pausing, { type: "PauseEnded", timerId: 0 })).toEqual([pausing, []])
  const [again] = question(pausing, { type: "Raised", asking: "afterPause" })
  expect(question(again, { type: "PauseEnded", timerId: 1 })[1]).toEqual([])
})

test("what asks nothing leaves the question as it is, and what makes it void ends it (16.12)", () => {
  const [asked] = raise({ type: "Raised", asking: "now" })
  expect(question(asked, { type: "Raised", asking: "no" })[0]).toBe(asked)
  expect(question(asked, { type: "Raised", asking: "void" })).toEqual([
    { requestId: 2, is: "rest", refused: null },
    [{ type: "DropQuestion" }],
  ])
  expect(question(noQuestion, { type: "Raised", asking: "void" })[1]).toEqual([])
  expect(question(asked, { type: "Raised", asking: { goTo: "/7" } })[1]).toEqual([{ type: "GoTo", link: "/7" }])
  expect(question(asked, { type: "PauseEnded", timerId: 1 })[1]).toEqual([])
})

test("what a shop refused was the choice before the next question (16.33)", () => {
  const [asked] = raise({ type: "Raised", asking: "now" })
  const [refused] = question(asked, { type: "Answered", refused: "Za długie" })
  expect(refused).toEqual({ requestId: 1, is: "rest", refused: "Za długie" })
  expect(question(refused, { type: "Raised", asking: "afterPause" })[0].refused).toBeNull()
})
