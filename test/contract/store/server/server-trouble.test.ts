import { inspect } from "node:util"
import { sql } from "kysely"
import { describe, expect, onTestFinished, test } from "vitest"
import { migrateShopStore } from "../../../../fixtures/shop/store/migrate-shop-store.ts"
import { openShopStore } from "../../../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../../../fixtures/shop/store/store-place.ts"
import { StoreRefusal, storeTrouble } from "../../../../fixtures/shop/store/store-trouble.ts"
import { emptyPlace, inPlace, openTestStore } from "../../../support/store/store-of-test.ts"
import { addressOf, onServer, serverAddress } from "../../../support/store/test-databases.ts"

/** What whoever runs the shop is told, and all else that the error would show in a log. */
async function told(attempt: Promise<unknown>): Promise<{ readonly line: string; readonly all: string }> {
  const error = await attempt.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof StoreRefusal)) throw error
  return { line: error.message, all: inspect(error, { depth: 9, showHidden: true }) }
}

const troubleOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error: unknown) => storeTrouble(error),
  )

/** Makes a user who may do nothing; it is gone after the test. */
async function plainUser(name: string): Promise<void> {
  await onServer(`create role ${name} login password 'hush-hush'`)
  onTestFinished(() => onServer(`drop role ${name}`).then(() => undefined))
}

const asUser = (address: string, user: string, password: string) => address.replace(/\/\/[^@]+@/, `//${user}:${password}@`)

