import { describe, expect, test } from "vitest"
import { isQuickPaymentId, type OfferedQuickPayments, viewQuickPayments } from "../../../core/product-page/detail-modules.ts"
import { decimal, sampleOffer } from "../../support/core/sample-offer.ts"

const offered: OfferedQuickPayments = { note: "", buttons: [{ id: "demoPay", kind: "oneClick", name: "DemoPay" }] }
const sold = { offer: sampleOffer(), isSold: true }
const unpriced = sampleOffer().sizes.map((size) => ({ ...size, price: null }))

describe("the buttons of quick payments", () => {
  test("are not there without a provider, without a button, and for what cannot be bought (10.99, 10.276)", () => {
    expect(viewQuickPayments(null, sold)).toBeNull()
    expect(viewQuickPayments({ ...offered, buttons: [] }, sold)).toBeNull()
    expect(viewQuickPayments(offered, { ...sold, isSold: false })).toBeNull()
    expect(viewQuickPayments(offered, sold)).toEqual({ ...offered, stand: { checked: true, hidden: false } })
  })

  test.each([
    ["Kubek", { checked: true, hidden: false }],
    [" K ", { checked: true, hidden: false }],
    ["", { checked: false, hidden: true }],
    [" \u00a0\t", { checked: false, hidden: true }],
  ])("of a product named %j stand as %j (4.54, 16.39)", (name, stand) => {
    expect(viewQuickPayments(offered, { ...sold, offer: { ...sold.offer, name } })?.stand).toEqual(stand)
  })

  test.each([
    ["by subscription only", { subscription: "only" as const }, false],
    ["by subscription as well", { subscription: "optional" as const }, true],
    ["for points only", { pointsPrice: decimal("50"), sizes: unpriced }, false],
    ["for points as well", { pointsPrice: decimal("50") }, true],
    ["at a price that is calculated", { sizes: unpriced }, true],
  ])("of what is sold %s are there: %j, %j (10.276)", (_, more, isThere) => {
    expect(viewQuickPayments(offered, { ...sold, offer: { ...sold.offer, ...more } }) !== null).toBe(isThere)
  })
})

test.each([
  ["demoPay", true],
  ["a", true],
  ["a-1_B", true],
  ["a".repeat(40), true],
  ["a".repeat(41), false],
  ["", false],
  ["1a", false],
  ["a b", false],
  ['a"', false],
  ["a\n", false],
  ["ą", false],
])("%j is an id of a button: %j (10.277)", (id, isOne) => {
  expect(isQuickPaymentId(id)).toBe(isOne)
})
