import { describe, expect, test } from "vitest"
import { insertRows } from "../../../fixtures/shop/store/insert-rows.ts"
import { openTestStore } from "../../support/store/store-of-test.ts"

const settings = (count: number, value: string) => Array.from({ length: count }, (_, at) => ({ name: `n${at}`, value }))

describe("many rows", () => {
  test.each([0, 1, 500, 1501])("%i are written whole, however many go into a statement", async (count) => {
    const { store } = await openTestStore()
    await store.writer.deleteFrom("setting").execute()
    await store.transaction((within) => insertRows(within, "setting", ["name", "value"], settings(count, "x")), "read committed")
    const { rows } = await store.reader
      .selectFrom("setting")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow()
    expect(rows).toBe(count)
  })

  test("keep what may be null, and the order of columns and values", async () => {
    const { store } = await openTestStore()
    const rows = [
      { id: 2, parent: null, position: 0, document: "{}" },
      { id: 3, parent: 2, position: 1, document: "[]" },
    ]
    await insertRows(store.writer, "category", ["document", "id", "parent", "position"], rows)
    expect(await store.reader.selectFrom("category").selectAll().orderBy("id").execute()).toEqual(rows)
  })

  test("that are there already fail, or are replaced where the insert says so", async () => {
    const { store } = await openTestStore()
    await insertRows(store.writer, "setting", ["name", "value"], settings(3, "x"))
    await expect(insertRows(store.writer, "setting", ["name", "value"], settings(1, "y"))).rejects.toThrow(/unique/i)
    await insertRows(store.writer, "setting", ["name", "value"], settings(2, "y"), (insert) =>
      insert.onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ value: row.ref("excluded.value") }))),
    )
    const kept = await store.reader.selectFrom("setting").select("value").where("name", "like", "n%").orderBy("name").execute()
    expect(kept.map(({ value }) => value)).toEqual(["y", "y", "x"])
  })

  test.each([
    ["undefined", undefined],
    ["A value of Date", new Date(0)],
  ])("with %s among them are refused with the column's name, and none is written", async (kind, value) => {
    const { store } = await openTestStore()
    const broken = store.transaction(async (within) => {
      const rows = settings(600, "x")
      const [last = {}] = rows.slice(-1)
      // as a caller without types hands it on
      Reflect.set(last, "value", value)
      await insertRows(within, "setting", ["name", "value"], rows)
    }, "read committed")
    await expect(broken).rejects.toThrow(`${kind} cannot be stored in setting.value`)
    expect(await store.reader.selectFrom("setting").select("name").execute()).toHaveLength(1)
  })

  test("whose columns leave out one that may be null are refused", async () => {
    const { store } = await openTestStore()
    const rows = [{ id: 2, position: 0, document: "{}" }]
    await expect(insertRows(store.writer, "category", ["id", "position", "document"], rows)).rejects.toThrow("category.parent")
  })
})
