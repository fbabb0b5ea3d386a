import fc from "fast-check"
import { expect } from "vitest"
import { type MoneyExchange, exchanged, leastExchanged, mostExchanged } from "../../../core/values/exchange.ts"
import type { Money } from "../../../core/values/money.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc.oneof(fc.integer({ min: 0, max: 9_999_999_99 }), fc.integer({ min: 0, max: 300 })).map((minor): Money => ({ minor }))

const exchanges = fc.record({
  rate: fc
    .tuple(fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 40 })), fc.integer({ min: 0, max: 6 }))
    .map(([coefficient, scale]) => ({ coefficient, scale })),
  places: fc.integer({ min: 0, max: 2 }),
})

/**
 * Oracle: no division and no rounding. By the exact fraction own/rate, an amount of whole steps is right when no other one is nearer, and of
 * two that are equally near it is the one farther from nothing.
 */
function isNearest(own: Money, { rate, places }: MoneyExchange, other: Money): boolean {
  const step = [100n, 10n, 1n][places] ?? 1n
  // both sides times coefficient: own * 10^scale against other * coefficient
  const exact = BigInt(own.minor) * 10n ** BigInt(rate.scale)
  const unit = step * BigInt(rate.coefficient)
  const twiceOff = 2n * (BigInt(other.minor) * BigInt(rate.coefficient) - exact)
  return BigInt(other.minor) % step === 0n && twiceOff > -unit && twiceOff <= unit
}

property("an exchanged amount is the nearest to the exact fraction, of two the larger (15.80)", {
  fault: "the rate turned round and rounded before it is multiplied",
  rule: exchanged,
  planted: (own: Money, exchange: MoneyExchange | null): Money => {
    const factor = exchange === null ? 1 : Math.round((1e4 * 10 ** exchange.rate.scale) / exchange.rate.coefficient) / 1e4
    return { minor: Math.round(own.minor * factor) }
  },
  runs: 500,
  holds: (exchangedBy) =>
    fc.property(amounts, exchanges, (own, exchange) => {
      expect(isNearest(own, exchange, exchangedBy(own, exchange))).toBe(true)
    }),
})

property("a larger amount never becomes a smaller one (15.82)", {
  fault: "long amounts cut where they are written",
  rule: exchanged,
  planted: (own: Money, exchange: MoneyExchange | null): Money => ({ minor: Number(String(exchanged(own, exchange).minor).slice(0, 5)) }),
  runs: 500,
  holds: (exchangedBy) =>
    fc.property(
      amounts,
      fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9_999_999 })),
      exchanges,
      (own, more, exchange) => {
        expect(exchangedBy({ minor: own.minor + more }, exchange).minor).toBeGreaterThanOrEqual(exchangedBy(own, exchange).minor)
      },
    ),
})

property("own amounts lie between the ends of a price exactly when what they come to does (15.82)", {
  fault: "an end changed back by the rate and rounded",
  rule: (end: Money, exchange: MoneyExchange) => ({ least: leastExchanged(end, exchange), most: mostExchanged(end, exchange) }),
  planted: (end: Money, { rate }: MoneyExchange) => {
    const back = { minor: Math.round((end.minor * rate.coefficient) / 10 ** rate.scale) }
    return { least: back, most: back }
  },
  runs: 500,
  holds: (endsOf) =>
    fc.property(amounts, exchanges, fc.integer({ min: -40, max: 40 }), (own, exchange, off) => {
      const end = { minor: Math.max(0, exchanged(own, exchange).minor + off) }
      const { least, most } = endsOf(end, exchange)
      expect(own.minor >= least.minor).toBe(exchanged(own, exchange).minor >= end.minor)
      expect(own.minor <= most.minor).toBe(exchanged(own, exchange).minor <= end.minor)
    }),
})
