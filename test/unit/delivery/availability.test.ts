import { expect, test } from "vitest"
import { availabilityWords, type SizeAvailability, stockLines } from "../../../core/delivery/availability.ts"
import type { Stock } from "../../../core/quantity/order-limits.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { limited, metres, pieces } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const unlimited: Stock = { is: "unlimited" }
const unknown: Stock = { is: "unknown" }
const sold: SizeAvailability = { status: "disable", description: "Dostępny od", deliveryDay: { year: 2024, month: 5, day: 7 } }

test.each<[string, SizeAvailability, string]>([
  ["cannot be bought, with a day", sold, "Dostępny od 07.05.2024"],
  ["cannot be bought, without a day", { ...sold, deliveryDay: null }, "Dostępny od"],
  ["can be bought", { ...sold, status: "enable", description: "Produkt dostępny" }, "Produkt dostępny"],
  ["is ordered in", { ...sold, status: "order", description: "Na zamówienie" }, "Na zamówienie"],
  ["has no text of the shop", { ...sold, description: "" }, ""],
])("a size that %s is described", (_, availability, words) => {
  expect([availabilityWords(availability, pl), availabilityWords(availability, en)]).toEqual([words, words])
})

test.each<[string, Stock, Stock, readonly string[]]>([
  [
    "both",
    limited("5"),
    limited("3"),
    ["Aktualnie w naszym magazynie mamy: 5 sztuk.", "Na zamówienie możemy sprowadzić jeszcze: 3 sztuki."],
  ],
  [
    "own, and any quantity to order in",
    limited("1"),
    unlimited,
    ["Aktualnie w naszym magazynie mamy: 1 sztuka.", "Na zamówienie możemy sprowadzić dowolną ilość."],
  ],
  ["own only", limited("2"), limited("0"), ["Aktualnie w naszym magazynie mamy: 2 sztuki."]],
  ["own, the rest unknown", limited("2"), unknown, ["Aktualnie w naszym magazynie mamy: 2 sztuki."]],
  ["only what can be ordered in", limited("0"), limited("4"), ["Na zamówienie możemy sprowadzić jeszcze: 4 sztuki."]],
  ["nothing known", unknown, unknown, []],
  ["nothing", limited("0"), limited("0"), []],
  ["own stock without end", unlimited, limited("4"), []],
  ["no end of either", unlimited, unlimited, []],
])("the lines about stock with %s (3.46)", (_, own, orderable, lines) => {
  expect(stockLines(own, orderable, pieces, pl)).toEqual(lines)
})

test("the lines about stock in English, and with fractions", () => {
  expect(stockLines(limited("5"), limited("0.5"), metres, pl)).toEqual([
    "Aktualnie w naszym magazynie mamy: 5 metrów.",
    "Na zamówienie możemy sprowadzić jeszcze: 0,5 metra.",
  ])
  expect(stockLines(limited("5"), unlimited, pieces, en)).toEqual(["In our stock now: 5 sztuk.", "We can order in any quantity."])
  expect(stockLines(unknown, limited("2"), pieces, en)).toEqual(["We can order in more: 2 sztuk."])
})
