import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { expect, onTestFinished, test, vi } from "vitest"
import { hashPassword, verifyPassword } from "../../../fixtures/shop/sign-in/password-hash.ts"
import { statementsAndRows } from "../../support/shop/asked-statements.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** Counts what is hashed, and at which cost. */
function watchHashing() {
  const spy = vi.spyOn(crypto, "scrypt")
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return spy
}

/** The shop's clock of orders goes on meanwhile, once a minute. */
const isOfSignIn = (statement: string): boolean => !/ "(?:subscription|shop_order|order_payment|order_refund)" /.test(statement)

test("a login that nobody has costs the work of one whose password is wrong, in statements and in hashes (10.303)", async () => {
  const { shop } = await openTestShop()
  const spy = watchHashing()
  const workOf = async (login: string) => {
    const shopper = makeShopper(shop)
    const hashed = spy.mock.calls.length
    const { statements } = await statementsAndRows(() => shopper.post("/signin.php", { operation: "login", login, password: "zgaduje" }))
    return { hashes: spy.mock.calls.length - hashed, statements: statements.filter(isOfSignIn).toSorted() }
  }
  await workOf("prepares-statements@example.com")
  const unknown = await workOf("nikt@example.com")
  expect(unknown.hashes).toBe(1)
  expect(unknown.statements.length).toBeGreaterThan(0)
  expect(await workOf("ola@example.com")).toEqual(unknown)
})

test("a forgotten password of nobody costs the work of a known one's: whose it is is looked up when the mail is sent (9.140, 10.591)", async () => {
  // the first mail is on its way until the end, so that none is looked at meanwhile
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = async () => {
    begun.resolve()
    await over.promise
  }
  const { shop } = await openTestShop({ mail: { way: { send }, from: null, hosts: ["shop.local"] } })
  const spy = watchHashing()
  const workOf = async (login: string) => {
    const shopper = makeShopper(shop)
    const hashed = spy.mock.calls.length
    const { statements } = await statementsAndRows(() => shopper.post("/password-recover.php", { operation: "ask", login }))
    return { hashes: spy.mock.calls.length - hashed, statements: statements.filter(isOfSignIn).toSorted() }
  }
  await workOf("ola@example.com")
  await begun.promise
  await workOf("prepares-statements@example.com")
  const unknown = await workOf("nikt@example.com")
  expect([unknown.hashes, unknown.statements.length > 0]).toEqual([0, true])
  expect(await workOf("ola@example.com")).toEqual(unknown)
  over.resolve()
})

test("the hash of nobody costs as much as one that a shop keeps today (10.303)", async () => {
  const spy = watchHashing()
  const stored = await hashPassword("Dzban-pelen-9-lnu")
  await verifyPassword("zgaduje", stored)
  await verifyPassword("zgaduje", null)
  const [, known, nobody] = spy.mock.calls.map(([, , bytes, options]) => JSON.stringify([bytes, options]))
  expect(nobody).toBe(known)
})
