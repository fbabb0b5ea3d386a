import type { Basket, BasketRow } from "../basket/basket.ts"
import type { OrderLine, ShownOrder } from "../order/placed-order.ts"
import { isWholeList } from "../pages/list-address.ts"
import type { PageFrame, ShownPageModel } from "../pages/page.ts"
import { shownCurrency } from "../pricing/currency.ts"
import type { ListedPage, ListedProduct } from "../product/listing.ts"
import type { ProductPageModel } from "../product-page/product.page.ts"
import { addMoney, type Money, type Price, shownAmount, timesPrice, zeroMoney } from "../values/money.ts"
import { type Decimal, decimalToNumber } from "../values/decimal.ts"
import { harmlessError } from "./error-text.ts"
import type { TrackedGoods, TrackedItem, TrackingEvent } from "./tracking-event.ts"

/** An order is told of while it is new, in milliseconds. */
const tellsOrderMs = 60 * 60 * 1000

/**
 * What a page has to tell of itself to scripts of others: what it shows, and what the visitor's last post put into the basket. Amounts are those that the page
 * shows, with or without tax.
 *
 * Spec: 10.900, 10.901.
 *
 * @param quoted the price that a product's page shows; null = it shows no amount
 *
 * @example pageEvents({ page: "categories", frame: sampleFrame() }, null) // => []
 */
export function pageEvents(model: ShownPageModel, quoted: Price | null): readonly TrackingEvent[] {
  const { frame } = model
  if (frame === null) return []
  return [...addedEvents(frame), ...shownEvents(model, frame, quoted)]
}

function shownEvents(model: ShownPageModel, frame: PageFrame, quoted: Price | null): readonly TrackingEvent[] {
  switch (model.page) {
    case "product":
      return [{ event: "view_item", ecommerce: seenProduct(model, quoted) }]
    case "category":
      return listEvents(frame, { id: `category_${model.listing.categoryId}`, name: model.listing.name }, model.listing)
    case "producer":
      return listEvents(frame, { id: `producer_${model.producer.query.producerId}`, name: model.producer.name }, model.producer)
    case "search": {
      if (model.found === null) return []
      const { query, found } = model
      const words = harmlessError(query.text)
      // who filters what was found, or goes on in it, does not search again
      const isFirst = isWholeList(query) && query.page === 0 && (query.sort ?? "default") === "default" && words !== ""
      const searched: readonly TrackingEvent[] = isFirst ? [{ event: "search", search_term: words }] : []
      return [...searched, ...listEvents(frame, { id: "search", name: words }, found)]
    }
    case "cart":
      return model.basket === null ? [] : [{ event: "view_cart", ecommerce: basketGoods(frame, model.basket) }]
    case "order1":
      // what was lacking is chosen on the page on which it began
      return frame.basket === null || model.lack !== null || model.card !== null
        ? []
        : [{ event: "begin_checkout", ecommerce: basketGoods(frame, frame.basket) }]
    case "placeOrder":
    case "prepaid":
      // the address is opened again later, from a mail or a bookmark
      return frame.nowMs - model.order.placedAtMs > tellsOrderMs
        ? []
        : [{ event: "purchase", ecommerce: { transaction_id: model.order.number, ...orderGoods(model.order) } }]
    default:
      return []
  }
}

/** Told on the page after it, by what the shop says of the post: what was refused was not added. */
function addedEvents(frame: PageFrame): readonly TrackingEvent[] {
  const { notice, basket } = frame
  if (notice?.is !== "added") return []
  const row = basket?.rows.find(({ rowId }) => rowId === notice.rowId)
  if (row === undefined) return []
  return [addedEvent(frame.shell, row, notice.quantity)]
}

/** How a shop shows prices. */
type PricesShown = Pick<PageFrame["shell"], "currency" | "priceFormat" | "priceType">

/**
 * What is told when so much was put into a row of the basket.
 *
 * Spec: 10.901.
 *
 * @example addedEvent(sampleFrame().shell, sampleRow(), decimal("2")).event // => "add_to_cart"
 */
export function addedEvent(shown: PricesShown, row: BasketRow, quantity: Decimal): TrackingEvent {
  const value = amountOf(shownAmount(timesPrice(row.unitPrice, quantity), shown.priceType))
  const item = { ...rowItem(shown, row), quantity: decimalToNumber(quantity) }
  return { event: "add_to_cart", ecommerce: { currency: shownCurrency(shown), value, items: [item] } }
}

function seenProduct({ offer, frame }: ProductPageModel, quoted: Price | null): TrackedGoods {
  const price = quoted === null ? null : amountOf(shownAmount(quoted, frame.shell.priceType))
  const item = { item_id: String(offer.id), item_name: offer.name, ...variant(offer.versionName) }
  return {
    currency: shownCurrency(frame.shell),
    ...(price === null ? {} : { value: price }),
    items: [{ ...item, ...(price === null ? {} : { price }) }],
  }
}

function listEvents(
  frame: PageFrame,
  list: { readonly id: string; readonly name: string },
  { tiles }: ListedPage,
): readonly TrackingEvent[] {
  if (tiles.length === 0) return []
  const items = tiles.map((tile) => tileItem(frame, tile))
  const ecommerce = { item_list_id: list.id, item_list_name: list.name, currency: shownCurrency(frame.shell), items }
  return [{ event: "view_item_list", ecommerce }]
}

function tileItem({ shell }: PageFrame, { id, name, versionName, price }: ListedProduct): TrackedItem {
  const item = { item_id: String(id), item_name: name, ...variant(versionName) }
  return price === null ? item : { ...item, price: amountOf(shownAmount(price.price, shell.priceType)) }
}

function basketGoods(frame: PageFrame, { subtotal, rows }: Basket): TrackedGoods {
  const value = amountOf(shownAmount(subtotal, frame.shell.priceType))
  return { currency: shownCurrency(frame.shell), value, items: rows.map((row) => rowItem(frame.shell, row)) }
}

const rowItem = ({ priceType }: PricesShown, row: BasketRow): TrackedItem => ({
  ...soldItem(row),
  price: amountOf(shownAmount(row.unitPrice, priceType)),
})

/** Of an order everything is with tax, and counts whoever pays it: a gift card, the client's balance, a transfer. */
function orderGoods({ currency, sums, lines }: ShownOrder) {
  const sumOf = (amounts: readonly Money[]) => amountOf(amounts.reduce(addMoney, zeroMoney))
  return {
    currency,
    value: sumOf(sums.vat.map(({ gross }) => gross)),
    tax: sumOf(sums.vat.map(({ tax }) => tax)),
    shipping: amountOf(sums.shipping),
    items: lines.map(orderItem),
  }
}

const orderItem = (line: OrderLine): TrackedItem => ({ ...soldItem(line), price: amountOf(line.unitPrice) })

type SoldGoods = Pick<BasketRow, "productId" | "name" | "versionName" | "sizeName" | "quantity">

const soldItem = ({ productId, name, versionName, sizeName, quantity }: SoldGoods): TrackedItem => ({
  item_id: String(productId),
  item_name: name,
  ...variant(versionName, sizeName),
  quantity: decimalToNumber(quantity),
})

function variant(...parts: readonly (string | null)[]): { readonly item_variant?: string } {
  const named = parts.filter((part) => part !== null && part !== "").join(", ")
  return named === "" ? {} : { item_variant: named }
}

const amountOf = ({ minor }: Money): number => minor / 100
