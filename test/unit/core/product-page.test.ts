import { describe, expect, test } from "vitest"
import { openProductPage, productPage, type ProductPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, noLimits, polishPrices, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})
const open = (offer: ProductOffer = sampleOffer(), selectedSizeId: string | null = null) =>
  openProductPage({ offer, priceFormat: polishPrices, priceType: "gross", selectedSizeId, typedQuantity: null, refusal: null })
const after = (page: ProductPage, ...events: readonly ProductPageEvent[]) =>
  events.reduce((state, event) => productPage(state, event)[0], page)
const view = (page: ProductPage) => viewProductPage(page, polish)
const single = (more: Partial<ProductOffer> = {}) => sampleOffer({ sizes: [sampleSize("uniw")], ...more })

describe("sizes (4.45 to 4.50)", () => {
  test("none is chosen at first; the only size of a product is (4.45, 4.49)", () => {
    expect(open().selectedSizeId).toBeNull()
    expect(open(single()).selectedSizeId).toBe("uniw")
  })

  test("the address chooses a size the product has, and only such", () => {
    expect(open(sampleOffer(), "M").selectedSizeId).toBe("M")
    expect(open(sampleOffer(), "XXL").selectedSizeId).toBeNull()
    expect(open(single(), "onesize").selectedSizeId).toBe("uniw")
  })

  test("choosing a size clears the alert and reads its data again (4.46, 4.48)", () => {
    const alerted = after(open(), { type: "AddPressed" })
    const [chosen, commands] = productPage(alerted, { type: "SizeChosen", sizeId: "M" })
    expect(view(chosen).alert).toBeNull()
    expect(commands).toEqual([{ type: "RefreshSize", asked: 1, productId: 501, sizeId: "M" }])
  })

  test("choosing the chosen size again, or an unknown one, changes nothing", () => {
    const chosen = after(open(), { type: "SizeChosen", sizeId: "M" })
    expect(productPage(chosen, { type: "SizeChosen", sizeId: "M" })[0]).toBe(chosen)
    expect(productPage(chosen, { type: "SizeChosen", sizeId: "no" })[0]).toBe(chosen)
  })

  test("stock 0 and status disable turn the form off, and keep the typed quantity (4.47)", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "M" }, { type: "QuantityStepped", by: 1 }, { type: "SizeChosen", sizeId: "L" })
    expect(view(page).button.enabled).toBe(false)
    expect(view(page).hint).toBe("Produkt niedostępny")
    expect(page.quantityText).toBe("2")
  })

  test("an answer to an older choice changes nothing", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "S" }, { type: "SizeChosen", sizeId: "M" })
    const late: ProductPageEvent = { type: "SizeRefreshed", asked: 1, size: { price: null, availability: null, stock: limited("0") } }
    expect(productPage(page, late)[0]).toBe(page)
    expect(productPage(page, { type: "SizeNotRefreshed", asked: 1 })[0]).toBe(page)
  })

  test("the current answer renews the chosen size only; a silent failure leaves what is known", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "M" })
    const renewed = after(page, { type: "SizeRefreshed", asked: 1, size: { price: null, availability: null, stock: limited("0") } })
    expect(view(renewed).button.enabled).toBe(false)
    expect(renewed.offer.sizes[0]).toBe(page.offer.sizes[0])
    expect(after(page, { type: "SizeNotRefreshed", asked: 1 })).toEqual({ ...page, refreshing: false })
  })
})

test("a bundle's size is chosen without reading its data again (4.51)", () => {
  const [page, commands] = productPage(open(sampleOffer({ type: "bundle" })), { type: "SizeChosen", sizeId: "M" })
  expect(commands).toEqual([])
  expect(page).toMatchObject({ selectedSizeId: "M", refreshing: false })
})

test("a quantity that the fresh stock does not have is corrected and told, but not while it is typed (5.64, 4.48)", () => {
  const many = after(open(), { type: "SizeChosen", sizeId: "M" }, { type: "QuantityTyped", text: "9" }, { type: "QuantityLeft" })
  const fresh: ProductPageEvent = { type: "SizeRefreshed", asked: 1, size: { price: null, availability: null, stock: limited("3") } }
  expect(view(after(many, fresh))).toMatchObject({ quantity: "3", alert: "Maksymalnie możesz dodać 3 sztuki" })
  expect(after(many, { type: "QuantityTyped", text: "8" }, fresh).quantityText).toBe("8")
})

