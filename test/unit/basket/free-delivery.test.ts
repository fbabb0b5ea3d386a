import { describe, expect, test } from "vitest"
import type { Basket } from "../../../core/basket/basket.ts"
import { openCartSummary } from "../../../core/basket/summary/cart-summary.ts"
import { viewDropDown } from "../../../core/basket/drop-down.ts"
import { viewFreeDelivery } from "../../../core/basket/free-delivery.ts"
import { missingToFreeDelivery } from "../../../core/basket/basket.ts"
import { viewCartSummary } from "../../../core/basket/summary/view-cart-summary.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { money, polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"

const pl = textCatalogue("pl", {})
const prices = { priceFormat: polishPrices, priceType: "gross" } as const

const inCart = (basket: Basket) => viewCartSummary(openCartSummary({ basket, ...prices }), pl)
const inHeader = (basket: Basket) => viewDropDown(basket, prices, pl)
const bothViews = (basket: Basket) =>
  [inCart(basket), inHeader(basket)].map(({ toFreeShipping, freeShippingPercent }) => ({ toFreeShipping, freeShippingPercent }))

describe("cart and basket of the header say the same about free delivery (4.36, 4.37)", () => {
  test.each([
    ["50.00", "200.00", "Do darmowej dostawy brakuje 50,00 zł.", 75],
    ["0.00", "200.00", "Masz darmową dostawę.", 100],
    ["0.00", null, "Masz darmową dostawę.", 100],
    ["199.99", "200.00", "Do darmowej dostawy brakuje 199,99 zł.", 0],
    ["0.01", "200.00", "Do darmowej dostawy brakuje 0,01 zł.", 99],
    ["250.00", "200.00", "Do darmowej dostawy brakuje 250,00 zł.", 0],
    ["66.67", "100.00", "Do darmowej dostawy brakuje 66,67 zł.", 33],
    ["50.00", "0.00", "Do darmowej dostawy brakuje 50,00 zł.", null],
    ["50.00", null, "Do darmowej dostawy brakuje 50,00 zł.", null],
    [null, "200.00", null, null],
  ])("%j missing of %j: %j, %j", (missing, from, toFreeShipping, freeShippingPercent) => {
    const amount = (text: string | null) => (text === null ? null : money(text))
    const basket = sampleBasket(1, { toFreeShipping: amount(missing), freeShippingFrom: amount(from) })
    const said = { toFreeShipping, freeShippingPercent }
    expect([...bothViews(basket), viewFreeDelivery(basket, prices, pl)]).toEqual([said, said, said])
  })

  test("an empty basket has no way to free delivery", () => {
    const basket = sampleBasket(0, { toFreeShipping: money("0.00"), freeShippingFrom: money("200.00") })
    const nothing = { toFreeShipping: null, freeShippingPercent: null }
    expect(bothViews(basket)).toEqual([nothing, nothing])
  })
})

test("beside net prices the amount says that it is gross, in the cart and in the header's basket (4.36, 6.7)", () => {
  const net = { priceFormat: polishPrices, priceType: "net" } as const
  const basket = sampleBasket(1, { toFreeShipping: money("53.45"), freeShippingFrom: money("250.00") })
  const said = "Do darmowej dostawy brakuje 53,45 zł brutto."
  expect(viewCartSummary(openCartSummary({ basket, ...net }), pl).toFreeShipping).toBe(said)
  expect(viewDropDown(basket, net, pl).toFreeShipping).toBe(said)
  expect(viewFreeDelivery(basket, net, pl).toFreeShipping).toBe(said)
})

test.each([
  [0, "0.00"],
  ["0", "0.00"],
  ["0.00", "0.00"],
  [73.5, "73.50"],
  ["73.50", "73.50"],
  ["", null],
  [" ", null],
  [null, null],
  [undefined, null],
  ["soon", null],
])("toShippingFree %j is %j: only 0, as a number or as text, means free (4.36, 4.37)", (wire, missing) =>
  expect(missingToFreeDelivery(wire)).toEqual(missing === null ? null : money(missing)),
)
