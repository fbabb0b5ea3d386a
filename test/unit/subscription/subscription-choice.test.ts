import { describe, expect, test } from "vitest"
import { openSubscriptionChoice, type SubscriptionChoice, subscriptionChoice, type SubscriptionChoiceEvent, type SubscriptionStart, subscriptionTextKeys, viewSubscription } from "../../../core/subscription/subscription-choice.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, noLimits, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"

const periods = [
  { days: 14, price: price("90.00", "73.17") },
  { days: 30, price: price("85.00", "69.11") },
]
const start: SubscriptionStart = {
  mode: "optional",
  unit: pieces,
  limits: { ...noLimits, subscriptionMin: decimal("3") },
  once: price("100.00", "81.30"),
  periods,
  wantedDays: null,
}
const open = openSubscriptionChoice(start)
const subscribe = (typed: string = "1"): SubscriptionChoiceEvent => ({ type: "PurchaseChosen", purchase: "subscription", typed })
const once: SubscriptionChoiceEvent = { type: "PurchaseChosen", purchase: "once", typed: "7" }
const after = (choice: SubscriptionChoice, ...events: readonly SubscriptionChoiceEvent[]) =>
  events.reduce((state, event) => subscriptionChoice(state, event)[0], choice)

describe("the choice opens", () => {
  test.each([
    ["off", null, "once", null],
    ["off", 30, "once", 30],
    ["optional", null, "once", null],
    ["optional", 30, "subscription", 30],
    ["optional", 31, "once", null],
    ["only", null, "subscription", null],
    ["only", 14, "subscription", 14],
    ["only", 31, "subscription", null],
  ] as const)("sold %s, with period %j in the address: bought %s, period %j", (mode, wantedDays, purchase, days) => {
    expect(openSubscriptionChoice({ ...start, mode, wantedDays })).toMatchObject({ purchase, days, asked: 0, refreshing: false })
  })

  test("the only period is selected, and no period when there is none", () => {
    expect(openSubscriptionChoice({ ...start, periods: periods.slice(0, 1) }).days).toBe(14)
    expect(openSubscriptionChoice({ ...start, periods: [] }).days).toBeNull()
  })

  test("the address itself is not kept", () => {
    expect(Object.keys(open)).not.toContain("wantedDays")
  })
})

describe("the toggle", () => {
  test("the toggle marks the form, refreshes the product, raises the quantity, recalculates and scrolls, in this order (4.56, 4.58)", () => {
    expect(subscriptionChoice(open, subscribe("1"))).toEqual([
      { ...open, purchase: "subscription", asked: 1, refreshing: true },
      [
        { type: "MarkForm", subscription: true },
        { type: "RefreshProduct", asked: 1, subscription: true },
        { type: "SetQuantity", quantity: decimal("3") },
        { type: "RecalculatePrice", purchase: "subscription", days: null },
        { type: "ShowDetails" },
      ],
    ])
  })

  test("back to a one-off purchase the same, and the larger quantity stays", () => {
    const chosen = openSubscriptionChoice({ ...start, wantedDays: 30 })
    expect(subscriptionChoice(chosen, once)).toEqual([
      { ...chosen, purchase: "once", asked: 1, refreshing: true },
      [
        { type: "MarkForm", subscription: false },
        { type: "RefreshProduct", asked: 1, subscription: false },
        { type: "RecalculatePrice", purchase: "once", days: 30 },
        { type: "ShowDetails" },
      ],
    ])
  })

  test.each(["3", "4", "100", "x", ""])("a quantity of %j is left alone: never lowered, never invented", (typed) => {
    expect(subscriptionChoice(open, subscribe(typed))[1].map(({ type }) => type)).not.toContain("SetQuantity")
  })

  test("what is chosen already, or cannot be chosen, changes nothing", () => {
    const same = (choice: SubscriptionChoice, event: SubscriptionChoiceEvent) => {
      const [next, commands] = subscriptionChoice(choice, event)
      expect(next).toBe(choice)
      expect(commands).toEqual([])
    }
    same(open, once)
    same(after(open, subscribe()), subscribe())
    same(openSubscriptionChoice({ ...start, mode: "off" }), subscribe())
    same(openSubscriptionChoice({ ...start, mode: "only" }), once)
  })
})

describe("a period", () => {
  test("selecting a period marks it and recalculates the price", () => {
    const chosen = after(open, subscribe())
    expect(subscriptionChoice(chosen, { type: "PeriodChosen", days: 30 })).toEqual([
      { ...chosen, days: 30 },
      [{ type: "RecalculatePrice", purchase: "subscription", days: 30 }],
    ])
  })

  test.each([31, 14])("%d days, unknown or selected already, change nothing", (days) => {
    const chosen = after(open, subscribe(), { type: "PeriodChosen", days: 14 })
    expect(subscriptionChoice(chosen, { type: "PeriodChosen", days })[0]).toBe(chosen)
    expect(subscriptionChoice(chosen, { type: "PeriodChosen", days })[1]).toEqual([])
  })
})

