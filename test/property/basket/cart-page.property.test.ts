import fc from "fast-check"
import { expect, test } from "vitest"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { rowFields } from "../../../core/basket/cart-row.ts"
import type { CartPage } from "../../../core/basket/open-cart-page.ts"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { hasUnsavedChanges } from "../../../core/values/unsaved-changes.ts"
import { basketOf, games, line, play, rowId } from "../../support/property/cart-game.ts"
import { property } from "../../support/property/property.ts"

test("fault: answers overtake each other. Never more than one change is with the shop", () => {
  fc.assert(
    fc.property(games, (list) => {
      const game = play(list)
      game.settle()
      expect(game.most).toBeLessThanOrEqual(1)
    }),
  )
})

/** When all is answered every field shows what the shop has, and nothing loads. */
const endsAtTheShop = (step: typeof cartPage) =>
  fc.property(games, (list) => {
    const game = play(list, step)
    game.settle()
    const { rows, queue, sent, reading, undoRemoval } = game.page
    expect(new Map(rows.map((row) => [row.rowId, row.quantity.text]))).toEqual(game.shop)
    expect(rows.every((row) => row.is === "idle")).toBe(true)
    expect({ queue, sent, reading: reading.is, undoRemoval: undoRemoval.is }).toEqual({
      queue: [],
      sent: null,
      reading: "no",
      undoRemoval: "rest",
    })
  })

property("whatever another tab does and in whatever order answers come, the page ends at the shop's basket (8.57, 10.180)", {
  fault: "a page back from history goes on with what it knew",
  rule: cartPage,
  planted: (page: CartPage, event: CartPageEvent) =>
    cartPage(page, event.type === "Returned" ? { type: "BasketUnread", requestId: 0 } : event),
  holds: endsAtTheShop,
})

property("a cart that asks nothing before it is left has sent all that its fields show (5.82)", {
  fault: "a quantity whose pause is not over counts as sent",
  rule: rowFields,
  runs: 500,
  planted: (page: Parameters<typeof rowFields>[0]) =>
    rowFields({ ...page, rows: page.rows.map((row) => ({ ...row, quantity: { ...row.quantity, waiting: false } })) }),
  holds: (fieldsOf) =>
    fc.property(games, (list) => {
      const game = play(list.filter(({ is }) => is !== "elsewhere"))
      const { rows, undoRemoval } = game.page
      // what is being put back is on no page yet
      fc.pre(undoRemoval.is !== "asked" && !hasUnsavedChanges(fieldsOf(game.page)))
      game.leave()
      const staying = rows.filter(({ is }) => is !== "removing")
      expect(game.shop).toEqual(new Map(staying.map((row) => [row.rowId, row.quantity.text])))
    }),
})

property("a row that the shop no longer has does not stay on the page (10.180)", {
  fault: "a refused change leaves a false row",
  rule: cartPage,
  planted: (page: CartPage, event: CartPageEvent) =>
    cartPage(page, event.type === "RowRefused" ? { ...event, refusal: { _tag: "ProductUnavailable" } } : event),
  holds: (step) =>
    fc.property(games, rowId, (list, name) => {
      const game = play(list, step)
      game.settle()
      fc.pre(game.shop.has(name))
      game.shop.delete(name)
      game.tell({ type: "RemovePressed", rowId: name })
      game.settle()
      expect(game.page.rows.map((row) => row.rowId)).not.toContain(name)
    }),
})

property("an answer about the basket that is not awaited changes nothing (10.180)", {
  fault: "a late answer overwrites a newer one",
  rule: cartPage,
  planted: (page: CartPage, event: CartPageEvent) =>
    cartPage(page, event.type === "BasketRead" ? { ...event, requestId: page.reading.requestId } : event),
  holds: (step) =>
    fc.property(games, fc.nat(5), (list, requestId) => {
      const { page } = play(list)
      fc.pre(page.reading.is !== "asked" || page.reading.requestId !== requestId)
      expect(step(page, { type: "BasketRead", requestId, basket: basketOf(new Map([["a", "9"]])) })).toEqual([page, []])
    }),
})

test("fault: the last wish is lost on a slow line. What was typed last into a field is what the shop has in the end", () => {
  fc.assert(
    fc.property(games, rowId, fc.integer({ min: -1, max: 12 }), (list, name, wish) => {
      const game = play(list)
      const row = game.page.rows.find((one) => one.rowId === name)
      fc.pre(row !== undefined && row.is !== "removing")
      game.tell({ type: "QuantityTyped", rowId: name, text: String(wish) })
      game.settle()
      // what another tab has removed cannot be wished for
      fc.pre(game.shop.has(name))
      const { unit, stock, limits } = line(name, "3")
      const { value } = checkQuantity({ typed: String(wish), unit, stock, limits, status: "enable" })
      expect(parseDecimal(game.shop.get(name) ?? "")).toEqual(value)
    }),
  )
})

test("fault: a late answer overwrites a newer one. An answer that is not awaited changes nothing", () => {
  fc.assert(
    fc.property(games, rowId, fc.nat(40), (list, name, requestId) => {
      const { page } = play(list)
      fc.pre(page.sent?.rowId !== name || page.sent.requestId !== requestId)
      const late: CartPageEvent = { type: "RowSaved", rowId: name, requestId, basket: basketOf(new Map([["a", "9"]])) }
      const [next, commands] = cartPage(page, late)
      expect(next).toBe(page)
      expect(commands).toEqual([])
    }),
  )
})

property("rows that are removed together are put back together, as they were, whatever was done before (4.84, 10.296)", {
  fault: "the removal of several rows keeps the last one only",
  rule: cartPage,
  planted: (page: CartPage, event: CartPageEvent) => {
    const [next, commands] = cartPage(page, event)
    const { rows } = next.undoRemoval
    return [{ ...next, undoRemoval: { ...next.undoRemoval, rows: rows.slice(-1) } }, commands] as const
  },
  holds: (step) =>
    fc.property(games, fc.uniqueArray(rowId, { minLength: 1, maxLength: 2 }), (list, chosen) => {
      const game = play(list, step)
      game.settle()
      fc.pre(chosen.every((name) => game.shop.has(name)) && game.shop.size > chosen.length)
      const before = new Map(game.shop)
      for (const name of chosen) game.tell({ type: "RemovePressed", rowId: name })
      game.settle()
      expect([...game.shop.keys()].some((name) => chosen.some((one) => one === name))).toBe(false)
      game.tell({ type: "UndoRemovalPressed" })
      game.settle()
      expect(game.shop).toEqual(before)
      expect(game.page).toMatchObject({ added: chosen[0], gone: [], undoRemoval: { rows: [] } })
    }),
})
