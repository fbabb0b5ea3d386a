import { describe, expect, test } from "vitest"
import { openCartSummary } from "../../../core/basket/summary/cart-summary.ts"
import { cartObstacle, type OrderOutlook } from "../../../core/basket/summary/order-outlook.ts"
import { subscriptionGroups } from "../../../core/basket/summary/subscription-groups.ts"
import { viewOutlook } from "../../../core/basket/summary/view-outlook.ts"
import { waysToPay } from "../../../core/delivery/ways-to-pay.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleCourier } from "../../support/core/sample-delivery.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"
import { sampleOutlook } from "../../support/core/sample-outlook.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"

const polish = textCatalogue("pl", {})
const told = (outlook: Partial<OrderOutlook>, rows = sampleBasket(1).rows, subtotal = price("129.00", "104.88")) => {
  const basket = sampleBasket(1, { rows, subtotal })
  return viewOutlook(openCartSummary({ basket, priceFormat: polishPrices, priceType: "gross", outlook: sampleOutlook(outlook) }), polish)
}

describe("what keeps a basket from being ordered (10.442)", () => {
  const open = { wholesalersOnly: false, minWholesaleOrder: null, maxOpenOrders: null }
  const question = {
    role: "client",
    isWholesale: false,
    settings: open,
    subtotal: money("50"),
    rows: 1,
    openOrders: money("0"),
    soldOut: 0,
  } as const
  const wholesale = { ...question, role: "wholesaler", isWholesale: true, settings: { ...open, minWholesaleOrder: money("300") } } as const
  const tooMuch = { ...question, settings: { ...open, maxOpenOrders: money("49.99") } } as const
  test.each([
    ["nothing", question, null],
    ["a shop for wholesalers", { ...question, settings: { ...open, wholesalersOnly: true } }, "100"],
    ["and something sold out there", { ...question, soldOut: 1, settings: { ...open, wholesalersOnly: true } }, "100"],
    ["an empty basket", { ...question, rows: 0 }, "115"],
    ["too little of a wholesaler", wholesale, "109"],
    ["too little, and something sold out", { ...wholesale, soldOut: 2 }, "110"],
    ["too much of a client", tooMuch, "123"],
    ["too much of a guest, who has no orders", { ...tooMuch, role: "guest" }, null],
    ["something sold out", { ...question, soldOut: 1 }, "110"],
  ] as const)("%s: %j", (_, asked, code) => {
    expect(cartObstacle(asked)).toBe(code)
  })

  test.each([
    ["100", /hurtowników/, null],
    ["109", /minimalnej wartości/, null],
    ["110", /nie jest już dostępny/, null],
    ["115", /jest pusty/, "Wróć do sklepu"],
    ["123", /niezrealizowanych zamówień/, "Przejdź do konta"],
  ])("%s is said in its words, with its link, none to the cart itself (10.442)", (code, words, label) => {
    const obstacle = told({ obstacle: { code, message: "?" } })?.obstacle
    expect(obstacle?.text).toMatch(words)
    expect(obstacle?.link?.label ?? null).toBe(label)
  })

  test("another code has the shop's words (8.64)", () => {
    expect(told({ obstacle: { code: "7", message: "Nie teraz" } })?.obstacle).toEqual({ text: "Nie teraz", link: null })
  })
})

describe("the cheapest way for each moment of payment (18.82)", () => {
  const pay = (payment: "prepaid" | "dvp", name: string, fixed: string | null) => ({
    name,
    payment,
    cost: { percent: null, fixed: fixed === null ? null : money(fixed), minimum: null },
  })
  const couriers = [sampleCourier("Kurier", "prepaid", 1490), sampleCourier("Tani", "prepaid", 990), sampleCourier("Pobranie", "dvp", 2090)]
  const order = {
    couriers,
    methods: [pay("prepaid", "Później", "3"), pay("prepaid", "BLIK", null), pay("dvp", "Gotówka", null)],
    collecting: null,
  }
  const names = (more: object = {}) =>
    waysToPay({ ...order, worth: money("69"), due: money("71"), balance: money("0"), ...more }).map(({ courier, method, total }) => [
      courier.name,
      method.name,
      total,
    ])

  test("is the cheapest courier with the method that adds least, and their sum", () => {
    expect(names()).toEqual([
      ["Tani", "BLIK", money("80.90")],
      ["Pobranie", "Gotówka", money("91.90")],
    ])
  })

  test("counts no courier that asks for more worth, and leaves out a moment without one", () => {
    const asking = couriers.map((courier) => (courier.name === "Kurier" ? courier : { ...courier, minSubtotal: money("100") }))
    expect(names({ couriers: asking })).toEqual([["Kurier", "BLIK", money("85.90")]])
  })

  test("is that of the chosen pickup point for its own moment", () => {
    const collecting = { ...sampleCourier("Automat", "prepaid", 1190), isPickup: true }
    expect(names({ couriers: [...couriers, collecting], collecting }).map(([courier]) => courier)).toEqual(["Automat", "Pobranie"])
  })
})

