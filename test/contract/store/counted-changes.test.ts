import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { preparedQuery, type Slots } from "../../../fixtures/shop/store/prepared-query.ts"
import { revisionOf } from "../../../fixtures/shop/revision-store.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import { openTestStore } from "../../support/store/store-of-test.ts"

/** How often catalogue, stock, texts and settings were changed by some work. */
async function raisedBy(store: ShopStore, work: () => Promise<unknown>): Promise<readonly number[]> {
  const counts = () =>
    Promise.all((["catalogue", "stock", "texts", "settings"] as const).map((subject) => revisionOf(store.reader, subject)))
  const before = await counts()
  await work()
  return (await counts()).map((count, at) => count - (before[at] ?? 0))
}

/** A store with product 5 in size M, counted as nothing yet. */
async function openGoods(): Promise<ShopStore> {
  const { store } = await openTestStore()
  await store.transaction(async (within) => {
    await within.insertInto("producer").values({ id: 1, document: "{}" }).execute()
    await within.insertInto("product").values({ id: 5, code: "a", listed: 1, producer: 1, document: "{}", reduction_end: null }).execute()
    await within.insertInto("product_size").values({ product: 5, size: "M", position: 0, stock: "3", seeded: "3" }).execute()
  }, "read committed")
  return store
}

const setStock = preparedQuery((tables, slot: Slots<{ readonly stock: string }>) =>
  tables
    .updateTable("product_size")
    .set({ stock: slot("stock") })
    .where("product", "=", 5),
)

const once = [1, 0, 0, 0]
const sold = [0, 1, 0, 0]
const never = [0, 0, 0, 0]

describe("what kept pages are made of is counted by the store, whoever writes it and however:", () => {
  test("a statement by itself, a prepared one, and one that is written out", async () => {
    const store = await openGoods()
    const { writer } = store
    expect(await raisedBy(store, () => writer.updateTable("product_size").set({ stock: "2" }).execute())).toEqual(sold)
    expect(await raisedBy(store, () => setStock(writer, { stock: "1" }))).toEqual(sold)
    expect(await raisedBy(store, () => sql`update product_size set stock = '7'`.execute(writer))).toEqual(sold)
    expect(await raisedBy(store, () => sql`delete from "product_size"`.execute(writer))).toEqual(sold)
    const back = { product: 5, size: "M", position: 0, stock: "3", seeded: "3" }
    expect(await raisedBy(store, () => writer.insertInto("product_size").values(back).returning("stock").execute())).toEqual(once)
    expect(await raisedBy(store, () => writer.insertInto("setting").values({ name: "a", value: "b" }).execute())).toEqual([0, 0, 0, 1])
    const text = { key: "a", language: "pl", text: "A" }
    expect(await raisedBy(store, () => writer.insertInto("shop_text").values(text).execute())).toEqual([0, 0, 1, 0])
  })

  test("a transaction once for each subject, however many statements it has, and not when it is taken back", async () => {
    const store = await openGoods()
    const work = async (within: Parameters<Parameters<ShopStore["transaction"]>[0]>[0]) => {
      await within.updateTable("product").set({ listed: 0 }).execute()
      await within.updateTable("product_size as size").set({ stock: "1" }).where("size.product", "=", 5).execute()
      await within.insertInto("setting").values({ name: "a", value: "b" }).execute()
    }
    const takeBack = () =>
      store.transaction(async (within) => {
        await work(within)
        throw new Error("changed my mind")
      }, "read committed")
    expect(await raisedBy(store, () => expect(takeBack()).rejects.toThrow("changed my mind"))).toEqual(never)
    expect(await raisedBy(store, () => store.transaction(work, "serializable"))).toEqual([1, 1, 0, 1])
    // what one transaction has changed is not counted by the next
    expect(await raisedBy(store, () => store.transaction(() => Promise.resolve(), "serializable"))).toEqual(never)
  })

  test("nothing is counted where no row is another one, a statement fails, or nobody's page shows it", async () => {
    const store = await openGoods()
    const { writer } = store
    expect(await raisedBy(store, () => writer.updateTable("product_size").set({ stock: "1" }).where("size", "=", "XL").execute())).toEqual(
      never,
    )
    const twice = writer.insertInto("producer").values({ id: 1, document: "{}" })
    expect(await raisedBy(store, () => expect(twice.execute()).rejects.toThrow(/unique/i))).toEqual(never)
    expect(
      await raisedBy(store, () => writer.insertInto("basket").values({ account: null, rebate_code: null, pickup: null }).execute()),
    ).toEqual(never)
    // the connection goes on
    expect(await raisedBy(store, () => writer.updateTable("product_size").set({ stock: "1" }).execute())).toEqual(sold)
  })

  test("a question when it is answered, and not when it is asked", async () => {
    const store = await openGoods()
    const { writer } = store
    const question = { product: 5, at: 1, language: "pl", text: "Is it?", email: "a@b.pl", answer: null }
    expect(await raisedBy(store, () => writer.insertInto("question").values(question).execute())).toEqual(never)
    expect(await raisedBy(store, () => writer.updateTable("question").set({ answer: "It is." }).execute())).toEqual(once)
  })
})
