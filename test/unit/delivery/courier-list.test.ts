import { expect, test } from "vitest"
import { groupByMoment, paymentCostWords } from "../../../core/basket/payment.ts"
import { deliveryPointsWords } from "../../../core/delivery/list-words.ts"
import { type CourierOption, viewCouriers } from "../../../core/delivery/couriers.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { instantOf } from "../../../core/values/zoned-time.ts"
import { decimal, polishPrices } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const zone = "Europe/Warsaw"
const asOfMs = instantOf({ year: 2024, month: 5, day: 24, hour: 10, minute: 0, second: 0 }, zone)

const post: CourierOption = {
  id: "post-1",
  name: "Poczta",
  payment: "prepaid",
  cost: { minor: 1299 },
  points: decimal("150"),
  delivery: { asOfMs, today: false, after: { days: 5, hours: 0, minutes: 0 }, weekday: { day: 3, weeksAhead: 1 } },
  minSubtotal: null,
  isPickup: false,
}
const locker: CourierOption = { ...post, id: "locker-1", name: "Automat", cost: { minor: 0 }, points: null, isPickup: true }
const atTheDoor: CourierOption = {
  ...post,
  id: "post-0",
  payment: "dvp",
  cost: null,
  points: null,
  delivery: { asOfMs, today: true, after: null, weekday: null },
  minSubtotal: { minor: 10_000 },
}
const settings = { subtotal: { minor: 9_900 }, priceFormat: polishPrices, zone }

test("the list of couriers has a heading for each moment of payment and a row for each courier, in words", () => {
  expect(viewCouriers([atTheDoor, post, locker], settings, pl)).toEqual({
    is: "groups",
    groups: [
      {
        heading: "Płatność przed wysyłką",
        rows: [
          { id: "locker-1", name: "Automat", isPickup: true, delivery: "Środa (29.05)", cost: "Gratis!", points: "", refusal: null },
          {
            id: "post-1",
            name: "Poczta",
            isPickup: false,
            delivery: "Środa (29.05)",
            cost: "12,99 zł",
            points: "lub 150 punktów",
            refusal: null,
          },
        ],
      },
      {
        heading: "Płatność przy odbiorze",
        rows: [
          {
            id: "post-0",
            name: "Poczta",
            isPickup: false,
            delivery: "Dzisiaj",
            cost: "podamy przy zamówieniu",
            points: "",
            refusal: "Do tej dostawy brakuje 1,00 zł.",
          },
        ],
      },
    ],
  })
})

test("a courier takes the basket that is worth enough, and the list is in the shopper's language", () => {
  expect(viewCouriers([atTheDoor], { ...settings, subtotal: { minor: 10_000 } }, en)).toEqual({
    is: "groups",
    groups: [
      {
        heading: "Payment on delivery",
        rows: [
          {
            id: "post-0",
            name: "Poczta",
            isPickup: false,
            delivery: "Today",
            cost: "shown at checkout",
            points: "",
            refusal: null,
          },
        ],
      },
    ],
  })
})

test("what costs nothing is not offered for points (18.18)", () => {
  const free = { ...post, cost: { minor: 0 } }
  expect(viewCouriers([free], settings, pl)).toMatchObject({ groups: [{ rows: [{ cost: "Gratis!", points: "" }] }] })
})

test("in place of an empty list it is said that costs are set by hand", () => {
  expect(viewCouriers([], settings, en)).toEqual({
    is: "empty",
    words:
      "We are sorry but we have not defined standard delivery costs. It will be calculated individually by our staff after the order is accepted.",
  })
})

test.each([
  ["150", "lub 150 punktów", "or 150 points"],
  ["1", "lub 1 punkt", "or 1 point"],
  ["22", "lub 22 punkty", "or 22 points"],
  ["12.5", "lub 12,5 punktu", "or 12.5 points"],
  // the word follows the number as it is shown
  ["0.999", "lub 1 punkt", "or 1 point"],
])("delivery for %s points is told", (points, polish, english) => {
  expect([deliveryPointsWords(decimal(points), pl), deliveryPointsWords(decimal(points), en)]).toEqual([polish, english])
})

test("where points do not pay for delivery nothing is said of them", () => {
  expect([deliveryPointsWords(null, pl), deliveryPointsWords(decimal("0"), pl), deliveryPointsWords(decimal("-5"), pl)]).toEqual([
    "",
    "",
    "",
  ])
})

test("what a way of paying adds stands beside its name, and nothing when it adds nothing", () => {
  expect(paymentCostWords({ minor: 250 }, polishPrices, pl)).toBe("dopłata 2,50 zł")
  expect(paymentCostWords({ minor: 1 }, polishPrices, en)).toBe("0,01 zł extra")
  expect(paymentCostWords({ minor: 0 }, polishPrices, pl)).toBe("")
})

test("ways of paying stand in groups, before shipping first, in the order of the shop", () => {
  const [card, cash, transfer] = [
    { id: "card", payment: "prepaid" as const },
    { id: "cash", payment: "dvp" as const },
    { id: "transfer", payment: "prepaid" as const },
  ]
  expect(groupByMoment([cash, transfer, card])).toEqual([
    { payment: "prepaid", members: [transfer, card] },
    { payment: "dvp", members: [cash] },
  ])
  expect(groupByMoment([card])).toEqual([{ payment: "prepaid", members: [card] }])
  expect(groupByMoment([])).toEqual([])
})
