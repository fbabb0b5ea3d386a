import type { OrderEvent } from "../../core/order/order-life.ts"
import { readOrderNumber } from "../../core/order/order-number.ts"
import { maxParcels, readParcel } from "../../core/order/own/parcels.ts"
import { decimalText } from "../../core/values/decimal.ts"
import type { Money } from "../../core/values/money.ts"
import { moneyText, parseMoney } from "../../core/values/money-text.ts"
import { happeningsOf } from "../../fixtures/shop/orders/events-store.ts"
import { liveOrder, type LivedOrder } from "../../fixtures/shop/orders/live-order.ts"
import { newestOrders, orderOfNumber, type StoredOrder } from "../../fixtures/shop/orders/orders-store.ts"
import { parcelsKept } from "../../fixtures/shop/orders/parcels-store.ts"
import { payByHand, settleOrders } from "../../fixtures/shop/orders/pay-order.ts"
import { movementsOf } from "../../fixtures/shop/orders/stock-store.ts"
import type { ShopReader, ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"
import { orderFiles } from "./order-files.ts"
import { destinationWords, packedWords } from "./order-words.ts"

/** So many orders are listed. */
const mostListed = 50

const shortOf = ({ number, placedAtMs, status, paid, sums, currency, buyer, dueMs }: StoredOrder) => ({
  number,
  at: new Date(placedAtMs).toISOString(),
  status,
  paid,
  total: moneyText(sums.total),
  currency,
  buyer: `${buyer.billing.firstName} ${buyer.billing.lastName}`.trim(),
  due: status === "waiting" && dueMs !== null ? new Date(dueMs).toISOString() : null,
})

const line = ({ number, at, status, paid, total, currency, buyer }: ReturnType<typeof shortOf>): string =>
  `${number}  ${at}  ${status}  ${paid}  ${total} ${currency}  ${printable(buyer)}`

/** The newest orders. */
export async function ordersAnswer(place: StorePlace, status: string | null): Promise<Answer> {
  const orders = (await inShop(place, ({ reader }) => newestOrders(reader, { status, most: mostListed }))).map(shortOf)
  return { words: orders.length === 0 ? "There are no such orders." : orders.map(line).join("\n"), data: orders, ok: true }
}

/** The order of a number that somebody typed. Fails with a UserError where there is none. */
export async function foundOrder(reader: ShopReader, typed: string): Promise<StoredOrder> {
  const number = readOrderNumber(typed)
  const order = number === null ? null : await orderOfNumber(reader, number)
  if (order === null) throw new UserError(`there is no order ${printable(typed)}: \`witryna orders list\` lists those that are there`)
  return order
}

/** An order with all that is known of it. @param folder gets the files of its rows; null = they stay in the store */
export const orderAnswer = (place: StorePlace, typed: string, folder: string | null = null): Promise<Answer> =>
  inShop(place, async ({ reader }) => {
    const order = await foundOrder(reader, typed)
    const amount = (money: Money) => `${moneyText(money)} ${order.currency}`
    const lines = order.lines.map((one) => ({
      product: one.productId,
      size: one.sizeId,
      quantity: decimalText(one.quantity),
      name: one.name,
      sizeName: one.sizeName,
      comment: one.comment,
      wrapped: one.isWrapped,
      total: moneyText(one.total),
      vatPercent: one.vatPercent,
      points: one.points === null ? null : decimalText(one.points),
      details: one.details,
      priceFormulaParameters: one.parameters,
    }))
    const vat = order.sums.vat.map(({ vatPercent, gross, net, tax }) => ({
      percent: vatPercent,
      gross: moneyText(gross),
      net: moneyText(net),
      tax: moneyText(tax),
    }))
    const events = (await happeningsOf(reader, order.id)).map(({ kind, atMs }) => ({ kind, at: new Date(atMs).toISOString() }))
    const movements = await movementsOf(reader, order.id)
    const files = await orderFiles(reader, order, folder)
    const words = [
      line(shortOf(order)),
      ...packedWords(order.lines),
      ...destinationWords(order),
      `  ${order.delivery?.name ?? "not carried"}, ${order.payment.name}: ${amount(order.sums.total)}`,
      ...vat.map((group) => `  VAT ${group.percent ?? "none"}%: ${group.net} + ${group.tax} = ${group.gross}`),
      ...events.map(({ kind, at }) => `  ${at}  ${kind}`),
      ...movements.map(({ product, size, change }) => `  stock of ${product} ${size}: ${change}`),
      ...files.map(
        ({ line: of, name, bytes, file }) =>
          `  file for ${of ?? "no"} line: ${printable(name)}, ${bytes} bytes${file === null ? "" : `: ${file}`}`,
      ),
    ]
    const { payment, delivery, point, note, buyer } = order
    return {
      words: words.join("\n"),
      data: { ...shortOf(order), lines, vat, payment, delivery, point, note, buyer, events, movements, files },
      ok: true,
    }
  })

const steps: Readonly<Record<string, OrderEvent>> = {
  packed: { type: "Packed" },
  sent: { type: "Sent" },
  delivered: { type: "Delivered" },
  cancelled: { type: "Cancelled" },
}

/** The numbers of parcels as they are kept. */
function keptParcels(typed: readonly string[]): Readonly<Record<string, string>> {
  const numbers = typed.map((one) => {
    const read = readParcel(one)
    if (read === null) throw new UserError(`${printable(one)} is no number of a parcel: it has 4 to 40 letters, digits and hyphens`)
    return read
  })
  if (numbers.length > maxParcels) throw new UserError(`an order has ${maxParcels} parcels at most`)
  return numbers.length === 0 ? {} : { [parcelsKept]: numbers.join(" ") }
}

/** Brings an order further, and keeps the numbers of its parcels; more of them can be told by saying the same step again. Spec: 10.708, 10.816. */
export const advanceAnswer = (
  place: StorePlace,
  typed: string,
  { step, parcels, atMs }: { readonly step: string; readonly parcels: readonly string[]; readonly atMs: number },
): Promise<Answer> =>
  inShop(place, async (store) => {
    const { number } = await foundOrder(store.reader, typed)
    const event = steps[step]
    if (event === undefined) throw new UserError(`an order is not ${printable(step)}`)
    const about = keptParcels(parcels)
    const lived = await store.transaction(
      (within) => liveOrder(within, number, { key: null, kind: step, about, atMs, event }),
      "read committed",
    )
    return livedAnswer(store, number, lived)
  })

/** Notes money that came in. Spec: 10.716. */
export const payAnswer = (
  place: StorePlace,
  typed: string,
  { amount, atMs }: { readonly amount: string | null; readonly atMs: number },
): Promise<Answer> =>
  inShop(place, async (store) => {
    const { number, sums, currency } = await foundOrder(store.reader, typed)
    const paid = amount === null ? sums.total : parseMoney(amount.replace(",", "."))
    if (paid === null || paid.minor <= 0) throw new UserError("what came in is an amount such as 83.90")
    const lived = await store.transaction((within) => payByHand(within, number, { amount: paid, currency, atMs }), "read committed")
    return livedAnswer(store, number, lived)
  })

async function livedAnswer({ reader }: ShopStore, number: string, lived: LivedOrder): Promise<Answer> {
  const short = shortOf(await foundOrder(reader, number))
  const isDone = lived._tag === "Lived" && lived.isChanged
  const words = isDone ? line(short) : `Nothing was changed: the order is ${short.status}, its money is ${short.paid}.`
  return { words, data: short, ok: isDone }
}

/** Does what is due. Spec: 9.170, 9.171. */
export const settleAnswer = (place: StorePlace, atMs: number): Promise<Answer> =>
  inShop(place, async (store) => {
    const { overdue, paidBack } = await settleOrders(store, atMs)
    const words = [
      ...overdue.map((number) => `${number} was not paid in time`),
      ...paidBack.map((reference) => `${reference} is paid back`),
    ]
    return { words: words.length === 0 ? "Nothing is due." : words.join("\n"), data: { overdue, paidBack }, ok: true }
  })
