import { describe, expect, test } from "vitest"
import { effectiveRange } from "../../../core/quantity/order-limits.ts"
import { orderLimits, stockOf } from "../../../core/quantity/wire-limits.ts"
import { decimal, noLimits, pieces } from "../../support/core/sample-offer.ts"

const names = [
  ["min_quantity_per_order", "minPerOrder"],
  ["min_size_quantity_per_order", "minPerSize"],
  ["subscription_min_quantity", "subscriptionMin"],
  ["max_quantity_per_order", "maxPerOrder"],
  ["max_size_quantity_per_order", "maxPerSize"],
] as const

describe("only -1 and an absent value mean no limit (5.65)", () => {
  test.each(names)("%s: -1, null and absent are none, zero is one (5.65)", (wire, own) => {
    expect(orderLimits({ [wire]: 2.5 })).toEqual({ ...noLimits, [own]: decimal("2.5") })
    expect(orderLimits({ [wire]: 0 })).toEqual({ ...noLimits, [own]: decimal("0") })
    expect(orderLimits({ [wire]: -2 })).toEqual({ ...noLimits, [own]: decimal("-2") })
    expect(orderLimits({ [wire]: -1 })).toEqual(noLimits)
    expect(orderLimits({ [wire]: null })).toEqual(noLimits)
    expect(orderLimits({})).toEqual(noLimits)
  })

  test("what is no number sets no limit, and what was calculated with doubles is read to six places", () => {
    expect(orderLimits({ max_quantity_per_order: Number.NaN, min_quantity_per_order: Number.POSITIVE_INFINITY })).toEqual(noLimits)
    expect(orderLimits({ max_quantity_per_order: 0.1 + 0.2 })).toEqual({ ...noLimits, maxPerOrder: decimal("0.3") })
    expect(stockOf(2.3000000000000003)).toEqual({ is: "limited", amount: decimal("2.3") })
  })

  test("a limit below zero is below every step: as a minimum it asks nothing, as a maximum it lets nothing through", () => {
    const range = effectiveRange({
      unit: pieces,
      limits: orderLimits({ min_quantity_per_order: -5, max_quantity_per_order: -5 }),
      stock: { is: "unlimited" },
    })
    expect(range).toEqual({ min: decimal("1"), max: decimal("0") })
  })
})

test.each([
  [-1, { is: "unlimited" }],
  [null, { is: "unknown" }],
  [undefined, { is: "unknown" }],
  [Number.NaN, { is: "unknown" }],
  [0, { is: "limited", amount: decimal("0") }],
  [-2, { is: "limited", amount: decimal("0") }],
  [12.5, { is: "limited", amount: decimal("12.5") }],
])("a stock of %s on the wire is %o", (amount, stock) => expect(stockOf(amount)).toEqual(stock))
