import { describe, expect, test } from "vitest"
import type { Basket } from "../../../core/basket/basket.ts"
import { cartSummary, openCartSummary, pointsToPay, summaryBasket } from "../../../core/basket/summary/cart-summary.ts"
import { viewCartSummary } from "../../../core/basket/summary/view-cart-summary.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { PriceType } from "../../../core/values/money.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"

const polish = textCatalogue("pl", {})
const shirts = (more: Partial<Basket> = {}): Basket =>
  sampleBasket(1, {
    subtotal: price("129.00", "104.88"),
    shipping: price("14.99", "12.19"),
    total: price("143.99", "117.07"),
    toFreeShipping: money("171.00"),
    freeShippingFrom: money("300.00"),
    ...more,
  })
const opened = (basket: Basket, priceType: PriceType = "gross") => openCartSummary({ basket, priceFormat: polishPrices, priceType })
const told = (basket: Basket, priceType: PriceType = "gross") => viewCartSummary(opened(basket, priceType), polish)

describe("what the cart comes to, in words", () => {
  test("amounts, delivery and the way to free delivery (10.125 to 10.127)", () => {
    expect(told(shirts())).toMatchObject({
      subtotal: "129,00 zł",
      shipping: "14,99 zł",
      total: "143,99 zł",
      taxWord: "brutto",
      toFreeShipping: "Do darmowej dostawy brakuje 171,00 zł.",
      freeShippingPercent: 43,
    })
  })

  test.each([
    ["gross", "8,00 zł"],
    ["net", "7,00 zł"],
  ] as const)("a deposit is told in the tax of the shop, %s, and a cart without one tells none (10.231)", (priceType, deposit) => {
    expect([told(shirts({ deposit: price("8.00", "7.00") }), priceType).deposit, told(shirts(), priceType).deposit]).toEqual([
      deposit,
      null,
    ])
  })

  test("free delivery costs Gratis!, which says it once (9.55, 4.37)", () => {
    const free = shirts({ shipping: price("0.00", "0.00"), toFreeShipping: money("0.00") })
    expect(told(free)).toMatchObject({ shipping: "Gratis!", toFreeShipping: null, freeShippingPercent: null })
  })

  test("follows the basket that the rows publish (10.440)", () => {
    const dearer = shirts({ total: price("500.00", "406.50") })
    const [after, asked] = cartSummary(opened(shirts()), { type: "Published", basket: dearer })
    expect([viewCartSummary(after, polish).total, asked]).toEqual(["500,00 zł", []])
  })

  test("of a row it keeps what is told of it, and no more (10.440)", () => {
    const details = [{ is: "virtual" }, { is: "parameter", name: "Kolor", value: "zielony" }] as const
    const { rows } = summaryBasket(sampleBasket(1, { rows: [sampleRow({ details, lineTotal: price("5.00", "4.07") })] }))
    expect(rows).toEqual([{ details: [{ is: "virtual" }], lineTotal: price("5.00", "4.07") }])
  })

  test.each([
    [[], null],
    [[undefined, undefined], null],
    [["180", undefined, "90.5"], decimal("270.5")],
  ])("rows paid with %j points come to %j (3.58)", (totals, sum) => {
    const rows = totals.map((total) => (total === undefined ? {} : { points: { each: decimal("1"), total: decimal(total) } }))
    expect(pointsToPay(rows)).toEqual(sum)
  })
})
