import { describe, expect, test } from "vitest"
import {
  type InstalmentPlan,
  instalmentRates,
  type OfferedInstalments,
  type ProductAmount,
  viewInstalments,
} from "../../../core/pricing/instalment-plan.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

describe("rates of an amount (15.70)", () => {
  test.each([
    // amount, months, percent, rate, last, total
    ["100", 3, "0", "33.33", "33.34", "100"],
    ["549", 10, "0", "54.90", "54.90", "549"],
    ["549", 20, "8.5", "29.78", "29.85", "595.67"],
    ["0.05", 10, "0", "0", "0.05", "0.05"],
    ["1", 1, "0", "1", "1", "1"],
    ["999.99", 7, "0", "142.85", "142.89", "999.99"],
  ])("%s in %j months with %s %%: %s each, %s the last, %s in all", (amount, months, percent, rate, last, total) =>
    expect(instalmentRates(money(amount), { months, percent: decimal(percent) })).toEqual({
      months,
      rate: money(rate),
      last: money(last),
      total: money(total),
    }),
  )
})

const plan: InstalmentPlan = {
  name: "Raty X",
  min: money("100"),
  max: money("5000"),
  maxProducts: 2,
  terms: [
    { months: 3, percent: decimal("0") },
    { months: 12, percent: decimal("6") },
  ],
}
const offered = (gross: string | null, more: Partial<OfferedInstalments> = {}): OfferedInstalments => ({
  plan,
  worth: gross === null ? null : price(gross, "1"),
  inCart: false,
  cart: { subtotal: price("0", "0"), products: 0, allAllowed: true },
  ...more,
})
const full = { subtotal: price("300", "243.90"), products: 1, allAllowed: true }
const view = (asked: OfferedInstalments, chosen: ProductAmount | null = null) =>
  JSON.parse(
    JSON.stringify(
      viewInstalments(asked, chosen, { priceType: "gross", format: polishPrices, catalogue: textCatalogue("pl", {}) }),
    ).replaceAll("\u00a0", " "),
  ) as unknown

describe("the instalments of a product in words", () => {
  test("with an empty cart the rates are there at once (15.38)", () =>
    expect(view(offered("150"))).toEqual({
      message: null,
      buttons: [],
      rates: {
        about: "Raty X: 150,00 zł w ratach",
        rows: [
          { months: "3 raty", rate: "50,00 zł", total: "150,00 zł" },
          { months: "12 rat", rate: "13,25 zł", total: "159,00 zł" },
        ],
      },
    }))

  test("an amount out of the limits is told with a button that is off and what helps (5.78, 8.78, 15.42)", () =>
    expect(view(offered("50"), "product")).toEqual({
      message: "Minimalna kwota umożliwiająca zakupy przez Raty X to 100,00 zł.",
      buttons: [
        {
          of: "product",
          isChosen: false,
          label: "Oblicz raty tylko dla tego produktu",
          amount: "50,00 zł",
          enabled: false,
          hint: "Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.",
        },
      ],
      rates: null,
    }))

  test("with a cart an amount is chosen first, and only one that is in the limits starts the calculator (15.39)", () => {
    const withCart = offered("50", { cart: full })
    expect(view(withCart)).toMatchObject({
      buttons: [
        { of: "product", enabled: false },
        { of: "both", enabled: true },
      ],
      rates: null,
    })
    expect(view(withCart, "product")).toMatchObject({ rates: null })
    expect(view(withCart, "both")).toMatchObject({
      buttons: [{ isChosen: false }, { isChosen: true, amount: "350,00 zł" }],
      rates: { about: "Raty X: 350,00 zł w ratach" },
    })
  })

  test("what rules the cart out is told, and the product alone goes on (8.80, 8.81, 15.40)", () => {
    const many = view(offered("150", { cart: { ...full, products: 2 } }), "both")
    expect(many).toMatchObject({ message: expect.stringContaining("Zmniejsz ich liczbę do 2."), rates: null })
    const other = view(offered("150", { cart: { ...full, allAllowed: false } }), "product")
    expect(other).toMatchObject({ message: expect.stringContaining("Nie wszystkie produkty"), rates: { rows: [{ rate: "50,00 zł" }, {}] } })
  })

  test.each([
    ["no price yet", offered(null), "Cena tego produktu nie jest jeszcze znana. Kwotę rat przez Raty X podamy razem z nią."],
    ["no instalments", offered("150", { plan: null }), "Tego produktu nie sprzedajemy na raty."],
  ])("%s: a sentence, and nothing to press (15.38)", (_case, asked, message) =>
    expect(view(asked, "product")).toEqual({ message, buttons: [], rates: null }),
  )

  test("a net shop counts and writes net amounts (5.80)", () => {
    const wording = { priceType: "net", format: polishPrices, catalogue: textCatalogue("en", {}) } as const
    const { rates } = viewInstalments(offered("1", { worth: price("123", "100") }), null, wording)
    expect(rates?.rows[0]?.total.replaceAll("\u00a0", " ")).toBe("100,00 zł excl. VAT")
  })
})
