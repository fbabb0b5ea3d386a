import fc from "fast-check"
import { expect } from "vitest"
import { sentAtOnce } from "../../../core/product-page/submit.ts"
import { periodCheck, type PeriodCheck, type PeriodCheckEvent } from "../../../core/subscription/period-check.ts"
import { idlePeriodCheck } from "../../../core/subscription/subscription-choice.ts"
import { property } from "../../support/property/property.ts"
import { type CheckMachine, pieces, play, type Submit, submits } from "./simulated-cart.ts"

const machine: CheckMachine = periodCheck
const back = (check: PeriodCheck, _tag: "NotMoved"): PeriodCheck => ({
  requestId: check.requestId + 1,
  stage: { is: "idle" },
  problem: { _tag },
})

property("whatever a shop does of a call, the cart keeps every piece, or the shopper is told which may be missing", {
  fault: "a move given up half-way",
  rule: machine,
  planted: (check, event) =>
    event.type === "RowsNotAdded" && check.stage.is === "adding" ? [back(check, "NotMoved"), []] : periodCheck(check, event),
  runs: 300,
  holds: (step) =>
    fc.property(submits, (submit) => {
      const { check, cart } = play(step, submit)
      const [before, after] = [pieces(submit.cart), pieces(cart)]
      const named = pieces(check.problem?._tag === "MaybeLost" ? check.problem.rows : [])
      for (const [product, count] of before) {
        const lost = count - (after.get(product) ?? 0)
        expect(lost).toBeGreaterThanOrEqual(0)
        expect(lost).toBeLessThanOrEqual(named.get(product) ?? 0)
      }
    }),
})

property("a stopped submit leaves the pieces that were put back with a period they had", {
  fault: "rows put back with the new period",
  rule: machine,
  planted: (check, event) => {
    const [next, commands] = periodCheck(check, event)
    if (next.stage.is !== "restoring" || check.stage.is !== "comparing") return [next, commands]
    const { days } = check.stage
    return [next, commands.map((one) => (one.type === "AddRows" ? { ...one, rows: one.rows.map((row) => ({ ...row, days })) } : one))]
  },
  runs: 300,
  holds: (step) =>
    fc.property(submits, ({ answers: [first = { well: true, done: 0 }], ...submit }) => {
      // the second call removes, the third adds nothing: everything is put back
      const failing: Submit = { ...submit, answers: [first, { well: true, done: 0 }, { well: false, done: 0 }] }
      const { check, cart } = play(step, failing)
      if (check.problem?._tag !== "NotMoved") return
      const periods = (rows: Submit["cart"]) => rows.map(({ productId, quantity, days }) => `${productId} ${quantity.coefficient} ${days}`)
      expect(periods(cart).toSorted()).toEqual(periods(submit.cart).toSorted())
    }),
})

property("a submitted subscription has the period of every row of the cart, and one its product offers", {
  fault: "a form sent with a period of its own",
  rule: machine,
  planted: (check, event) =>
    event.type === "RowsNotRemoved" && check.stage.is === "removing"
      ? [{ ...check, stage: { is: "submitting" } }, [{ type: "SubmitForm", days: check.stage.days }]]
      : periodCheck(check, event),
  runs: 300,
  holds: (step) =>
    fc.property(submits, (submit) => {
      const { check, cart, submitted } = play(step, submit)
      expect(submitted !== undefined).toBe(check.stage.is === "submitting")
      if (submitted === undefined || submitted === null) return
      expect(submit.request.periods).toContain(submitted)
      for (const row of cart) expect(row.days).toBe(submitted)
    }),
})

property("every submit ends in a sent form or in one that can be sent again, with a word why", {
  fault: "a failure without an answer",
  rule: machine,
  planted: (check, event) => (event.type === "CartNotRead" && check.stage.is === "comparing" ? [check, []] : periodCheck(check, event)),
  runs: 300,
  holds: (step) =>
    fc.property(submits, (submit) => {
      const { check } = play(step, submit)
      expect(["idle", "submitting"]).toContain(check.stage.is)
      expect(check.problem === null).toBe(check.stage.is === "submitting")
      const again = check.stage.is === "idle" ? check : step(check, { type: "Returned" })[0]
      expect(step(again, { type: "SubmitPressed", request: submit.request })[0]).not.toBe(again)
    }),
})

