import fc from "fast-check"
import { expect } from "vitest"
import { instalmentRates, type InstalmentRates, type InstalmentTerm } from "../../../core/pricing/instalment-plan.ts"
import type { Money } from "../../../core/values/money.ts"
import { property } from "../../support/property/property.ts"

const terms = fc.record({
  months: fc.integer({ min: 1, max: 120 }),
  percent: fc.record({ coefficient: fc.integer({ min: 0, max: 5_000 }), scale: fc.integer({ min: 0, max: 2 }) }),
})

/** An amount with its percent in whole fractions, rounded half up as no amount is below 0. */
function totalByFractions({ minor }: Money, { percent }: InstalmentTerm): bigint {
  const hundredths = 100n * 10n ** BigInt(percent.scale)
  const added = BigInt(minor) * BigInt(percent.coefficient)
  return BigInt(minor) + (2n * added + hundredths) / (2n * hundredths)
}

const roundedRates = (amount: Money, term: InstalmentTerm): InstalmentRates => {
  const { total, months } = instalmentRates(amount, term)
  const rate = { minor: Math.round(total.minor / months) }
  return { months, rate, last: rate, total }
}

property("rates come to the whole amount with what the term adds, and no other rate is above the last (15.70)", {
  fault: "every rate rounded by itself, so that coins get lost or made",
  rule: instalmentRates,
  planted: roundedRates,
  runs: 300,
  holds: (ratesOf) =>
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), terms, (minor, term) => {
      const { months, rate, last, total } = ratesOf({ minor }, term)
      expect(BigInt(total.minor)).toBe(totalByFractions({ minor }, term))
      expect(rate.minor * (months - 1) + last.minor).toBe(total.minor)
      expect(last.minor).toBeGreaterThanOrEqual(rate.minor)
      expect(last.minor - rate.minor).toBeLessThan(months)
    }),
})
