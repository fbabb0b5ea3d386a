import { expect, test } from "vitest"
import { forgetShopStore } from "../../../../fixtures/shop/store/forget-shop-store.ts"
import { seededFolder } from "../../../support/shop/test-shop.ts"
import { emptyPlace, inPlace, refusalOf } from "../../../support/store/store-of-test.ts"

test("what is forgotten of a server's database is the shop's alone, and another program's is refused", async () => {
  const { place } = await seededFolder()
  await inPlace(place, "create table recipe (name text)")
  // an older form's own table, in a database that its last migration was not made in
  await inPlace(place, "create table sign_in_attempt (id int)")
  await inPlace(place, "delete from kysely_migration where name = '006-moved-to-shared'")
  expect(await forgetShopStore(place)).toBe(true)
  expect(await inPlace(place, "select tablename from pg_tables where schemaname = 'public'")).toEqual([{ tablename: "recipe" }])
  const strange = await emptyPlace()
  await inPlace(
    strange,
    "create table kysely_migration (name text); insert into kysely_migration values ('theirs'); create table product (id int)",
  )
  expect(await refusalOf(forgetShopStore(strange))).toMatch(/holds another program's data/)
  expect(await inPlace(strange, "select * from product")).toEqual([])
})
