import fc from "fast-check"
import { expect } from "vitest"
import { onDeliveryInstead } from "../../../core/order/placed/on-delivery-instead.ts"
import { type OrderParts, orderSums } from "../../../core/order/order-sums.ts"
import { chargeVatPercent } from "../../../core/order/vat-split.ts"
import { samplePlaced } from "../../support/core/sample-order.ts"
import { property } from "../../support/property/property.ts"

const free = { percent: null, fixed: null, minimum: null }
const gross = fc.integer({ min: 0, max: 50_000 }).map((minor) => ({ minor }))
const taxed = fc.record({ gross, vatPercent: fc.constantFrom(23, 8, 5, null) })
const baskets = fc.record({
  goods: fc.array(taxed, { minLength: 1, maxLength: 5 }),
  shipping: gross,
  courier: gross,
  insurance: gross,
  surcharge: fc.constantFrom(0, 300).map((minor) => ({ minor })),
  balance: fc.integer({ min: 0, max: 20_000 }).map((minor) => ({ minor })),
})

const partsOf = (
  { goods, insurance }: Pick<OrderParts, "goods"> & { readonly insurance: { readonly minor: number } },
  shipping: { readonly minor: number },
) => {
  const charge = (one: { readonly minor: number }) => ({ gross: one, vatPercent: chargeVatPercent })
  return {
    goods,
    shipping: charge(shipping),
    wrapping: charge({ minor: 0 }),
    insurance: charge(insurance),
    deposit: { gross: { minor: 0 }, vatPercent: null },
  }
}

/** The sum follows, and the tax is that of before. */
const untaxed: typeof onDeliveryInstead = (order, payment, courier) => {
  const instead = onDeliveryInstead(order, payment, courier)
  return instead === null ? null : { ...instead, sums: { ...instead.sums, vat: order.sums.vat } }
}

property("an order that is left to the courier comes to what one comes to that was placed so (10.963)", {
  fault: "the tax of the delivery of before stays",
  rule: onDeliveryInstead,
  planted: untaxed,
  runs: 500,
  holds: (instead) =>
    fc.property(baskets, ({ courier, shipping, surcharge, balance, ...basket }) => {
      const way = { card: { minor: 0 }, vatPercent: chargeVatPercent }
      const placed = orderSums(partsOf(basket, shipping), { ...way, balance, cost: { ...free, fixed: surcharge } })
      // nothing waits for a payment of nothing
      fc.pre(placed.total.minor > 0)
      const order = samplePlaced({ sums: { ...placed, points: null, saved: null } })
      const cash = { id: "cash", name: "Cash", moment: "dvp", group: "delivery", cost: free } as const
      const left = instead(order, cash, { id: "dvp", name: "Courier", cost: courier })
      const anew = orderSums(partsOf(basket, courier), { ...way, balance: placed.fromBalance, cost: free })
      if (left === null) expect(anew.total.minor).toBeLessThanOrEqual(0)
      else expect(left.sums).toEqual({ ...anew, points: null, saved: null })
    }),
})
