import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { endByKeeper } from "../../fixtures/shop/orders/end-by-keeper.ts"
import { orderAgain } from "../../fixtures/shop/orders/order-again.ts"
import { settleOrders } from "../../fixtures/shop/orders/pay-order.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop } from "./in-shop.ts"
import { foundOrder } from "./order-answers.ts"

const dayMs = 86_400_000

/** Longer nobody lets days go by. */
const mostDays = 400

/**
 * Lets days go by: at each of them what is due is done, and subscriptions make their orders. Whoever does it again for days that went by
 * changes nothing.
 *
 * Spec: 10.880, 10.884.
 */
export function advanceDaysAnswer(place: StorePlace, days: number, atMs: number): Promise<Answer> {
  if (days < 1 || days > mostDays) throw new UserError(`--days is a whole number from 1 to ${mostDays}`)
  return inShop(place, async (store) => {
    const catalogue = makeCatalogueStore()
    const data = []
    for (let day = 0; day <= days; day += 1) {
      const nowMs = atMs + day * dayMs
      const settled = await settleOrders(store, nowMs)
      data.push({ day: new Date(nowMs).toISOString().slice(0, 10), ...settled, ...(await orderAgain(store, catalogue, nowMs)) })
    }
    const words = data.flatMap(({ day, orders, waiting, overdue, paidBack }) => [
      ...orders.map((number) => `${day}  ${number} is ordered by subscription`),
      ...waiting.map((id) => `${day}  subscription ${id} waits for what is not there`),
      ...overdue.map((number) => `${day}  ${number} was not paid in time`),
      ...paidBack.map((reference) => `${day}  ${reference} is paid back`),
    ])
    return { words: words.length === 0 ? "Nothing is due." : words.join("\n"), data, ok: true }
  })
}

/** Ends the subscription of an order. Spec: 10.957. */
export const unsubscribeAnswer = (place: StorePlace, typed: string, atMs: number): Promise<Answer> =>
  inShop(place, async (store) => {
    const { id, number } = await foundOrder(store.reader, typed)
    const ended = await store.transaction((within) => endByKeeper(within, id, atMs), "read committed")
    if (ended === null) throw new UserError(`no subscription began with ${number}`)
    const words = ended === "ended" ? `The subscription of ${number} has ended.` : `The subscription of ${number} had ended before.`
    return { words, data: { order: number, subscription: "cancelled" }, ok: ended === "ended" }
  })