describe("fresh product data", () => {
  const chosen = after(open, subscribe(), { type: "PeriodChosen", days: 30 })
  const cheaper = [
    { days: 30, price: price("80.00", "65.04") },
    { days: 60, price: null },
  ]

  test("are taken, and the price is calculated again", () => {
    expect(subscriptionChoice(chosen, { type: "Refreshed", asked: 1, once: null, periods: cheaper })).toEqual([
      { ...chosen, once: null, periods: cheaper, refreshing: false },
      [{ type: "RecalculatePrice", purchase: "subscription", days: 30 }],
    ])
  })

  test("a period that is not offered any more is not selected any more", () => {
    const refreshed = (offered: readonly number[]) =>
      after(chosen, { type: "Refreshed", asked: 1, once: null, periods: offered.map((days) => ({ days, price: null })) }).days
    expect([refreshed([14, 60]), refreshed([14]), refreshed([]), refreshed([14, 30])]).toEqual([null, 14, null, 30])
  })

  test.each([0, 2])("answer number %d is not awaited and changes nothing", (asked) => {
    const late: SubscriptionChoiceEvent = { type: "Refreshed", asked, once: null, periods: [] }
    expect(subscriptionChoice(chosen, late)[0]).toBe(chosen)
    expect(subscriptionChoice(chosen, { type: "NotRefreshed", asked })[0]).toBe(chosen)
  })

  test("an answer counts once", () => {
    const [answered, none] = subscriptionChoice(chosen, { type: "NotRefreshed", asked: 1 })
    expect(answered).toEqual({ ...chosen, refreshing: false })
    expect(none).toEqual([])
    const again = subscriptionChoice(answered, { type: "Refreshed", asked: 1, once: null, periods: [] })
    expect(again[0]).toBe(answered)
    expect(again[1]).toEqual([])
    const twice = subscriptionChoice(answered, { type: "NotRefreshed", asked: 1 })
    expect(twice[0]).toBe(answered)
    expect(twice[1]).toEqual([])
  })
})

describe("in words", () => {
  const catalogue = (language: "pl" | "en") => pickTexts(textCatalogue(language, {}), subscriptionTextKeys)
  const gross = { priceFormat: polishPrices, priceType: "gross" } as const
  const subscribed = after(open, subscribe(), { type: "PeriodChosen", days: 30 })

  test("the two choices and the button of a one-off purchase (4.59)", () => {
    expect(viewSubscription(open, gross, catalogue("pl"))).toEqual({
      choices: [
        { purchase: "once", label: "Zakup jednorazowy", selected: true },
        { purchase: "subscription", label: "Subskrypcja", selected: false },
      ],
      periods: [],
      saving: null,
      button: "Dodaj do koszyka",
      refreshing: false,
    })
    const english = viewSubscription(open, gross, catalogue("en"))
    expect([...english.choices.map(({ label }) => label), english.button]).toEqual(["One-off purchase", "Subscription", "Add to cart"])
  })

  test("the button of a subscription, its periods, and what the selected one saves (4.60, 4.61)", () => {
    expect(viewSubscription(subscribed, gross, catalogue("pl"))).toEqual({
      choices: [
        { purchase: "once", label: "Zakup jednorazowy", selected: false },
        { purchase: "subscription", label: "Subskrypcja", selected: true },
      ],
      periods: [
        { days: 14, label: "co 14 dni", selected: false },
        { days: 30, label: "co 30 dni", selected: true },
      ],
      saving: "Oszczędzasz 15,00 zł (-15%)",
      button: "Zamów subskrypcję",
      refreshing: true,
    })
    const english = viewSubscription(subscribed, { ...gross, priceType: "net" }, catalogue("en"))
    expect([english.button, english.saving, english.periods[0]?.label]).toEqual([
      "Order subscription",
      "You save 12,19 zł (-15%)",
      "every 14 days",
    ])
  })

  test.each([
    [1, "co 1 dzień", "every 1 day"],
    [2, "co 2 dni", "every 2 days"],
    [5, "co 5 dni", "every 5 days"],
    [21, "co 21 dni", "every 21 days"],
    [22, "co 22 dni", "every 22 days"],
  ])("days in Polish follow 1 and the rest: %d (9.46)", (days, polish, english) => {
    const choice = openSubscriptionChoice({ ...start, periods: [{ days, price: null }], mode: "only" })
    const label = (language: "pl" | "en") => viewSubscription(choice, gross, catalogue(language)).periods[0]?.label
    expect([label("pl"), label("en")]).toEqual([polish, english])
  })

  test("a product that leaves no choice shows none", () => {
    const mode = (given: "off" | "only") => viewSubscription(openSubscriptionChoice({ ...start, mode: given }), gross, catalogue("pl"))
    expect([mode("off").choices, mode("only").choices]).toEqual([[], []])
    expect([mode("off").periods, mode("only").periods.length]).toEqual([[], 2])
    expect([mode("off").button, mode("only").button]).toEqual(["Dodaj do koszyka", "Zamów subskrypcję"])
  })

  test("no saving without prices, without a saving, and for a one-off purchase; a small one has no percent", () => {
    const saving = (given: Partial<SubscriptionChoice>) => viewSubscription({ ...subscribed, ...given }, gross, catalogue("pl")).saving
    expect(saving({ once: null })).toBeNull()
    expect(saving({ periods: [{ days: 30, price: null }] })).toBeNull()
    expect(saving({ days: null })).toBeNull()
    expect(saving({ once: price("85.00", "69.11") })).toBeNull()
    expect(saving({ purchase: "once" })).toBeNull()
    expect(saving({ once: price("85.01", "69.11") })).toBe("Oszczędzasz 0,01 zł")
  })
})
