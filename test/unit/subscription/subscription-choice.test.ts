import { describe, expect, test } from "vitest"
import {
  chooseSubscription,
  type OfferedPeriods,
  openSubscription,
  periodPrice,
  purchaseOf,
  renewPeriods,
  type SubscriptionChoiceState,
  type SubscriptionEvent,
  subscriptionRequest,
} from "../../../core/subscription/subscription-choice.ts"
import { subscriptionTextKeys, viewSubscription } from "../../../core/subscription/view-subscription.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { limited, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"

const periods = [
  { days: 14, price: price("90.00", "73.17") },
  { days: 30, price: price("85.00", "69.11") },
]
const offered: OfferedPeriods = { once: price("100.00", "81.30"), periods }
const open = openSubscription("optional", offered, null)
const subscribe: SubscriptionEvent = { type: "PurchaseChosen", purchase: "subscription" }
const once: SubscriptionEvent = { type: "PurchaseChosen", purchase: "once" }
const period = (days: number): SubscriptionEvent => ({ type: "PeriodChosen", days })
const after = (choice: SubscriptionChoiceState, ...events: readonly SubscriptionEvent[]) => events.reduce(chooseSubscription, choice)

describe("the choice opens (10.8, 17.7, 17.8)", () => {
  test.each([
    ["off", null, "once", null],
    ["off", 30, "once", null],
    ["optional", null, "once", null],
    ["optional", 30, "subscription", 30],
    ["optional", 31, "once", null],
    ["only", null, "subscription", null],
    ["only", 14, "subscription", 14],
    ["only", 31, "subscription", null],
  ] as const)("sold %s, with period %j in the address: bought %s, period %j (17.7, 17.8)", (mode, wantedDays, purchase, days) => {
    const choice = openSubscription(mode, offered, wantedDays)
    expect(purchaseOf(choice)).toBe(purchase)
    expect(subscriptionRequest(choice).days).toBe(days)
  })

  test("the only period is selected, and no period when there is none (17.8)", () => {
    expect(openSubscription("only", { ...offered, periods: periods.slice(0, 1) }, null)).toMatchObject({ days: 14 })
    expect(openSubscription("only", { ...offered, periods: [] }, null)).toMatchObject({ days: null })
  })
})

describe("a choice", () => {
  test("of the purchase, where the shopper has it (4.56, 17.7)", () => {
    expect(purchaseOf(after(open, subscribe))).toBe("subscription")
    expect(purchaseOf(after(open, subscribe, once))).toBe("once")
  })

  test("of a period, which marks it (4.61)", () => {
    expect(after(open, subscribe, period(30))).toMatchObject({ days: 30 })
  })

  test("of what is chosen already, or is not on offer, changes nothing (17.10)", () => {
    const same = (choice: SubscriptionChoiceState, event: SubscriptionEvent) => expect(chooseSubscription(choice, event)).toBe(choice)
    same(open, once)
    same(after(open, subscribe), subscribe)
    same(openSubscription("off", offered, null), subscribe)
    same(openSubscription("off", offered, null), period(14))
    same(openSubscription("only", offered, null), once)
    same(open, period(31))
    same(after(open, period(14)), period(14))
  })

  test("a product sold by subscription only is never bought once, whatever is chosen (17.7)", () => {
    expect(purchaseOf(after(openSubscription("only", offered, null), once, period(14), once))).toBe("subscription")
  })
})

describe("fresh product data (17.11)", () => {
  const chosen = after(open, subscribe, period(30))
  test("are taken, with the period where it is still offered", () => {
    const cheaper = { once: null, periods: [{ days: 30, price: price("80.00", "65.04") }] }
    expect(renewPeriods(chosen, cheaper)).toMatchObject({ ...cheaper, days: 30, purchase: "subscription" })
    expect(periodPrice(renewPeriods(chosen, cheaper))).toEqual(price("80.00", "65.04"))
  })

  test("a period that is not offered any more is not selected any more (17.11)", () => {
    const renewed = (days: readonly number[]) =>
      subscriptionRequest(renewPeriods(chosen, { once: null, periods: days.map((one) => ({ days: one, price: null })) })).days
    expect([renewed([14, 60]), renewed([14]), renewed([]), renewed([14, 30])]).toEqual([null, 14, null, 30])
  })

  test("say nothing about a product that is sold once only", () => {
    const off = openSubscription("off", offered, null)
    expect(renewPeriods(off, offered)).toBe(off)
  })
})

