import { expect, test } from "vitest"
import { reasonOf, StoreFullError, StoreRefusal, storeTrouble } from "../../../fixtures/shop/store/store-trouble.ts"
import { storeRefusal } from "../../../fixtures/shop/store/store-place.ts"

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields)

test.each([
  ["SQLite that is locked, also in its refined number", withFields("database is locked", { errcode: 261 }), "busy"],
  ["SQLite on a full disk", withFields("database or disk is full", { errcode: 13 }), "full"],
  ["SQLite in a folder that takes no changes", withFields("attempt to write a readonly database", { errcode: 1032 }), "read-only"],
  ["SQLite of which a constraint is broken", withFields("UNIQUE constraint failed", { errcode: 2067 }), null],
  ["a full disk", withFields("ENOSPC", { code: "ENOSPC", syscall: "mkdir" }), "full"],
  ["a folder without rights", withFields("EACCES", { code: "EACCES", syscall: "mkdir" }), "read-only"],
  ["PostgreSQL that ends", withFields("terminating connection", { severity: "FATAL", code: "57P01" }), "away"],
  ["PostgreSQL that is cancelled", withFields("canceling statement", { severity: "ERROR", code: "57014" }), "busy"],
  ["PostgreSQL of which a constraint is broken", withFields("duplicate key", { severity: "ERROR", code: "23505" }), null],
  ["a socket without rights", withFields("connect EACCES", { code: "EACCES", syscall: "connect" }), "away"],
  ["a connection that is reset", withFields("read ECONNRESET", { code: "ECONNRESET", syscall: "read" }), "away"],
  ["a certificate that nobody knows", withFields("self-signed certificate", { code: "DEPTH_ZERO_SELF_SIGNED_CERT" }), "away"],
  ["a connection that ends", new Error("Connection terminated unexpectedly"), "away"],
  ["a server that does not answer", new Error("Query read timeout"), "away"],
  ["a pool in which nobody gets a connection", new Error("timeout exceeded when trying to connect"), "busy"],
  ["a queue that is full", new StoreFullError(80), "busy"],
  ["an address without a password", new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"), "refused"],
  ["a defect", new TypeError("x is not a function"), null],
  ["no error", "no", null],
])("%s", (_, error, trouble) => expect(storeTrouble(error)).toBe(trouble))

test("a host with two addresses has an error for each: the first is told", () => {
  const refused = withFields("connect ECONNREFUSED ::1:5432", { code: "ECONNREFUSED", syscall: "connect" })
  const both = new AggregateError([refused, new Error("connect ECONNREFUSED 127.0.0.1:5432")])
  expect([storeTrouble(both), reasonOf(both)]).toEqual(["away", "connect ECONNREFUSED ::1:5432"])
})

test("a password is not told, whatever the reason says", async () => {
  const place = { databaseUrl: "postgres://shop:hu%24h-$&@db.example/shop" }
  const refusal = await storeRefusal(place, withFields("connect to shop:hu$h-$& failed\nat once", { code: "ECONNREFUSED" }))
  expect(refusal).toEqual(
    new StoreRefusal(
      "DATABASE_URL: the database shop at db.example:5432 cannot be reached (connect to shop:*** failed). Start it, or name another.",
      { cause: "away" },
    ),
  )
  expect(await storeRefusal(place, new TypeError("a defect"))).toEqual(new TypeError("a defect"))
})
