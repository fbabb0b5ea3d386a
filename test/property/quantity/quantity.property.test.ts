import fc from "fast-check"
import { expect } from "vitest"
import { compareDecimals, type Decimal, decimalFromNumber, decimalToNumber, parseTypedDecimal } from "../../../core/values/decimal.ts"
import { checkQuantity, type QuantityAnswer, type QuantityQuestion, stepQuantity } from "../../../core/quantity/check-quantity.ts"
import { effectiveRange, type OrderLimits, roundDownToStep, roundUpToStep } from "../../../core/quantity/order-limits.ts"
import { orderLimits, type WireOrderLimits } from "../../../core/quantity/wire-limits.ts"
import { type PluralForm, pluralForm } from "../../../core/texts/texts.ts"
import { decimal } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"
import { amounts, inThousandths, questions, steps, textOf, thousandths, typedTexts } from "./arbitraries.ts"

property("rounding up gives the least multiple that is enough, rounding down the greatest that fits", {
  fault: "float noise at steps like 0.1",
  rule: { up: roundUpToStep, down: roundDownToStep },
  planted: {
    up: (amount: Decimal, step: Decimal) =>
      decimal((Math.ceil(decimalToNumber(amount) / decimalToNumber(step)) * decimalToNumber(step)).toFixed(6)),
    down: (amount: Decimal, step: Decimal) =>
      decimal((Math.floor(decimalToNumber(amount) / decimalToNumber(step)) * decimalToNumber(step)).toFixed(6)),
  },
  holds: ({ up, down }) =>
    // exact multiples are where noise shows
    fc.property(amounts, steps, fc.boolean(), (near, step, exactly) => {
      const amount = exactly ? Math.ceil(near / step) * step : near
      expect(inThousandths(up(thousandths(amount), thousandths(step)))).toBe(Math.ceil(amount / step) * step)
      expect(inThousandths(down(thousandths(amount), thousandths(step)))).toBe(Math.floor(amount / step) * step)
    }),
})

const without = (name: keyof OrderLimits) => (input: QuantityQuestion) =>
  effectiveRange({ ...input, limits: { ...input.limits, [name]: null } })

for (const forgotten of ["minPerOrder", "minPerSize", "subscriptionMin", "maxPerOrder", "maxPerSize"] as const) {
  property(`the range keeps ${forgotten} as it keeps every bound, and goes no further`, {
    fault: `${forgotten} forgotten`,
    rule: (question: QuantityQuestion) => effectiveRange(question),
    planted: without(forgotten),
    holds: (range) =>
      fc.property(questions, (question) => {
        const { unit, limits, stock } = question
        const step = inThousandths(unit.sellBy)
        const known = (bound: Decimal | null) => (bound === null ? [] : [inThousandths(bound)])
        const minimums = [step, ...known(limits.minPerOrder), ...known(limits.minPerSize), ...known(limits.subscriptionMin)]
        const inStock = stock.is === "limited" ? known(stock.amount) : []
        const maximums = [...inStock, ...known(limits.maxPerOrder), ...known(limits.maxPerSize)]
        const { min, max } = range(question)
        expect(inThousandths(min)).toBe(Math.ceil(Math.max(...minimums) / step) * step)
        expect(max === null ? null : inThousandths(max)).toBe(
          maximums.length === 0 ? null : Math.floor(Math.min(...maximums) / step) * step,
        )
      }),
  })
}

/** The rule again in whole thousandths, the way a till would count. */
function countedAnswer(question: QuantityQuestion): {
  readonly value: number
  readonly told: "min" | "max" | null
  readonly buyable: boolean
} {
  const step = inThousandths(question.unit.sellBy)
  const range = effectiveRange(question)
  const [min, max] = [inThousandths(range.min), range.max === null ? Number.POSITIVE_INFINITY : inThousandths(range.max)]
  const typed = Math.ceil(Math.round(Number(question.typed) * 1000) / step) * step
  const buyable = min <= max
  if (typed < min || !buyable)
    return typed < min || typed > max ? { value: min, told: "min", buyable } : { value: typed, told: null, buyable }
  return typed > max ? { value: max, told: "max", buyable } : { value: typed, told: null, buyable }
}

property("every answer is the one that counting in whole thousandths gives", {
  fault: "the maximum checked first",
  rule: checkQuantity,
  planted: (question: QuantityQuestion): QuantityAnswer => {
    const { max } = effectiveRange(question)
    const typed = parseTypedDecimal(question.typed)
    const isAbove = max !== null && typed !== null && compareDecimals(typed, max) > 0
    return isAbove ? { value: max, refusal: { _tag: "QuantityAboveMaximum", max }, buyable: true } : checkQuantity(question)
  },
  holds: (check) =>
    fc.property(questions, (question) => {
      const { value, refusal, buyable } = check(question)
      const counted = countedAnswer(question)
      const tags = { QuantityBelowMinimum: "min", QuantityAboveMaximum: "max" }
      expect(value === null ? null : inThousandths(value)).toBe(counted.value)
      expect(refusal === null ? null : Reflect.get(tags, refusal._tag)).toBe(counted.told)
      expect(buyable).toBe(counted.buyable)
    }),
})

