import { describe, expect, test } from "vitest"
import { withMultipack } from "../../../core/product-page/multipack-kind.ts"
import { openProductPage, productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { openSingle, singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { MultipackStep, ProductSize } from "../../../core/product/offer.ts"
import { openSubscription } from "../../../core/subscription/subscription-choice.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, polishPrices, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})
const kind = withMultipack(singleKind)
const step = (left: string, threshold: string, gross: string): MultipackStep => ({
  left: decimal(left),
  threshold: decimal(threshold),
  price: price(gross, "1.00"),
})
const steps = [step("3", "3", "110.00"), step("6", "6", "100.00")]
const candle = (more: Partial<ProductSize> = {}) =>
  sampleOffer({ sizes: [sampleSize("uniw", limited("5"), { multipack: steps, ...more })] })

const open = (offer = candle()) =>
  openProductPage(kind, {
    choice: openSingle(offer, null),
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
const viewAfter = (page: ReturnType<typeof open>, ...events: readonly ProductPageEvent[]) =>
  viewProductPage(
    kind,
    events.reduce((state, event) => productPage(kind)(state, event)[0], page),
    polish,
  )
const typed = (text: string): readonly ProductPageEvent[] => [{ type: "QuantityTyped", text }, { type: "QuantityLeft" }]

describe("a product that is cheaper from a quantity on (4.53, 15.17, 15.46)", () => {
  test("below all steps the price is the one of one, and no option is checked", () => {
    const { price: shown, maxPrice, sections } = viewAfter(open())
    expect([shown, maxPrice]).toEqual(["129,00 zł", null])
    expect(sections.multipack).toEqual({
      options: [
        {
          threshold: "3",
          quantity: "3",
          name: "od 3\u00A0szt.",
          price: "110,00 zł / szt.",
          saving: "-15%",
          selected: false,
          disabled: false,
        },
        // five are left: the threshold cannot be reached
        {
          threshold: "6",
          quantity: "5",
          name: "od 6\u00A0szt.",
          price: "100,00 zł / szt.",
          saving: "-22%",
          selected: false,
          disabled: true,
        },
      ],
      total: "1\u00A0szt. razem: 129,00 zł",
      next: "Od 3 szt.: 110,00 zł. Brakuje: 2 szt.",
    })
  })

  test("the quantity that an option puts into the field is the one that its price is for", () => {
    const view = viewAfter(open(), ...typed("3"))
    expect(view).toMatchObject({ quantity: "3", price: "110,00 zł", maxPrice: "129,00 zł", saving: "-15%" })
    expect(view.sections.multipack?.options.map(({ selected }) => selected)).toEqual([true, false])
    expect(view.sections.multipack).toMatchObject({ total: "3\u00A0szt. razem: 330,00 zł", next: "Od 6 szt.: 100,00 zł. Brakuje: 3 szt." })
  })

  test("what the cart holds already is counted: less is missing", () => {
    const held = candle({ multipack: [step("1", "3", "110.00")] })
    expect(viewAfter(open(held)).price).toBe("110,00 zł")
    expect(viewAfter(open(held)).sections.multipack?.options[0]?.selected).toBe(true)
  })

  test("an earlier price stays the one before: the reduction counts from there", () => {
    const { price: known } = sampleSize("uniw")
    const reduced = candle({ price: known && { ...known, max: price("159.00", "1.00"), youSavePercent: 18 } })
    expect(viewAfter(open(reduced), ...typed("3"))).toMatchObject({ price: "110,00 zł", maxPrice: "159,00 zł", saving: "-31%" })
  })

  test("a price by phone, no price and a subscription have no steps", () => {
    expect(viewAfter(open(candle({ phonePrice: true }))).sections.multipack).toBeUndefined()
    expect(viewAfter(open(candle({ price: null }))).sections.multipack).toBeUndefined()
    const page = open()
    const subscribed = openSubscription("only", { once: null, periods: [{ days: 30, price: price("99.00", "1.00") }] }, null)
    expect(viewAfter({ ...page, choice: { ...page.choice, subscription: subscribed } }).sections.multipack).toBeUndefined()
  })

  test("the price by weight follows the quantity (15.43)", () => {
    const soap = candle({ measure: { amount: decimal("1.1"), of: "100 g" } })
    expect(viewAfter(open(soap)).priceLines[0]?.text).toBe("117,27 zł / 100 g")
    expect(viewAfter(open(soap), ...typed("3")).priceLines.find(({ is }) => is === "measure")?.text).toBe("100,00 zł / 100 g")
  })
})
