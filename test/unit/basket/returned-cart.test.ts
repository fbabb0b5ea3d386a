import { describe, expect, test } from "vitest"
import type { BasketRow } from "../../../core/basket/basket.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { viewCartPage } from "../../../core/basket/view-cart-page.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"
import { decimal, polishPrices } from "../../support/core/sample-offer.ts"

const polish = textCatalogue("pl", {})
const line = (rowId: string, quantity: string, name = "Koszula lniana") => sampleRow({ rowId, name, quantity: decimal(quantity) })
const basket = (...rows: readonly BasketRow[]) => sampleBasket(rows.length, { rows })
const open = (...rows: readonly BasketRow[]) =>
  openCartPage({ basket: basket(...rows), priceFormat: polishPrices, priceType: "gross", refusal: null })
const after = (page: CartPage, ...events: readonly CartPageEvent[]) => events.reduce((state, event) => cartPage(state, event)[0], page)

/** Two rows, the first on its way to the shop. */
const saving = () =>
  after(open(line("a", "1"), line("b", "1")), { type: "QuantityTyped", rowId: "a", text: "2" }, { type: "QuantityLeft", rowId: "a" })

describe("the cart that may be old (10.180)", () => {
  const returned: CartPageEvent = { type: "Returned" }
  const twoRows = basket(line("a", "2"), line("c", "1", "Kubek Nysa"))

  test("back from history it reads the basket, is busy until then, shows it and tells the header", () => {
    const [asking, commands] = cartPage(open(line("a", "1")), returned)
    expect(commands).toEqual([{ type: "ReadBasket", requestId: 1 }])
    expect(viewCartPage(asking, polish)).toMatchObject({ busy: true, rows: [{ busy: true, quantity: "1" }] })
    const [read, told] = cartPage(asking, { type: "BasketRead", requestId: 1, basket: twoRows })
    expect(viewCartPage(read, polish)).toMatchObject({ busy: false, rows: [{ quantity: "2", busy: false }, { name: "Kubek Nysa" }] })
    expect(told).toEqual([{ type: "PublishBasket", basket: twoRows }])
  })

  test("an empty basket leads to its page (10.169)", () => {
    const asking = after(open(line("a", "1")), returned)
    expect(cartPage(asking, { type: "BasketRead", requestId: 1, basket: basket() })[1]).toMatchObject([
      { type: "PublishBasket" },
      { type: "LeaveEmptyCart" },
    ])
  })

  test("a basket that cannot be read leaves everything as it was (8.52)", () => {
    const page = open(line("a", "1"))
    const unread = after(page, returned, { type: "BasketUnread", requestId: 1 })
    expect(viewCartPage(unread, polish)).toEqual(viewCartPage(page, polish))
  })

  test("a page back once more asks once more, and the older answer changes nothing", () => {
    const twice = after(open(line("a", "1")), returned, returned)
    expect(cartPage(twice, { type: "BasketRead", requestId: 1, basket: twoRows })).toEqual([twice, []])
    expect(after(twice, { type: "BasketRead", requestId: 2, basket: twoRows }).rows).toHaveLength(2)
  })

  test("while a change is with the shop the reading waits, and then goes before the next change", () => {
    const [waiting, nothing] = cartPage(after(saving(), { type: "RemovePressed", rowId: "b" }), returned)
    expect(nothing).toEqual([])
    const now = basket(line("a", "2"), line("b", "1"))
    const [asking, commands] = cartPage(waiting, { type: "RowSaved", rowId: "a", requestId: 1, basket: now })
    expect(commands).toEqual([
      { type: "PublishBasket", basket: now },
      { type: "ReadBasket", requestId: 1 },
    ])
    expect(cartPage(asking, { type: "BasketRead", requestId: 1, basket: now })[1]).toMatchObject([
      { type: "PublishBasket" },
      { type: "RemoveRow", rowId: "b" },
    ])
  })

  test("what the shopper does while it reads goes to the shop afterwards", () => {
    const [pressed, nothing] = cartPage(after(open(line("a", "1")), returned), { type: "RemovePressed", rowId: "a" })
    expect(nothing).toEqual([])
    expect(cartPage(pressed, { type: "BasketUnread", requestId: 1 })[1]).toMatchObject([{ type: "RemoveRow", rowId: "a" }])
  })

  test("a row that the shop does not know is looked for, and the cart says that it is gone (10.181)", () => {
    const refusal: CartPageEvent = { type: "RowRefused", rowId: "a", requestId: 1, refusal: { _tag: "RowUnknown" } }
    const [refused, commands] = cartPage(saving(), refusal)
    expect(commands).toEqual([{ type: "ReadBasket", requestId: 1 }])
    const [read, told] = cartPage(refused, { type: "BasketRead", requestId: 1, basket: basket(line("b", "1")) })
    expect(viewCartPage(read, polish)).toMatchObject({ gone: "Nie ma już w koszyku: Koszula lniana.", rows: [{ rowId: "b" }] })
    expect(told).toMatchObject([{ type: "PublishBasket" }])
    expect(cartPage(refused, { type: "BasketRead", requestId: 1, basket: basket() })[1]).toMatchObject([
      { type: "PublishBasket" },
      { type: "LeaveEmptyCart" },
    ])
  })

  test("a removed row is told by name until the next change (10.181)", () => {
    const removing = after(open(line("a", "1"), line("b", "1")), { type: "RemovePressed", rowId: "a" })
    const removed = after(removing, { type: "RowSaved", rowId: "a", requestId: 1, basket: basket(line("b", "1")) })
    expect(viewCartPage(removed, polish).gone).toBe("Usunięto: Koszula lniana.")
    expect(viewCartPage(after(removed, { type: "QuantityStepped", rowId: "b", by: 1 }), polish).gone).toBe("")
    expect(viewCartPage(after(removed, { type: "RemovePressed", rowId: "b" }), polish).gone).toBe("")
  })
})
