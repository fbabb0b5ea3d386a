import fc from "fast-check"
import { expect } from "vitest"
import { waysToPay } from "../../../core/delivery/ways-to-pay.ts"
import { paymentCost, type PaymentMoment } from "../../../core/basket/payment.ts"
import { property } from "../../support/property/property.ts"

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]
const money = (max: number) => fc.integer({ min: 0, max }).map((minor) => ({ minor }))
const couriers = fc.array(
  fc.record({
    payment: fc.constantFrom(...moments),
    cost: fc.option(money(3000)),
    minSubtotal: fc.option(money(20_000)),
    isPickup: fc.boolean(),
  }),
  { maxLength: 6 },
)
const percent = fc.option(fc.record({ coefficient: fc.integer({ min: 0, max: 50 }), scale: fc.constant(1) }))
const methods = fc.array(
  fc.record({
    payment: fc.constantFrom(...moments),
    cost: fc.record({ percent, fixed: fc.option(money(500)), minimum: fc.option(money(500)) }),
  }),
  { maxLength: 5 },
)

type Rule = typeof waysToPay

/** Asks no courier for the worth from which it comes. */
const forgetful: Rule = (order) => waysToPay({ ...order, worth: { minor: 1_000_000 } })

property("no pair of courier to the door and method comes to less than the way that is told, and the balance pays first (18.82, 15.90)", {
  fault: "a courier that does not take the basket is counted",
  rule: waysToPay,
  planted: forgetful,
  runs: 300,
  holds: (rule) =>
    fc.property(couriers, methods, money(30_000), fc.oneof(fc.constant({ minor: 0 }), money(40_000)), (offered, paid, worth, balance) => {
      const ways = rule({ couriers: offered, methods: paid, worth, due: worth, balance, collecting: null })
      for (const moment of moments) {
        const sums = offered
          .filter(({ payment, isPickup, minSubtotal }) => payment === moment && !isPickup && (minSubtotal?.minor ?? 0) <= worth.minor)
          .flatMap(({ cost }) => (cost === null ? [] : [Math.max(0, worth.minor + cost.minor - balance.minor)]))
          .flatMap((sum) =>
            paid.filter(({ payment }) => payment === moment).map(({ cost }) => sum + paymentCost(cost, { minor: sum }).minor),
          )
        const way = ways.find(({ payment }) => payment === moment)
        expect(way?.total.minor).toBe(sums.length === 0 ? undefined : Math.min(...sums))
      }
    }),
})
