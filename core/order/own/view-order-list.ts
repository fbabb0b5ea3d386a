import { clientOrderAddress, clientOrdersAddress } from "../../addresses/client-order-addresses.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { dayMonthYear } from "../../values/civil-day.ts"
import { formatPrice, type PriceFormat } from "../../values/price-format.ts"
import { civilDayAt } from "../../values/zoned-time.ts"
import { orderStatuses, type OrderStatus } from "../order-status.ts"
import { countOrders, type OrderSummary, type OwnOrders } from "./own-orders.ts"

/** The texts of a list of orders. */
export const orderListTextKeys = [
  "orders.all",
  "orders.goodsMore",
  "orders.statusAccepted",
  "orders.statusCancelled",
  "orders.statusDelivered",
  "orders.statusPacked",
  "orders.statusSent",
  "orders.statusWaiting",
] as const

type Catalogue = TextCatalogue<(typeof orderListTextKeys)[number]>

const statusKeys = {
  waiting: "orders.statusWaiting",
  accepted: "orders.statusAccepted",
  packed: "orders.statusPacked",
  sent: "orders.statusSent",
  delivered: "orders.statusDelivered",
  cancelled: "orders.statusCancelled",
} as const satisfies Readonly<Record<OrderStatus, (typeof orderListTextKeys)[number]>>

/**
 * How far an order is, in words.
 *
 * Spec: 10.708, 10.770.
 *
 * @example orderStatusWords("sent", polish) // => "W drodze"
 */
export const orderStatusWords = (status: OrderStatus, texts: Catalogue): string => formatText(texts, statusKeys[status])

/** How the shop writes money, and which money that is. */
export interface ShopMoney {
  readonly priceFormat: PriceFormat
  /** the id of the currency of the page; null = the shop has one alone */
  readonly currency: string | null
}

/**
 * How the amounts of an order are written: as the page's, or with the id of the currency that it was placed in.
 *
 * Spec: 10.710, 10.771.
 *
 * @example orderFormat("EUR", { priceFormat: polishPrices, currency: "PLN" }).symbol // => "EUR"
 * @example orderFormat("PLN", { priceFormat: polishPrices, currency: "PLN" }) === polishPrices // => true
 */
export const orderFormat = (currency: string, shop: ShopMoney): PriceFormat =>
  shop.currency === null || currency === shop.currency
    ? shop.priceFormat
    : { ...shop.priceFormat, symbol: currency, symbolBefore: false, space: true }

/** An order as its list shows it. */
export interface ListedOrder {
  readonly number: string
  readonly link: string
  readonly placed: string
  readonly status: string
  /** whether something is to be done: it waits for its payment */
  readonly isOpen: boolean
  readonly total: string
  readonly goods: string
}

/**
 * Orders as a list shows them.
 *
 * Spec: 10.770.
 *
 * @example viewOrderList([], { priceFormat: polishPrices, currency: "PLN" }, polish) // => []
 */
export const viewOrderList = (orders: readonly OrderSummary[], shop: ShopMoney, texts: Catalogue): readonly ListedOrder[] =>
  orders.map(({ number, placedAtMs, currency, status, total, names, rows, zone }) => {
    const more = rows - names.length
    return {
      number,
      link: clientOrderAddress(texts.language, number),
      placed: dayMonthYear(civilDayAt(placedAtMs, zone)),
      status: orderStatusWords(status, texts),
      isOpen: status === "waiting",
      total: formatPrice(total, orderFormat(currency, shop)),
      goods: names.join(", ") + (more > 0 ? ` ${formatText(texts, "orders.goodsMore", { count: more })}` : ""),
    }
  })

/** A link that shows the orders of one status, or all of them. */
export interface OrderFilter {
  readonly name: string
  readonly count: number
  readonly link: string
  readonly isOpen: boolean
}

/**
 * The ways to look at orders by how far they are: all, and each status that there is any of or that is open. Of one status alone there is nothing to
 * choose.
 *
 * Spec: 10.770.
 *
 * @example
 * const counts = [{ status: "sent", count: 2 }, { status: "waiting", count: 1 }] as const
 * viewOrderFilters({ counts, orders: [], joined: 0 }, null, polish).map(({ name, count }) => `${name} ${count}`)
 * // => ["Wszystkie 3", "Czeka na płatność 1", "W drodze 2"]
 * @example viewOrderFilters({ counts: [{ status: "sent", count: 2 }], orders: [], joined: 0 }, null, polish) // => []
 */
export function viewOrderFilters(found: OwnOrders, open: OrderStatus | null, texts: Catalogue): readonly OrderFilter[] {
  const offered = orderStatuses.filter((status) => status === open || countOrders(found, status) > 0)
  if (open === null && offered.length < 2) return []
  return [null, ...offered].map((status) => ({
    name: status === null ? formatText(texts, "orders.all") : orderStatusWords(status, texts),
    count: countOrders(found, status),
    link: clientOrdersAddress(texts.language, { status, page: 0 }),
    isOpen: status === open,
  }))
}
