import fc from "fast-check"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import type { CartPageCommand } from "../../../core/basket/cart-command.ts"
import { cartPage, type CartPageEvent } from "../../../core/basket/cart-page.ts"
import { type CartPage, openCartPage } from "../../../core/basket/open-cart-page.ts"
import { decimal, limited, noLimits, pieces, polishPrices, price } from "../core/sample-offer.ts"

const names = ["a", "b", "c"] as const
type Name = (typeof names)[number]

/** A row of that size and quantity, of which there are nine and two have to be bought at least. */
export const line = (rowId: string, quantity: string): BasketRow => ({
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

/** A basket of these rows. */
export const basketOf = (quantities: ReadonlyMap<string, string>): Basket => ({
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

/** One of its rows. */
export const rowId = fc.constantFrom<Name>(...names)
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
  fc.constant<Move>({ is: "event", event: { type: "UpdatePressed" } }),
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
export function play(list: readonly Move[], step: typeof cartPage = cartPage) {
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
    /** the page is left: what is with the shop comes there, and nothing else */
    leave: () => {
      for (const change of changes) {
        if (change.type === "ChangeRow") shop.set(change.rowId, change.quantity)
        if (change.type === "RemoveRow")
          for (const name of [change.rowId, ...(change.others ?? []).map((other) => other.rowId)]) shop.delete(name)
      }
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

/** What happens to a cart, in any order. */
export const games = fc.array(moves, { maxLength: 60 })
