import fc from "fast-check"
import { expect } from "vitest"
import { choosing, type ChoosingCommand, type ChoosingEvent } from "../../../core/order/choosing/choosing.ts"
import { reviewing, type ReviewCommand, type ReviewEvent } from "../../../core/order/review/reviewing.ts"
import { sampleChoosing, sampleReview } from "../../support/core/sample-order.ts"
import { property } from "../../support/property/property.ts"

const reviewEvents = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant("Stated" as const),
      statement: fc.constantFrom("terms" as const, "cancel" as const),
      isStated: fc.boolean(),
    }),
    fc.constantFrom<ReviewEvent>({ type: "OrderPressed" }, { type: "OrderPressed" }, { type: "Returned" }),
  ),
  { maxLength: 14 },
)

/** A second press sends a second time. */
const sendsEachPress: typeof reviewing = (state, event) =>
  event.type === "OrderPressed" ? reviewing({ ...state, isSending: false }, event) : reviewing(state, event)

property(
  "the last look sends what is stated whole, once until the page comes back, and otherwise shows the first that is missing (10.740, 10.741)",
  {
    fault: "each press of the button sends once more",
    rule: reviewing,
    planted: sendsEachPress,
    runs: 500,
    holds: (step) =>
      fc.property(reviewEvents, (events) => {
        let state = sampleReview()
        // an oracle of two boxes and a form that is away
        const stated = { terms: false, cancel: false }
        let isAway = false
        for (const event of events satisfies readonly ReviewEvent[]) {
          if (event.type === "Stated") stated[event.statement] = event.isStated
          const isWhole = stated.terms && stated.cancel
          const expected: ReviewCommand["type"][] = event.type === "OrderPressed" && !isAway ? [isWhole ? "Send" : "Show"] : []
          const [next, commands] = step(state, event)
          state = next
          if (event.type === "Returned") isAway = false
          if (expected.includes("Send")) isAway = true
          expect(commands.map(({ type }) => type)).toEqual(expected)
          for (const command of commands) if (command.type === "Show") expect(command.statement).toBe(stated.terms ? "cancel" : "terms")
        }
      }),
  },
)

const choosingEvents = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("PaymentChosen" as const), id: fc.constantFrom("blik", "przelew", "gotowka", "czek") }),
    fc.record({ type: fc.constant("DeliveryChosen" as const), id: fc.constantFrom("dpd", "automat", "dpd-dvp", "golab") }),
    fc.record({ type: fc.constant("PointsChosen" as const), isForPoints: fc.boolean() }),
    fc.constantFrom<ChoosingEvent>({ type: "ContinuePressed" }, { type: "Returned" }, { type: "NoteTyped", text: "x" }),
  ),
  { maxLength: 14 },
)

/** A payment that is changed forgets the deliveries that were chosen. */
const forgetsDeliveries: typeof choosing = (state, event) =>
  event.type === "PaymentChosen" ? choosing({ ...state, deliveryIds: { prepaid: "dpd", dvp: "dpd-dvp" } }, event) : choosing(state, event)

property(
  "each moment of payment keeps the delivery that was chosen for it, and going on stops at a point that is missing, or sends once (10.171, 10.732, 10.734)",
  {
    fault: "a change of the payment forgets the delivery that was chosen",
    rule: choosing,
    planted: forgetsDeliveries,
    runs: 500,
    holds: (step) =>
      fc.property(choosingEvents, (events) => {
        let state = sampleChoosing()
        let payment = "blik"
        const deliveries = { prepaid: "dpd", dvp: "dpd-dvp" }
        let isAway = false
        for (const event of events satisfies readonly ChoosingEvent[]) {
          if (event.type === "PaymentChosen" && event.id !== "czek") payment = event.id
          if (event.type === "DeliveryChosen" && event.id === "dpd-dvp") deliveries.dvp = event.id
          if (event.type === "DeliveryChosen" && (event.id === "dpd" || event.id === "automat")) deliveries.prepaid = event.id
          const lacksPoint = payment !== "gotowka" && deliveries.prepaid === "automat"
          const expected: ChoosingCommand["type"][] = event.type === "ContinuePressed" && !isAway ? [lacksPoint ? "Show" : "Send"] : []
          const [next, commands] = step(state, event)
          state = next
          if (event.type === "Returned") isAway = false
          if (expected.includes("Send")) isAway = true
          expect(commands.map(({ type }) => type)).toEqual(expected)
          expect([state.paymentId, state.deliveryIds]).toEqual([payment, deliveries])
        }
      }),
  },
)
