import fc from "fast-check"
import { expect, test } from "vitest"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import type { CartPageCommand } from "../../../core/basket/cart-command.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { decimal, limited, noLimits, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const names = ["a", "b", "c"] as const
type Name = (typeof names)[number]

const line = (rowId: string, quantity: string): BasketRow => ({
  rowId,
  productId: 501,
  sizeId: rowId,
  name: "Koszula lniana",
  versionName: null,
  sizeName: rowId,
  link: "/product-pol-501.html",
  picture: null,
  quantity: decimal(quantity),
  unit: pieces,
  stock: limited("9"),
  limits: { ...noLimits, minPerOrder: decimal("2") },
  unitPrice: price("10.00", "8.13"),
  lineTotal: price("10.00", "8.13"),
  isAvailable: true,
  details: [],
})

const basketOf = (quantities: ReadonlyMap<string, string>): Basket => ({
  rows: [...quantities].map(([rowId, quantity]) => line(rowId, quantity)),
  subtotal: price("10.00", "8.13"),
  shipping: null,
  toFreeShipping: null,
  freeShippingFrom: null,
  total: price("10.00", "8.13"),
  pieces: quantities.size,
})

type Move =
  | { readonly is: "event"; readonly event: CartPageEvent }
  /** the oldest pause that still runs ends */
  | { readonly is: "pause" }
  /** the shop answers the oldest change it has */
  | { readonly is: "answer"; readonly how: "saved" | "failed" | "refused" }
  /** another tab changes the basket, and the page hears nothing of it */
  | { readonly is: "elsewhere"; readonly rowId: Name; readonly quantity: string | null }

const rowId = fc.constantFrom<Name>(...names)
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc
    .record({
      type: fc.constant("QuantityTyped" as const),
      rowId,
      text: fc.oneof(fc.integer({ min: -1, max: 12 }).map(String), fc.constantFrom("", "x", "2,5")),
    })
    .map((event): Move => ({ is: "event", event })),
  fc
    .record({ type: fc.constant("QuantityStepped" as const), rowId, by: fc.constantFrom(1 as const, -1 as const) })
    .map((event): Move => ({ is: "event", event })),
  fc.record({ type: fc.constant("QuantityLeft" as const), rowId }).map((event): Move => ({ is: "event", event })),
  fc.record({ type: fc.constant("RemovePressed" as const), rowId }).map((event): Move => ({ is: "event", event })),
  fc.constant<Move>({ is: "event", event: { type: "Returned" } }),
  fc.constant<Move>({ is: "event", event: { type: "UndoRemovalPressed" } }),
  fc.record({ is: fc.constant("elsewhere" as const), rowId, quantity: fc.constantFrom(null, "2", "7") }).map((move): Move => move),
  fc.constant<Move>({ is: "pause" }),
  fc
    .record({
      is: fc.constant("answer" as const),
      how: fc.constantFrom<"saved" | "failed" | "refused">("saved", "saved", "saved", "failed", "refused"),
    })
    .map((move): Move => move),
)

/**
 * A shop of its own beside the machine: it does what it is sent when it answers, and counts what it has at once. A row that it no
 * longer has is refused.
 */
function play(list: readonly Move[], step: typeof cartPage = cartPage) {
  const shop = new Map<string, string>(names.map((name) => [name, "3"]))
  let page: CartPage = openCartPage({ basket: basketOf(shop), priceFormat: polishPrices, priceType: "gross", refusal: null })
  let most = 0
  const pauses: Extract<CartPageCommand, { type: "StartTimer" }>[] = []
  const changes: Extract<CartPageCommand, { type: "ChangeRow" | "RemoveRow" | "AddRows" | "ReadBasket" }>[] = []
  let isOld = false
  const tell = (event: CartPageEvent) => {
    const [next, commands] = step(page, event)
    page = next
    for (const command of commands) {
      if (command.type === "StartTimer") pauses.push(command)
      if (command.type === "ChangeRow" || command.type === "RemoveRow" || command.type === "AddRows" || command.type === "ReadBasket")
        changes.push(command)
    }
    // the page may have been kept while it read the basket, and then reads it once more
    most = Math.max(most, changes.filter(({ type }) => type !== "ReadBasket").length)
  }
  const move = (one: Move) => {
    if (one.is === "event") return tell(one.event)
    if (one.is === "pause") {
      const pause = pauses.shift()
      if (pause !== undefined) tell({ type: "PauseEnded", rowId: pause.rowId, timerId: pause.timerId })
      return
    }
    if (one.is === "elsewhere") {
      isOld = true
      if (one.quantity === null) shop.delete(one.rowId)
      else shop.set(one.rowId, one.quantity)
      return
    }
    const change = changes.shift()
    if (change === undefined) return
    const { requestId } = change
    if (change.type === "ReadBasket") {
      if (one.how !== "saved") return tell({ type: "BasketUnread", requestId })
      // the answer to a question that was asked anew since tells the page nothing
      if (page.reading.requestId === requestId) isOld = false
      return tell({ type: "BasketRead", requestId, basket: basketOf(shop) })
    }
    if (change.type === "AddRows") {
      if (one.how === "failed") return tell({ type: "UndoRemovalFailed", requestId })
      if (one.how === "refused") return tell({ type: "UndoRemovalRefused", requestId, refusal: { _tag: "ProductUnavailable" } })
      for (const { sizeId, quantity } of change.lines) shop.set(sizeId, quantity)
      return tell({ type: "UndoRemovalSaved", requestId, basket: basketOf(shop) })
    }
    if (one.how === "failed") return tell({ type: "RowFailed", rowId: change.rowId, requestId })
    if (one.how === "refused" || !shop.has(change.rowId))
      return tell({ type: "RowRefused", rowId: change.rowId, requestId, refusal: { _tag: "RowUnknown" } })
    if (change.type === "RemoveRow") {
      const all = [change.rowId, ...(change.others ?? []).map((other) => other.rowId)]
      if (all.some((name) => !shop.has(name)))
        return tell({ type: "RowRefused", rowId: change.rowId, requestId, refusal: { _tag: "RowUnknown" } })
      for (const name of all) shop.delete(name)
    } else shop.set(change.rowId, change.quantity)
    tell({ type: "RowSaved", rowId: change.rowId, requestId, basket: basketOf(shop) })
  }
  for (const one of list) move(one)
  /** the page may have missed something; it may have read it in the meantime, but then coming back once more changes nothing */
  const comeBack = () => {
    if (isOld) tell({ type: "Returned" })
  }
  return {
    /** lets everything end: the shopper leaves every field, pauses end, the shop answers well */
    settle: () => {
      comeBack()
      for (const name of names) tell({ type: "QuantityLeft", rowId: name })
      while (pauses.length > 0) move({ is: "pause" })
      while (changes.length > 0) move({ is: "answer", how: "saved" })
    },
    tell,
    get page() {
      return page
    },
    get most() {
      return most
    },
    shop,
  }
}

const games = fc.array(moves, { maxLength: 60 })

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
