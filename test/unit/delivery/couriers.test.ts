import { expect, test } from "vitest"
import { paymentCost, paymentMomentWords } from "../../../core/basket/payment.ts"
import { courierKey, type CourierQuestion, normalizedQuestion, shippingCheck } from "../../../core/delivery/courier-question.ts"
import { deliveryCostWords, missingSubtotal, missingSubtotalWords } from "../../../core/delivery/courier-words.ts"
import { emptyListWords } from "../../../core/delivery/list-words.ts"
import { basketDelivery, courierGroups, type CourierOption } from "../../../core/delivery/couriers.ts"
import { mapLimits, shippingLimits } from "../../../core/delivery/limits.ts"
import { clusterLabel, clusterName, type LocationFailure, locationFailure, locationWords } from "../../../core/delivery/stores.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleCourier as courier } from "../../support/core/sample-delivery.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const ids = (couriers: readonly CourierOption[]) =>
  courierGroups(couriers).map(({ payment, members }) => [payment, ...members.map(({ id }) => id)])

test("couriers are grouped by the moment of payment, cheapest first, those without a cost last", () => {
  const all = [
    courier("a", "dvp", 900),
    courier("b", "prepaid", null),
    courier("c", "prepaid", 1500),
    courier("d", "prepaid", 0),
    courier("e", "prepaid", 1500),
  ]
  expect(ids(all)).toEqual([
    ["prepaid", "d", "c", "e", "b"],
    ["dvp", "a"],
  ])
  expect(ids([courier("x", "prepaid", null), courier("y", "prepaid", null), courier("z", "prepaid", 1)])).toEqual([
    ["prepaid", "z", "x", "y"],
  ])
})

test("a moment that no courier has is left out", () => {
  expect(ids([courier("a", "dvp", 900)])).toEqual([["dvp", "a"]])
  expect(ids([])).toEqual([])
})

test("the payment groups are before shipping and on delivery (9.61)", () => {
  expect([paymentMomentWords("prepaid", pl), paymentMomentWords("dvp", pl)]).toEqual(["Płatność przed wysyłką", "Płatność przy odbiorze"])
  expect([paymentMomentWords("prepaid", en), paymentMomentWords("dvp", en)]).toEqual(["Payment before shipping", "Payment on delivery"])
})

test("free delivery shows Gratis!, and a cost that is not set never does (9.55)", () => {
  expect(deliveryCostWords({ minor: 0 }, polishPrices, pl)).toBe("Gratis!")
  expect(deliveryCostWords({ minor: 0 }, polishPrices, en)).toBe("Free!")
  expect(deliveryCostWords({ minor: 1 }, polishPrices, pl)).toBe("0,01 zł")
  expect(deliveryCostWords({ minor: 1299 }, polishPrices, pl)).toBe("12,99 zł")
  expect(deliveryCostWords(null, polishPrices, pl)).toBe("podamy przy zamówieniu")
})

test("a courier takes a basket from its minimum worth on, and tells what is lacking below it", () => {
  expect(missingSubtotal({ minSubtotal: null }, { minor: 0 })).toBeNull()
  expect(missingSubtotal({ minSubtotal: { minor: 5000 } }, { minor: 5000 })).toBeNull()
  expect(missingSubtotal({ minSubtotal: { minor: 5000 } }, { minor: 4400 })).toEqual({ minor: 600 })
  expect(missingSubtotalWords({ minor: 600 }, polishPrices, pl)).toBe("Do tej dostawy brakuje 6,00 zł.")
  expect(missingSubtotalWords({ minor: 600 }, polishPrices, en)).toBe("Spend 6,00 zł more to use this delivery.")
})

const locker = (minor: number | null, more: Partial<CourierOption> = {}) => ({
  ...courier("locker", "prepaid", minor),
  isPickup: true,
  ...more,
})

test.each<readonly [string, CourierOption | null, string | null, boolean]>([
  ["nothing is chosen: the cheapest to the door", null, "door", false],
  ["a chosen point decides, though it costs more", locker(2000), "locker", true],
  ["and though its cost is not set", locker(null), "locker", true],
  ["its minimum is reached", locker(500, { minSubtotal: { minor: 10_000 } }), "locker", true],
  ["its minimum is not reached", locker(500, { minSubtotal: { minor: 10_001 } }), "door", false],
])("the courier that decides what delivery costs: %s (18.24, 18.60)", (_, collecting, id, isCollected) => {
  const others = [courier("dear", "dvp", 1900), courier("door", "prepaid", 1500)]
  const found = basketDelivery(collecting === null ? others : [...others, collecting], { minor: 10_000 }, collecting)
  expect([found.courier?.id ?? null, found.isCollected]).toEqual([id, isCollected])
  expect(basketDelivery([], { minor: 0 }, null)).toEqual({ courier: null, isCollected: false })
})

