import { describe, expect, test } from "vitest"
import { isLongNote, orderDue } from "../../../core/order/order-limits.ts"
import { orderNumber, readOrderNumber } from "../../../core/order/order-number.ts"
import { orderLacks } from "../../../core/order/order-quote.ts"
import { orderNext, type OrderPost, placeRefusal } from "../../../core/order/place-order.ts"
import { readOrderStop } from "../../../core/messages/order-notice.ts"
import { orderStop } from "../../../core/order/order-stop.ts"
import { stockLeft, takenGoods } from "../../../core/order/placed/taken-goods.ts"
import { wayOfOrder, possiblePayments } from "../../../core/order/order-ways.ts"
import { sampleCourier } from "../../support/core/sample-delivery.ts"
import { decimal, money } from "../../support/core/sample-offer.ts"

const address = {
  firstName: "Zofia",
  lastName: "Nowacka",
  firm: "",
  street: "Polna 3",
  zipcode: "81-001",
  city: "Gdynia",
  countryId: "PL",
  country: "Polska",
  phone: "512345678",
}
const buyer = { email: "zofia@example.org", taxNumber: "", billing: address, delivery: address }
const mute = { ...buyer, billing: { ...address, phone: "" }, delivery: { ...address, phone: "" } }

describe("what an order lacks (10.703, 10.958)", () => {
  const whole = { buyer, isCarried: true, delivery: { needsPoint: false }, hasPoint: false, clientNumber: null, payment: {} }
  test.each([
    [whole, []],
    [{ ...whole, buyer: null }, ["data"]],
    [{ ...whole, buyer: mute }, ["phone"]],
    [{ ...whole, buyer: { ...mute, delivery: address } }, []],
    [{ ...whole, delivery: null }, ["delivery"]],
    [{ ...whole, isCarried: false, delivery: null }, []],
    [{ ...whole, delivery: { needsPoint: true } }, ["point"]],
    [{ ...whole, delivery: { needsPoint: true }, hasPoint: true }, []],
    [{ ...whole, delivery: { needsPoint: true }, hasPoint: true, clientNumber: " " }, ["clientNumber"]],
    [{ ...whole, delivery: { needsPoint: true }, hasPoint: true, clientNumber: "KR 204" }, []],
    [{ ...whole, clientNumber: "" }, []],
    [{ buyer: null, isCarried: true, delivery: null, hasPoint: false, clientNumber: "", payment: null }, ["data", "delivery", "payment"]],
  ] as const)("%# lacks %j", (order, lacks) => expect(orderLacks(order)).toEqual(lacks))
})

describe("why a posted order is not placed (10.703, 10.704, 10.705)", () => {
  const quote = { obstacle: null, lacks: [], key: "k", shown: "s", sums: { total: money("10.00") } } as const
  const post: OrderPost = { key: "k", shown: "s", total: money("10.00"), terms: true, cancel: true }
  const gone = { code: "110", message: null }

  test.each([
    [quote, post, null],
    [quote, { ...post, total: money("10.01") }, null],
    [quote, { ...post, total: money("9.99") }, { _tag: "PriceRose", shown: money("9.99"), now: money("10.00") }],
    [quote, { ...post, shown: "t" }, { _tag: "Changed" }],
    [quote, { ...post, key: "j", total: money("1.00") }, { _tag: "Changed" }],
    [quote, { ...post, terms: false, cancel: false, shown: "t" }, { _tag: "Incomplete", lacks: ["terms", "cancel"] }],
    [
      { ...quote, lacks: ["phone"] as const },
      { ...post, cancel: false },
      { _tag: "Incomplete", lacks: ["phone", "cancel"] },
    ],
    [
      { ...quote, obstacle: gone },
      { ...post, terms: false },
      { _tag: "Refused", errors: [gone] },
    ],
  ])("%#: %j posted as %j", (now, posted, refusal) => expect(placeRefusal(now, posted)).toEqual(refusal))
})

test.each([
  [{ moment: "prepaid", group: "online" } as const, "10.00", "pay", 3_600_000],
  [{ moment: "prepaid", group: "later" } as const, "10.00", "pay", 3_600_000],
  [{ moment: "prepaid", group: "transfer" } as const, "10.00", "transfer", 604_800_000],
  [{ moment: "dvp", group: "delivery" } as const, "10.00", "onDelivery", null],
  [{ moment: "prepaid", group: "online" } as const, "0.00", "nothing", null],
])("after %j of %s comes %s, and what it takes is held for %j ms (9.170, 10.706)", (payment, total, next, due) => {
  expect(orderNext(payment, money(total))).toBe(next)
  expect(orderDue(next === "pay" || next === "transfer" ? next : "nothing", 0)).toBe(due)
})

test("a note has 1000 characters at most, whatever they are written with (9.172)", () =>
  expect(["x".repeat(1000), "🏺".repeat(1000), "x".repeat(1001)].map(isLongNote)).toEqual([false, false, true]))

describe("the number of an order (10.707)", () => {
  test("is made of signs that are not taken for each other, each as often as any other", () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = orderNumber(Array.from({ length: 10 }, () => byte))?.charAt(0)
      if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted().join("")).toBe("23456789ABCDEFGHJKMNPQRSTVWXYZ")
    expect([...new Set(counts.values())]).toEqual([8])
  })

  test.each([
    ["23456-789AB", "23456-789AB"],
    [" 23456 789ab\n", "23456-789AB"],
    ["23456789AB", "23456-789AB"],
    ["23456-789A0", null],
    ["23456-789A", null],
    ["23456-789ABC", null],
    ["", null],
    ["2".repeat(1_000_000), null],
  ])("is read of a typed text", (typed, number) => expect(readOrderNumber(typed)).toBe(number))
})

