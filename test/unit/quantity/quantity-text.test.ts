import { describe, expect, test } from "vitest"
import { describeQuantity, numberWords, quantityRefusalText, quantityText, quantityWords } from "../../../core/quantity/quantity-text.ts"
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

  test.each<readonly [string, Partial<QuantityQuestion>, string, string]>([
    ["2.5", {}, "Sprzedajemy pełne sztuki: zmieniliśmy ilość na 3", "We sell whole sztuki: we changed the quantity to 3"],
    [
      "1,2",
      { unit: metres },
      "Sprzedajemy po 0,5\u00A0m: zmieniliśmy ilość na 1,5",
      "We sell this in steps of 0.5\u00A0m: we changed the quantity to 1.5",
    ],
    // a shop that does not tell the form after "pełne"
    [
      "2.5",
      { unit: { ...pieces, few: pieces.plural } },
      "Sprzedajemy po 1\u00A0szt.: zmieniliśmy ilość na 3",
      "We sell whole sztuk: we changed the quantity to 3",
    ],
  ])("no multiple of the step: %s is rounded up and told (17.25)", (typed, more, pl, en) => {
    const question = ask(typed, more)
    expect([describeQuantity(question, polish).refusal, describeQuantity(question, english).refusal]).toEqual([pl, en])
  })

  test("a shop that refuses no multiple of the step names the nearest quantity (17.25)", () => {
    const refusal = { _tag: "QuantityOffStep", nearest: decimal("3"), isTaken: false } as const
    expect(quantityRefusalText(refusal, pieces, polish)).toBe("Sprzedajemy pełne sztuki: najbliższa ilość to 3")
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
