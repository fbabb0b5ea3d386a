import { describe, expect, test } from "vitest"
import {
  hidesOneClick,
  miniBasket,
  type MiniBasket,
  type MiniBasketEvent,
  openMiniBasket,
  viewMiniBasket,
} from "../../../core/basket/mini-basket.ts"
import { miniBasketMachine } from "../../../core/basket/mini-basket-machine.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../../support/core/sample-shell.ts"

const pl = textCatalogue("pl", {})
const start = openMiniBasket({ basket: sampleBasket(3), priceFormat: polishPrices, priceType: "gross" })

/** The state after some events, and what the last of them asked for. */
function after(events: readonly MiniBasketEvent[], from: MiniBasket = start) {
  return events.reduce<ReturnType<typeof miniBasket>>(([state], event) => miniBasket(state, event), [from, []])
}

const opened: readonly MiniBasketEvent[] = [{ type: "ListOpened" }, { type: "Answered", requestId: 1, basket: sampleBasket(3) }]
const remove = (rowId: string): MiniBasketEvent => ({ type: "RemovePressed", rowId })
const without = (...gone: readonly string[]) => ({
  ...sampleBasket(3),
  rows: sampleBasket(3).rows.filter(({ rowId }) => !gone.includes(rowId)),
})
const rowsShown = (state: MiniBasket) => viewMiniBasket(state, pl).list?.lines.map(({ rowId }) => rowId)

describe("the list is read when it is first opened (10.378)", () => {
  test("once, and a basket without rows never", () => {
    expect(after([{ type: "ListOpened" }])[1]).toEqual([{ type: "ReadBasket", requestId: 1 }])
    expect(after([...opened, { type: "ListOpened" }])[1]).toEqual([])
    const empty = openMiniBasket({ basket: sampleBasket(0), priceFormat: polishPrices, priceType: "gross" })
    expect(miniBasket(empty, { type: "ListOpened" })).toEqual([empty, []])
  })

  test("while it is read it says so, and when it could not be read the next opening asks again", () => {
    expect(viewMiniBasket(after([{ type: "ListOpened" }])[0], pl).list).toMatchObject({ is: "reading", lines: [] })
    const unread: readonly MiniBasketEvent[] = [{ type: "ListOpened" }, { type: "NotAnswered", requestId: 1 }]
    expect(viewMiniBasket(after(unread)[0], pl).list?.is).toBe("unread")
    expect(after([...unread, { type: "ListOpened" }])[1]).toEqual([{ type: "ReadBasket", requestId: 2 }])
  })

  test("one that was never opened is no part of what a recording compares", () => {
    expect(miniBasketMachine.outcome(viewMiniBasket(start, pl))).toEqual({ counter: "3", subtotal: "1 234,50 zł" })
    expect(miniBasketMachine.outcome(viewMiniBasket(after(opened)[0], pl))).toMatchObject({ list: { heading: "Twój koszyk (3)" } })
  })
})

describe("one click is not offered for what comes again and again (10.378)", () => {
  test.each([
    [[], false],
    [[sampleRow()], false],
    [[sampleRow(), sampleRow({ details: [{ is: "period", days: 30, nextDelivery: null }] })], true],
    [[sampleRow({ name: "" })], true],
    [[sampleRow({ details: [{ is: "virtual" }] })], false],
  ])("%#", (rows, hides) => expect(hidesOneClick(rows)).toBe(hides))

  test("it follows the basket", () => {
    const subscribed = sampleBasket(1, { rows: [sampleRow({ details: [{ is: "period", days: 7, nextDelivery: null }] })] })
    const [state] = miniBasket(start, { type: "Published", basket: subscribed })
    expect([viewMiniBasket(start, pl).hidesOneClick, viewMiniBasket(state, pl).hidesOneClick]).toEqual([false, true])
  })
})

describe("a row is taken out of the list (10.379)", () => {
  const [removing, asked] = after([...opened, remove("r2")])

  test("it is gone at once, the sum waits for the shop", () => {
    expect(asked).toEqual([{ type: "RemoveRow", requestId: 2, rowId: "r2", productId: 1, sizeId: "M" }])
    expect(rowsShown(removing)).toEqual(["r1", "r3"])
    expect(viewMiniBasket(removing, pl)).toMatchObject({ counter: "2", subtotal: "1 234,50 zł", list: { isBusy: true } })
  })

  test("the answer is shown to the other parts of the page, and when it comes back from there nothing happens", () => {
    const basket = without("r2")
    const [done, commands] = miniBasket(removing, { type: "RowRemoved", requestId: 2, basket })
    expect(commands).toEqual([{ type: "PublishBasket", basket }])
    expect(miniBasket(done, { type: "Published", basket })).toEqual([done, []])
    expect(viewMiniBasket(done, pl).list).toMatchObject({ isBusy: false, problem: null })
  })

  test("a second removal waits for the first one's answer", () => {
    const [both, none] = miniBasket(removing, remove("r1"))
    expect([none, rowsShown(both)]).toEqual([[], ["r3"]])
    expect(miniBasket(both, { type: "RowRemoved", requestId: 2, basket: without("r2") })[1]).toEqual([
      { type: "PublishBasket", basket: without("r2") },
      { type: "RemoveRow", requestId: 3, rowId: "r1", productId: 1, sizeId: "M" },
    ])
  })

  test("one that fails shows its row again, says so, and the basket is read", () => {
    const [failed, commands] = miniBasket(removing, { type: "RowNotRemoved", requestId: 2 })
    expect(commands).toEqual([{ type: "ReadBasket", requestId: 3 }])
    expect(rowsShown(failed)).toEqual(["r1", "r2", "r3"])
    expect(viewMiniBasket(failed, pl).list?.problem).toBe("Nie udało się usunąć: Kubek. Spróbuj w koszyku.")
    expect(viewMiniBasket(miniBasket(failed, remove("r1"))[0], pl).list?.problem).toBeNull()
  })

  test("what is unknown, on its way already, or on the cart's own page asks nothing", () => {
    expect(miniBasket(removing, remove("r2"))[1]).toEqual([])
    expect(miniBasket(start, remove("r1"))).toEqual([start, []])
    expect(after([...opened, remove("r9")])[1]).toEqual([])
    const ofCart = openMiniBasket({ basket: sampleBasket(3), priceFormat: polishPrices, priceType: "gross", isOfCart: true })
    const [state, commands] = after([...opened, remove("r1")], ofCart)
    expect([commands, viewMiniBasket(state, pl).list?.canRemove]).toEqual([[], false])
  })

  test("an answer that nobody waits for changes nothing", () => {
    expect(miniBasket(removing, { type: "RowRemoved", requestId: 1, basket: without() })).toEqual([removing, []])
    expect(miniBasket(removing, { type: "RowNotRemoved", requestId: 9 })).toEqual([removing, []])
    expect(miniBasket(removing, { type: "Answered", requestId: 1, basket: without() })).toEqual([removing, []])
  })
})
