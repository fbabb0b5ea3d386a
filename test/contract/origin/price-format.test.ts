import { describe, expect, test } from "vitest"
import { priceFormatOf } from "../../../adapters/origin/price-format.ts"
import { pricesInCurrency } from "../../../core/pricing/currency.ts"
import { formatPrice } from "../../../core/values/price-format.ts"

const amount = { minor: 123_450 }
const price = (value: number, formatted: string | null, currency: string | null = null) => ({ value, formatted, currency })

describe("how a shop writes its prices, by those that its API has written", () => {
  test.each([
    ["złoty", [price(1399, "1 399,00 zł")], "1 234,50 zł"],
    ["euro", [price(12.5, "€12.50", "EUR"), price(1399, "€1,399.00", "EUR")], "€1,234.50"],
    ["numbers, and the letters of a currency", [price(12.5, null, "EUR")], "1 234,50 EUR"],
    ["numbers in złoty", [price(12.5, null, "PLN")], "1 234,50 zł"],
    ["words that say another amount", [price(12.5, "13,50 zł", "CZK")], "1 234,50 CZK"],
    ["nothing but numbers", [price(12.5, null)], "1 234,50"],
    ["two currencies", [price(12.5, null, "EUR"), price(12.5, null, "CZK")], "1 234,50"],
    ["no price at all", [], "1 234,50"],
  ])("%s (10.992, 10.1021)", (_, prices, written) => {
    const format = priceFormatOf(prices, "pl") ?? pricesInCurrency(null, "pl")
    expect(formatPrice(amount, format).replaceAll("\u00A0", " ")).toBe(written)
  })
})