describe("adding to the basket (5.49, 5.60, 4.5)", () => {
  test("without a size: the alert for 3.5 s, the sizes come into view, nothing is sent (5.60, 5.61, 9.39)", () => {
    const [page, commands] = productPage(open(), { type: "AddPressed" })
    expect(view(page).alert).toBe("Proszę wybrać rozmiar")
    expect(commands).toEqual([{ type: "StartTimer", timer: "notice", asked: 1, ms: 3500 }, { type: "ShowSizes" }])
    expect(view(after(page, { type: "TimerEnded", timer: "notice", asked: 1 })).alert).toBeNull()
  })

  test("the end of an older alert's time leaves the newer alert", () => {
    const page = after(open(), { type: "AddPressed" }, { type: "AddPressed" })
    expect(view(after(page, { type: "TimerEnded", timer: "notice", asked: 1 })).alert).not.toBeNull()
  })

  test("everything fine: sent once, however often the button is pressed; coming back ends it", () => {
    const [page, commands] = productPage(open(single()), { type: "AddPressed" })
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(productPage(page, { type: "AddPressed" })).toEqual([page, []])
    expect(view(page).button.busy).toBe(true)
    expect(after(page, { type: "Returned" }).submitting).toBe(false)
  })

  test("a quantity typed just before is put right first, and the shopper decides again", () => {
    const typed = after(open(single()), { type: "QuantityTyped", text: "99" })
    const [page, commands] = productPage(typed, { type: "AddPressed" })
    expect(page.submitting).toBe(false)
    expect(view(page).alert).toBe("Maksymalnie możesz dodać 10 sztuk")
    expect(page.quantityText).toBe("10")
    expect(commands.map(({ type }) => type)).toEqual(["StartTimer"])
    expect(productPage(page, { type: "AddPressed" })[1]).toEqual([{ type: "SubmitForm" }])
  })

  test.each([
    ["sold out", sampleOffer({ sizes: [sampleSize("uniw", limited("0"))] }), "Produkt niedostępny"],
    [
      "phone price",
      sampleOffer({ sizes: [sampleSize("uniw", limited("1"), { phonePrice: true })] }),
      "Cena na telefon. Skontaktuj się ze sprzedawcą",
    ],
    ["bundle", single({ type: "bundle" }), expect.stringContaining("wymaga wyboru opcji")],
    [
      "points only",
      single({ pointsPrice: decimal("300"), sizes: [sampleSize("uniw", limited("3"), { price: null })] }),
      expect.stringContaining("za punkty"),
    ],
    ["minimum above stock", single({ limits: { ...noLimits, minPerOrder: decimal("12") } }), expect.stringContaining("12 sztuk")],
  ])("%s: the button is off and says why", (_kind, offer, hint) => {
    const page = view(open(offer))
    expect(page.button.enabled).toBe(false)
    expect(page.hint).toEqual(hint)
  })
})

test.each([
  ["bundle", sampleOffer({ type: "bundle" }), "wymaga wyboru opcji"],
  [
    "points only",
    sampleOffer({
      pointsPrice: decimal("12.5"),
      sizes: [sampleSize("S", limited("1"), { price: null })].concat(sampleSize("M", limited("0"))),
    }),
    "za punkty",
  ],
  [
    "phone price of every size",
    sampleOffer({ sizes: [sampleSize("S", limited("1"), { phonePrice: true }), sampleSize("M", limited("1"), { phonePrice: true })] }),
    "Cena na telefon",
  ],
])("%s: the button is off before a size is chosen, as no size would help", (_kind, offer, hint) => {
  expect(view(open(offer))).toMatchObject({ button: { enabled: false }, hint: expect.stringContaining(hint) })
})

test("one size that can be bought keeps the button on until a size is chosen", () => {
  const offer = sampleOffer({ sizes: [sampleSize("S", limited("1"), { phonePrice: true }), sampleSize("M", limited("1"))] })
  expect(view(open(offer))).toMatchObject({ button: { enabled: true }, hint: null })
  expect(view(open(offer, "S"))).toMatchObject({ button: { enabled: false } })
})

test("points are written with a comma in Polish", () => {
  const offer = single({ pointsPrice: decimal("12.5"), sizes: [sampleSize("uniw", limited("1"), { price: null })] })
  expect(view(open(offer)).price).toBe("12,5 pkt.")
  expect(view(open({ ...offer, pointsPrice: decimal("12.505") })).price).toBe("12,51 pkt.")
})

