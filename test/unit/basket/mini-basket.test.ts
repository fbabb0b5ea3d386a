import { describe, expect, test } from "vitest"
import { dropDownMode, viewDropDown } from "../../../core/basket/drop-down.ts"
import { miniBasket, openMiniBasket, viewMiniBasket } from "../../../core/basket/mini-basket.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, metres, polishPrices, price } from "../../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"

const pl = textCatalogue("pl", {})
const prices = { priceFormat: polishPrices, priceType: "gross" } as const
const view = (basket: Parameters<typeof viewDropDown>[0]) => viewDropDown(basket, prices, pl)

test("the drop-down list is hidden with no lines or with more than 22 lines (9.22)", () => {
  expect([-1, 0, 1, 22, 23, 500].map(dropDownMode).map((mode) => mode === "hidden")).toEqual([true, true, false, false, true, true])
})

test("above 10 lines the mini basket uses the list mode (9.24)", () => {
  expect([10, 11, 22].map(dropDownMode)).toEqual(["pictures", "list", "list"])
})

test("the link, the counter and the sum stay whatever the number of lines (9.23)", () => {
  const start = openMiniBasket({ basket: sampleBasket(23), ...prices })
  expect(viewMiniBasket(start, pl)).toMatchObject({ counter: "23", subtotal: "1 234,50 zł", label: "Koszyk: 23 produkty, 1 234,50 zł" })
  expect(viewMiniBasket(miniBasket(start, { type: "Published", basket: sampleBasket(0) })[0], pl)).toMatchObject({
    counter: "",
    subtotal: "",
    label: "Koszyk jest pusty",
  })
})

describe("the header's basket", () => {
  const start = openMiniBasket({ basket: sampleBasket(2), ...prices })

  test("without a basket that could be read it shows none", () => {
    expect(openMiniBasket({ basket: null, ...prices })).toEqual({ rows: 0, subtotal: null, ...prices, requestId: 0 })
    expect(viewMiniBasket({ ...start, subtotal: null }, pl).counter).toBe("")
  })

  test("a page that comes back from history reads it again, and only the newest answer counts", () => {
    const [asking, commands] = miniBasket(start, { type: "Returned" })
    expect([asking, commands]).toEqual([{ ...start, requestId: 1 }, [{ type: "ReadBasket", requestId: 1 }]])
    expect(miniBasket(asking, { type: "Answered", requestId: 1, basket: sampleBasket(5) })).toEqual([{ ...asking, rows: 5 }, []])
    expect(miniBasket(asking, { type: "Answered", requestId: 0, basket: sampleBasket(5) })[0]).toBe(asking)
    expect(miniBasket(asking, { type: "NotAnswered", requestId: 1 })).toEqual([asking, []])
  })

  test("what the cart publishes is newer than any answer on its way", () => {
    const asking = miniBasket(start, { type: "Returned" })[0]
    const [published, commands] = miniBasket(asking, { type: "Published", basket: sampleBasket(7) })
    expect([published, commands]).toEqual([{ ...asking, rows: 7, requestId: 2 }, []])
    expect(miniBasket(published, { type: "Answered", requestId: 1, basket: sampleBasket(1) })[0]).toBe(published)
  })
})

describe("the drop-down in words", () => {
  test("lines are counted, not pieces", () => {
    const basket = sampleBasket(1, { rows: [sampleRow({ quantity: decimal("50") })], pieces: 50 })
    expect(view(basket)).toMatchObject({ mode: "pictures", heading: "Twój koszyk (1)", note: null })
    expect(view(basket).lines[0]?.count).toBe("50")
  })

  test("a line", () => {
    const row = sampleRow({ versionName: "biały", unit: metres, quantity: decimal("1.5") })
    expect(view(sampleBasket(1, { rows: [row] })).lines).toEqual([
      {
        rowId: "r1",
        name: "Kubek",
        link: "/product-pol-1-Kubek.html",
        size: "M",
        version: "biały",
        count: "1,5",
        unit: "m",
        lineTotal: "24,60 zł",
        picture: { avif: null, webp: "/a.webp", jpg: "/a.jpg", px: 160 },
      },
    ])
  })

  test.each([
    ["uniw", "uniwersalny", null],
    ["onesize", "jeden", null],
    ["M", "", null],
    ["M", "M", "M"],
  ])("the size %s with the name %j is shown as %j", (sizeId, sizeName, size) => {
    const line = view(sampleBasket(1, { rows: [sampleRow({ sizeId, sizeName, versionName: "" })] })).lines[0]
    expect([line?.size, line?.version]).toEqual([size, null])
  })

  test("the plain list has no pictures", () => {
    expect(view(sampleBasket(11)).lines.map(({ picture }) => picture)).toEqual(Array.from({ length: 11 }, () => null))
    expect(view(sampleBasket(10)).lines.every(({ picture }) => picture !== null)).toBe(true)
  })

  test("too many lines give way to a sentence, an empty basket to nothing", () => {
    expect(view(sampleBasket(23))).toMatchObject({
      mode: "hidden",
      lines: [],
      note: "W koszyku są 23 produkty. Zobacz je wszystkie w koszyku.",
      heading: "Twój koszyk (23)",
      subtotal: "1 234,50 zł",
    })
    expect(view(sampleBasket(25)).note).toBe("W koszyku jest 25 produktów. Zobacz je wszystkie w koszyku.")
    expect(view(sampleBasket(0))).toMatchObject({ mode: "hidden", lines: [], note: null })
    expect(view(sampleBasket(22)).lines).toHaveLength(22)
  })

  test("the subtotal and shipping follow the price type", () => {
    const basket = sampleBasket(1, { shipping: price("14.99", "12.19") })
    expect(view(basket)).toMatchObject({ subtotal: "1 234,50 zł", shipping: "14,99 zł" })
    const net = viewDropDown(basket, { ...prices, priceType: "net" }, pl)
    expect([net.subtotal, net.shipping, net.lines[0]?.lineTotal]).toEqual(["1 003,66 zł", "12,19 zł", "20,00 zł"])
    expect(view(sampleBasket(1, { shipping: price("0.00", "0.00") })).shipping).toBe("Gratis!")
    expect(view(sampleBasket(1)).shipping).toBeNull()
  })
})
