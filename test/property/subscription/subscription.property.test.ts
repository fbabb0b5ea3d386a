import { Big } from "big.js"
import { expect } from "vitest"
import { compareDecimals, type Decimal, parseTypedDecimal } from "../../../core/values/decimal.ts"
import type { Step } from "../../../core/values/machine.ts"
import type { Money } from "../../../core/values/money.ts"
import { effectiveRange } from "../../../core/quantity/order-limits.ts"
import { missingRows, commonPeriods, decidePeriod, type PeriodAnswer, type SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { type Purchase, parsePeriod, periodFields, periodSaving, raisedQuantity } from "../../../core/subscription/subscription.ts"
import { openSubscriptionChoice, type SubscriptionChoice, subscriptionChoice, type SubscriptionChoiceCommand, type SubscriptionChoiceEvent } from "../../../core/subscription/subscription-choice.ts"
import { limited, noLimits, pieces } from "../../support/core/sample-offer.ts"
import { faultProperty } from "../../support/property/fault-property.ts"
import { rules, typedTexts } from "../quantity/arbitraries.ts"
import fc from "fast-check"

const days: fc.Arbitrary<number> = fc.constantFrom(7, 14, 30, 60, 100)
const lists = fc.array(days, { maxLength: 6 })
const cartRows = fc.array(fc.record({ days, periods: lists }), { maxLength: 3 })

faultProperty("a row left out. The common periods are those that every list has, from the shortest, each once", {
  rule: commonPeriods,
  planted: (product: readonly number[], others: readonly (readonly number[])[]) => commonPeriods(product, others.slice(0, 1)),
  holds: (common) =>
    fc.property(lists, fc.array(lists, { maxLength: 3 }), (product, others) => {
      // the other way round: every period there is, asked one by one
      const expected = [7, 14, 30, 60, 100].filter((one) => [product, ...others].every((list) => list.includes(one)))
      expect(common(product, others)).toEqual(expected)
    }),
})

type Row = Pick<SubscriptionRow, "days" | "periods">

faultProperty("the first row taken for the cart. A period is submitted at once exactly when every row has it", {
  rule: decidePeriod,
  planted: (chosen: number, periods: readonly number[], rows: readonly Row[]): PeriodAnswer =>
    rows[0]?.days === chosen ? { _tag: "Submit", days: chosen } : decidePeriod(chosen, periods, rows),
  holds: (decide) =>
    fc.property(days, lists, cartRows, (chosen, periods, rows) => {
      const decided = decide(chosen, periods, rows)
      const others = new Set(rows.map((row) => row.days).filter((one) => one !== chosen))
      expect(decided._tag === "Submit").toBe(others.size === 0)
      if (decided._tag !== "Choose") return
      expect(decided.periods).toContain(decided.days)
      for (const one of decided.periods) {
        expect([periods, ...rows.map((row) => row.periods)].every((list) => list.includes(one))).toBe(true)
      }
    }),
})

faultProperty("a typed quantity lowered. The toggle raises what is below the minimum to it, and leaves the rest alone", {
  rule: raisedQuantity,
  planted: (typed: string, product: Parameters<typeof raisedQuantity>[1], purchase: Purchase): Decimal | null =>
    raisedQuantity(typed, product, purchase) ?? raisedQuantity("0", product, purchase),
  holds: (raise) =>
    fc.property(rules, typedTexts, fc.constantFrom<Purchase>("once", "subscription"), ({ unit, limits }, typed, purchase) => {
      const raised = raise(typed, { unit, limits }, purchase)
      if (raised === null) return
      expect(compareDecimals(raised, parseTypedDecimal(typed) ?? raised)).toBe(1)
      const counted = purchase === "once" ? { ...limits, subscriptionMin: null } : limits
      expect(compareDecimals(raised, effectiveRange({ unit, limits: counted, stock: limited("0") }).min)).toBe(0)
    }),
})

faultProperty("a percent cut off. Saving and price make the one-off price, and the percent is big.js's, half up", {
  rule: periodSaving,
  planted: (once: Money, period: Money) => {
    const saving = periodSaving(once, period)
    return saving && { ...saving, percent: Math.floor((100 * saving.amount.minor) / once.minor) }
  },
  holds: (save) =>
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 5_000_000 }), (once, period) => {
      const saving = save({ minor: once }, { minor: period })
      if (saving === null) {
        expect(period).toBeGreaterThanOrEqual(once)
        return
      }
      expect(saving.amount.minor + period).toBe(once)
      const percent = Big(once).minus(period).times(100).div(once).round(0, Big.roundHalfUp)
      expect(saving.percent).toBe(percent.toNumber())
    }),
})

