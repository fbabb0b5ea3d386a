import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, onTestFinished, test } from "vitest"
import { openShopDatabase } from "../../../fixtures/shop/database/open-database.ts"
import type { ShopDatabase, ShopReader, ShopTransaction } from "../../../fixtures/shop/database/shop-database.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

/** A database with one table of notes. */
async function notesDatabase() {
  const folder = await temporaryFolderForTest()
  const again = async () => {
    const opened = await openShopDatabase(folder)
    onTestFinished(() => opened.close())
    return opened
  }
  const database = await again()
  await database.script("CREATE TABLE note (text TEXT, number REAL) STRICT")
  return { database, again, folder }
}

const write = (writer: Pick<ShopTransaction, "run">, text: string) => writer.run("INSERT INTO note (text) VALUES (?)", text)
const notes = async (reader: ShopReader) => (await reader.all("SELECT text FROM note ORDER BY rowid")).map(({ text }) => text)

describe("a transaction", () => {
  test("sees what it has written, and nobody else does until it is kept", async () => {
    const { database, again } = await notesDatabase()
    const other = await again()
    await database.transaction(async (within) => {
      await write(within, "a")
      expect(await notes(within)).toEqual(["a"])
      expect([await notes(database), await notes(other)]).toEqual([[], []])
    })
    expect([await notes(database), await notes(other)]).toEqual([["a"], ["a"]])
  })

  test("that rejects leaves nothing, and the next one goes on", async () => {
    const { database } = await notesDatabase()
    const failing = database.transaction(async (within) => {
      await write(within, "a")
      throw new Error("changed my mind")
    })
    const next = database.transaction((within) => write(within, "b"))
    await expect(failing).rejects.toThrow("changed my mind")
    await next
    expect(await notes(database)).toEqual(["b"])
  })

  test("waits for those before it, also for those of another opening of the same file in this process", async () => {
    const { database, again } = await notesDatabase()
    const other = await again()
    const twice = (by: ShopDatabase, text: string) =>
      by.transaction(async (within) => {
        await write(within, text)
        await notes(within)
        await write(within, text)
      })
    await Promise.all([twice(database, "a"), twice(other, "b"), write(database, "c"), twice(database, "d")])
    expect(await notes(database)).toEqual(["a", "a", "b", "b", "c", "d", "d"])
  })

  test("that waits for something else than its statements is taken back, and others go on", async () => {
    const { database } = await notesDatabase()
    const patient = database.transaction(async (within) => {
      await write(within, "a")
      await pause(1)
      await write(within, "a")
    })
    await expect(patient).rejects.toThrow("something else than its own statements")
    await write(database, "b")
    expect(await notes(database)).toEqual(["b"])
  })

  test("inside another one fails instead of waiting for ever", async () => {
    const { database } = await notesDatabase()
    const nested = database.transaction(async (within) => {
      await write(within, "a")
      await database.transaction((inner) => write(inner, "b"))
    })
    await expect(nested).rejects.toThrow("something else than its own statements")
    // the one that had to wait has its turn now
    await write(database, "c")
    expect(await notes(database)).toEqual(["b", "c"])
  })

  test("that is over answers nothing any more", async () => {
    const { database } = await notesDatabase()
    const kept = await database.transaction(async (within) => ({ within }))
    await expect(write(kept.within, "late")).rejects.toThrow("over")
    await expect(notes(kept.within)).rejects.toThrow("over")
    expect(await notes(database)).toEqual([])
  })
})

describe("a database", () => {
  test.each([
    ["a Date", new Date(0), "Date"],
    ["nothing", undefined, "undefined"],
    ["a truth", true, "boolean"],
    ["no number", Number.NaN, "NaN"],
    ["a number without end", Number.POSITIVE_INFINITY, "Infinity"],
    ["a list", ["a"], "Array"],
  ])("refuses %s, and writes no NULL for it", async (_, value, named) => {
    const { database } = await notesDatabase()
    const given: readonly unknown[] = [value]
    const asked: unknown = Reflect.apply(database.run, database, ["INSERT INTO note (text) VALUES (?)", ...given])
    await expect(asked).rejects.toThrow(`A ${named} cannot be stored`)
    const read: unknown = Reflect.apply(database.get, database, ["SELECT ? AS a", ...given])
    await expect(read).rejects.toThrow(TypeError)
    expect(await notes(database)).toEqual([])
  })

  test("writes by no reading", async () => {
    const { database } = await notesDatabase()
    await expect(database.get("INSERT INTO note (text) VALUES ('a') RETURNING text")).rejects.toThrow("readonly")
    expect(await notes(database)).toEqual([])
  })

  test("is closed when what was begun before is written", async () => {
    const { database, folder } = await notesDatabase()
    const closed = await openShopDatabase(folder)
    const written = write(closed, "a")
    await closed.close()
    await written
    expect(await notes(database)).toEqual(["a"])
    await expect(notes(closed)).rejects.toThrow("not open")
  })
})
