import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { openShopStore } from "../../../../fixtures/shop/store/open-shop-store.ts"
import { dataFileOf, type FilePlace } from "../../../../fixtures/shop/store/store-place.ts"
import { storeTrouble } from "../../../../fixtures/shop/store/store-trouble.ts"
import { openStore, openTestStore, refusalOf } from "../../../support/store/store-of-test.ts"
import { temporaryFolderForTest } from "../../../support/shop/test-shop.ts"

const troubleOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error: unknown) => storeTrouble(error),
  )

const note = { owner: "", text: "{}", at: 1, until: 9 }

async function openFileStore() {
  const { store, place } = await openTestStore()
  if (!("dataFolder" in place)) throw new Error("These tests are about files")
  return { store, place }
}

const beside = ({ dataFolder }: FilePlace) => new DatabaseSync(dataFileOf(dataFolder), { timeout: 0 })

describe("a data file", () => {
  test("that is damaged is told with its name, the reason and what to do", async () => {
    const dataFolder = await temporaryFolderForTest()
    writeFileSync(dataFileOf(dataFolder), "x".repeat(20_000))
    expect(await refusalOf(openShopStore({ dataFolder }))).toBe(
      `the data file ${dataFileOf(dataFolder)} is damaged or no database (file is not a database). Its data stay as they are. ` +
        "Move it away to begin with a fresh one, or choose another folder with SHOP_DATA=<folder>.",
    )
  })

  test.each([
    ["whose folder is a file", (folder: string) => writeFileSync(join(folder, "shop"), ""), "EEXIST"],
    ["that is a folder", (folder: string) => mkdirSync(join(folder, "shop/shop.db"), { recursive: true }), "unable to open database file"],
  ])("%s is told to be unwritable", async (_, make, reason) => {
    const dataFolder = join(await temporaryFolderForTest(), "shop")
    make(join(dataFolder, ".."))
    expect(await refusalOf(openShopStore({ dataFolder }))).toMatch(
      new RegExp(`^the data file ${dataFileOf(dataFolder)} cannot be written \\(.*${reason}.*\\)\\. Make its folder writable, or choose`),
    )
  })

  test("that is full takes back what was begun, and goes on being read; with room again it goes on being written", async () => {
    const { store } = await openFileStore()
    await sql`pragma max_page_count = 1`.execute(store.writer)
    const filling = (rows: number) =>
      store.transaction(async (within) => {
        for (let row = 0; row < rows; row += 1)
          await within
            .insertInto("shared_note")
            .values({ ...note, key: `${row}-${"x".repeat(2000)}` })
            .execute()
      }, "read committed")
    expect(await troubleOf(filling(50))).toBe("full")
    expect(await store.reader.selectFrom("shared_note").selectAll().execute()).toEqual([])
    await sql`pragma max_page_count = 100000`.execute(store.writer)
    await filling(5)
    expect(await store.reader.selectFrom("shared_note").select("at").execute()).toHaveLength(5)
  })

  test("that another process is writing to is waited for, by a statement and by a transaction, and the process does other things meanwhile", async () => {
    const { store, place } = await openFileStore()
    const other = beside(place)
    other.exec("BEGIN IMMEDIATE")
    const writes = [
      store.writer.updateTable("setting").set({ value: "one" }).execute(),
      store.transaction((within) => within.updateTable("revision").set({ number: 7 }).execute(), "read committed"),
    ]
    // reading waits for nobody
    expect(await store.reader.selectFrom("setting").select("value").execute()).toEqual([{ value: "redirect" }])
    other.exec("COMMIT")
    await Promise.all(writes)
    expect(await store.reader.selectFrom("setting").select("value").execute()).toEqual([{ value: "one" }])
    other.close()
  })

  test("that is held is busy", async () => {
    const { place } = await openFileStore()
    const [holder, other] = [beside(place), beside(place)]
    holder.exec("BEGIN IMMEDIATE")
    expect(await troubleOf(Promise.resolve().then(() => other.exec("BEGIN IMMEDIATE")))).toBe("busy")
    holder.close()
    other.close()
  })

  test("is written by two stores of one process in turn: neither waits for ever while the other is in the middle of its work", async () => {
    const { store, place } = await openFileStore()
    const other = await openStore(place)
    const raise = (one: typeof store) =>
      one.transaction(async (within) => {
        const { number } = await within.selectFrom("revision").select("number").where("subject", "=", "texts").executeTakeFirstOrThrow()
        await within
          .updateTable("revision")
          .set({ number: number + 1 })
          .where("subject", "=", "texts")
          .execute()
      }, "serializable")
    await Promise.all([store, other, store, other].map(raise))
    const { number } = await store.reader.selectFrom("revision").select("number").where("subject", "=", "texts").executeTakeFirstOrThrow()
    expect(number).toBe(4)
  })
})

test("a transaction that waits for something else than its statements is ended, and so is one within another", async () => {
  const { store } = await openFileStore()
  const message = "A transaction waited for something else than its own statements"
  const waiting = store.transaction(async (within) => {
    await within.updateTable("setting").set({ value: "lost" }).execute()
    await temporaryFolderForTest()
  }, "read committed")
  await expect(waiting).rejects.toThrow(message)
  const nested = store.transaction(() => store.writer.updateTable("setting").set({ value: "late" }).execute(), "read committed")
  await expect(nested).rejects.toThrow(message)
  await store.writer.updateTable("setting").set({ value: "kept" }).where("value", "=", "redirect").execute()
})

describe("a data file", () => {
  test("is not written by who only reads", async () => {
    const { store } = await openFileStore()
    await expect(store.reader.updateTable("setting").set({ value: "lost" }).execute()).rejects.toThrow("readonly")
  })

  test("is closed when what was begun before is written", async () => {
    const { store, place } = await openFileStore()
    const closed = await openShopStore(place)
    const written = closed.writer.updateTable("setting").set({ value: "kept" }).execute()
    await closed.close()
    await written
    expect(await store.reader.selectFrom("setting").select("value").execute()).toEqual([{ value: "kept" }])
    await expect(closed.reader.selectFrom("setting").select("value").execute()).rejects.toThrow("destroyed")
  })
})
