import { CompiledQuery } from "kysely"
import { isOnServer } from "../../../fixtures/shop/store/engine-of.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../../fixtures/shop/store/store-place.ts"

type Row = Readonly<Record<string, unknown>>

/** A shop's store, and a hand on its data past the shop: statements that both engines take, with `?` for each value. */
export interface ShopData extends ShopStore {
  /** the first row, or null */
  readonly get: (statement: string, ...values: readonly unknown[]) => Promise<Row | null>
  readonly all: (statement: string, ...values: readonly unknown[]) => Promise<readonly Row[]>
  readonly run: (statement: string, ...values: readonly unknown[]) => Promise<void>
}

/** Opens a place beside its shop. */
export async function openShopData(place: StorePlace): Promise<ShopData> {
  const store = await openShopStore(place)
  const all: ShopData["all"] = async (statement, ...values) => {
    let place = 0
    const text = isOnServer(store.writer) ? statement.replaceAll("?", () => `$${(place += 1)}`) : statement
    const { rows } = await store.writer.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
  return {
    ...store,
    all,
    get: async (statement, ...values) => (await all(statement, ...values))[0] ?? null,
    run: async (statement, ...values) => void (await all(statement, ...values)),
  }
}
