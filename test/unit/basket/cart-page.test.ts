import { describe, expect, test } from "vitest"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { miniBasket, openMiniBasket, viewMiniBasket } from "../../../core/basket/mini-basket.ts"
import { viewCartPage } from "../../../core/basket/view-cart-page.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, money, noLimits, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})

const line = (rowId: string, quantity: string, more: Partial<BasketRow> = {}): BasketRow => ({
  rowId,
  productId: 501,
  sizeId: "M",
  name: "Koszula lniana",
  versionName: null,
  sizeName: "M",
  link: "/product-pol-501.html",
  picture: null,
  quantity: decimal(quantity),
  unit: pieces,
  stock: limited("5"),
  limits: noLimits,
  unitPrice: price("129.00", "104.88"),
  lineTotal: price("129.00", "104.88"),
  isAvailable: true,
  details: [],
  ...more,
})

const basket = (...rows: readonly BasketRow[]): Basket => ({
  rows,
  subtotal: price("129.00", "104.88"),
  shipping: price("14.99", "12.19"),
  toFreeShipping: money("171.00"),
  freeShippingFrom: money("300.00"),
  total: price("143.99", "117.07"),
  pieces: 1,
})

const open = (...rows: readonly BasketRow[]) =>
  openCartPage({ basket: basket(...rows), priceFormat: polishPrices, priceType: "gross", refusal: null })
const after = (page: CartPage, ...events: readonly CartPageEvent[]) => events.reduce((state, event) => cartPage(state, event)[0], page)
const firstRow = (page: CartPage) => viewCartPage(page, polish).rows[0]
const up: CartPageEvent = { type: "QuantityStepped", rowId: "a", by: 1 }
const down: CartPageEvent = { type: "QuantityStepped", rowId: "a", by: -1 }
const typed = (text: string): CartPageEvent => ({ type: "QuantityTyped", rowId: "a", text })

/** Two rows, the first on its way to the shop. */
const saving = () => after(open(line("a", "1"), line("b", "1")), up, { type: "PauseEnded", rowId: "a", timerId: 1 })

test("a row whose picture the shop tells only with its page keeps it when it is changed, and no other product gets it (10.1015)", () => {
  const picture = { avif: null, webp: "/a.webp", jpg: "/a.jpg", px: 100 }
  const opened = open(line("a", "1", { picture }), line("b", "1", { productId: 502 }))
  const asked = after(opened, up, { type: "PauseEnded", rowId: "a", timerId: 1 })
  const told = basket(line("a", "2"), line("b", "1", { productId: 502 }), line("c", "1", { sizeId: "L" }))
  const [changed, commands] = cartPage(asked, { type: "RowSaved", rowId: "a", requestId: 1, basket: told })
  expect(changed.basket.rows.map((row) => row.picture)).toEqual([picture, null, picture])
  expect(commands).toContainEqual({ type: "PublishBasket", basket: changed.basket })
})

test("a row that is put back has the picture that it had, where the shop tells it with its page alone (10.296, 10.1015)", () => {
  const picture = { avif: null, webp: "/a.webp", jpg: "/a.jpg", px: 100 }
  const rest = line("b", "1", { productId: 502 })
  const removed = after(
    open(line("a", "1", { picture }), rest),
    { type: "RemovePressed", rowId: "a" },
    { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(rest) },
    { type: "UndoRemovalPressed" },
  )
  const back = after(removed, { type: "UndoRemovalSaved", requestId: 1, basket: basket(rest, line("a", "1")) })
  expect(back.basket.rows.map((row) => row.picture)).toEqual([null, picture])
})

describe("prices of rows", () => {
  const coffee = { unitPrice: price("52.00", "42.28"), measure: { amount: decimal("0.25"), of: "kg" } } as const

  test("goods sold by weight tell their price by the kilogram, net where prices are net; others do not (15.43)", () => {
    expect(firstRow(open(line("a", "2", coffee)))?.measure).toBe("208,00 zł / kg")
    expect(firstRow({ ...open(line("a", "2", coffee)), priceType: "net" })?.measure).toBe("169,12 zł / kg")
    expect(firstRow(open(line("a", "2")))?.measure).toBeNull()
  })

  test("what is paid with points has no price by weight (15.43, 15.65)", () => {
    const points = { each: decimal("300"), total: decimal("600") }
    expect(firstRow(open(line("a", "2", { ...coffee, unitPrice: price("0.00", "0.00"), points })))?.measure).toBeNull()
  })

  test("a price is for one of its unit, as the object of the sentence", () => {
    expect(firstRow(open(line("a", "2")))?.each).toBe("1 sztukę")
    const metres = { ...pieces, name: "m", singular: "metr" }
    expect(firstRow(open(line("a", "2", { unit: metres })))?.each).toBe("1 metr")
  })
})