test("a period's price counts for a subscription with that period, and is not known otherwise (4.58)", () => {
  expect(periodPrice(after(open, subscribe, period(14)))).toEqual(price("90.00", "73.17"))
  expect(periodPrice(after(open, period(14)))).toBeNull()
  expect(periodPrice(after(open, subscribe))).toBeNull()
  expect(periodPrice(openSubscription("off", offered, 14))).toBeNull()
})

test("the period check is asked about the purchase, the period and what is offered (5.50)", () => {
  expect(subscriptionRequest(after(open, subscribe, period(30)))).toEqual({ purchase: "subscription", days: 30, periods: [14, 30] })
  expect(subscriptionRequest(openSubscription("off", offered, 30))).toEqual({ purchase: "once", days: null, periods: [] })
})

describe("in words", () => {
  const catalogue = (language: "pl" | "en") => pickTexts(textCatalogue(language, {}), subscriptionTextKeys)
  const gross = { priceFormat: polishPrices, priceType: "gross", stock: limited("8"), unit: pieces } as const
  const subscribed = after(open, subscribe, period(30))

  test("the two choices and the button of a one-off purchase (4.59)", () => {
    expect(viewSubscription(open, gross, catalogue("pl"))).toEqual({
      choices: [
        { purchase: "once", label: "Zakup jednorazowy", selected: true },
        { purchase: "subscription", label: "Subskrypcja", selected: false },
      ],
      isSubscription: false,
      isOnly: false,
      periods: [expect.objectContaining({ days: 14, selected: false }), expect.objectContaining({ days: 30, selected: false })],
      saving: null,
      stock: "(8 szt. w magazynie)",
      button: "Dodaj do koszyka",
    })
    const english = viewSubscription(open, gross, catalogue("en"))
    expect([...english.choices.map(({ label }) => label), english.button]).toEqual(["One-off purchase", "Subscription", "Add to basket"])
  })

  test("the button of a subscription, its periods, and what the selected one saves (4.60, 4.61)", () => {
    expect(viewSubscription(subscribed, gross, catalogue("pl"))).toEqual({
      choices: [
        { purchase: "once", label: "Zakup jednorazowy", selected: false },
        { purchase: "subscription", label: "Subskrypcja", selected: true },
      ],
      periods: [
        { days: 14, label: "co 14 dni", selected: false, price: "90,00 zł", saving: "Oszczędzasz 10,00 zł (-10%)" },
        { days: 30, label: "co 30 dni", selected: true, price: "85,00 zł", saving: "Oszczędzasz 15,00 zł (-15%)" },
      ],
      isSubscription: true,
      isOnly: false,
      saving: "Oszczędzasz 15,00 zł (-15%)",
      stock: "(8 szt. w magazynie)",
      button: "Zamów subskrypcję",
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
    const choice = openSubscription("only", { ...offered, periods: [{ days, price: null }] }, null)
    const label = (language: "pl" | "en") => viewSubscription(choice, gross, catalogue(language)).periods[0]?.label
    expect([label("pl"), label("en")]).toEqual([polish, english])
  })

  test("a product that leaves no choice shows none", () => {
    const mode = (given: "off" | "only") => viewSubscription(openSubscription(given, offered, null), gross, catalogue("pl"))
    expect([mode("off").choices, mode("only").choices]).toEqual([[], []])
    expect([mode("off").periods, mode("only").periods.length]).toEqual([[], 2])
    expect([mode("off").button, mode("only").button]).toEqual(["Dodaj do koszyka", "Zamów subskrypcję"])
  })

  test("no saving without prices, without a saving, and for a one-off purchase; a small one has no percent (17.12)", () => {
    const saving = (given: OfferedPeriods, ...events: readonly SubscriptionEvent[]) =>
      viewSubscription(after(openSubscription("optional", given, null), ...events), gross, catalogue("pl")).saving
    expect(saving({ ...offered, once: null }, subscribe, period(30))).toBeNull()
    expect(saving({ ...offered, periods: [{ days: 30, price: null }] }, subscribe)).toBeNull()
    expect(saving(offered, subscribe)).toBeNull()
    expect(saving({ ...offered, once: price("85.00", "69.11") }, subscribe, period(30))).toBeNull()
    expect(saving(offered, period(30))).toBeNull()
    expect(saving({ ...offered, once: price("85.01", "69.11") }, subscribe, period(30))).toBe("Oszczędzasz 0,01 zł")
  })
})
