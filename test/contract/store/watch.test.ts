import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { openTestStore } from "../../support/store/store-of-test.ts"
import { isOnServer } from "../../support/store/test-databases.ts"

/** A store that notes what it is used for. */
async function watchedStore() {
  const { place } = await openTestStore()
  const seen: string[] = []
  const request: { id: string | null } = { id: null }
  const store = await openShopStore(place, {
    requestId: () => request.id,
    onUse: (use, ms, error) => {
      expect(ms).toBeGreaterThanOrEqual(0)
      if (use !== "connection") seen.push(error === null ? use : `${use} failed`)
    },
  })
  onTestFinished(() => store.close())
  seen.length = 0
  return { store, seen, request }
}

test("each use of the store is told once: statements by themselves as what they do, transactions whole, and whether one failed", async () => {
  const { store, seen } = await watchedStore()
  const texts = store.writer.updateTable("revision").set({ number: 5 }).where("subject", "=", "texts")
  await store.reader.selectFrom("setting").selectAll().execute()
  await texts.execute()
  await store.writer.insertInto("setting").values({ name: "a", value: "b" }).execute()
  await store.transaction(async (within) => {
    await within.selectFrom("setting").selectAll().execute()
    await within.deleteFrom("setting").execute()
  }, "read committed")
  const changedMind = store.transaction(async () => {
    throw new Error("changed my mind")
  }, "read committed")
  await expect(changedMind).rejects.toThrow("changed my mind")
  const broken = store.transaction((within) => sql`insert into setting (name) values ('x')`.execute(within), "read committed")
  await expect(broken).rejects.toThrow(/null/i)
  await expect(sql`select * from nowhere`.execute(store.reader)).rejects.toThrow(/nowhere/)
  expect(seen).toEqual(["read", "write", "write", "transaction", "transaction", "transaction failed", "read failed"])
})

test.runIf(isOnServer)("a statement in PostgreSQL says first for which request it is, and none says anything else", async () => {
  const { store, request } = await watchedStore()
  const told = async (reader = store.reader): Promise<unknown> => {
    const { rows } = await sql<{ readonly query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`.execute(reader)
    return rows[0]?.query
  }
  expect(await told()).toMatch(/^select query/)
  request.id = "0A0B0C0D:BC2A_0A0B0C0E:0050_65A1B2C3_0007:1F2"
  expect(await told()).toMatch(/^\/\* 0A0B0C0D:BC2A_0A0B0C0E:0050_65A1B2C3_0007:1F2 \*\/ select query/)
  expect(await store.transaction((within) => told(within), "read committed")).toMatch(/^\/\* 0A0B/)
  request.id = "x */ drop table setting; /*"
  expect(await told()).toMatch(/^select query/)
})