const requestId = fc.nat({ max: 8 })
const events: fc.Arbitrary<PeriodCheckEvent> = fc.oneof(
  submits.map(({ request }) => ({ type: "SubmitPressed", request }) as const),
  fc.constantFrom(7, 14, 30, 60).map((days) => ({ type: "PeriodPicked", days }) as const),
  fc.constantFrom({ type: "Confirmed" } as const, { type: "Closed" } as const, { type: "Returned" } as const),
  fc.tuple(requestId, submits).map(([number, { cart }]) => ({ type: "CartRead", requestId: number, rows: cart }) as const),
  fc
    .tuple(requestId, fc.constantFrom("CartNotRead", "RowsRemoved", "RowsNotRemoved", "RowsAdded", "RowsNotAdded"))
    .map(([number, type]) => ({ type, requestId: number }) as const),
)

/** Answers with the number that is awaited make their way in; the others are late. */
function wander(step: CheckMachine, journey: readonly { readonly event: PeriodCheckEvent; readonly late: boolean }[]): PeriodCheck {
  let check = idlePeriodCheck
  for (const { event, late } of journey) {
    const given = "requestId" in event && !late ? { ...event, requestId: check.requestId } : event
    const [next, commands] = step(check, given)
    if ("requestId" in given && given.requestId !== check.requestId) {
      expect(next).toBe(check)
      expect(commands).toEqual([])
    }
    expect(JSON.parse(JSON.stringify(next))).toEqual(next)
    check = next
  }
  return check
}
const journeys = fc.array(fc.record({ event: events, late: fc.boolean() }), { maxLength: 12 })

property("whatever happened, an answer to an older command changes nothing", {
  fault: "a late answer acts",
  rule: machine,
  planted: (check, event) => periodCheck(check, "requestId" in event ? { ...event, requestId: check.requestId } : event),
  runs: 200,
  holds: (step) => fc.property(journeys, (journey) => void wander(step, journey)),
})

property("from every state, failing answers and a way back lead to a form at rest", {
  fault: "a loader that never ends",
  rule: machine,
  planted: (check, event) => (event.type === "RowsNotRemoved" ? [check, []] : periodCheck(check, event)),
  runs: 300,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      let check = wander(step, journey)
      for (let left = 0; left < 4; left += 1) {
        const number = check.requestId
        const failures: readonly PeriodCheckEvent[] = [
          { type: "Closed" },
          { type: "Returned" },
          { type: "RowsNotRemoved", requestId: number },
          { type: "RowsNotAdded", requestId: number },
          { type: "CartNotRead", requestId: number },
        ]
        check = failures.reduce((state, event) => step(state, event)[0], check)
      }
      expect(check.stage.is).toBe("idle")
    }),
})

const once: PeriodCheckEvent = { type: "SubmitPressed", request: { purchase: "once", days: null, periods: [] } }
const withoutQuestions = fc.constantFrom<PeriodCheckEvent>(
  once,
  { type: "Returned" },
  { type: "Closed" },
  { type: "Confirmed" },
  { type: "CartRead", requestId: 0, rows: [] },
)

property("what is bought once passes the check of a subscription as it is sent where there is none", {
  fault: "a form sent twice",
  rule: machine,
  planted: (check, event) => periodCheck(event.type === "SubmitPressed" ? { ...check, stage: { is: "idle" } } : check, event),
  runs: 200,
  holds: (step) =>
    fc.property(fc.array(withoutQuestions, { maxLength: 12 }), (events) => {
      let [checked, plain] = [idlePeriodCheck, idlePeriodCheck]
      for (const event of events) {
        const [left, right] = [step(checked, event), sentAtOnce(plain, event)]
        expect([left[0].stage, left[1]]).toEqual([right[0].stage, right[1]])
        ;[checked, plain] = [left[0], right[0]]
      }
    }),
})