describe("quantities of rows", () => {
  test("plus and minus show in the field at once, and several quick presses are saved as one (10.168, 9.8)", () => {
    const [once, commands] = cartPage(open(line("a", "1")), up)
    expect(firstRow(once)?.quantity).toBe("2")
    expect(commands).toEqual([{ type: "StartTimer", rowId: "a", timerId: 1, ms: 500 }])
    const twice = after(once, up)
    expect(cartPage(twice, { type: "PauseEnded", rowId: "a", timerId: 1 })).toEqual([twice, []])
    const [saving, sent] = cartPage(twice, { type: "PauseEnded", rowId: "a", timerId: 2 })
    expect(sent).toEqual([{ type: "ChangeRow", requestId: 1, rowId: "a", productId: 501, sizeId: "M", quantity: "3" }])
    expect(firstRow(saving)?.busy).toBe(true)
  })

  test("steps stop at the minimum and at the maximum, say so, and send nothing (17.3)", () => {
    const lowest = after(open(line("a", "1")), down)
    expect(firstRow(lowest)).toMatchObject({ quantity: "1", canStepDown: false, problem: "Minimalnie musisz zamówić 1 sztukę" })
    const highest = after(open(line("a", "5")), up)
    expect(firstRow(highest)).toMatchObject({
      quantity: "5",
      canStepUp: false,
      canStepDown: true,
      problem: "Maksymalnie możesz dodać 5 sztuk",
    })
    expect(cartPage(highest, { type: "PauseEnded", rowId: "a", timerId: 1 })[1]).toEqual([])
  })

  test("a typed quantity beyond the stock is lowered, told and saved", () => {
    const waiting = after(open(line("a", "1")), typed("99"))
    const [saving, sent] = cartPage(waiting, { type: "PauseEnded", rowId: "a", timerId: 1 })
    expect(sent).toMatchObject([{ type: "ChangeRow", quantity: "5" }])
    expect(firstRow(saving)).toMatchObject({ quantity: "5", problem: "Maksymalnie możesz dodać 5 sztuk" })
  })

  test("the minimum of a subscription is none of a row's", () => {
    const row = line("a", "1", { stock: { is: "unlimited" }, limits: { ...noLimits, subscriptionMin: decimal("5") } })
    const [, sent] = cartPage(after(open(row), typed("2")), { type: "PauseEnded", rowId: "a", timerId: 1 })
    expect(sent).toMatchObject([{ type: "ChangeRow", quantity: "2" }])
    expect(firstRow(after(open({ ...row, quantity: decimal("3") })))).toMatchObject({ canStepDown: true })
  })

  test("what comes to the quantity the shop has is not sent", () => {
    const waiting = after(open(line("a", "5")), typed("99"))
    expect(cartPage(waiting, { type: "QuantityLeft", rowId: "a" })[1]).toEqual([])
  })

  test("an emptied field comes back when it is left, and is never saved", () => {
    const emptied = after(open(line("a", "2")), typed(""))
    const [paused, commands] = cartPage(emptied, { type: "PauseEnded", rowId: "a", timerId: 1 })
    expect([firstRow(paused)?.quantity, commands]).toEqual(["", []])
    expect(firstRow(after(emptied, { type: "QuantityLeft", rowId: "a" }))?.quantity).toBe("2")
  })

  test("an unknown row changes nothing", () => {
    const page = open(line("a", "1"))
    expect(cartPage(page, { type: "RemovePressed", rowId: "zz" })).toEqual([page, []])
  })
})

