import { expect, test } from "vitest"
import { reviewing, type ReviewEvent, type ReviewState } from "../../../core/order/review/reviewing.ts"
import { viewReviewing } from "../../../core/order/review/view-reviewing.ts"
import { english, polish } from "../../support/core/sample-texts.ts"
import { sampleReview } from "../../support/core/sample-order.ts"

const run = (state: ReviewState, ...events: readonly ReviewEvent[]) =>
  events.reduce<ReturnType<typeof reviewing>>(([before], event) => reviewing(before, event), [state, []])

const stated = (statement: "terms" | "cancel", isStated = true): ReviewEvent => ({ type: "Stated", statement, isStated })

test("statements are judged at the press and not before, each with its own error, which goes as it is stated (10.741)", () => {
  const errors = (state: ReviewState) => viewReviewing(state, polish).statements.map(({ error }) => error)
  const [start] = run(sampleReview(), stated("terms"), stated("terms", false))
  expect(errors(start)).toEqual([null, null])
  const [pressed, commands] = reviewing(start, { type: "OrderPressed" })
  expect(errors(pressed)).toEqual(["Zaakceptuj regulamin, żeby zamówić.", "Potwierdź, że znasz prawo do odstąpienia od umowy."])
  expect(commands).toEqual([{ type: "Show", statement: "terms" }])
  const [half] = reviewing(pressed, stated("terms"))
  expect(errors(half)).toEqual([null, "Potwierdź, że znasz prawo do odstąpienia od umowy."])
  expect(reviewing(half, { type: "OrderPressed" })[1]).toEqual([{ type: "Show", statement: "cancel" }])
})

test("what is complete is sent once, however often the button is pressed; a page that comes back can send again (10.740)", () => {
  const [sent, commands] = run(sampleReview(), stated("terms"), stated("cancel"), { type: "OrderPressed" })
  expect(commands).toEqual([{ type: "Send" }])
  expect(reviewing(sent, { type: "OrderPressed" })).toEqual([sent, []])
  expect(run(sent, { type: "Returned" }, { type: "OrderPressed" })[1]).toEqual([{ type: "Send" }])
})

test("the button says what a press does, in both languages (10.740)", () => {
  expect([polish, english].map((texts) => viewReviewing(sampleReview(), texts).button)).toEqual([
    "Zamawiam z obowiązkiem zapłaty",
    "Order with obligation to pay",
  ])
})
