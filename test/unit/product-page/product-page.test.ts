import { describe, expect, test } from "vitest"
import { openProductPage, productPage, type ProductPageState, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import type { SingleChoice } from "../../../core/product-page/choice.ts"
import { openSingle, singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, noLimits, polishPrices, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

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

describe("sizes (4.45 to 4.50)", () => {
  test("none is chosen at first; the only size of a product is (4.45, 4.49)", () => {
    expect(open().choice.sizeId).toBeNull()
    expect(open(single()).choice.sizeId).toBe("uniw")
  })

  test("the address chooses a size the product has, and only such", () => {
    expect(open(sampleOffer(), "M").choice.sizeId).toBe("M")
    expect(open(sampleOffer(), "XXL").choice.sizeId).toBeNull()
    expect(open(single(), "onesize").choice.sizeId).toBe("uniw")
  })

  test("choosing a size clears the alert and reads its data again (4.46, 4.48)", () => {
    const alerted = after(open(), { type: "AddPressed" })
    const [chosen, commands] = step(alerted, { type: "SizeChosen", sizeId: "M" })
    expect(view(chosen).alert).toBeNull()
    expect(commands).toEqual([
      {
        type: "AskShop",
        requestId: 1,
        wants: "size",
        fields: [
          { name: "product", value: "501" },
          { name: "mode", value: "1" },
          { name: "size", value: "M" },
          { name: "number", value: "1" },
        ],
      },
    ])
  })

  test("choosing the chosen size again, or an unknown one, changes nothing", () => {
    const chosen = after(open(), { type: "SizeChosen", sizeId: "M" })
    expect(step(chosen, { type: "SizeChosen", sizeId: "M" })[0]).toBe(chosen)
    expect(step(chosen, { type: "SizeChosen", sizeId: "no" })[0]).toBe(chosen)
  })

  test("stock 0 and status disable turn the form off, and keep the typed quantity (4.47)", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "M" }, { type: "QuantityStepped", by: 1 }, { type: "SizeChosen", sizeId: "L" })
    expect(view(page).button.enabled).toBe(false)
    expect(view(page).hint).toBe("Produkt niedostępny")
    expect(page.quantity.text).toBe("2")
  })

  test("an answer to an older choice changes nothing", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "S" }, { type: "SizeChosen", sizeId: "M" })
    const late: ProductPageEvent = {
      type: "ShopAnswered",
      requestId: 1,
      facts: { size: { stock: limited("0") } },
    }
    expect(step(page, late)[0]).toBe(page)
    expect(step(page, { type: "ShopNotAnswered", requestId: 1 })[0]).toBe(page)
  })

  test("the current answer renews the chosen size only; a silent failure leaves what is known", () => {
    const page = after(open(), { type: "SizeChosen", sizeId: "M" })
    const renewed = after(page, {
      type: "ShopAnswered",
      requestId: 1,
      facts: { size: { stock: limited("0") } },
    })
    expect(view(renewed).button.enabled).toBe(false)
    expect(renewed.choice.offer.sizes[0]).toBe(page.choice.offer.sizes[0])
    expect(view(page).refreshing).toBe(true)
    expect(view(after(page, { type: "ShopNotAnswered", requestId: 1 }))).toEqual({ ...view(page), refreshing: false })
  })
})

test("a bundle's size is chosen without reading its data again (4.51)", () => {
  const [page, commands] = step(open(sampleOffer({ type: "bundle" })), { type: "SizeChosen", sizeId: "M" })
  expect(commands).toEqual([])
  expect(view(page)).toMatchObject({ refreshing: false })
  expect(
    view(page)
      .sizes.filter(({ selected }) => selected)
      .map(({ id }) => id),
  ).toEqual(["M"])
})

test("a quantity that the fresh stock does not have is corrected and told, but not while it is typed (5.64, 4.48)", () => {
  const many = after(open(), { type: "SizeChosen", sizeId: "M" }, { type: "QuantityTyped", text: "9" }, { type: "QuantityLeft" })
  const fresh: ProductPageEvent = {
    type: "ShopAnswered",
    requestId: 1,
    facts: { size: { stock: limited("3") } },
  }
  expect(view(after(many, fresh))).toMatchObject({ quantity: "3", alert: "Maksymalnie możesz dodać 3 sztuki" })
  expect(after(many, { type: "QuantityTyped", text: "8" }, fresh).quantity.text).toBe("8")
})