describe("answers (8.57)", () => {
  test("a saved row shows what the shop has, and the header is told", () => {
    const fresh = basket(line("a", "2"), line("b", "1"))
    const [page, commands] = cartPage(saving(), { type: "RowSaved", rowId: "a", requestId: 1, basket: fresh })
    expect(page.rows[0]).toMatchObject({ quantity: { text: "2" }, is: "idle" })
    expect(commands).toEqual([{ type: "PublishBasket", basket: fresh }])
  })

  test("an answer to an older change leaves the newer field alone", () => {
    const newer = after(saving(), up)
    const page = after(newer, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("a", "2"), line("b", "1")) })
    expect(page.rows[0]).toMatchObject({ quantity: { text: "3", waiting: true } })
    expect(firstRow(after(newer, { type: "RowFailed", rowId: "a", requestId: 1 }))).toMatchObject({
      quantity: "3",
      busy: false,
      problem: null,
    })
  })

  test("a field that was emptied meanwhile stays empty when the answer comes", () => {
    const emptied = after(saving(), typed(""), { type: "PauseEnded", rowId: "a", timerId: 2 })
    const saved = { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("a", "2"), line("b", "1")) } as const
    expect(firstRow(after(emptied, saved))).toMatchObject({ quantity: "", busy: false })
  })

  test("one change at a time is with the shop: what is asked meanwhile goes when the answer is there", () => {
    const remove: CartPageEvent = { type: "RemovePressed", rowId: "b" }
    const [waiting, nothing] = cartPage(saving(), remove)
    expect(nothing).toEqual([])
    expect(viewCartPage(waiting, polish).rows[1]).toMatchObject({ busy: true })
    const [, commands] = cartPage(waiting, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("a", "2"), line("b", "1")) })
    expect(commands).toMatchObject([{ type: "PublishBasket" }, { type: "RemoveRow", rowId: "b", requestId: 1 }])
    expect(cartPage(waiting, { type: "RowFailed", rowId: "a", requestId: 1 })[1]).toMatchObject([{ type: "RemoveRow", rowId: "b" }])
  })

  test("a quantity typed back while the other is being saved is saved as well", () => {
    const back = after(saving(), typed("1"), { type: "QuantityLeft", rowId: "a" })
    const [page, commands] = cartPage(back, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("a", "2"), line("b", "1")) })
    expect(commands).toMatchObject([{ type: "PublishBasket" }, { type: "ChangeRow", rowId: "a", quantity: "1" }])
    expect(page.rows[0]).toMatchObject({ quantity: { text: "1" }, is: "saving" })
  })

  test("what is being typed again does not go before its own pause", () => {
    const again = after(saving(), typed("4"), { type: "QuantityLeft", rowId: "a" }, typed("5"))
    const [page, commands] = cartPage(again, {
      type: "RowSaved",
      rowId: "a",
      requestId: 1,
      basket: basket(line("a", "2"), line("b", "1")),
    })
    expect(commands.map(({ type }) => type)).toEqual(["PublishBasket"])
    expect(page.rows[0]).toMatchObject({ quantity: { text: "5", waiting: true } })
  })

  test("an answer that is not awaited changes nothing", () => {
    const still = open(line("a", "1"))
    expect(cartPage(still, { type: "RowSaved", rowId: "a", requestId: 0, basket: basket() })).toEqual([still, []])
    expect(cartPage(still, { type: "RowSaved", rowId: "a", requestId: 0, basket: basket() })[0]).toBe(still)
  })

  test("an answer to one row leaves another row's change alone", () => {
    const both = after(saving(), { type: "QuantityTyped", rowId: "b", text: "4" })
    const page = after(both, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("a", "2"), line("b", "1")) })
    expect(page.rows[1]).toMatchObject({ quantity: { text: "4", waiting: true } })
  })

  test("a refusal and a failure put the old quantity back, say why and leave loading", () => {
    const refused = after(saving(), { type: "RowRefused", rowId: "a", requestId: 1, refusal: { _tag: "RowUnknown" } })
    expect(firstRow(refused)).toMatchObject({ quantity: "1", problem: "Tego produktu nie ma już w koszyku." })
    expect(firstRow(after(refused, { type: "BasketUnread", requestId: 1 }))).toMatchObject({ busy: false })
    const failed = after(saving(), { type: "RowFailed", rowId: "a", requestId: 1 })
    expect(firstRow(failed)?.problem).toMatch(/^Wystąpił błąd połączenia/)
  })

  test("the last row gone leads to the page of the empty basket (10.169)", () => {
    const removing = after(open(line("a", "1")), { type: "RemovePressed", rowId: "a" })
    const [, commands] = cartPage(removing, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket() })
    expect(commands.map(({ type }) => type)).toEqual(["PublishBasket", "LeaveEmptyCart"])
  })

  test("removing is asked once, however often it is pressed", () => {
    const [removing, commands] = cartPage(open(line("a", "1")), { type: "RemovePressed", rowId: "a" })
    expect(commands).toMatchObject([{ type: "RemoveRow", requestId: 1 }])
    expect(cartPage(removing, { type: "RemovePressed", rowId: "a" })).toEqual([removing, []])
  })

  test("a removal that is refused gives the row back with what the shop has, whatever was pressed before it (8.57)", () => {
    const stepped = after(open(line("a", "1")), { type: "QuantityStepped", rowId: "a", by: 1 }, { type: "RemovePressed", rowId: "a" })
    const refused = after(stepped, { type: "RowRefused", rowId: "a", requestId: 1, refusal: { _tag: "RowUnknown" } })
    expect(firstRow(refused)).toMatchObject({ quantity: "1", problem: "Tego produktu nie ma już w koszyku." })
  })

  test("without the runtime the cart's own form does the job", () => {
    expect(cartPage(saving(), { type: "RowUnsent", rowId: "a", requestId: 1 })[1]).toEqual([{ type: "SubmitCartForm", remove: null }])
    const removing = after(open(line("a", "1")), { type: "RemovePressed", rowId: "a" })
    expect(cartPage(removing, { type: "RowUnsent", rowId: "a", requestId: 1 })[1]).toEqual([{ type: "SubmitCartForm", remove: "a" }])
    const both = after(saving(), { type: "RemovePressed", rowId: "b" })
    const [sent, commands] = cartPage(both, { type: "RowUnsent", rowId: "a", requestId: 1 })
    expect(commands).toEqual([{ type: "SubmitCartForm", remove: "b" }])
    expect(viewCartPage(sent, polish)).toMatchObject({ busy: false, rows: [{ quantity: "2" }, { quantity: "1" }] })
  })
})

