import fc from "fast-check"
import { expect } from "vitest"
import { addDecimals, compareDecimals, type Decimal, decimalOf, decimalToNumber } from "../../../core/values/decimal.ts"
import type { Money } from "../../../core/values/money.ts"
import { type LowestPriceBlock, lowestPriceBlock, type LowestPriceQuestion } from "../../../core/pricing/lowest-price.ts"
import { lowestOfPeriod, type PriceSince } from "../../../core/pricing/price-history.ts"
import { pointsOf, type PointsOutcome, pointsOutcome, type PointsPurchase } from "../../../core/pricing/points.ts"
import { type CivilDay, civilDayText, compareDays } from "../../../core/values/civil-day.ts"
import { civilDay, dayNumber } from "../../../core/values/day-arithmetic.ts"
import { property } from "../../support/property/property.ts"

const points = fc.integer({ min: 0, max: 100_000 }).map((coefficient): Decimal => ({ coefficient, scale: 2 }))
const purchases: fc.Arbitrary<PointsPurchase> = fc.record({
  role: fc.constantFrom("guest", "client", "wholesaler"),
  balance: points,
  price: fc.option(points, { nil: null }),
  reward: fc.option(points, { nil: null }),
  quantity: fc.integer({ min: 1, max: 20 }).map((coefficient): Decimal => ({ coefficient, scale: 1 })),
})

property("what is paid and what is left are the balance, and a guest has and gets none", {
  fault: "points out of nothing",
  rule: pointsOutcome,
  planted: (purchase: PointsPurchase): PointsOutcome => ({ ...pointsOutcome({ ...purchase, role: "client" }) }),
  holds: (outcomeOf) =>
    fc.property(purchases, (purchase) => {
      const { paid, earned, after, missing } = outcomeOf(purchase)
      const isGuest = purchase.role === "guest"
      const balance = isGuest ? decimalOf(0) : purchase.balance
      if (after !== null) expect(compareDecimals(addDecimals(paid, after), balance)).toBe(0)
      if (missing !== null) expect(compareDecimals(addDecimals(balance, missing), paid)).toBe(0)
      expect(after !== null && missing !== null).toBe(false)
      if (isGuest) expect([earned, after]).toEqual([decimalOf(0), null])
    }),
})

property("points of a quantity are the nearest hundredth", {
  fault: "points with three decimals",
  rule: pointsOf,
  planted: (one: Decimal, quantity: Decimal): Decimal => ({
    coefficient: one.coefficient * quantity.coefficient,
    scale: one.scale + quantity.scale,
  }),
  holds: (all) =>
    fc.property(points, fc.integer({ min: 1, max: 9_999 }), (one, thousandths) => {
      const found = all(one, { coefficient: thousandths, scale: 3 })
      expect(found.scale).toBeLessThanOrEqual(2)
      const exact = BigInt(one.coefficient) * BigInt(thousandths)
      expect(Math.round(decimalToNumber(found) * 100)).toBe(Number((exact * 2n + 1_000n) / 2_000n))
    }),
})

const reducedOn = { year: 2028, month: 3, day: 10 }
const histories = fc.array(
  fc.record({ ago: fc.integer({ min: -5, max: 70 }), minor: fc.integer({ min: 1, max: 999 }) }).map(({ ago, minor }): PriceSince => ({
    from: civilDay(dayNumber(reducedOn) - ago),
    price: { minor },
  })),
  { maxLength: 6 },
)

property("the lowest price is what the lowest of 30 single days was (9.26)", {
  fault: "a price that had held for long forgotten",
  rule: lowestOfPeriod,
  planted: (history: readonly PriceSince[], on: CivilDay): Money | null =>
    lowestOfPeriod(
      history.filter(({ from }) => dayNumber(on) - dayNumber(from) <= 30),
      on,
    ),
  runs: 300,
  holds: (lowest) =>
    fc.property(
      fc.uniqueArray(
        histories.chain((history) => fc.constantFrom(...history, { from: reducedOn, price: { minor: 1 } })),
        {
          selector: ({ from }) => civilDayText(from),
          maxLength: 5,
        },
      ),
      (history) => {
        const held: number[] = []
        for (let ago = 30; ago >= 1; ago -= 1) {
          const today = civilDay(dayNumber(reducedOn) - ago)
          const known = history.filter(({ from }) => compareDays(from, today) <= 0)
          const [latest] = known.toSorted((a, b) => compareDays(b.from, a.from))
          if (latest !== undefined) held.push(latest.price.minor)
        }
        expect(lowest(history, reducedOn)).toEqual(held.length === 0 ? null : { minor: Math.min(...held) })
      },
    ),
})

const prices = fc.integer({ min: 1, max: 300 }).map((minor) => ({ gross: { minor }, net: { minor: Math.ceil(minor * 0.8) } }))
const questions: fc.Arbitrary<LowestPriceQuestion> = fc.record({
  price: fc.record({
    price: prices,
    max: fc.option(prices, { nil: null }),
    omnibus: fc.option(
      fc.record({
        price: prices,
        higherThanSelling: fc.boolean(),
        percent: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
        validUntil: fc.constantFrom(null, "2028-03-09", "2028-03-10", "2028-04-01"),
      }),
      { nil: null },
    ),
    beforeRebate: fc.option(prices, { nil: null }),
  }),
  priceType: fc.constantFrom("gross", "net"),
  phonePrice: fc.boolean(),
  rebateCodeActive: fc.boolean(),
  per: fc.constantFrom({ coefficient: 1, scale: 0 }, { coefficient: 5, scale: 1 }),
  today: fc.constantFrom(null, reducedOn),
})

property("every line of the block follows from the fields, and a till-date never stands alone", {
  fault: "a reduction announced where there is none",
  rule: lowestPriceBlock,
  planted: (question: LowestPriceQuestion): LowestPriceBlock =>
    lowestPriceBlock({ ...question, price: { ...question.price, max: null }, rebateCodeActive: true }),
  holds: (block) =>
    fc.property(questions, (question) => {
      const { lines } = block(question)
      const kinds = lines.map(({ is }) => is)
      const { price, max, omnibus, beforeRebate = null } = question.price
      const now = price[question.priceType].minor
      const byCode = question.rebateCodeActive && beforeRebate !== null && beforeRebate[question.priceType].minor > now
      const isReduced = max === null || max[question.priceType].minor > now || byCode
      expect(kinds.includes("withoutCode")).toBe(byCode && !question.phonePrice)
      expect(kinds.includes("lowest")).toBe(omnibus !== null && isReduced && !question.phonePrice)
      if (kinds.includes("validUntil")) expect(kinds.indexOf("validUntil")).toBe(kinds.indexOf("lowest") + 1)
      expect(new Set(kinds).size).toBe(kinds.length)
    }),
})