test("rows of one period are one group, with the worth of one delivery (10.443)", () => {
  const next = { year: 2026, month: 12, day: 22 }
  const monthly = (amount: string) =>
    sampleRow({ details: [{ is: "period", days: 30, nextDelivery: next }], lineTotal: price(amount, amount) })
  const weekly = sampleRow({ details: [{ is: "period", days: 7, nextDelivery: null }], lineTotal: price("10", "10") })
  const rows = [monthly("40"), sampleRow(), weekly, monthly("49")]
  expect(subscriptionGroups(rows).map(({ days, worth }) => [days, worth.gross])).toEqual([
    [30, money("89")],
    [7, money("10")],
  ])
  expect(told({}, rows)?.groups).toEqual(["co 30 dni: 89,00 zł, następna dostawa 22.12.2026", "co 7 dni: 10,00 zł"])
})

test("the ways to pay in words: a surcharge, what is free, and a day that is not known (18.82)", () => {
  const arrives = { date: { year: 2026, month: 12, day: 2 }, days: 4, weekday: 3 } as const
  const way = {
    payment: "prepaid",
    courier: "Kurier",
    method: "BLIK",
    delivery: money("0"),
    surcharge: money("0"),
    total: money("129"),
    arrives,
  } as const
  const later = { ...way, payment: "dvp", delivery: money("6"), surcharge: money("3"), total: money("138"), arrives: null } as const
  expect(told({ ways: [way, later] })?.ways).toEqual([
    {
      heading: "Płatność przed wysyłką",
      delivery: "Kurier: Gratis!, u Ciebie: w środę (02.12)",
      method: "BLIK: bez dopłaty",
      total: "129,00 zł",
    },
    { heading: "Płatność przy odbiorze", delivery: "Kurier: 6,00 zł", method: "BLIK: dopłata 3,00 zł", total: "138,00 zł" },
  ])
})

test("beside net prices the sum says that it is gross (6.7)", () => {
  const way = {
    payment: "prepaid",
    courier: "Kurier",
    method: "BLIK",
    delivery: money("6"),
    surcharge: money("0"),
    total: money("135"),
    arrives: null,
  } as const
  const state = openCartSummary({
    basket: sampleBasket(1),
    priceFormat: polishPrices,
    priceType: "net",
    outlook: sampleOutlook({ ways: [way] }),
  })
  expect(viewOutlook(state, polish)?.ways[0]?.total).toBe("135,00 zł brutto")
})

test("a client who pays with points is told how many there are, others are not (3.58)", () => {
  const paid = sampleRow({ points: { each: decimal("90"), total: decimal("90") } })
  expect([
    told({ balance: decimal("620") }, [paid])?.balance,
    told({ balance: decimal("620") })?.balance,
    told({}, [paid])?.balance,
  ]).toEqual(["Na koncie masz 620 pkt.", null, null])
})

test.each([
  ["129.00", "Minimalna kwota umożliwiająca zakupy przez Raty to 550,00 zł.", 1, null],
  ["600.00", null, 0, ["3 raty", "200,00 zł", "600,00 zł"]],
])("a cart of %s: %j (5.78, 5.79, 10.444)", (gross, message, buttons, rates) => {
  const plan = { name: "Raty", min: money("550"), max: null, maxProducts: null, terms: [{ months: 3, percent: decimal("0") }] }
  const instalments = { plan, cart: { products: 1, allAllowed: true } }
  const view = told({ instalments }, undefined, price(gross, gross))?.instalments
  expect([view?.message, view?.buttons.length]).toEqual([message, buttons])
  expect(view?.rates?.rows.map(({ months, rate, total }) => [months, rate, total])[0] ?? null).toEqual(rates)
})