describe("the cart in words", () => {
  test("a refused post stands at its row when the page opens", () => {
    const refusal = { rowId: "a", refusal: { _tag: "QuantityAboveMaximum", max: decimal("5") } } as const
    const page = openCartPage({ basket: basket(line("a", "1")), priceFormat: polishPrices, priceType: "gross", refusal })
    expect(firstRow(page)?.problem).toBe("Maksymalnie możesz dodać 5 sztuk")
  })

  test("a row sold out since says so", () => {
    expect(firstRow(open(line("a", "1", { isAvailable: false })))?.problem).toMatch(/nie jest już dostępny/)
  })
})

describe("the header's basket (10.165)", () => {
  const header = openMiniBasket({ basket: basket(line("a", "3")), priceFormat: polishPrices, priceType: "gross" })

  test("counts rows, not pieces", () => {
    expect(viewMiniBasket(header, polish)).toMatchObject({ counter: "1", subtotal: "129,00 zł", label: "Koszyk: 1 produkt, 129,00 zł" })
    const empty = openMiniBasket({ basket: null, priceFormat: polishPrices, priceType: "gross" })
    expect(viewMiniBasket(empty, polish).counter).toBe("")
  })

  test("a page back from history reads the basket; what the cart publishes is newer than that answer", () => {
    const [asking, commands] = miniBasket(header, { type: "Returned" })
    expect(commands).toEqual([{ type: "ReadBasket", requestId: 1 }])
    const [published] = miniBasket(asking, { type: "Published", basket: basket(line("a", "1"), line("b", "1")) })
    expect(miniBasket(published, { type: "Answered", requestId: 1, basket: basket() })[0]).toBe(published)
    expect(miniBasket(asking, { type: "Answered", requestId: 1, basket: basket() })[0].rows).toBe(0)
    expect(miniBasket(asking, { type: "NotAnswered", requestId: 1 })[0]).toBe(asking)
  })
})

test("a removal that is refused gives the row back as the shop has it, whatever was typed before (8.57)", () => {
  const removing = after(open(line("a", "2")), up, { type: "RemovePressed", rowId: "a" })
  const refused = after(removing, { type: "RowRefused", rowId: "a", requestId: 1, refusal: { _tag: "RowUnknown" } })
  expect(firstRow(refused)).toMatchObject({ quantity: "2", problem: "Tego produktu nie ma już w koszyku." })
})
