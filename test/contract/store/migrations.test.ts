import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { migrateShopStore } from "../../../fixtures/shop/store/migrate-shop-store.ts"
import { emptyPlace, inPlace, openStore, openTestStore, refusalOf } from "../../support/store/store-of-test.ts"
import { isOnServer } from "../../support/store/test-databases.ts"

const tableNames = isOnServer
  ? "select tablename as name from pg_tables where schemaname = current_schema() order by name"
  : "select name from sqlite_schema where type = 'table' order by name"

describe("making the tables", () => {
  test("four starts at once: one does it, three find nothing left to do, and none fails", async () => {
    const place = await emptyPlace()
    const starts = await Promise.all([1, 2, 3, 4].map(() => migrateShopStore(place)))
    expect(starts.filter((hasWorked) => hasWorked)).toEqual([true])
    expect(await migrateShopStore(place)).toBe(false)
    const store = await openStore(place)
    expect(await store.reader.selectFrom("revision").select("subject").execute()).toHaveLength(4)
  })

  test("says that another program's tables are there, and leaves them", async () => {
    const place = await emptyPlace()
    await inPlace(place, "create table recipe (name text)")
    expect(await refusalOf(migrateShopStore(place))).toMatch(/ holds another program's data\. Its data stay as they are\. /)
    expect(await inPlace(place, tableNames)).toEqual([{ name: "recipe" }])
  })

  test("says that a newer program made them, and leaves them", async () => {
    const { place } = await openTestStore()
    await inPlace(place, isOnServer ? "insert into kysely_migration values ('999-later', '2030-01-01')" : "pragma user_version = 99")
    const before = await inPlace(place, tableNames)
    const told = / is of version (\d+), and this program knows (\d+): it was made by a newer one\. Its data stay as they are\. /
    const [, made, known] = told.exec(String(await refusalOf(migrateShopStore(place)))) ?? []
    expect(Number(made)).toBeGreaterThan(Number(known))
    expect(await inPlace(place, tableNames)).toEqual(before)
  })

  test("leaves nothing when a step fails", async () => {
    const place = await emptyPlace()
    // a view is no table that could be somebody's data, and the last but one step makes one of this name
    await inPlace(place, isOnServer ? "create view product_rating as select 1 as one" : "pragma user_version = 19")
    await expect(migrateShopStore(place)).rejects.toThrow(isOnServer ? /product_rating.*exists/ : /no such table/)
    expect(await inPlace(place, tableNames)).toEqual([])
  })

  test("keeps what is in them when it is done again", async () => {
    const { store, place } = await openTestStore()
    await sql`update setting set value = 'stay'`.execute(store.writer)
    expect(await migrateShopStore(place)).toBe(false)
    expect(await store.reader.selectFrom("setting").select("value").execute()).toEqual([{ value: "stay" }])
  })
})
