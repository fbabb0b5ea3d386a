import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { preparedQuery, type Slots } from "../../../fixtures/shop/store/prepared-query.ts"
import type { ShopStore } from "../../../fixtures/shop/store/shop-store.ts"
import { openStore, openTestStore } from "../../support/store/store-of-test.ts"

const raised = ({ writer }: Pick<ShopStore, "writer">) =>
  writer
    .updateTable("revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1) }))
    .where("subject", "=", "texts")
const numberOf = async ({ reader }: Pick<ShopStore, "reader">) =>
  (await reader.selectFrom("revision").select("number").where("subject", "=", "texts").executeTakeFirstOrThrow()).number

describe("a transaction", () => {
  test("is kept whole, reads what it has written, and shows it to others when it is over", async () => {
    const { store } = await openTestStore()
    const seen = await store.transaction(async (within) => {
      await raised({ writer: within }).execute()
      return [await numberOf({ reader: within }), await numberOf(store)]
    }, "read committed")
    expect(seen).toEqual([1, 0])
    expect(await numberOf(store)).toBe(1)
  })

  test("leaves nothing when its work fails, also when a statement fails", async () => {
    const { store } = await openTestStore()
    const failing = store.transaction(async (within) => {
      await raised({ writer: within }).execute()
      throw new Error("changed my mind")
    }, "read committed")
    await expect(failing).rejects.toThrow("changed my mind")
    const broken = store.transaction(async (within) => {
      await raised({ writer: within }).execute()
      await sql`insert into revision (subject, number) values ('texts', 5)`.execute(within)
    }, "read committed")
    await expect(broken).rejects.toThrow(/unique/i)
    expect(await numberOf(store)).toBe(0)
    await raised(store).execute()
    expect(await numberOf(store)).toBe(1)
  })

  test("reaches nothing after its end", async () => {
    const { store } = await openTestStore()
    const kept = await store.transaction((within) => Promise.resolve({ within }), "serializable")
    await expect(raised({ writer: kept.within }).execute()).rejects.toThrow(/transaction/i)
    expect(await numberOf(store)).toBe(0)
  })

  test("50 at once that count one number come to 50, as do single statements", async () => {
    const { store } = await openTestStore()
    await Promise.all(
      Array.from({ length: 25 }, () =>
        store.transaction(async (within) => {
          const number = await numberOf({ reader: within })
          await within
            .updateTable("revision")
            .set({ number: number + 1 })
            .where("subject", "=", "texts")
            .execute()
        }, "serializable"),
      ),
    )
    await Promise.all(Array.from({ length: 25 }, () => raised(store).execute()))
    expect(await numberOf(store)).toBe(50)
  })

  test("20 buyers of one piece at once, 10 times: one gets it, by one conditional statement, on two connections to the same data", async () => {
    const { store, place } = await openTestStore()
    const stores = [store, await openStore(place)]
    const { writer } = store
    await writer.insertInto("producer").values({ id: 1, document: "{}" }).execute()
    await writer.insertInto("product").values({ id: 5, code: "a", listed: 1, producer: 1, document: "{}", reduction_end: null }).execute()
    await writer.insertInto("product_size").values({ product: 5, size: "M", position: 0, stock: "0", seeded: null }).execute()
    for (let round = 0; round < 10; round += 1) {
      await writer.updateTable("product_size").set({ stock: "1" }).where("product", "=", 5).execute()
      const bought = await Promise.all(
        Array.from({ length: 20 }, (_, buyer) =>
          (stores[buyer % 2] ?? store).transaction(async (within) => {
            const taken = within.updateTable("product_size").set({ stock: "0" }).where("product", "=", 5).where("stock", "=", "1")
            return Number((await taken.executeTakeFirstOrThrow()).numUpdatedRows)
          }, "read committed"),
        ),
      )
      expect(bought.reduce((sum, pieces) => sum + pieces, 0)).toBe(1)
    }
  })
})

describe("a prepared query", () => {
  const settings = preparedQuery((database, slot: Slots<{ readonly value: string; readonly most: number }>) =>
    database.selectFrom("setting").select(["name", "value"]).where("value", "=", slot("value")).orderBy("name").limit(slot("most")),
  )

  test("is given its values each time, with the store and within a transaction", async () => {
    const { store } = await openTestStore()
    await store.writer
      .insertInto("setting")
      .values(["a", "b", "c"].map((name) => ({ name, value: "x" })))
      .execute()
    expect(await settings(store.reader, { value: "x", most: 2 })).toEqual([
      { name: "a", value: "x" },
      { name: "b", value: "x" },
    ])
    expect(await settings(store.reader, { value: "redirect", most: 9 })).toEqual([{ name: "after_adding", value: "redirect" }])
    const within = await store.transaction((database) => settings(database, { value: "x", most: 1 }), "read committed")
    expect(within).toEqual([{ name: "a", value: "x" }])
  })
})
