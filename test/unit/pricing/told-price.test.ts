import { expect, test } from "vitest"
import { priceKind } from "../../../core/pricing/price-kind.ts"
import { regularPrice } from "../../../core/pricing/regular-price.ts"
import { wholePercent } from "../../../core/pricing/whole-percent.ts"
import { price } from "../../support/core/sample-offer.ts"

test.each<[number | null | undefined, number | null]>([
  [12.75, 12],
  [-12.75, 12],
  [33, 33],
  [1, 1],
  [0.99, null],
  [0, null],
  [null, null],
  [undefined, null],
])("the shop's percent %j is cut, never raised: %j (15.15)", (percent, expected) => expect(wholePercent(percent)).toBe(expected))

test("a regular price is one above the price, and no other (15.33)", () => {
  const now = price("100.00", "81.30")
  const dearer = price("100.01", "81.31")
  expect([dearer, now, price("0.00", "0.00"), null].map((before) => regularPrice(now, before))).toEqual([dearer, null, null, null])
})

test.each([
  ["100", null, false, "price"],
  ["100", "50", false, "price"],
  ["100", null, true, "phone"],
  ["100", "50", true, "points"],
  [null, "50", false, "points"],
  [null, null, true, "phone"],
  [null, null, false, "unknown"],
])("price %j, points %j, by phone %j: what is told is %s (15.31)", (amount, points, phonePrice, kind) =>
  expect(priceKind({ price: amount, points, phonePrice })).toBe(kind),
)