property("what is put into the field is accepted when asked again", {
  fault: "a correction that is itself refused",
  rule: checkQuantity,
  planted: (question: QuantityQuestion): QuantityAnswer => {
    const answer = checkQuantity(question)
    const { maxPerOrder } = question.limits
    return answer.refusal?._tag === "QuantityAboveMaximum" && maxPerOrder !== null ? { ...answer, value: maxPerOrder } : answer
  },
  holds: (check) =>
    fc.property(questions, (question) => {
      const { value, buyable } = check(question)
      if (value === null || !buyable) return
      expect(check({ ...question, typed: textOf(inThousandths(value)) })).toEqual({ value, refusal: null, buyable: true })
    }),
})

property("every text has an answer: a multiple of the step above zero, or none", {
  fault: "text of any kind breaks the rule",
  rule: checkQuantity,
  planted: (question: QuantityQuestion): QuantityAnswer => {
    const value = decimalFromNumber(Number(question.typed.replace(",", ".")))
    return value === null ? checkQuantity(question) : { value, refusal: null, buyable: true }
  },
  holds: (check) =>
    fc.property(questions, typedTexts, (question, typed) => {
      const { value, refusal } = check({ ...question, typed })
      if (value === null) {
        expect(refusal).toEqual({ _tag: "QuantityNotANumber" })
        return
      }
      expect(inThousandths(value)).toBeGreaterThan(0)
      expect(inThousandths(value) % inThousandths(question.unit.sellBy)).toBe(0)
    }),
})

property("plus and minus undo each other wherever both stay within the limits", {
  fault: "a step that leaves the multiples",
  rule: stepQuantity,
  planted: (question: QuantityQuestion, by: 1 | -1): QuantityAnswer => {
    const typed = Number(question.typed) + by * decimalToNumber(question.unit.sellBy)
    return checkQuantity({ ...question, typed: typed.toFixed(17) })
  },
  holds: (step) =>
    fc.property(questions, (question) => {
      const start = checkQuantity(question)
      if (start.value === null || !start.buyable) return
      const more = step({ ...question, typed: textOf(inThousandths(start.value)) }, 1)
      if (more.value === null || more.refusal !== null) return
      expect(inThousandths(more.value)).toBe(inThousandths(start.value) + inThousandths(question.unit.sellBy))
      const back = step({ ...question, typed: textOf(inThousandths(more.value)) }, -1)
      expect(back).toEqual({ value: start.value, refusal: null, buyable: true })
    }),
})

property("only -1 and what is absent set none", {
  fault: "zero taken for no limit",
  rule: orderLimits,
  planted: (wire: WireOrderLimits): OrderLimits => {
    const limits = orderLimits(wire)
    return limits.maxPerOrder?.coefficient === 0 ? { ...limits, maxPerOrder: null } : limits
  },
  holds: (decode) =>
    fc.property(fc.record(wireBounds, { requiredKeys: [] }), (wire) => {
      const limits = decode(wire)
      for (const [name, own] of ownNames) {
        const number = wire[name]
        const isSet = number !== undefined && number !== null && number !== -1
        expect(limits[own]).toEqual(isSet ? { coefficient: number, scale: 0 } : null)
      }
    }),
})

const wireBound = fc.option(fc.integer({ min: -3, max: 5 }), { nil: null })
const wireBounds = {
  min_quantity_per_order: wireBound,
  min_size_quantity_per_order: wireBound,
  subscription_min_quantity: wireBound,
  max_quantity_per_order: wireBound,
  max_size_quantity_per_order: wireBound,
}
const ownNames = [
  ["min_quantity_per_order", "minPerOrder"],
  ["min_size_quantity_per_order", "minPerSize"],
  ["subscription_min_quantity", "subscriptionMin"],
  ["max_quantity_per_order", "maxPerOrder"],
  ["max_size_quantity_per_order", "maxPerSize"],
] as const

const polish = new Intl.PluralRules("pl")
const english = new Intl.PluralRules("en")
const oracle = (count: number): readonly [string, string] => [polish.select(count), english.select(count)]
/** Our names of the forms: CLDR's "other" is the form after a fraction in Polish and the plural in English. */
const named: Readonly<Record<PluralForm, readonly [string, string]>> = {
  one: ["one", "one"],
  few: ["few", "few"],
  many: ["many", "other"],
  fraction: ["other", "other"],
}

property("every number takes the form that Intl gives it, in both languages", {
  fault: "fractions counted like whole numbers",
  rule: pluralForm,
  // the last digit of the whole part decides: 2.5 would be "few"
  planted: (count: number, language: "pl" | "en"): PluralForm => pluralForm(Math.floor(Math.abs(count)), language),
  runs: 500,
  holds: (form) =>
    fc.property(
      fc.oneof(
        fc.integer({ min: -1_000, max: 200_000 }),
        fc.integer({ min: 0, max: 60_000 }).map((count) => count / 1000),
      ),
      (count) => {
        expect([named[form(count, "pl")][0], named[form(count, "en")][1]]).toEqual(oracle(count))
      },
    ),
})

property("12, 13, 14 and 112 are many", {
  fault: "the teens take the form of their last digit",
  rule: pluralForm,
  planted: (count: number, language: "pl" | "en"): PluralForm => pluralForm(count % 10 === 1 ? count : count % 10, language),
  holds: (form) =>
    fc.property(fc.integer({ min: 0, max: 2_000 }), (count) => {
      expect(named[form(count, "pl")][0]).toBe(polish.select(count))
    }),
})