faultProperty("a text that only looks like a period. What is read is written back the same, and is a whole number of days", {
  rule: parsePeriod,
  planted: (text: string) => {
    const number = Number.parseInt(text, 10)
    return Number.isNaN(number) ? null : number
  },
  holds: (parse) =>
    fc.property(
      fc.oneof(fc.integer({ min: -9, max: 12_000 }).map(String), fc.string(), fc.stringMatching(/^[0-9.,eE+ -]{0,4}$/)),
      (text) => {
        const read = parse(text)
        if (read === null) return
        expect(periodFields(read)[1]).toEqual(["days_in_period", text])
        expect(read).toBeGreaterThan(0)
      },
    ),
})

const goods = fc.record({
  productId: fc.integer({ min: 1, max: 2 }),
  sizeId: fc.constantFrom("M", "uniw"),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const goodsList = fc.array(
  goods.map(({ quantity, ...row }) => ({ ...row, quantity: { coefficient: quantity, scale: 1 } })),
  { maxLength: 4 },
)
type Goods = Parameters<typeof missingRows>[0][number]

faultProperty("one row counted for two. What is missing of a product is what all its rows had, less what is there", {
  rule: (moved: readonly Goods[], kept: readonly Goods[], cart: readonly Goods[]) => missingRows(moved, kept, cart),
  planted: (moved: readonly Goods[], kept: readonly Goods[], cart: readonly Goods[]) =>
    moved.flatMap((row) => missingRows([row], kept, cart)),
  runs: 200,
  holds: (missing) =>
    fc.property(goodsList, goodsList, goodsList, (moved, kept, cart) => {
      const tenths = (rows: readonly Goods[], like: Goods) =>
        rows
          .filter((row) => row.productId === like.productId && row.sizeId === like.sizeId)
          .reduce((sum, row) => sum + row.quantity.coefficient * 10 ** (1 - row.quantity.scale), 0)
      const lost = missing(moved, kept, cart)
      for (const row of moved) {
        const free = Math.max(0, tenths(cart, row) - tenths(kept, row))
        expect(tenths(lost, row)).toBe(Math.max(0, tenths(moved, row) - free))
      }
    }),
})

type ChoiceMachine = Step<SubscriptionChoice, SubscriptionChoiceEvent, SubscriptionChoiceCommand>
const machine: ChoiceMachine = subscriptionChoice

const periodLists = fc.uniqueArray(days, { maxLength: 4 }).map((all) => all.map((one) => ({ days: one, price: null })))
const choices = fc
  .record({
    mode: fc.constantFrom("off" as const, "optional" as const, "only" as const),
    periods: periodLists,
    wantedDays: fc.option(days),
  })
  .map((given) => openSubscriptionChoice({ ...given, unit: pieces, limits: noLimits, once: null }))
const choiceEvents: fc.Arbitrary<SubscriptionChoiceEvent> = fc.oneof(
  fc
    .tuple(fc.constantFrom<Purchase>("once", "subscription"), typedTexts)
    .map(([purchase, typed]) => ({ type: "PurchaseChosen", purchase, typed }) as const),
  days.map((one) => ({ type: "PeriodChosen", days: one }) as const),
  fc.tuple(fc.nat({ max: 4 }), periodLists).map(([asked, periods]) => ({ type: "Refreshed", asked, once: null, periods }) as const),
  fc.nat({ max: 4 }).map((asked) => ({ type: "NotRefreshed", asked }) as const),
)
const choiceJourneys = fc.array(choiceEvents, { maxLength: 10 })

faultProperty("an older answer replaces the prices. Only the answer to the last refresh is taken, and once", {
  rule: machine,
  planted: (choice, event) => subscriptionChoice(choice, event.type === "Refreshed" ? { ...event, asked: choice.asked } : event),
  holds: (step) =>
    fc.property(choices, choiceJourneys, fc.nat({ max: 4 }), periodLists, (opened, journey, asked, periods) => {
      const choice = journey.reduce((state, event) => step(state, event)[0], opened)
      expect(JSON.parse(JSON.stringify(choice))).toEqual(choice)
      if (choice.refreshing && asked === choice.asked) return
      const [next, commands] = step(choice, { type: "Refreshed", asked, once: null, periods })
      expect(next).toBe(choice)
      expect(commands).toEqual([])
    }),
})

faultProperty("a choice that the product does not have. What is bought fits how it is sold, and a selected period is one that is offered", {
  rule: machine,
  planted: (choice, event) => subscriptionChoice(event.type === "PurchaseChosen" ? { ...choice, mode: "optional" } : choice, event),
  holds: (step) =>
    fc.property(choices, choiceJourneys, (opened, journey) => {
      const choice = journey.reduce((state, event) => step(state, event)[0], opened)
      expect(choice.mode).toBe(opened.mode)
      if (choice.mode !== "optional") expect(choice.purchase).toBe(choice.mode === "only" ? "subscription" : "once")
      if (choice.days !== null) expect(choice.periods.map((period) => period.days)).toContain(choice.days)
    }),
})
