import { describe, expect, test } from "vitest"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { removedRow } from "../../../core/basket/undo-removal.ts"
import { viewCartPage } from "../../../core/basket/view-cart-page.ts"
import { decimal, limited, polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"
import { polish } from "../../support/core/sample-texts.ts"

const period = { is: "period", days: 30, nextDelivery: null } as const
const part = { is: "part", name: "Kubek", sizeName: "", quantity: decimal("1") } as const
const one = decimal("1")

test.each<readonly [string, Partial<BasketRow>, boolean]>([
  ["what product, size and quantity say", {}, true],
  ["what is delivered by e-mail", { details: [{ is: "virtual" }] }, true],
  ["a subscription", { details: [period] }, false],
  ["a set", { details: [part] }, false],
  ["what was configured", { details: [{ is: "parameter", name: "Kolor", value: "zielony" }] }, false],
  ["what takes place on a date", { details: [{ is: "date", dateId: "2026-12-05T10:00" }] }, false],
  ["what is paid with points", { points: { each: one, total: one } }, false],
  ["what cannot be bought any more", { isAvailable: false, stock: limited("0") }, false],
])("%s can be put back: %s %s (10.296)", (_what, more, can) => {
  expect(removedRow(sampleRow(more)) !== null).toBe(can)
})

const both = sampleBasket(2)
const [removedLine, keptLine] = both.rows
if (removedLine === undefined || keptLine === undefined) throw new Error("the sample has two rows")
const { rowId } = removedLine
const rest: Basket = { ...both, rows: [keptLine] }
const after = (page: CartPage, ...events: readonly CartPageEvent[]) => events.reduce((state, event) => cartPage(state, event)[0], page)
const removed = () =>
  after(
    openCartPage({ basket: both, priceFormat: polishPrices, priceType: "gross", refusal: null }),
    { type: "RemovePressed", rowId },
    { type: "RowSaved", rowId, requestId: 1, basket: rest },
  )
const press: CartPageEvent = { type: "UndoRemovalPressed" }
const view = (page: CartPage) => viewCartPage(page, polish)

describe("a removed row is put back (10.296)", () => {
  test("as it was, marked and told; a second press meanwhile asks nothing", () => {
    const name = removedLine.name
    expect(view(removed())).toMatchObject({ gone: `Usunięto: ${name}.`, undoRemoval: `Przywróć: ${name}` })
    const [asked, commands] = cartPage(removed(), press)
    const { productId, sizeId } = removedLine
    expect(commands).toEqual([{ type: "AddRows", requestId: 1, lines: [{ productId, sizeId, quantity: "2" }] }])
    expect(cartPage(asked, press)).toEqual([asked, []])
    const back = after(asked, { type: "UndoRemovalSaved", requestId: 1, basket: { ...both, rows: [keptLine, removedLine] } })
    expect(view(back)).toMatchObject({ gone: `Przywrócono: ${name}.`, undoRemoval: null, busy: false })
    expect(view(back).rows.map(({ rowId: id, added }) => [id, added])).toEqual([
      [keptLine.rowId, false],
      [rowId, true],
    ])
  })

  test("until the shopper changes something else", () => {
    expect(view(after(removed(), { type: "QuantityTyped", rowId: keptLine.rowId, text: "2" }))).toMatchObject({
      gone: "",
      undoRemoval: null,
    })
  })

  test("and when it cannot be, the cart says why: a failure can be tried again, a refusal cannot", () => {
    const failed = after(removed(), press, { type: "UndoRemovalFailed", requestId: 1 })
    expect(view(failed)).toMatchObject({ undoRemoval: expect.any(String), undoRemovalProblem: expect.stringContaining("błąd połączenia") })
    expect(cartPage(failed, press)[1]).toMatchObject([{ type: "AddRows", requestId: 2 }])
    const refused = after(removed(), press, { type: "UndoRemovalRefused", requestId: 1, refusal: { _tag: "ProductUnavailable" } })
    expect(view(refused)).toMatchObject({ undoRemoval: null, undoRemovalProblem: "Produkt niedostępny" })
  })

  test("while other changes wait for the answer, and an answer that is not awaited changes nothing", () => {
    const asked = after(removed(), press)
    const [queued, nothing] = cartPage(asked, { type: "RemovePressed", rowId: keptLine.rowId })
    expect(nothing).toEqual([])
    expect(cartPage(queued, { type: "UndoRemovalFailed", requestId: 1 })[1]).toMatchObject([{ type: "RemoveRow", rowId: keptLine.rowId }])
    expect(cartPage(asked, { type: "UndoRemovalFailed", requestId: 7 })).toEqual([asked, []])
    expect(cartPage(asked, { type: "Returned" })[1]).toEqual([])
  })
})

describe("several rows", () => {
  const three = sampleBasket(3)
  const [a, b, c] = three.rows
  if (a === undefined || b === undefined || c === undefined) throw new Error("the sample has three rows")
  const open = () => openCartPage({ basket: three, priceFormat: polishPrices, priceType: "gross", refusal: null })
  const removals = [a, b].map((row): CartPageEvent => ({ type: "RemovePressed", rowId: row.rowId }))

  test("that are removed together are asked for together, named together, and put back together (4.84)", () => {
    const first = after(open(), ...removals)
    const [second, asked] = cartPage(first, { type: "RowSaved", rowId: a.rowId, requestId: 1, basket: { ...three, rows: [b, c] } })
    expect(asked).toMatchObject([{ type: "PublishBasket" }, { type: "RemoveRow", rowId: b.rowId }])
    const gone = after(second, { type: "RowSaved", rowId: b.rowId, requestId: 1, basket: { ...three, rows: [c] } })
    expect(view(gone).gone).toBe(`Usunięto: ${a.name}, ${b.name}.`)
    expect(view(gone).undoRemoval).toBe(`Przywróć: ${a.name}, ${b.name}`)
    expect(cartPage(gone, press)[1]).toMatchObject([{ type: "AddRows", lines: [{ sizeId: a.sizeId }, { sizeId: b.sizeId }] }])
  })

  test("that wait while another change is made go by one call; refused, each of them says why (4.84)", () => {
    const stepped = after(open(), { type: "QuantityStepped", rowId: c.rowId, by: 1 }, { type: "QuantityLeft", rowId: c.rowId })
    const waiting = after(stepped, ...removals)
    const [sent, commands] = cartPage(waiting, { type: "RowSaved", rowId: c.rowId, requestId: 1, basket: three })
    expect(commands).toMatchObject([{ type: "PublishBasket" }, { type: "RemoveRow", rowId: a.rowId, others: [{ rowId: b.rowId }] }])
    const failed = after(sent, { type: "RowFailed", rowId: a.rowId, requestId: 1 })
    expect(failed.rows.map(({ is, problem }) => [is, problem?.is ?? null])).toEqual([
      ["idle", "failed"],
      ["idle", "failed"],
      ["idle", null],
    ])
  })
})