describe("quantity (5.62 to 5.72)", () => {
  test("typing waits 500 ms; only the last key's pause counts", () => {
    const [first, commands] = productPage(open(single()), { type: "QuantityTyped", text: "1" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "quantity", asked: 1, ms: 500 }])
    const second = after(first, { type: "QuantityTyped", text: "15" })
    expect(after(second, { type: "TimerEnded", timer: "quantity", asked: 1 })).toBe(second)
    const taken = after(second, { type: "TimerEnded", timer: "quantity", asked: 2 })
    expect(view(taken)).toMatchObject({ quantity: "10", alert: "Maksymalnie możesz dodać 10 sztuk", canStepUp: false })
  })

  test("an empty field comes back to the last quantity when it is left, not while it is edited", () => {
    const emptied = after(open(single()), { type: "QuantityStepped", by: 1 }, { type: "QuantityTyped", text: "" })
    expect(after(emptied, { type: "TimerEnded", timer: "quantity", asked: 1 }).quantityText).toBe("")
    expect(after(emptied, { type: "QuantityLeft" }).quantityText).toBe("2")
    const many = after(open(), { type: "SizeChosen", sizeId: "S" }, { type: "QuantityTyped", text: "9" }, { type: "QuantityLeft" })
    const fewer = sampleOffer({ sizes: [sampleSize("S", limited("10")), sampleSize("M", limited("3"))] })
    const elsewhere = after({ ...many, offer: fewer }, { type: "QuantityTyped", text: "" }, { type: "SizeChosen", sizeId: "M" })
    expect(after(elsewhere, { type: "QuantityLeft" }).quantityText).toBe("3")
  })

  test("what is no number is answered, and the last quantity comes back", () => {
    const page = after(open(single()), { type: "QuantityTyped", text: "dwa" }, { type: "QuantityLeft" })
    expect(view(page)).toMatchObject({ quantity: "1", alert: "Wpisz ilość jako liczbę, na przykład 1" })
  })

  test("plus and minus go by the step, within the range", () => {
    const cloth = single({ unit: metres, sizes: [sampleSize("uniw", limited("2"))] })
    const page = after(
      open(cloth),
      { type: "QuantityStepped", by: 1 },
      { type: "QuantityStepped", by: 1 },
      { type: "QuantityStepped", by: 1 },
    )
    expect(view(page)).toMatchObject({ quantity: "2", canStepUp: false, canStepDown: true, perUnit: "za metr" })
    expect(view(open(cloth))).toMatchObject({ quantity: "0.5", canStepDown: false })
  })
})

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

  test("a reduction shows the old price, the percent with its sign and the lowest price of 30 days", () => {
    expect(view(open(single({ sizes: [reduced] })))).toMatchObject({
      price: "119,00 zł",
      maxPrice: "159,00 zł",
      saving: "-25%",
      lowestPrice: "Najniższa cena z 30 dni przed obniżką: 119,00 zł. Cena obowiązuje do 30.11.2026",
    })
  })

  test.each(["119.00", "90.00", "0.00"])("a regular price of %s is none for a price of 119.00: nothing is reduced", (max) => {
    const size = { ...reduced, price: reduced.price && { ...reduced.price, max: price(max, "1.00") } }
    expect(view(open(single({ sizes: [size] })))).toMatchObject({ price: "119,00 zł", maxPrice: null, saving: null, lowestPrice: null })
  })

  test("a price by phone is told as such, unless the product can be had for points", () => {
    const phone = { ...reduced, phonePrice: true }
    expect(view(open(single({ sizes: [phone] })))).toMatchObject({
      price: "Cena na telefon",
      maxPrice: null,
      saving: null,
      lowestPrice: null,
    })
    const points = view(open(single({ sizes: [phone], pointsPrice: decimal("50") })))
    expect(points).toMatchObject({ price: "50 pkt.", maxPrice: null, hint: expect.stringContaining("za punkty") })
  })

  test("a net shop shows net amounts", () => {
    const page = openProductPage({
      offer: single(),
      priceFormat: polishPrices,
      priceType: "net",
      selectedSizeId: null,
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

test("what a refused post left behind is there when the page opens", () => {
  const page = openProductPage({
    offer: single(),
    priceFormat: polishPrices,
    priceType: "gross",
    selectedSizeId: "uniw",
    typedQuantity: "99",
    refusal: { _tag: "QuantityAboveMaximum", max: decimal("10") },
  })
  expect(view(page)).toMatchObject({ quantity: "99", alert: "Maksymalnie możesz dodać 10 sztuk" })
})

test("the minimum of a subscription is none of a one-off purchase's", () => {
  const base = sampleOffer()
  const offer = { ...base, limits: { ...base.limits, minPerOrder: null, minPerSize: null, subscriptionMin: { coefficient: 5, scale: 0 } } }
  const state = openProductPage({
    offer,
    priceFormat: polishPrices,
    priceType: "gross",
    selectedSizeId: null,
    typedQuantity: null,
    refusal: null,
  })
  expect(state.quantityText).toBe("1")
})
