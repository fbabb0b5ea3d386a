import { Big } from "big.js"
import { expect } from "vitest"
import type { Money } from "../../../core/values/money.ts"
import {
  missingRows,
  commonPeriods,
  decidePeriod,
  type PeriodDecision,
  type SubscriptionRow,
} from "../../../core/subscription/period-decision.ts"
import { type Purchase, parsePeriod, periodFields, periodSaving } from "../../../core/subscription/subscription.ts"
import {
  chooseSubscription,
  openSubscription,
  purchaseOf,
  renewPeriods,
  type SubscriptionChoiceState,
  type SubscriptionEvent,
  subscriptionRequest,
} from "../../../core/subscription/subscription-choice.ts"
import { property } from "../../support/property/property.ts"
import fc from "fast-check"

const days: fc.Arbitrary<number> = fc.constantFrom(7, 14, 30, 60, 100)
const lists = fc.array(days, { maxLength: 6 })
const cartRows = fc.array(fc.record({ days, periods: lists }), { maxLength: 3 })

property("the common periods are those that every list has, from the shortest, each once", {
  fault: "a row left out",
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

property("a period is submitted at once exactly when every row has it", {
  fault: "the first row taken for the cart",
  rule: decidePeriod,
  planted: (chosen: number, periods: readonly number[], rows: readonly Row[]): PeriodDecision =>
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

property("saving and price make the one-off price, and the percent is big.js's, half up, or none below one (17.12)", {
  fault: "a percent cut off",
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
      const percent = Big(once).minus(period).times(100).div(once)
      expect(saving.percent).toBe(percent.lt(1) ? 0 : percent.round(0, Big.roundHalfUp).toNumber())
    }),
})

property("what is read is written back the same, and is a whole number of days", {
  fault: "a text that only looks like a period",
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

property("what is missing of a product is what all its rows had, less what is there", {
  fault: "one row counted for two",
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

const periodLists = fc.uniqueArray(days, { maxLength: 4 }).map((all) => all.map((one) => ({ days: one, price: null })))
const choices = fc
  .tuple(fc.constantFrom("off" as const, "optional" as const, "only" as const), periodLists, fc.option(days))
  .map(([mode, periods, wantedDays]) => openSubscription(mode, { once: null, periods }, wantedDays))
const choiceEvents: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.constantFrom<Purchase>("once", "subscription").map((purchase) => ({ type: "PurchaseChosen", purchase }) as const),
  days.map((one) => ({ type: "PeriodChosen", days: one }) as const),
)
const choiceJourneys = fc.array(fc.oneof(choiceEvents, periodLists), { maxLength: 10 })

property("what is bought fits how it is sold, and a selected period is one that is offered", {
  fault: "a choice that the product does not have",
  rule: chooseSubscription,
  planted: (choice, event) => {
    if (choice.mode === "off") return choice
    return event.type === "PeriodChosen" ? { ...choice, days: event.days } : { ...choice, mode: "optional", purchase: event.purchase }
  },
  holds: (choose) =>
    fc.property(choices, choiceJourneys, (opened, journey) => {
      const choice = journey.reduce<SubscriptionChoiceState>(
        (state, event) => ("type" in event ? choose(state, event) : renewPeriods(state, { once: null, periods: event })),
        opened,
      )
      expect(choice.mode).toBe(opened.mode)
      if (choice.mode !== "optional") expect(purchaseOf(choice)).toBe(choice.mode === "only" ? "subscription" : "once")
      const { days: chosen, periods } = subscriptionRequest(choice)
      if (chosen !== null) expect(periods).toContain(chosen)
      expect(JSON.parse(JSON.stringify(choice))).toEqual(choice)
    }),
})