describe("a server that cannot be used is told in one line: the setting, the reason, the way out, and no password", () => {
  const place = "[a-z_0-9]+ at /[^ ]+/witryna-postgres-[^ ]+"
  test.each([
    [
      "another password",
      () => asUser(serverAddress(), "postgres", "hush-hush"),
      `^DATABASE_URL: the database ${place} refuses the user postgres \\(password authentication failed for user "postgres"\\)\\. Check name`,
    ],
    [
      "a user that it does not know",
      () => asUser(serverAddress(), "stranger", "hush-hush"),
      `^DATABASE_URL: the database ${place} refuses the user stranger \\(`,
    ],
    [
      "a database that it does not have",
      () => asUser(addressOf("nowhere"), "postgres", "a-secret-of-postgres"),
      `^DATABASE_URL: there is no database nowhere at .+ \\(database "nowhere" does not exist\\)\\. Make it, or name another`,
    ],
    [
      "a socket that is not there",
      () => "postgres://shop:hush-hush@localhost/shop?host=%2Fnowhere",
      "^DATABASE_URL: the database shop at /nowhere cannot be reached \\(connect ENOENT .+\\)\\. Start it, or name another",
    ],
    [
      "a port that nothing listens at, of a host with two addresses",
      () => "postgres://shop:hush-hush@localhost:1/shop",
      "^DATABASE_URL: the database shop at localhost:1 cannot be reached \\(connect ECONNREFUSED .+:1\\)\\. Start it",
    ],
    [
      "a host that is unknown",
      () => "postgres://shop:hush-hush@shop.invalid/shop",
      "^DATABASE_URL: the database shop at shop.invalid:5432 cannot be reached \\(getaddrinfo E.+ shop.invalid\\)\\. Start it",
    ],
    ["no address", () => "postgres://shop:hush-hush@[/shop", "^DATABASE_URL is no address of a PostgreSQL database, such as"],
    ["another kind of address", () => "mysql://shop:hush-hush@host/shop", "^DATABASE_URL is no address of a PostgreSQL database, such as"],
  ])("%s", async (_, address, line) => {
    const { line: found, all } = await told(openShopStore({ databaseUrl: address() }))
    expect(found).toMatch(new RegExp(line))
    expect(found).not.toContain("\n")
    expect(all).not.toMatch(/hush-hush|a-secret-of-postgres/)
    expect((await told(migrateShopStore({ databaseUrl: address() }))).line).toBe(found)
  })

  test("a user without rights, and a database that takes no changes; nothing is written", async () => {
    const empty = await emptyPlace()
    if (!("databaseUrl" in empty)) throw new Error("These tests are about a server")
    await plainUser("guest")
    const guest = { databaseUrl: asUser(empty.databaseUrl, "guest", "hush-hush") }
    expect((await told(migrateShopStore(guest))).line).toMatch(
      /^DATABASE_URL: the database shop_\d+_\d+ at .+ takes no changes from guest \(permission denied for schema public\)\. Name the server/,
    )
    const [{ name }] = [await inPlace(empty, "select current_database() as name")].map(([row]) => Object(row))
    await onServer(`alter database ${String(name)} set default_transaction_read_only = on`)
    expect((await told(migrateShopStore(empty))).line).toMatch(/ takes no changes from postgres \(cannot execute .+ in a read-only/)
    expect(await inPlace(empty, "select tablename from pg_tables where schemaname = 'public'")).toEqual([])
  })

  test("tables are made past a pooler, by an address of its own, which is named when it does not work", async () => {
    const empty = await emptyPlace()
    if (!("databaseUrl" in empty)) throw new Error("These tests are about a server")
    const pooled = "postgres://shop:hush-hush@localhost:1/shop"
    expect((await told(migrateShopStore({ databaseUrl: empty.databaseUrl, directUrl: pooled }))).line).toMatch(
      /^DIRECT_DATABASE_URL: the database shop at localhost:1 cannot be reached/,
    )
    expect((await told(openShopStore({ databaseUrl: empty.databaseUrl, directUrl: "oops" }))).line).toMatch(/^DIRECT_DATABASE_URL is no/)
    expect(await migrateShopStore({ databaseUrl: pooled, directUrl: empty.databaseUrl })).toBe(true)
  })
})

const raise = ({ writer }: Pick<ShopStore, "writer">) =>
  writer
    .updateTable("revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1) }))
    .where("subject", "=", "texts")
    .execute()
const numberIn = async (place: StorePlace) => inPlace(place, "select number::int from revision where subject = 'texts'")
const killAll = (place: StorePlace) =>
  inPlace(
    place,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'witryna' and pid <> pg_backend_pid()",
  )

describe("a connection that is killed", () => {
  /** What would have ended the process of a shop during this test. */
  const strayErrors = (): readonly unknown[] => {
    const stray: unknown[] = []
    const note = (error: unknown) => stray.push(error)
    for (const event of ["uncaughtException", "unhandledRejection"]) {
      process.on(event, note)
      onTestFinished(() => void process.off(event, note))
    }
    return stray
  }

  test("between two statements is replaced by the next", async () => {
    const [stray, { store, place }] = [strayErrors(), await openTestStore()]
    await Promise.all([raise(store), raise(store), raise(store)])
    await killAll(place)
    // the ends of the connections may be on their way
    for (let tries = 0; (await troubleOf(raise(store))) !== "none"; tries += 1) expect(tries).toBeLessThan(20)
    await raise(store)
    expect(await numberIn(place)).toEqual([{ number: 5 }])
    expect(stray).toEqual([])
  })

  test("in the middle of a transaction takes all of it back, says that the server is away, and the next one is kept", async () => {
    const [stray, { store, place }] = [strayErrors(), await openTestStore()]
    const broken = store.transaction(async (within) => {
      await raise({ writer: within })
      await killAll(place)
      await raise({ writer: within })
    }, "read committed")
    expect(await troubleOf(broken)).toBe("away")
    expect(await numberIn(place)).toEqual([{ number: 0 }])
    for (let tries = 0; (await troubleOf(raise(store))) !== "none"; tries += 1) expect(tries).toBeLessThan(20)
    expect(await numberIn(place)).toEqual([{ number: 1 }])
    expect(stray).toEqual([])
  })
})

describe("many at once", () => {
  test("wait for a connection, and who comes when too many wait is refused at once", async () => {
    const { place } = await openTestStore()
    const store = await openShopStore({ ...place, maxConnections: 1 })
    onTestFinished(() => store.close())
    const [begun, { promise, resolve }] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = store.transaction(() => {
      begun.resolve()
      return promise
    }, "read committed")
    await begun.promise
    const waiting = Array.from({ length: 100 }, () => raise(store))
    // each of them is in the queue by now
    await new Promise((done) => setImmediate(done))
    expect(await troubleOf(raise(store))).toBe("busy")
    resolve()
    await Promise.all([holding, ...waiting])
    expect(await numberIn(place)).toEqual([{ number: 100 }])
  })

  test("two transactions that would contradict each other: one is done again, whole, when it is refused at its end", async () => {
    const { store, place } = await openTestStore()
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let began = 0
    const run = (own: string) =>
      store.transaction(async (within) => {
        const turn = began
        began += 1
        const rows = await within.selectFrom("setting").select("name").where("value", "=", "on duty").execute()
        met[turn]?.resolve()
        if (turn < 2) await Promise.all(met.map((each) => each.promise))
        // whoever comes first is on duty; without serialising both would be
        if (rows.length === 0) await within.insertInto("setting").values({ name: own, value: "on duty" }).execute()
      }, "serializable")
    await Promise.all([run("one"), run("other")])
    expect(began).toBe(3)
    expect(await inPlace(place, "select count(*)::int as count from setting where value = 'on duty'")).toEqual([{ count: 1 }])
  })

  test("work that is refused again and again is given up, and told as busy", async () => {
    const { store } = await openTestStore()
    let times = 0
    const refused = store.transaction(async (within) => {
      times += 1
      await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(within)
    }, "serializable")
    expect(await troubleOf(refused)).toBe("busy")
    expect(times).toBe(13)
  })

  test("a transaction in which a statement failed is not kept, whatever its work made of the error", async () => {
    const { store, place } = await openTestStore()
    const swallowed = store.transaction(async (within) => {
      await raise({ writer: within })
      await sql`select 1 / 0`.execute(within).catch(() => null)
    }, "read committed")
    await expect(swallowed).rejects.toThrow("A statement of this transaction failed, and what it threw was not let through")
    expect(await numberIn(place)).toEqual([{ number: 0 }])
  })

  test("a statement that takes too long is ended, and told as busy", async () => {
    const { store } = await openTestStore()
    const long = store.transaction(async (within) => {
      await sql`set local statement_timeout = 20`.execute(within)
      await sql`select pg_sleep(30)`.execute(within)
    }, "read committed")
    expect(await troubleOf(long)).toBe("busy")
  })
})
