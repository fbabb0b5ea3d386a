import { Effect } from "effect"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { openShopData, type ShopData } from "./shop-data.ts"
import { fillIn, orderingOf } from "./ordering.ts"
import { makeShopper, type Shopper } from "./shopper.ts"
import { testNowMs } from "./test-now.ts"
import { openProjectShop } from "./test-shop.ts"

/** The keeper cancels an order. */
export const cancelByKeeper = (database: ShopData, number: string) =>
  database.transaction(
    (within) => liveOrder(within, number, { key: null, kind: "cancelled", about: {}, atMs: testNowMs, event: { type: "Cancelled" } }),
    "read committed",
  )

/** The demo shop with somebody who orders, and a look at what is left of it. */
export async function openOrdering(onEnd: (end: () => Promise<void>) => void, options: Parameters<typeof openProjectShop>[0] = {}) {
  const { shop, place, close } = await openProjectShop(options)
  const database = await openShopData(place)
  onEnd(async () => {
    await database.close()
    await close()
  })
  const shopper = makeShopper(shop)
  return {
    shop,
    place,
    database,
    shopper,
    /** fills in who orders and places the order of the basket */
    order: async (by: Shopper = shopper, more: Readonly<Record<string, string>> = {}) => {
      await fillIn(by, more)
      const ordering = orderingOf(by)
      const outcome = await ordering.place()
      const number = "number" in outcome ? outcome.number : ""
      return { outcome, number, read: number === "" ? null : await ordering.read(number) }
    },
    /** by product and size */
    stocks: async (ids: readonly number[]) => {
      const rows = await database.reader
        .selectFrom("product_size")
        .select(["product", "size", "stock"])
        .where("product", "in", ids)
        .execute()
      return Object.fromEntries(rows.map(({ product, size, stock }) => [`${product} ${size}`, Number(stock)]))
    },
    dates: async (product: number) => {
      const ask = (document: string) => Effect.promise(async () => ({ status: 200, json: await makeShopper(shop).ask(document) }))
      const choices = await Effect.runPromise(makeKyCatalogueApi(makeGraphqlClient(ask)).choices(product))
      return choices?.kind.is === "dated" ? choices.kind.dates : []
    },
  }
}
