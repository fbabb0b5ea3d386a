import { describe, expect, test } from "vitest"
import { type OrderEvent, type OrderLife, orderStatus, orderStep, paymentStatus, type PaidWhen } from "../../../core/order/order-life.ts"
import { owedBack, payingTry } from "../../../core/order/payment-state.ts"
import { money } from "../../support/core/sample-offer.ts"
import { sampleOrderLife } from "../../support/core/sample-order-life.ts"

const begun = (reference: string): OrderEvent => ({ type: "Begun", reference })
const told = (reference: string, report: "pending" | "refused" | "paid" | "returned", amount = "100.00", currency = "PLN"): OrderEvent => ({
  type: "Reported",
  reference,
  report,
  amount: money(amount),
  currency,
})
const onDelivery = (total: string): OrderEvent => ({ type: "PaidOnDelivery", total: money(total) })
const [packed, sent, delivered, cancelled, overdue] = (["Packed", "Sent", "Delivered", "Cancelled", "Overdue"] as const).map((type) => ({
  type,
}))

function lived(when: PaidWhen, events: readonly (OrderEvent | undefined)[]) {
  let life: OrderLife = sampleOrderLife(when)
  const commands: string[] = []
  for (const event of events) {
    if (event === undefined) throw new Error("no event")
    const [next, more] = orderStep(life, event)
    life = next
    commands.push(...more.map((one) => (one.type === "PayBack" ? `PayBack ${one.reference}` : one.type === "Tell" ? one.what : one.type)))
  }
  return { status: orderStatus(life), paid: paymentStatus(life), commands: commands.join(", "), life }
}

describe("the life of an order (9.170, 9.171, 10.708, 10.709, 10.715 to 10.717, 10.875, 10.963)", () => {
  test.each([
    ["nothing yet", "before", [], "waiting", "open", ""],
    ["paid", "before", [begun("a"), told("a", "paid")], "accepted", "paid", "Grant, accepted"],
    ["pending, then paid", "before", [begun("a"), told("a", "pending"), told("a", "paid")], "accepted", "paid", "Grant, accepted"],
    ["paid and told twice", "before", [begun("a"), told("a", "paid"), told("a", "paid")], "accepted", "paid", "Grant, accepted"],
    ["refused", "before", [begun("a"), told("a", "refused")], "waiting", "open", ""],
    [
      "refused, then paid by another",
      "before",
      [begun("a"), told("a", "refused"), begun("b"), told("b", "paid")],
      "accepted",
      "paid",
      "Grant, accepted",
    ],
    ["a refusal that comes after", "before", [begun("a"), told("a", "paid"), told("a", "refused")], "accepted", "paid", "Grant, accepted"],
    [
      "left to the courier after a refusal",
      "before",
      [begun("a"), told("a", "refused"), onDelivery("106.00")],
      "accepted",
      "onDelivery",
      "placed",
    ],
    [
      "left to the courier twice, and cancelled",
      "before",
      [onDelivery("106.00"), onDelivery("1.00"), cancelled],
      "cancelled",
      "none",
      "placed, GiveBack, cancelled",
    ],
    [
      "left to the courier, and paid all the same",
      "before",
      [begun("a"), onDelivery("106.00"), told("a", "paid")],
      "accepted",
      "returning",
      "placed, PayBack a, paidBack",
    ],
    [
      "left to the courier once it is paid",
      "before",
      [begun("a"), told("a", "paid"), onDelivery("106.00")],
      "accepted",
      "paid",
      "Grant, accepted",
    ],
    [
      "left to the courier when nothing waits for it",
      "before",
      [overdue, onDelivery("106.00")],
      "cancelled",
      "none",
      "GiveBack, cancelled",
    ],
    ["too little", "before", [begun("a"), told("a", "paid", "99.99")], "waiting", "returning", "PayBack a, paidBack"],
    ["too much", "before", [begun("a"), told("a", "paid", "100.01")], "waiting", "returning", "PayBack a, paidBack"],
    ["euro", "before", [begun("a"), told("a", "paid", "100.00", "EUR")], "waiting", "returning", "PayBack a, paidBack"],
    [
      "too little, given back",
      "before",
      [begun("a"), told("a", "paid", "9"), told("a", "returned")],
      "waiting",
      "returned",
      "PayBack a, paidBack",
    ],
    [
      "paid twice",
      "before",
      [begun("a"), begun("b"), told("b", "paid"), told("a", "paid")],
      "accepted",
      "paid",
      "Grant, accepted, PayBack b, paidBack",
    ],
    ["of a payment that nobody began", "before", [told("x", "paid")], "waiting", "open", ""],
    ["overdue", "before", [overdue], "cancelled", "none", "GiveBack, cancelled"],
    ["overdue twice", "before", [overdue, overdue, cancelled], "cancelled", "none", "GiveBack, cancelled"],
    ["overdue once paid", "before", [begun("a"), told("a", "paid"), overdue], "accepted", "paid", "Grant, accepted"],
    [
      "paid after it was overdue",
      "before",
      [begun("a"), overdue, told("a", "paid")],
      "cancelled",
      "returning",
      "GiveBack, cancelled, PayBack a, paidBack",
    ],
    [
      "cancelled once paid, and given back",
      "before",
      [begun("a"), told("a", "paid"), cancelled, told("a", "returned")],
      "cancelled",
      "returned",
      "Grant, accepted, GiveBack, PayBack a, cancelled, paidBack",
    ],
    ["packed before it is paid", "before", [packed, sent], "waiting", "open", ""],
    [
      "packed, sent, handed over",
      "before",
      [begun("a"), told("a", "paid"), packed, sent, delivered],
      "delivered",
      "paid",
      "Grant, accepted, sent",
    ],
    ["cancelled once packed", "before", [begun("a"), told("a", "paid"), packed, cancelled], "packed", "paid", "Grant, accepted"],
    ["on delivery", "onDelivery", [], "accepted", "onDelivery", ""],
    ["on delivery, overdue", "onDelivery", [overdue], "accepted", "onDelivery", ""],
    ["on delivery, handed over", "onDelivery", [packed, sent, delivered], "delivered", "paid", "sent, Grant"],
    ["on delivery, cancelled", "onDelivery", [cancelled], "cancelled", "none", "GiveBack, cancelled"],
    ["nothing to pay", "nothing", [packed], "packed", "none", ""],
  ] as const)("%s (%s)", (_, when, events, status, paid, commands) => expect(lived(when, events)).toMatchObject({ status, paid, commands }))

  test("the first that was begun pays, and whatever else came in is owed", () => {
    const { life } = lived("before", [begun("a"), begun("b"), told("b", "paid"), told("a", "paid")])
    expect(payingTry(life.payment)?.reference).toBe("a")
    expect(owedBack(life.payment).map(({ reference }) => reference)).toEqual(["b"])
  })
})
