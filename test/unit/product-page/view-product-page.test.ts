import { describe, expect, test } from "vitest"
import { openProductPage, productPage, type ProductPageState, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import type { SingleChoice } from "../../../core/product-page/choice.ts"
import { openSingle, singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, polishPrices, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})
const open = (offer: ProductOffer = sampleOffer(), selectedSizeId: string | null = null) =>
  openProductPage(singleKind, {
    choice: openSingle(offer, selectedSizeId),
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
const step = productPage(singleKind)
type Page = ProductPageState<SingleChoice>
const after = (page: Page, ...events: readonly ProductPageEvent[]) => events.reduce((state, event) => step(state, event)[0], page)
const view = (page: Page) => viewProductPage(singleKind, page, polish)
const single = (more: Partial<ProductOffer> = {}) => sampleOffer({ sizes: [sampleSize("uniw")], ...more })

describe("prices in words (9.27, 9.42, 6.7)", () => {
  const reduced = sampleSize("uniw", limited("5"), {
    price: {
      price: price("119.00", "96.75"),
      max: price("159.00", "129.27"),
      youSavePercent: 25,
      omnibus: { price: price("119.00", "96.75"), higherThanSelling: false, percent: 0, validUntil: "2026-11-30" },
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
  })

  test("a reduction shows the old price, the percent with its sign, what is saved and the lowest price of 30 days (15.14)", () => {
    expect(view(open(single({ sizes: [reduced] })))).toMatchObject({
      price: "119,00 zł",
      maxPrice: "159,00 zł",
      saving: "-25%",
      priceLines: [
        { is: "youSave", text: "Oszczędzasz 25%, czyli 40,00 zł" },
        { is: "other", text: "96,75 zł netto" },
        { is: "lowest", text: "Najniższa cena z 30 dni przed obniżką: 119,00 zł", until: "2026-11-30" },
        { is: "validUntil", text: "Cena obowiązuje do 30.11.2026" },
      ],
    })
  })

  test("what the dearer sizes cost stands below the price, whatever is chosen, and not beside a drop-down (16.48)", () => {
    const known = sampleSize("S").price
    const costing = (id: string, gross: string) =>
      sampleSize(id, limited("5"), { price: known === null ? null : { ...known, price: price(gross, gross) } })
    const sizes = [costing("S", "289.00"), costing("XL", "309.00"), costing("XXL", "309.00"), costing("4XL", "1359.00")]
    const sizesLine = (page: Page) => view(page).priceLines.find(({ is }) => is === "sizes")?.text
    const told = "XL, XXL: 309,00 zł · 4XL: 1 359,00 zł"
    expect(sizesLine(open(single({ sizes })))).toBe(told)
    expect(sizesLine(after(open(single({ sizes })), { type: "SizeChosen", sizeId: "XL" }))).toBe(told)
    expect(sizesLine(open(single({ sizes: [reduced] })))).toBeUndefined()
    const many = [...sizes, ...["5", "6", "7", "8", "9"].map((id) => costing(id, "289.00"))]
    expect(sizesLine(open(single({ sizes: many })))).toBeUndefined()
  })

  test.each(["119.00", "90.00", "0.00"])("a regular price of %s is none for a price of 119.00: nothing is reduced", (max) => {
    const size = { ...reduced, price: reduced.price && { ...reduced.price, max: price(max, "1.00") } }
    expect(view(open(single({ sizes: [size] })))).toMatchObject({
      price: "119,00 zł",
      maxPrice: null,
      saving: null,
      priceLines: [{ is: "other" }],
    })
  })

  test("a price by phone is told as such, and the price in points instead where there is one", () => {
    const phone = { ...reduced, phonePrice: true }
    expect(view(open(single({ sizes: [phone] })))).toMatchObject({
      price: "Cena na telefon",
      maxPrice: null,
      saving: null,
      priceLines: [],
    })
    const points = view(open(single({ sizes: [phone], pointsPrice: decimal("50") })))
    expect(points).toMatchObject({ price: "50 pkt.", maxPrice: null, hint: expect.stringContaining("na telefon") })
  })

  test("a net shop shows net amounts", () => {
    const page = openProductPage(singleKind, {
      choice: openSingle(single(), null),
      priceFormat: polishPrices,
      priceType: "net",
      contact: null,
      typedQuantity: null,
      refusal: null,
    })
    expect(view(page).price).toBe("104,88 zł")
  })

  test("until a size is chosen the lowest price stands, marked as such where sizes differ", () => {
    const plain = sampleSize("XL", limited("1"))
    const dear = { ...plain, price: plain.price === null ? null : { ...plain.price, price: price("149.00", "121.14") } }
    expect(view(open(sampleOffer({ sizes: [dear, sampleSize("S")] })))).toMatchObject({ price: "129,00 zł", priceFrom: true })
    expect(view(open(sampleOffer({ sizes: [dear, sampleSize("S")] }), "XL"))).toMatchObject({ price: "149,00 zł", priceFrom: false })
  })
})

test("the price and the form load, each for itself (4.40, 16.37)", () => {
  const asked = after(open(), { type: "SizeChosen", sizeId: "M" })
  expect(view(asked)).toMatchObject({ refreshing: true, button: { busy: false } })
  expect(view(after(asked, { type: "AddPressed" }))).toMatchObject({ refreshing: true, button: { busy: true } })
})

test("every part of the page is of the same state: size, quantity, button and price change together (4.44)", () => {
  const sizes = [sampleSize("S"), sampleSize("M", limited("1"), { phonePrice: true })]
  const page = after(open(sampleOffer({ sizes })), { type: "SizeChosen", sizeId: "S" }, { type: "SizeChosen", sizeId: "M" })
  expect(view(page)).toMatchObject({
    price: "Cena na telefon",
    canStepUp: false,
    button: { enabled: false },
    hint: expect.stringContaining("telefon"),
    status: "enable",
  })
})

test("the stock of the chosen size is told with its unit, and nothing where there is none, no limit, or a price by phone (10.92)", () => {
  const off = { availability: { status: "disable", description: "" } } as const
  const sizes = [
    sampleSize("S", limited("12.5")),
    sampleSize("M", limited("0"), off),
    sampleSize("L", limited("3"), off),
    sampleSize("XL", { is: "unlimited" }),
    sampleSize("XXL", { is: "unknown" }),
    sampleSize("T", limited("1"), { phonePrice: true }),
  ]
  const told = ["S", "M", "L", "XL", "XXL", "T", null].map((sizeId) => view(open(sampleOffer({ unit: metres, sizes }), sizeId)).amount)
  expect(told).toEqual(["12,5 metra", "", "", "", "", "", ""])
})

test("the availability that colours the text is that of the chosen size, or of what can be had (10.94)", () => {
  const off = sampleSize("S", limited("3"), { availability: { status: "disable", description: "" } })
  const brought = sampleSize("M", { is: "unlimited" }, { availability: { status: "order", description: "Na zamówienie" } })
  const page = open(sampleOffer({ sizes: [off, brought] }))
  expect(view(page).status).toBe("enable")
  expect(view(after(page, { type: "SizeChosen", sizeId: "S" })).status).toBe("disable")
  expect(view(after(page, { type: "SizeChosen", sizeId: "M" })).status).toBe("order")
  expect(view(open(sampleOffer({ sizes: [off] }))).status).toBe("disable")
})
