import fc from "fast-check"
import { expect } from "vitest"
import { addDecimals, compareDecimals, type Decimal, decimalToNumber } from "../../../core/values/decimal.ts"
import type { Money, Price, PriceType } from "../../../core/values/money.ts"
import {
  type BundleDifference,
  bundleDifference,
  type PricedPart,
  type Saving,
  type SavingQuestion,
  youSave,
} from "../../../core/pricing/saving.ts"
import { pricePerMeasure } from "../../../core/pricing/measure-price.ts"
import { type Multipack, multipackPrice } from "../../../core/pricing/multipack.ts"
import { type PriceChange, priceChange } from "../../../core/pricing/price-change.ts"
import { lessPercent, rebateAt, type RebateRange } from "../../../core/pricing/rebate-range.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc.integer({ min: 1, max: 200_000 }).map((minor): Money => ({ minor }))
const prices = fc.record({ gross: amounts, net: amounts })
const halves = (most: number) => fc.integer({ min: 1, max: most * 2 }).map((half): Decimal => ({ coefficient: half * 5, scale: 1 }))
const step: Decimal = { coefficient: 5, scale: 1 }

const multipacks: fc.Arbitrary<Multipack> = fc.record({
  base: prices,
  steps: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }).chain((lefts) =>
    fc.tuple(
      ...lefts.map((half) => {
        const left = { coefficient: half * 5, scale: 1 }
        return prices.map((price) => ({ left, threshold: left, price }))
      }),
    ),
  ),
})

property("what a quantity costs is the price of the greatest step it reaches", {
  fault: "the first step that fits taken for the best",
  rule: multipackPrice,
  planted: ({ base, steps }: Multipack, quantity: Decimal, sellBy: Decimal) => {
    const first = steps.find(({ left }) => compareDecimals(left, quantity) <= 0)
    return { ...multipackPrice({ base, steps }, quantity, sellBy), unitPrice: first?.price ?? base }
  },
  holds: (priceAt) =>
    fc.property(multipacks, halves(25), (multipack, quantity) => {
      const found = priceAt(multipack, quantity, step)
      const reached = multipack.steps.filter(({ left }) => decimalToNumber(left) <= decimalToNumber(quantity))
      const most = Math.max(0, ...reached.map(({ left }) => decimalToNumber(left)))
      expect(found.unitPrice).toEqual(reached.find(({ left }) => decimalToNumber(left) === most)?.price ?? multipack.base)
      if (found.next === null) expect(reached.length).toBe(multipack.steps.length)
      else expect(priceAt(multipack, addDecimals(quantity, found.next.more), step).reached).toEqual(found.next.step)
    }),
})

const ranges = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: 30 }).map((coefficient): Decimal => ({ coefficient, scale: 0 })),
    width: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
    percent: fc.constant<Decimal>({ coefficient: 10, scale: 0 }),
  }),
  { maxLength: 4 },
)

property("the active range holds the quantity, and none does where none is active", {
  fault: "a rebate that never ends",
  rule: (ranges: readonly RebateRange[], quantity: Decimal) => rebateAt(ranges, quantity),
  planted: (given: readonly RebateRange[], quantity: Decimal) =>
    rebateAt(
      given.map((range) => ({ ...range, to: null })),
      quantity,
    ),
  holds: (at) =>
    fc.property(ranges, fc.integer({ min: 1, max: 40 }), (drawn, count) => {
      const given = drawn.map(({ from, width, percent }): RebateRange => ({
        from,
        to: width === null ? null : { coefficient: from.coefficient + width, scale: 0 },
        percent,
      }))
      const { active, next } = at(given, { coefficient: count, scale: 0 })
      const holding = given.filter(({ from, to }) => from.coefficient <= count && (to === null || count <= to.coefficient))
      expect(active?.from.coefficient ?? 0).toBe(Math.max(0, ...holding.map(({ from }) => from.coefficient)))
      const later = given.map(({ from }) => from.coefficient).filter((from) => from > count)
      expect(next === null ? Number.POSITIVE_INFINITY : count + next.more.coefficient).toBe(Math.min(...later))
    }),
})

property("an amount less a percent is the exact fraction rounded once", {
  fault: "float noise in a percent off",
  rule: lessPercent,
  planted: ({ minor }: Money, percent: Decimal): Money => ({ minor: Math.round(minor * (1 - decimalToNumber(percent) / 100)) }),
  runs: 500,
  holds: (less) =>
    fc.property(amounts, fc.integer({ min: 0, max: 40 }), ({ minor }, fortieths) => {
      // steps of 2.5 % bring many halves
      const tenths = fortieths * 25
      const exact = BigInt(minor) * BigInt(1_000 - tenths)
      expect(BigInt(less({ minor }, { coefficient: tenths, scale: 1 }).minor)).toBe((exact * 2n + 1_000n) / 2_000n)
    }),
})

