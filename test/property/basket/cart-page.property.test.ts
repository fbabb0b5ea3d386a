import fc from "fast-check"
import { expect, test } from "vitest"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import { cartPage, type CartPage, type CartPageCommand, type CartPageEvent, openCartPage } from "../../../core/basket/cart-page.ts"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { decimal, limited, noLimits, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"

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
  fc.constant<Move>({ is: "pause" }),
  fc
    .record({
      is: fc.constant("answer" as const),
      how: fc.constantFrom<"saved" | "failed" | "refused">("saved", "saved", "saved", "failed", "refused"),
    })
    .map((move): Move => move),
)

/** A shop of its own beside the machine: it does what it is sent when it answers, and counts what it has at once. */
function play(list: readonly Move[]) {
  const shop = new Map<string, string>(names.map((name) => [name, "3"]))
  let page: CartPage = openCartPage({ basket: basketOf(shop), priceFormat: polishPrices, priceType: "gross", refusal: null })
  let most = 0
  const pauses: Extract<CartPageCommand, { type: "StartTimer" }>[] = []
  const changes: Extract<CartPageCommand, { type: "ChangeRow" | "RemoveRow" }>[] = []
  const tell = (event: CartPageEvent) => {
    const [next, commands] = cartPage(page, event)
    page = next
    for (const command of commands) {
      if (command.type === "StartTimer") pauses.push(command)
      if (command.type === "ChangeRow" || command.type === "RemoveRow") changes.push(command)
    }
    most = Math.max(most, changes.length)
  }
  const move = (one: Move) => {
    if (one.is === "event") return tell(one.event)
    if (one.is === "pause") {
      const pause = pauses.shift()
      if (pause !== undefined) tell({ type: "PauseEnded", rowId: pause.rowId, timerId: pause.timerId })
      return
    }
    const change = changes.shift()
    if (change === undefined) return
    const { requestId } = change
    if (one.how === "failed") return tell({ type: "RowFailed", rowId: change.rowId, requestId })
    if (one.how === "refused") return tell({ type: "RowRefused", rowId: change.rowId, requestId, refusal: { _tag: "RowUnknown" } })
    if (change.type === "RemoveRow") shop.delete(change.rowId)
    else shop.set(change.rowId, change.quantity)
    tell({ type: "RowSaved", rowId: change.rowId, requestId, basket: basketOf(shop) })
  }
  for (const one of list) move(one)
  return {
    /** lets everything end: the shopper leaves every field, pauses end, the shop answers well */
    settle: () => {
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

test("fault: the page and the shop part for good. When all is answered every field shows what the shop has, and nothing loads", () => {
  fc.assert(
    fc.property(games, (list) => {
      const game = play(list)
      game.settle()
      const { rows, queue, sent } = game.page
      expect(rows.map((row) => [row.rowId, row.quantity.text, row.is])).toEqual([...game.shop].map(([name, text]) => [name, text, "idle"]))
      expect({ queue, sent }).toEqual({ queue: [], sent: null })
    }),
  )
})

test("fault: the last wish is lost on a slow line. What was typed last into a field is what the shop has in the end", () => {
  fc.assert(
    fc.property(games, rowId, fc.integer({ min: -1, max: 12 }), (list, name, wish) => {
      const game = play(list)
      const row = game.page.rows.find((one) => one.rowId === name)
      fc.pre(row !== undefined && row.is !== "removing")
      game.tell({ type: "QuantityTyped", rowId: name, text: String(wish) })
      game.settle()
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
