import { tokenHash } from "../../fixtures/shop/sessions.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Shopper, ToldRow } from "./shopper.ts"

/** What the shoppers were told, beside what is kept. */
export interface Compared {
  /** rows that were looked at */
  readonly rows: number
  /** pieces that were told to be in a basket, and are not */
  readonly lost: number
  /** pieces that nobody asked for */
  readonly doubled: number
  /** pieces that are there although nobody was told so: of changes that were made and whose answer never came */
  readonly untold: number
}

/** Compares each shopper's word with the store's. An account's basket is found by the account, since its session may be a newer one. */
export async function compareBaskets(place: StorePlace, shoppers: readonly Pick<Shopper, "token" | "rows" | "login">[]): Promise<Compared> {
  const store = await openShopStore(place)
  try {
    let [rows, lost, doubled, untold] = [0, 0, 0, 0]
    for (const shopper of shoppers) {
      const kept = await basketOf(store, shopper)
      for (const row of shopper.rows) {
        const quantity = kept.get(keyOf(row)) ?? 0
        rows += 1
        lost += Math.max(0, row.least - quantity)
        doubled += Math.max(0, quantity - row.most)
        untold += Math.min(Math.max(0, quantity - row.least), row.most - row.least)
      }
    }
    return { rows, lost, doubled, untold }
  } finally {
    await store.close()
  }
}

const keyOf = ({ productId, sizeId }: Pick<ToldRow, "productId" | "sizeId">): string => `${productId} ${sizeId}`

async function basketOf(store: ShopStore, { token, login }: Pick<Shopper, "token" | "login">): Promise<ReadonlyMap<string, number>> {
  const basket =
    login === null
      ? await store.reader.selectFrom("session").select("basket").where("token_hash", "=", tokenHash(token())).executeTakeFirst()
      : await store.reader
          .selectFrom("basket")
          .innerJoin("account", "account.id", "basket.account")
          .select("basket.id as basket")
          .where("login", "=", login)
          .executeTakeFirst()
  if (basket === undefined) return new Map()
  const rows = await store.reader
    .selectFrom("basket_row")
    .select(["product", "size", "quantity"])
    .where("basket", "=", basket.basket)
    .execute()
  return new Map(rows.map(({ product, size, quantity }) => [keyOf({ productId: product, sizeId: size }), Number(quantity)]))
}
