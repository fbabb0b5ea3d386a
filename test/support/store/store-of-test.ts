import { DatabaseSync } from "node:sqlite"
import { onTestFinished } from "vitest"
import { migrateShopStore } from "../../../fixtures/shop/store/migrate-shop-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import { dataFileOf, type StorePlace } from "../../../fixtures/shop/store/store-place.ts"
import { StoreRefusal } from "../../../fixtures/shop/store/store-trouble.ts"
import { copyOf, makeSeededPlace, newPlace, type SeededPlace } from "../shop/seeded-place.ts"
import { temporaryFolderForTest } from "../shop/test-shop.ts"
import { atAddress } from "./test-databases.ts"

/** A place without tables, on the engine of these tests; it is gone after the test. */
export async function emptyPlace(): Promise<StorePlace> {
  const { place, drop } = await newPlace(await temporaryFolderForTest())
  onTestFinished(drop)
  return place
}

/** Carries out a statement beside the store. */
export async function inPlace(place: StorePlace, sql: string): Promise<readonly unknown[]> {
  if ("databaseUrl" in place) return atAddress(place.databaseUrl, sql)
  const sqlite = new DatabaseSync(dataFileOf(place.dataFolder))
  try {
    return sqlite.prepare(sql).all()
  } finally {
    sqlite.close()
  }
}

/** What whoever runs the shop is told; another error, or none, comes back as it is. */
export const refusalOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    (result) => ({ result }),
    (error: unknown) => (error instanceof StoreRefusal ? error.message : error),
  )

/** A store of its own for one test, with its tables. */
export async function openTestStore(): Promise<{ readonly store: ShopStore; readonly place: StorePlace }> {
  const place = await migratedPlace()
  return { store: await openStore(place), place }
}

let template: Promise<SeededPlace> | undefined

/** Tables are made once for each worker, and copied. */
async function migratedPlace(): Promise<StorePlace> {
  template ??= makeSeededPlace(async (place) => void (await migrateShopStore(place)))
  const { place, drop } = await copyOf(await template, await temporaryFolderForTest())
  onTestFinished(drop)
  return place
}

/** Opens a place that is closed after the test. */
export async function openStore(place: StorePlace): Promise<ShopStore> {
  const store = await openShopStore(place)
  onTestFinished(() => store.close())
  return store
}
