import fc from "fast-check"
import { expect } from "vitest"
import {
  type OrderCommand,
  type OrderEvent,
  type OrderLife,
  orderStatus,
  orderStep,
  paymentStatus,
} from "../../../core/order/order-life.ts"
import type { PaymentState } from "../../../core/order/payment-state.ts"
import { property } from "../../support/property/property.ts"
import { sampleOrderLife } from "../../support/core/sample-order-life.ts"

type Reported = Extract<OrderEvent, { readonly type: "Reported" }>
type Stepping = typeof orderStep

const references = ["a", "b", "c"] as const
const reports = fc.record({
  type: fc.constant("Reported" as const),
  reference: fc.constantFrom(...references, "unknown"),
  report: fc.constantFrom("pending" as const, "refused" as const, "paid" as const, "paid" as const, "returned" as const),
  amount: fc.constantFrom(10_000, 10_000, 9_999, 20_000).map((minor) => ({ minor })),
  currency: fc.constantFrom("PLN", "PLN", "EUR"),
})
const requests = fc.constantFrom<OrderEvent>(
  { type: "Packed" },
  { type: "Sent" },
  { type: "Delivered" },
  { type: "Cancelled" },
  { type: "Overdue" },
)

function run(step: Stepping, start: OrderLife, events: readonly OrderEvent[]) {
  let life = start
  const commands: OrderCommand[] = []
  for (const event of events) {
    const [next, more] = step(life, event)
    life = next
    commands.push(...more)
  }
  return { life, commands }
}

const begun = (step: Stepping) =>
  run(
    step,
    sampleOrderLife("before"),
    references.map((reference) => ({ type: "Begun", reference })),
  ).life

/** What came in by tries that was not given back, as a till would count it. */
const kept = ({ tries }: PaymentState) => tries.filter(({ received, isReturned }) => received !== null && !isReturned)

/** Reports that came first are believed: later ones of the same payment change nothing. */
const believesTheFirst: Stepping = (life, event) => {
  if (event.type !== "Reported") return orderStep(life, event)
  const known = life.payment.tries.find(({ reference }) => reference === event.reference)
  return known !== undefined && (known.isRefused || known.received !== null) ? [life, []] : orderStep(life, event)
}

property("reports of a provider lead to the same end in whatever order and however often they come (10.715, 10.716)", {
  fault: "the first report of a payment is believed, and later ones are not",
  rule: orderStep,
  planted: believesTheFirst,
  runs: 1000,
  holds: (step) =>
    fc.property(fc.array(reports, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (all, chance) => {
      const shuffled: Reported[] = [...all, ...all.slice(0, 3)]
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = (chance.next().value ?? 0) % (at + 1)
        const [one, two] = [shuffled[at], shuffled[other]]
        if (one !== undefined && two !== undefined) [shuffled[at], shuffled[other]] = [two, one]
      }
      const [first, second] = [run(step, begun(step), all).life, run(step, begun(step), shuffled).life]
      expect(second).toEqual(first)
      expect([orderStatus(second), paymentStatus(second)]).toEqual([orderStatus(first), paymentStatus(first)])
    }),
})

/** Whoever is paid late keeps it. */
const keepsLateMoney: Stepping = (life, event) => {
  const [next, commands] = orderStep(life, event)
  return [next, commands.filter(({ type }) => type !== "PayBack" || life.reached !== "cancelled")]
}

property(
  "money that came in pays the order or was ordered back, an order is never sent unpaid, and gives back once (9.171, 10.716, 10.717)",
  {
    fault: "money that comes after the order was cancelled is kept",
    rule: orderStep,
    planted: keepsLateMoney,
    runs: 1000,
    holds: (step) =>
      fc.property(
        fc.array(fc.oneof({ weight: 3, arbitrary: reports }, { weight: 2, arbitrary: requests }), { maxLength: 20 }),
        (events) => {
          const { life, commands } = run(step, begun(step), events)
          const back = new Set(commands.flatMap((one) => (one.type === "PayBack" ? [one.reference] : [])))
          const unaccounted = kept(life.payment).filter(({ reference }) => !back.has(reference))
          const isOrder = life.reached !== "cancelled"
          expect(unaccounted.length).toBeLessThanOrEqual(isOrder ? 1 : 0)
          for (const { received } of unaccounted) expect(received).toEqual({ amount: { minor: 10_000 }, currency: "PLN" })
          expect(commands.filter(({ type }) => type === "GiveBack")).toHaveLength(isOrder ? 0 : 1)
          if (paymentStatus(life) === "paid") expect(isOrder).toBe(true)
          // what an order brings it brings once its money is there, and never before
          expect(commands.some(({ type }) => type === "Grant") || paymentStatus(life) !== "paid").toBe(true)
        },
      ),
  },
)