test.each([
  [{ code: "changed", message: null, text: null }, { is: "changed" }],
  [
    { code: "incomplete", message: null, text: "phone\nunheard\ncancel" },
    { is: "incomplete", lacks: ["phone", "cancel"] },
  ],
  [
    { code: "rose", message: null, text: "1.00\n2.50" },
    { is: "rose", shown: money("1.00"), now: money("2.50") },
  ],
  [{ code: "rose", message: null, text: "1.00" }, null],
  [
    { code: "109", message: "Za mało", text: null },
    { is: "refused", error: { code: "109", message: "Za mało" } },
  ],
  [{ code: null, message: "x", text: null }, null],
])("%j stopped an order as %j (8.58, 8.64)", (told, stop) => {
  expect(readOrderStop(told)).toEqual(stop)
  expect(orderStop(stop === null ? null : { is: "orderRefused", stop: readOrderStop(told) ?? { is: "changed" } })).toEqual(stop)
})

describe("what an order takes (10.713)", () => {
  const row = (productId: number, quantity: string, more: { date?: string; parts?: readonly [number, string][] } = {}) => ({
    productId,
    sizeId: "uniw",
    quantity: decimal(quantity),
    options: {
      date: more.date ?? null,
      parts: (more.parts ?? []).map(([id, each]) => ({ productId: id, sizeId: "uniw", quantity: decimal(each) })),
    },
  })

  test("each size once, alone and in sets, by rising ids", () =>
    expect(takenGoods([row(9, "1"), row(7, "2", { parts: [[9, "3"]] }), row(9, "0.5")])).toEqual({
      sizes: [
        { productId: 7, sizeId: "uniw", quantity: decimal("2") },
        { productId: 9, sizeId: "uniw", quantity: decimal("7.5") },
      ],
      places: [],
    }))

  test("the places of each date", () =>
    expect(takenGoods([row(5, "2", { date: "2026-03-11T10:00" }), row(5, "1", { date: "2026-03-11T10:00" })]).places).toEqual([
      { productId: 5, dateId: "2026-03-11T10:00", quantity: decimal("3") },
    ]))

  test.each([
    ["3", "3", "0"],
    ["3", "3.5", null],
    ["0.5", "0.25", "0.25"],
    ["-1", "100", "-1"],
    ["0", "1", null],
  ])("of %s taken %s leaves %j", (stock, taken, left) =>
    expect(stockLeft(decimal(stock), decimal(taken))).toEqual(left === null ? null : decimal(left)),
  )
})

describe("payment and delivery of an order (10.701, 10.702)", () => {
  const free = { percent: null, fixed: null, minimum: null }
  const payments = [
    { id: "blik", payment: "prepaid", cost: free },
    { id: "przelew", payment: "prepaid", cost: free },
    { id: "pobranie", payment: "dvp", cost: free },
  ] as const
  const deliveries = [
    { ...sampleCourier("kurier", "prepaid", 1490), needsPoint: false },
    { ...sampleCourier("automat", "prepaid", 990), isPickup: true, needsPoint: true },
    { ...sampleCourier("sklep", "prepaid", 0), isPickup: true, needsPoint: false },
    { ...sampleCourier("pobranie", "dvp", 2090), needsPoint: false, minSubtotal: money("50.00") },
    { ...sampleCourier("staff", "prepaid", null), needsPoint: false },
  ]
  const ways = { payments, deliveries, isCarried: true, worth: money("60.00"), hasPoint: false }
  const nothing = { payment: null, delivery: null }
  const chosen = (more: Partial<typeof ways>, way: { payment: string | null; delivery: string | null } = nothing) => {
    const { payment, delivery } = wayOfOrder({ ...ways, ...more }, way)
    return [payment?.id ?? null, delivery?.id ?? null]
  }

  test.each([
    ["nothing", {}, nothing, ["blik", "kurier"]],
    ["a point", { hasPoint: true }, nothing, ["blik", "automat"]],
    ["what fits", {}, { payment: "przelew", delivery: "sklep" }, ["przelew", "sklep"]],
    ["a delivery of another moment", {}, { payment: "pobranie", delivery: "kurier" }, ["pobranie", "pobranie"]],
    ["what asks for more worth", { worth: money("49.99") }, { payment: "pobranie", delivery: "pobranie" }, ["blik", "kurier"]],
    ["a delivery that the staff prices", {}, { payment: "blik", delivery: "staff" }, ["blik", "kurier"]],
    ["what is gone", {}, { payment: "czek", delivery: "golab" }, ["blik", "kurier"]],
    ["nothing, and only collecting is left", { deliveries: deliveries.slice(1, 3) }, nothing, ["blik", "sklep"]],
    ["nothing, and nobody delivers", { deliveries: [] }, nothing, [null, null]],
    ["nothing, of what is not carried", { deliveries: [], isCarried: false }, nothing, ["blik", null]],
    ["cash, of what is not carried", { isCarried: false }, { payment: "pobranie", delivery: "kurier" }, ["blik", null]],
  ])("where somebody has chosen %s", (_, more, way, both) => expect(chosen(more, way)).toEqual(both))

  test("are offered where they fit each other", () => {
    expect(possiblePayments(ways).map(({ id }) => id)).toEqual(["blik", "przelew", "pobranie"])
    expect(possiblePayments({ ...ways, worth: money("1.00") }).map(({ id }) => id)).toEqual(["blik", "przelew"])
  })
})
