import fc from "fast-check"
import { expect } from "vitest"
import { type Decimal, decimalOf, decimalText } from "../../../core/values/decimal.ts"
import { applyChanges } from "../../../fixtures/shop/basket/apply-changes.ts"
import type { BasketRequest } from "../../../fixtures/shop/basket/basket-request.ts"
import type { RowQuantity } from "../../../fixtures/shop/basket/basket-rows.ts"
import type { PointsBuyer } from "../../../fixtures/shop/basket/row-points.ts"
import { property } from "../../support/property/property.ts"
import { sampleOffer } from "../../support/core/sample-offer.ts"

type Apply = (rows: readonly RowQuantity[], changes: readonly BasketRequest[], buyer: PointsBuyer) => readonly RowQuantity[]

// thousandths of a point, whole pieces: what an independent count adds as plain integers
const prices = [40_250, 1_000, 333] as const
const sizes = ["S", "M"] as const
const findOffer = (productId: number) => {
  const thousandths = prices[productId - 1]
  if (thousandths === undefined) return null
  const offer = sampleOffer()
  return { ...offer, id: productId, pointsPrice: { coefficient: thousandths, scale: 3 } satisfies Decimal }
}

const change: fc.Arbitrary<BasketRequest> = fc.record({
  type: fc.constant("Add" as const),
  productId: fc.integer({ min: 1, max: prices.length }),
  sizeId: fc.constantFrom(...sizes),
  typed: fc.integer({ min: 1, max: 4 }).map(String),
  wanted: fc.boolean().map((forPoints) => ({ purchase: { is: "once" as const }, forPoints })),
})

const shop: Apply = (rows, changes, buyer) => {
  const outcome = applyChanges(rows, changes, findOffer, undefined, buyer)
  return outcome._tag === "Changed" ? outcome.rows : rows
}

/** Each row is judged by itself: two that can be paid singly are both taken. */
const rowByRow: Apply = (rows, changes, buyer) => {
  const [first] = changes
  if (first?.type !== "Add") return rows
  const others = rows.filter(({ productId, sizeId }) => productId !== first.productId || sizeId !== first.sizeId)
  const own = rows.filter((row) => !others.includes(row))
  return [...others, ...shop(own, changes, buyer)]
}

property<Apply, [BasketRequest[], number]>("what a basket takes in points is never more than the balance (15.22, 15.65)", {
  fault: "rows for points that are judged one by one",
  rule: shop,
  planted: rowByRow,
  holds: (apply) =>
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 200 }), (changes, balance) => {
      let rows: readonly RowQuantity[] = []
      const buyer: PointsBuyer = { role: "client", balance: decimalOf(balance) }
      for (const one of changes) rows = apply(rows, [one], buyer)
      const hundredths = rows
        .filter(({ options }) => options.forPoints === true)
        .reduce((sum, { productId, quantity }) => {
          const thousandths = (prices[productId - 1] ?? 0) * Number(decimalText(quantity))
          return sum + Math.round(thousandths / 10)
        }, 0)
      expect(hundredths).toBeLessThanOrEqual(balance * 100)
    }),
})