property("a change is measured against the earlier price, with its sign", {
  fault: "a percent of the wrong price",
  rule: priceChange,
  planted: (now: Money, before: Money): PriceChange | null => {
    const change = priceChange(now, before)
    return change === null ? null : { ...change, percent: Math.round((change.amount.minor * 100) / now.minor) }
  },
  holds: (changeOf) =>
    fc.property(amounts, amounts, (now, before) => {
      const change = changeOf(now, before)
      if (change === null) {
        expect(now).toEqual(before)
        return
      }
      expect(before.minor + (change.is === "cheaper" ? -1 : 1) * change.amount.minor).toBe(now.minor)
      const below = change.amount.minor * 100 < before.minor
      expect(change.percent === 0).toBe(below)
      if (!below) expect(Math.abs(change.percent * before.minor - change.amount.minor * 100) * 2).toBeLessThanOrEqual(before.minor)
    }),
})

property("the shop's percent is never raised, and the amount is that of the whole quantity", {
  fault: "a saving that promises too much",
  rule: youSave,
  planted: (question: SavingQuestion): Saving | null => {
    const saving = youSave(question)
    if (saving === null || question.percent === null) return saving
    return { ...saving, percent: Math.round(question.percent) }
  },
  holds: (save) =>
    fc.property(
      amounts,
      amounts,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 9_999 }),
      (now, before, pieces, hundredths) => {
        const percent = hundredths / 100
        const quantity = { coefficient: pieces, scale: 0 }
        const saving = save({ now, before, quantity, boughtAs: "product", parts: 0, phonePrice: false, percent })
        if (saving === null) {
          expect(now.minor).toBeGreaterThanOrEqual(before.minor)
          return
        }
        expect(saving.amount.minor).toBe((before.minor - now.minor) * pieces)
        expect(saving.percent).not.toBe(0)
        const shown = saving.percent ?? 0
        expect(shown).toBeLessThanOrEqual(percent)
        expect(shown).toBeGreaterThan(percent - 1)
      },
    ),
})

const parts = fc.array(fc.record({ price: prices, quantity: halves(3) }), { minLength: 1, maxLength: 4 })

property("a bundle is compared with its parts times their quantities, in any order", {
  fault: "parts counted once each",
  rule: bundleDifference,
  planted: (question: {
    readonly bundle: Price
    readonly parts: readonly PricedPart[]
    readonly priceType: PriceType
  }): BundleDifference | null =>
    bundleDifference({ ...question, parts: question.parts.map((part) => ({ ...part, quantity: { coefficient: 1, scale: 0 } })) }),
  holds: (difference) =>
    fc.property(prices, parts, fc.constantFrom("gross", "net"), (bundle, of, priceType) => {
      const found = difference({ bundle, parts: of, priceType })
      expect(difference({ bundle, parts: of.toReversed(), priceType })).toEqual(found)
      const apart = of.reduce((sum, { price, quantity }) => sum + Math.floor((price[priceType].minor * quantity.coefficient) / 10 + 0.5), 0)
      expect(found?.separately[priceType].minor).toBe(apart)
      expect(found?.change?.is ?? "same").toBe(
        bundle[priceType].minor < apart ? "cheaper" : bundle[priceType].minor > apart ? "dearer" : "same",
      )
    }),
})

property("a price by weight, times the weight, is the price but for the one rounding", {
  fault: "rounded before the division",
  rule: pricePerMeasure,
  planted: (price: Money, amount: Decimal): Money | null => {
    const whole = Math.round(price.minor / 100) * 100
    return pricePerMeasure({ minor: whole }, amount)
  },
  holds: (per) =>
    fc.property(amounts, fc.integer({ min: 1, max: 9_999 }), (price, thousandths) => {
      const found = per(price, { coefficient: thousandths, scale: 3 })
      if (found === null) throw new Error("no price by weight")
      // price / (t / 1000) lies within half a grosz of what was found
      const [exact, rounded] = [BigInt(price.minor) * 1_000n, BigInt(found.minor) * BigInt(thousandths)]
      const off = exact > rounded ? exact - rounded : rounded - exact
      expect(2n * off <= BigInt(thousandths)).toBe(true)
    }),
})
