import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { openTestStore } from "../../support/store/store-of-test.ts"

const note = { key: "a", owner: "", text: "{}", at: 1, until: 9 }

/** What a caller without types may hand on. */
const untyped = (value: unknown) => sql<never>`${value}`

describe("values of a statement", () => {
  test.each([
    ["a Date", new Date(0), "A value of Date"],
    ["undefined", undefined, "undefined"],
    ["a fraction", 1.5, "The number 1.5"],
    ["no number", Number.NaN, "The number NaN"],
    ["a number above 2^53", 2 ** 53, "The number 9007199254740992"],
    ["a big integer above 2^53", 2n ** 53n, "The number 9007199254740992"],
    ["true", true, "true"],
    ["an object", {}, "A value of Object"],
    ["a list", [1], "A value of Array"],
  ])("%s is refused with the column's name, and nothing is written", async (_, value, kind) => {
    const { store } = await openTestStore()
    const first = store.writer.insertInto("shared_note").values({ ...note, key: untyped(value) })
    await expect(first.execute()).rejects.toThrow(`${kind} cannot be stored in shared_note.key`)
    const third = store.writer.insertInto("shared_note").values([note, { ...note, at: untyped(value) }])
    await expect(third.execute()).rejects.toThrow(`${kind} cannot be stored in shared_note.at`)
    const changed = store.writer.updateTable("shared_note").set({ at: 2 }).where("owner", "=", untyped(value))
    await expect(changed.execute()).rejects.toThrow(`${kind} cannot be stored in shared_note.owner`)
    const asked = store.reader.selectFrom("shared_note").selectAll().where("at", ">", untyped(value))
    await expect(asked.execute()).rejects.toThrow(`${kind} cannot be stored in shared_note.at`)
    expect(await store.reader.selectFrom("shared_note").selectAll().execute()).toEqual([])
  })

  test("a column that may be null is named in an insert: what is undefined is refused and not written as NULL", async () => {
    const { store } = await openTestStore()
    const { writer } = store
    await expect(writer.insertInto("basket").values({ account: undefined, rebate_code: null, pickup: null }).execute()).rejects.toThrow(
      "An insert gives no value for basket.account",
    )
    const rows = [
      { account: null, rebate_code: null, pickup: 1 },
      { account: null, rebate_code: undefined, pickup: 2 },
    ]
    await expect(writer.insertInto("basket").values(rows).execute()).rejects.toThrow("basket.rebate_code")
    expect(await store.reader.selectFrom("basket").selectAll().execute()).toEqual([])
    await writer.insertInto("basket").values({ account: null, rebate_code: null, pickup: null }).execute()
  })

  test("whole numbers up to 2^53 - 1, texts, bytes and null come back as they were; counts and sums are numbers", async () => {
    const { store } = await openTestStore()
    const { writer, reader } = store
    const prices = [Number.MIN_SAFE_INTEGER, -1, 0, Number.MAX_SAFE_INTEGER].map((amount) => ({
      category: 1,
      buyer: "retail",
      unpriced: 0 as const,
      amount,
      product: 1,
      valid_after: Number.MIN_SAFE_INTEGER,
      valid_until: Number.MAX_SAFE_INTEGER,
    }))
    await writer.insertInto("listing_price").values(prices).execute()
    expect(await reader.selectFrom("listing_price").selectAll().orderBy("amount").execute()).toEqual(prices)
    const { count, sum } = await reader
      .selectFrom("listing_price")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("amount").as("sum")])
      .where("amount", ">", Number.MIN_SAFE_INTEGER)
      .executeTakeFirstOrThrow()
    expect([count, sum]).toEqual([3, Number.MAX_SAFE_INTEGER - 1])
  })

  test("a whole number above 2^53 that stands in the data is an error, and not another number", async () => {
    const { store } = await openTestStore()
    await sql`insert into revision (subject, number) values ('far', 9007199254740993)`.execute(store.writer)
    const far = () => store.reader.selectFrom("revision").select("number").where("subject", "=", "far").execute()
    await expect(far()).rejects.toThrow(/too large to be represented as a JavaScript number/)
    expect(await store.reader.selectFrom("revision").select("number").where("subject", "=", "texts").execute()).toEqual([{ number: 0 }])
  })

  test("what is yes or no is 1 or 0 on both engines", async () => {
    const { store } = await openTestStore()
    const { rows } = await sql`select exists (select 1 from revision) as some, 1 = 2 as other`.execute(store.reader)
    expect(rows).toEqual([{ some: 1, other: 0 }])
  })

  test("bytes are kept, all of them", async () => {
    const { store } = await openTestStore()
    const { writer, reader } = store
    await writer.insertInto("producer").values({ id: 1, document: "{}" }).execute()
    await writer.insertInto("product").values({ id: 5, code: "a", listed: 1, producer: 1, document: "{}", reduction_end: null }).execute()
    const picture = Uint8Array.from({ length: 256 }, (_, at) => at)
    const review = { product: 5, at: 1, language: "pl", stars: 5, author: "A", email: "a@b.pl", text: "ok", network: "" }
    await writer
      .insertInto("written_review")
      .values({ ...review, picture_width: 1, picture_height: null, picture })
      .execute()
    const kept = await reader.selectFrom("written_review").select(["id", "picture", "picture_height", "accepted"]).executeTakeFirstOrThrow()
    expect(kept).toEqual({ id: 1, picture, picture_height: null, accepted: 0 })
    expect(kept.picture?.constructor).toBe(Uint8Array)
  })
})