describe("adding to the basket (5.49, 5.60, 4.5)", () => {
  test("without a size: the alert for 3.5 s, the sizes come into view, nothing is sent (5.60, 5.61, 9.39)", () => {
    const [page, commands] = step(open(), { type: "AddPressed" })
    expect(view(page).alert).toBe("Proszę wybrać rozmiar")
    expect(commands).toEqual([
      { type: "StartTimer", timer: "notice", timerId: 1, ms: 3500 },
      { type: "ShowPlace", place: { section: "sizes", id: null } },
    ])
    expect(view(after(page, { type: "TimerEnded", timer: "notice", timerId: 1 })).alert).toBeNull()
  })

  test("the end of an older alert's time leaves the newer alert", () => {
    const page = after(open(), { type: "AddPressed" }, { type: "AddPressed" })
    expect(view(after(page, { type: "TimerEnded", timer: "notice", timerId: 1 })).alert).not.toBeNull()
  })

  test("everything fine: sent once, however often the button is pressed; coming back ends it", () => {
    const [page, commands] = step(open(single()), { type: "AddPressed" })
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(step(page, { type: "AddPressed" })).toEqual([page, []])
    expect(view(page).button.busy).toBe(true)
    expect(view(after(page, { type: "Returned" })).button.busy).toBe(false)
  })

  test("a quantity typed just before is put right first, and the shopper decides again", () => {
    const typed = after(open(single()), { type: "QuantityTyped", text: "99" })
    const [page, commands] = step(typed, { type: "AddPressed" })
    expect(view(page).button.busy).toBe(false)
    expect(view(page).alert).toBe("Maksymalnie możesz dodać 10 sztuk")
    expect(page.quantity.text).toBe("10")
    expect(commands.map(({ type }) => type)).toEqual(["StartTimer"])
    expect(step(page, { type: "AddPressed" })[1]).toEqual([{ type: "SubmitForm" }])
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
      "points by phone",
      single({ pointsPrice: decimal("300"), sizes: [sampleSize("uniw", limited("3"), { price: null, phonePrice: true })] }),
      expect.stringContaining("na telefon"),
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
    "points by phone",
    sampleOffer({
      pointsPrice: decimal("12.5"),
      sizes: [sampleSize("S", limited("1"), { price: null, phonePrice: true })].concat(sampleSize("M", limited("0"))),
    }),
    "na telefon",
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
    const [first, commands] = step(open(single()), { type: "QuantityTyped", text: "1" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "quantity", timerId: 1, ms: 500 }])
    const second = after(first, { type: "QuantityTyped", text: "15" })
    expect(after(second, { type: "TimerEnded", timer: "quantity", timerId: 1 })).toBe(second)
    const taken = after(second, { type: "TimerEnded", timer: "quantity", timerId: 2 })
    expect(view(taken)).toMatchObject({ quantity: "10", alert: "Maksymalnie możesz dodać 10 sztuk", canStepUp: false })
  })

  test("an empty field comes back to the last quantity when it is left, not while it is edited", () => {
    const two = after(open(single()), { type: "QuantityStepped", by: 1 }, { type: "TimerEnded", timer: "quantity", timerId: 1 })
    const emptied = after(two, { type: "QuantityTyped", text: "" })
    expect(after(emptied, { type: "TimerEnded", timer: "quantity", timerId: 2 }).quantity.text).toBe("")
    expect(after(emptied, { type: "QuantityLeft" }).quantity.text).toBe("2")
    const many = after(open(), { type: "SizeChosen", sizeId: "S" }, { type: "QuantityTyped", text: "9" }, { type: "QuantityLeft" })
    const fewer = sampleOffer({ sizes: [sampleSize("S", limited("10")), sampleSize("M", limited("3"))] })
    const elsewhere = after(
      { ...many, choice: { ...many.choice, offer: fewer } },
      { type: "QuantityTyped", text: "" },
      { type: "SizeChosen", sizeId: "M" },
    )
    expect(after(elsewhere, { type: "QuantityLeft" }).quantity.text).toBe("3")
  })

  test("what is no number is answered, and the last quantity comes back", () => {
    const page = after(open(single()), { type: "QuantityTyped", text: "dwa" }, { type: "QuantityLeft" })
    expect(view(page)).toMatchObject({ quantity: "1", alert: "Wpisz ilość jako liczbę, na przykład 1" })
  })

  test("a fraction of what is sold whole is rounded up and told, and typing takes the word away (5.62, 17.25)", () => {
    const told = after(open(single()), { type: "QuantityTyped", text: "2,5" }, { type: "QuantityLeft" })
    expect(view(told)).toMatchObject({ quantity: "3", alert: "Sprzedajemy pełne sztuki: zmieniliśmy ilość na 3", quantitySaid: "" })
    expect(view(after(told, { type: "QuantityTyped", text: "4" })).alert).toBeNull()
    const cloth = single({ unit: metres, sizes: [sampleSize("uniw", limited("9"))] })
    const half = after(open(cloth), { type: "QuantityTyped", text: "1,2" }, { type: "QuantityLeft" })
    expect(view(half)).toMatchObject({ quantity: "1.5", alert: "Sprzedajemy po 0,5\u00A0m: zmieniliśmy ilość na 1,5" })
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

test("what a refused post left behind is there when the page opens", () => {
  const page = openProductPage(singleKind, {
    choice: openSingle(single(), null),
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: "99",
    refusal: "Maksymalnie możesz dodać 10 sztuk",
  })
  expect(view(page)).toMatchObject({ quantity: "99", alert: "Maksymalnie możesz dodać 10 sztuk" })
})

describe("plus and minus take effect 500 ms after the last press (9.8, 17.3)", () => {
  const plus: ProductPageEvent = { type: "QuantityStepped", by: 1 }
  const paused = (timerId: number): ProductPageEvent => ({ type: "TimerEnded", timer: "quantity", timerId })

  test("the field shows a press at once, and the quantity is taken after the last one (9.8)", () => {
    const [once, commands] = step(open(single()), plus)
    expect(view(once)).toMatchObject({ quantity: "2", quantityTaken: "1" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "quantity", timerId: 1, ms: 500 }])
    const twice = after(once, plus)
    expect(view(after(twice, paused(1)))).toMatchObject({ quantity: "3", quantityTaken: "1" })
    expect(view(after(twice, paused(2)))).toMatchObject({ quantity: "3", quantityTaken: "3" })
  })

  test("adding takes at once what is waiting, so that what is posted is what the field shows (10.79)", () => {
    const [page, commands] = step(after(open(single()), plus, plus), { type: "AddPressed" })
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(view(page).quantity).toBe("3")
    expect(view(page).fields).toContainEqual({ name: "number", value: "3" })
  })

  test("choosing a size takes it, too, and its stock corrects it (4.47, 5.64)", () => {
    const scarce = sampleOffer({ sizes: [sampleSize("S"), sampleSize("M", limited("2"))] })
    const stepped = after(open(scarce), { type: "SizeChosen", sizeId: "S" }, plus, plus, { type: "SizeChosen", sizeId: "M" })
    expect(view(stepped)).toMatchObject({ quantity: "2", quantityTaken: "2", alert: "Maksymalnie możesz dodać 2 sztuki" })
  })

  test("typing takes the correction's message away, and another one brings it back (17.5)", () => {
    const corrected = after(open(single()), { type: "QuantityTyped", text: "99" }, { type: "QuantityLeft" })
    expect(view(corrected).alert).toBe("Maksymalnie możesz dodać 10 sztuk")
    const typing = after(corrected, { type: "QuantityTyped", text: "98" })
    expect(view(typing).alert).toBeNull()
    expect(view(after(typing, { type: "QuantityLeft" })).alert).toBe("Maksymalnie możesz dodać 10 sztuk")
  })
})