test("an empty list of couriers or pickup points says what happens next (8.69, 8.75)", () => {
  expect(emptyListWords("couriers", pl)).toBe(
    "Przepraszamy, ale nie określiliśmy standardowych kosztów dostawy. Nasza obsługa obliczy je indywidualnie po przyjęciu zamówienia.",
  )
  expect(emptyListWords("couriers", en)).toBe(
    "We are sorry but we have not defined standard delivery costs. It will be calculated individually by our staff after the order is accepted.",
  )
  expect(emptyListWords("pickupPoints", pl)).toBe("Brak punktów odbioru. Sprawdź inny adres.")
  expect(emptyListWords("pickupPoints", en)).toBe("No pickup points, check another address")
})

const asked: CourierQuestion = {
  products: [
    {
      productId: 9,
      sizeId: "onesize",
      quantity: { coefficient: 20, scale: 1 },
      parts: [
        { productId: 5, sizeId: "S" },
        { productId: 6, sizeId: "onesize" },
      ],
    },
  ],
  context: { country: "pl", zip: "00-001" },
}

test("questions that mean the same have the same key (9.56)", () => {
  const same: CourierQuestion = {
    products: [
      {
        productId: 9,
        sizeId: "uniw",
        quantity: { coefficient: 2, scale: 0 },
        parts: [
          { productId: 5, sizeId: "S" },
          { productId: 6, sizeId: "uniw" },
        ],
      },
    ],
    context: { zip: "00-001", country: "pl" },
  }
  expect(normalizedQuestion(asked)).toEqual([
    [
      "9",
      "uniw",
      "2",
      [
        ["5", "S"],
        ["6", "uniw"],
      ],
    ],
    [
      ["country", "pl"],
      ["zip", "00-001"],
    ],
  ])
  expect(courierKey(same)).toBe(courierKey(asked))
  expect(courierKey(asked)).toMatch(/^[0-9a-f]{16}$/)
})

test("every part of the question counts for its key", () => {
  const [product] = asked.products
  if (product === undefined) return
  const others: readonly CourierQuestion[] = [
    { ...asked, products: [{ ...product, productId: 10 }] },
    { ...asked, products: [{ ...product, sizeId: "M" }] },
    { ...asked, products: [{ ...product, quantity: { coefficient: 3, scale: 0 } }] },
    { ...asked, products: [{ ...product, parts: product.parts.toReversed() }] },
    { ...asked, products: [{ ...product, parts: [] }] },
    { ...asked, products: [product, product] },
    { ...asked, context: { country: "pl", zip: "00-002" } },
    { ...asked, context: { country: "pl" } },
    { ...asked, context: { country: "00-001", zip: "pl" } },
  ]
  const keys = [asked, ...others].map(courierKey)
  expect(new Set(keys).size).toBe(keys.length)
})

const one = { coefficient: 1, scale: 0 }

test.each([
  ["nothing selected", [], "toast"],
  ["one product, only the size missing", [{ sizeId: null, quantity: one }], "sizeAlert"],
  ["one product without size and quantity", [{ sizeId: null, quantity: { coefficient: 0, scale: 0 } }], "toast"],
  ["one product without a number", [{ sizeId: "M", quantity: null }], "toast"],
  ["one product with quantity 0", [{ sizeId: "M", quantity: { coefficient: 0, scale: 0 } }], "toast"],
  [
    "two products, both without size",
    [
      { sizeId: null, quantity: one },
      { sizeId: null, quantity: one },
    ],
    "toast",
  ],
  ["one product whole", [{ sizeId: "M", quantity: { coefficient: 5, scale: 1 } }], "ready"],
  [
    "one of two products whole",
    [
      { sizeId: null, quantity: one },
      { sizeId: "M", quantity: one },
    ],
    "ready",
  ],
])("the shipping check with %s is %s (5.75, 5.76)", (_, products, is) => {
  expect(shippingCheck(products).is).toBe(is)
})

