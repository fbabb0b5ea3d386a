import { describe, expect, test } from "vitest"
import {
  type InstalmentChoice,
  instalmentDialog,
  type InstalmentObstacle,
  instalmentTextKeys,
  type InstalmentWording,
} from "../../../core/pricing/instalments.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { money, polishPrices } from "../../support/core/sample-offer.ts"

const below: InstalmentObstacle = { _tag: "BelowMinimum", bound: money("100") }
const above: InstalmentObstacle = { _tag: "AboveMaximum", bound: money("5000") }
const choice = (of: InstalmentChoice["of"], amount: string, obstacle: InstalmentObstacle | null = null): InstalmentChoice => ({
  of,
  amount: money(amount),
  obstacle,
})

describe("the dialog in words", () => {
  const wording: InstalmentWording = {
    provider: { name: "Raty X" },
    priceType: "gross",
    format: polishPrices,
    catalogue: pickTexts(textCatalogue("pl", {}), instalmentTextKeys),
  }
  const english: InstalmentWording = { ...wording, priceType: "net", catalogue: pickTexts(textCatalogue("en", {}), instalmentTextKeys) }
  const said = (message: InstalmentObstacle, by: InstalmentWording) => instalmentDialog({ is: "ask", message, choices: [] }, by).message

  test.each<[InstalmentObstacle, string, string]>([
    [
      below,
      "Minimalna kwota umożliwiająca zakupy przez Raty X to 100,00 zł.",
      "The minimum amount for buying with Raty X is 100,00 zł excl. VAT.",
    ],
    [
      above,
      "Maksymalna kwota umożliwiająca zakupy przez Raty X to 5 000,00 zł.",
      "The maximum amount for buying with Raty X is 5 000,00 zł excl. VAT.",
    ],
    [
      { _tag: "TooManyProducts", max: 5 },
      "Masz w koszyku zbyt wiele różnych produktów, aby skorzystać z systemu Raty X. Zmniejsz ich liczbę do 5. Liczba sztuk jednego produktu nie jest ograniczona.",
      "There are too many different products in your basket to use Raty X. Reduce their number to 5. The number of pieces of one product is not limited.",
    ],
    [
      { _tag: "ProductsNotAllowed" },
      "Nie wszystkie produkty w koszyku można kupić przez Raty X. Sprawdź to na stronach produktów, a pozostałe opłać osobno.",
      "Not all products in your basket can be bought with Raty X. Check this on the product pages and pay for the others separately.",
    ],
  ])("the message for %j stands in both languages (8.78 to 8.81)", (message, polish, inEnglish) => {
    expect(said(message, wording)).toBe(polish)
    expect(said(message, english)).toBe(inEnglish)
  })

  test.each([
    [
      choice("product", "50"),
      { label: "Oblicz raty tylko dla tego produktu", amount: "50,00 zł", enabled: true, hint: null },
      { label: "Calculate instalments of this product only", amount: "50,00 zł excl. VAT", enabled: true, hint: null },
    ],
    [
      choice("product", "50", below),
      {
        label: "Oblicz raty tylko dla tego produktu",
        amount: "50,00 zł",
        enabled: false,
        hint: "Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.",
      },
      {
        label: "Calculate instalments of this product only",
        amount: "50,00 zł excl. VAT",
        enabled: false,
        hint: "Increase the quantity of the product to start the instalment calculator.",
      },
    ],
    [
      choice("product", "5001", above),
      {
        label: "Oblicz raty tylko dla tego produktu",
        amount: "5 001,00 zł",
        enabled: false,
        hint: "Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.",
      },
      {
        label: "Calculate instalments of this product only",
        amount: "5 001,00 zł excl. VAT",
        enabled: false,
        hint: "Decrease the quantity of the product to start the instalment calculator.",
      },
    ],
    [
      choice("cart", "50", below),
      {
        label: "Oblicz raty produktów w koszyku",
        amount: "50,00 zł",
        enabled: false,
        hint: "Zwiększ ilość produktów w koszyku, aby uruchomić kalkulator rat.",
      },
      {
        label: "Calculate instalments of the products in your basket",
        amount: "50,00 zł excl. VAT",
        enabled: false,
        hint: "Increase the quantity of products in your basket to start the instalment calculator.",
      },
    ],
    [
      choice("cart", "6000", above),
      {
        label: "Oblicz raty produktów w koszyku",
        amount: "6 000,00 zł",
        enabled: false,
        hint: "Zmniejsz ilość produktów w koszyku, aby uruchomić kalkulator rat.",
      },
      {
        label: "Calculate instalments of the products in your basket",
        amount: "6 000,00 zł excl. VAT",
        enabled: false,
        hint: "Decrease the quantity of products in your basket to start the instalment calculator.",
      },
    ],
    [
      choice("both", "50", below),
      {
        label: "Oblicz raty łącznie z wartością koszyka",
        amount: "50,00 zł",
        enabled: false,
        hint: "Zwiększ ilość sztuk tego produktu lub wrzuć do koszyka dodatkowe produkty.",
      },
      {
        label: "Calculate instalments together with your basket",
        amount: "50,00 zł excl. VAT",
        enabled: false,
        hint: "Increase the quantity of this product, or add more products to your basket.",
      },
    ],
    [
      choice("both", "5200", above),
      {
        label: "Oblicz raty łącznie z wartością koszyka",
        amount: "5 200,00 zł",
        enabled: false,
        hint: "Zmniejsz ilość sztuk tego produktu lub usuń z koszyka niektóre produkty.",
      },
      {
        label: "Calculate instalments together with your basket",
        amount: "5 200,00 zł excl. VAT",
        enabled: false,
        hint: "Decrease the quantity of this product, or remove some products from your basket.",
      },
    ],
    [
      choice("both", "300", { _tag: "ProductsNotAllowed" }),
      { label: "Oblicz raty łącznie z wartością koszyka", amount: "300,00 zł", enabled: false, hint: null },
      { label: "Calculate instalments together with your basket", amount: "300,00 zł excl. VAT", enabled: false, hint: null },
    ],
  ])("a button out of the range is off and says what helps (15.42): %j", (one, polish, inEnglish) => {
    const asked = { is: "ask", message: null, choices: [one] } as const
    expect(instalmentDialog(asked, wording)).toEqual({ message: null, buttons: [polish] })
    expect(instalmentDialog(asked, english)).toEqual({ message: null, buttons: [inEnglish] })
  })
})
