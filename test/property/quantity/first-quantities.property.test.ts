import fc from "fast-check"
import { expect } from "vitest"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { firstQuantities } from "../../../core/product-page/quantity-list-kind.ts"
import { decimalOf, decimalText } from "../../../core/values/decimal.ts"
import { limited, noLimits, pieces } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const bound = fc.option(fc.integer({ min: 0, max: 9 }))

property("the list has exactly the first quantities that the shop takes as they are, and leads beyond it while it takes more (10.255)", {
  fault: "what is not in stock stands in the list",
  rule: firstQuantities,
  planted: (rules) => firstQuantities({ ...rules, stock: { is: "unlimited" } }),
  holds: (first) =>
    fc.property(fc.integer({ min: 0, max: 12 }), bound, bound, (stock, min, max) => {
      const limits = { ...noLimits, minPerOrder: min === null ? null : decimalOf(min), maxPerOrder: max === null ? null : decimalOf(max) }
      const rules = { unit: pieces, limits, stock: limited(String(stock)), status: "enable" } as const
      // found by asking about every quantity there could be
      const taken = Array.from({ length: 20 }, (_, at) => String(at + 1)).filter((typed) => {
        const { value, refusal } = checkQuantity({ ...rules, typed })
        return refusal === null && value !== null && decimalText(value) === typed
      })
      const expected = taken.length < 2 ? [] : taken
      const { quantities, beyond } = first(rules)
      expect(quantities.map(decimalText)).toEqual(expected.slice(0, 5))
      expect(beyond === null ? undefined : decimalText(beyond)).toBe(expected[5])
    }),
})