test("the toast of the shipping check asks for a higher quantity", () => {
  const check = shippingCheck([])
  expect(check).toEqual({ is: "toast", key: "message.raiseQuantity" })
  expect(pl.texts["message.raiseQuantity"]).toBe("Zwiększ ilość, aby sprawdzić koszt i czas dostawy")
  expect(en.texts["message.raiseQuantity"]).toBe("Increase the quantity to check the delivery cost and time")
})

test.each<[LocationFailure, string, string]>([
  [
    "refused",
    "Nie udzielono zgody na dostęp do lokalizacji. Zmień to w ustawieniach przeglądarki lub wpisz adres.",
    "Access to your location was not granted. Change this in the browser settings or enter an address.",
  ],
  ["unavailable", "Nie udało się ustalić Twojej lokalizacji. Wpisz adres.", "Your location could not be determined. Enter an address."],
  [
    "timeout",
    "Ustalanie lokalizacji trwa zbyt długo. Spróbuj ponownie lub wpisz adres.",
    "Determining your location takes too long. Try again or enter an address.",
  ],
  [
    "unsupported",
    "Ta przeglądarka nie udostępnia lokalizacji. Wpisz adres.",
    "This browser does not provide a location. Enter an address.",
  ],
])("a location that is %s is told with what to do (8.70 to 8.73)", (failure, polish, english) => {
  expect([locationWords(failure, pl), locationWords(failure, en)]).toEqual([polish, english])
})

test("a browser's number stands for a failure", () => {
  expect([1, 2, 3, 0, 9].map(locationFailure)).toEqual(["refused", "unavailable", "timeout", "unavailable", "unavailable"])
})

test.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1000, "1k"],
  [1099, "1k"],
  [1100, "1.1k"],
  [1999, "1.9k"],
  [9999, "9.9k"],
  [10_000, "10k"],
  [19_999, "19k"],
  [12_345, "12k"],
])("a cluster of %i points is labelled %s (9.60)", (count, label) => {
  expect(clusterLabel(count)).toBe(label)
})

test.each([
  [1, "1 punkt, przybliż"],
  [999, "999 punktów, przybliż"],
  [1000, "1k: 1000 punktów, przybliż"],
  [6219, "6.2k: 6219 punktów, przybliż"],
])("a cluster of %i points is called by what is seen of it first (10.982)", (count, name) => {
  expect(clusterName(count, pl)).toBe(name)
})

test("the constants of maps and shipping are those of the specification (9.57 to 9.59)", () => {
  expect(mapLimits).toEqual({
    zoom: 13,
    density: { maxZoom: 16, radiusPx: 60, viewportPaddingPx: 60 },
    grid: { radiusPx: 40, cellPx: 40, maxDistanceM: 40_000 },
    shortenedFrom: 1_000,
  })
  expect(shippingLimits).toEqual({ sameDayBufferMs: 10_800_000, maxNamedDays: 29 })
})

const percent = (coefficient: number, scale: number = 0) => ({ coefficient, scale })

test.each([
  ["nothing set", { percent: null, fixed: null, minimum: null }, 10_000, 0],
  ["a percent", { percent: percent(2), fixed: null, minimum: null }, 9_999, 200],
  ["a percent with places, rounded once", { percent: percent(125, 2), fixed: null, minimum: null }, 1_000, 13],
  ["a fixed amount", { percent: null, fixed: { minor: 300 }, minimum: null }, 10_000, 300],
  ["both", { percent: percent(2), fixed: { minor: 300 }, minimum: null }, 10_000, 500],
  ["less than the minimum", { percent: percent(1), fixed: null, minimum: { minor: 500 } }, 10_000, 500],
  ["exactly the minimum", { percent: percent(5), fixed: null, minimum: { minor: 500 } }, 10_000, 500],
  ["more than the minimum", { percent: percent(6), fixed: null, minimum: { minor: 500 } }, 10_000, 600],
  ["a minimum alone", { percent: null, fixed: null, minimum: { minor: 500 } }, 10_000, 500],
  ["nothing to pay", { percent: percent(2), fixed: { minor: 300 }, minimum: { minor: 500 } }, 0, 0],
])("a payment with %s", (_, cost, paid, expected) => {
  expect(paymentCost(cost, { minor: paid })).toEqual({ minor: expected })
})
