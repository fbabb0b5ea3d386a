import fc from "fast-check"
import { expect } from "vitest"
import { type SubscriptionPrice, subscriptionPrice, type SubscriptionTerms } from "../../../core/pricing/subscription-price.ts"
import { property } from "../../support/property/property.ts"
import { type CentTerms, expectedPrice } from "./subscription-oracle.ts"

const cents = fc.oneof(fc.integer({ min: 0, max: 1_000_00 }), fc.integer({ min: 0, max: 200 }), fc.constant(0))
const cases: fc.Arbitrary<CentTerms> = fc.record({
  max: cents,
  maxNet: cents,
  save: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 2_000 })),
  before: cents,
  rebate: fc.integer({ min: 0, max: 15_000 }),
  isQuota: fc.boolean(),
})

const text = (hundredths: number) =>
  `${hundredths < 0 ? "-" : ""}${Math.floor(Math.abs(hundredths) / 100)}.${String(Math.abs(hundredths) % 100).padStart(2, "0")}`
const termsOf = ({ max, maxNet, save, before, rebate, isQuota }: CentTerms): SubscriptionTerms => ({
  max: text(max),
  maxNet: text(maxNet),
  save: text(save),
  before: text(before),
  rebateValue: text(rebate),
  rebateType: isQuota ? "quota" : "percentage",
})

const agreesWithOracle = (price: (terms: SubscriptionTerms) => SubscriptionPrice) =>
  fc.property(cases, (terms) => {
    expect(price(termsOf(terms))).toEqual(expectedPrice(terms))
  })

const computed =
  (change: (price: Extract<SubscriptionPrice, { readonly _tag: "Computed" }>, terms: SubscriptionTerms) => SubscriptionPrice) =>
  (terms: SubscriptionTerms): SubscriptionPrice => {
    const price = subscriptionPrice(terms)
    return price._tag === "Computed" ? change(price, terms) : price
  }

property("a subscription price is the exact rational, rounded once", {
  fault: "the net of a rounded percent",
  rule: subscriptionPrice,
  planted: computed((price, { maxNet }) => ({
    ...price,
    price: { ...price.price, net: { minor: Math.max(0, Math.round(Number(maxNet) * (100 - price.percent))) } },
  })),
  runs: 300,
  holds: agreesWithOracle,
})

property("a percentage is taken of the price before, not of the highest", {
  fault: "a percentage of the wrong price",
  rule: subscriptionPrice,
  planted: (terms: SubscriptionTerms) => subscriptionPrice({ ...terms, before: terms.max }),
  runs: 300,
  holds: agreesWithOracle,
})

property("a percent rounds half away from zero, also where a subscription is dearer", {
  fault: "halves rounded up",
  rule: subscriptionPrice,
  planted: computed((price, { max }) => ({
    ...price,
    percent: Math.round(100 - (100 * price.price.gross.minor) / (Number(max) * 100)) || 0,
  })),
  holds: (price) =>
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 99 }), (max, half) => {
      // one half percent of 200 hundreds: a half at every odd number
      const dearer = price({ max: 200 * max, maxNet: 0, save: -max * (2 * half - 1), rebateType: "quota" })
      const cheaper = price({ max: 200 * max, maxNet: 0, save: max * (2 * half - 1), rebateType: "quota" })
      expect(dearer).toMatchObject({ percent: -half })
      expect(cheaper).toMatchObject({ percent: half })
    }),
})

property("whatever is taken off, no price falls below zero and no percent exceeds a hundred", {
  fault: "a shop that pays its shoppers",
  rule: subscriptionPrice,
  planted: computed((price, { max, save, rebateValue, rebateType }) =>
    rebateType === "quota"
      ? { ...price, price: { ...price.price, gross: { minor: Math.round((Number(max) - Number(save) - Number(rebateValue)) * 100) } } }
      : price,
  ),
  holds: (price) =>
    fc.property(cases, (terms) => {
      const found = price(termsOf({ ...terms, save: Math.abs(terms.save) }))
      if (found._tag !== "Computed") return
      expect(Math.min(found.price.gross.minor, found.price.net.minor, found.percent)).toBeGreaterThanOrEqual(0)
      expect(found.price.gross.minor).toBeLessThanOrEqual(terms.max)
      expect(found.price.net.minor).toBeLessThanOrEqual(terms.maxNet)
      expect(found.percent).toBeLessThanOrEqual(100)
    }),
})

property("what is left out counts as zero", {
  fault: "an absent amount that spoils the rest",
  rule: subscriptionPrice,
  planted: (terms: SubscriptionTerms): SubscriptionPrice =>
    Object.values(terms).includes(undefined) && terms.max !== undefined
      ? { _tag: "Computed", price: { gross: { minor: 0 }, net: { minor: 0 } }, percent: 100 }
      : subscriptionPrice(terms),
  holds: (price) =>
    fc.property(
      cases,
      fc.subarray(["save", "before", "rebateValue", "maxNet", "max"] as const),
      fc.constantFrom(undefined, null, ""),
      (terms, left, absent) => {
        const given = termsOf(terms)
        const without = Object.fromEntries(left.map((of) => [of, absent]))
        const zeros = Object.fromEntries(left.map((of) => [of, 0]))
        expect(price({ ...given, ...without })).toEqual(price({ ...given, ...zeros }))
      },
    ),
})
