import { describe, expect, test } from "vitest"
import { describeQuantity, numberWords, quantityText, quantityWords } from "../../../core/quantity/quantity-text.ts"
import type { QuantityQuestion } from "../../../core/quantity/check-quantity.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, noLimits, pieces } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})
const english = textCatalogue("en", {})
const litres = { ...metres, singular: "litre", few: "litres", plural: "litres", fraction: "litres" }
const ask = (typed: string, more: Partial<QuantityQuestion> = {}): QuantityQuestion => ({
  typed,
  unit: pieces,
  limits: noLimits,
  stock: { is: "unlimited" },
  status: "enable",
  ...more,
})

describe("a quantity in words takes the CLDR form of its number", () => {
  test.each([
    ["1", "1 metr"],
    ["2", "2 metry"],
    ["4", "4 metry"],
    ["5", "5 metrów"],
    ["0", "0 metrów"],
    ["12", "12 metrów"],
    ["14", "14 metrów"],
    ["21", "21 metrów"],
    ["22", "22 metry"],
    ["112", "112 metrów"],
    ["0.5", "0,5 metra"],
    ["1.5", "1,5 metra"],
    ["2.25", "2,25 metra"],
  ])("a whole number and a fraction take their CLDR form in Polish: %s is %s (9.47)", (amount, words) =>
    expect(quantityWords(decimal(amount), metres, "pl")).toBe(words),
  )

  test.each([
    ["1", "1 litre"],
    ["2", "2 litres"],
    ["0.5", "0.5 litres"],
    ["1.5", "1.5 litres"],
  ])("one and other in English: %s is %s", (amount, words) => expect(quantityWords(decimal(amount), litres, "en")).toBe(words))

  test("a number has a comma in Polish and a dot in English", () => {
    expect([numberWords(decimal("-12.5"), "pl"), numberWords(decimal("-12.5"), "en")]).toEqual(["-12,5", "-12.5"])
  })
})

test.each([
  ["1.5", 2, "1.50"],
  ["1.5", 1, "1.5"],
  ["1.25", 1, "1.25"],
  ["2", 1, "2"],
  ["0.5", 3, "0.500"],
])("%s in a field of %d places is %s: nothing is cut off", (amount, precision, text) =>
  expect(quantityText(decimal(amount), { precision })).toBe(text),
)

describe("the words of a refused quantity", () => {
  test("a quantity below the minimum is told with amount and unit (5.68)", () => {
    const question = ask("1", { limits: { ...noLimits, minPerOrder: decimal("3") } })
    expect(describeQuantity(question, polish)).toEqual({
      value: "3",
      words: "3 sztuki",
      refusal: "Minimalnie musisz zamówić 3 sztuki",
      obstacle: null,
    })
    expect(describeQuantity({ ...question, unit: litres }, english).refusal).toBe("You have to order minimum 3 litres")
  })

  test("a quantity above the maximum is told with amount and unit (5.69)", () => {
    const question = ask("9", { unit: metres, stock: limited("5.5") })
    expect(describeQuantity(question, polish)).toEqual({
      value: "5.5",
      words: "5,5 metra",
      refusal: "Maksymalnie możesz dodać 5,5 metra",
      obstacle: null,
    })
    expect(describeQuantity({ ...question, unit: litres }, english).refusal).toBe("You can add maximum 5.5 litres")
  })

  test("a minimum above the maximum stays as the value and the message, and the shopper reads why buying is off (5.67)", () => {
    expect(describeQuantity(ask("1", { stock: limited("3"), limits: { ...noLimits, minPerOrder: decimal("5") } }), polish)).toEqual({
      value: "5",
      words: "5 sztuk",
      refusal: "Minimalnie musisz zamówić 5 sztuk",
      obstacle: "Dostępna ilość jest mniejsza niż najmniejsze zamówienie (5 sztuk).",
    })
  })

  test("no number: the example is written as people write it (17.24)", () => {
    expect(describeQuantity(ask("x", { unit: metres }), polish)).toEqual({
      value: null,
      words: null,
      refusal: "Wpisz ilość jako liczbę, na przykład 0,5",
      obstacle: null,
    })
  })

  test("a size that is off", () => {
    expect(describeQuantity(ask("7", { status: "disable", unit: metres }), polish)).toEqual({
      value: "0.5",
      words: "0,5 metra",
      refusal: null,
      obstacle: "Produkt niedostępny",
    })
  })

  test("nothing to say", () => {
    expect(describeQuantity(ask("2", { unit: litres }), english)).toEqual({ value: "2", words: "2 litres", refusal: null, obstacle: null })
  })
})
