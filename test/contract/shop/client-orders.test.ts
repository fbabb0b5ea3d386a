import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { makeKyOrderApi } from "../../../adapters/http/ky-order-api.ts"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import type { OwnOrdersQuery } from "../../../core/order/own/own-orders.ts"
import { addressVersion } from "../../../core/order/own/may-change-address.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const anna = { login: "anna@example.com", password: "Pracownia-Anna-24" }

const listOf = (shopper: Shopper, query: Partial<OwnOrdersQuery> = {}) =>
  Effect.runPromise(
    makeKyOrderApi(makeGraphqlClient((document) => Effect.promise(async () => ({ status: 200, json: await shopper.ask(document) })))).list({
      status: null,
      page: 0,
      perPage: 10,
      ...query,
    }),
  )

test("the orders of an account are told to it alone, by status and by pages (10.714, 10.770, 11.550)", async () => {
  const { shop, shopper, order } = await openOrdering(onTestFinished)
  expect(await listOf(shopper)).toBeNull()
  await putInto(shopper, 501)
  const { number: asGuest } = await order()
  await shopper.post("/signin.php", { operation: "login", ...anna })
  expect(await listOf(shopper)).toEqual({ counts: [], orders: [], joined: 0 })
  await putInto(shopper, 501)
  const { number: first } = await order()
  await shopper.post("/order1.php", { payment: "pobranie" })
  await putInto(shopper, 502)
  await putInto(shopper, 501, "2")
  const { number: second, read } = await order()
  const found = await listOf(shopper)
  expect(found?.orders.map(({ number }) => number)).toEqual([second, first])
  expect(found?.orders[0]).toMatchObject({ rows: 2, total: read?.sums.total, status: read?.status })
  expect(found?.orders[0]?.names).toEqual(read?.lines.map(({ name }) => name))
  expect(found?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  expect((await listOf(shopper, { perPage: 1, page: 1 }))?.orders.map(({ number }) => number)).toEqual([first])
  expect((await listOf(shopper, { page: 1 }))?.orders).toEqual([])
  for (const status of ["waiting", "accepted", "sent"] as const)
    expect((await listOf(shopper, { status }))?.orders.every((one) => one.status === status)).toBe(true)
  expect((await listOf(shopper, { status: "sent" }))?.orders).toEqual([])
  const other = makeShopper(shop)
  expect(await listOf(other)).toBeNull()
  expect(await other.data(`{ ownOrder(number: "${first}") { status } }`)).toEqual({ ownOrder: null })
  expect(await shopper.data(`{ ownOrder(number: "${asGuest}") { status } }`)).toEqual({ ownOrder: null })
})

test("its buyer cancels an order once, as long as it is open, and gets everything back; nobody else does (10.717, 10.774, 10.968)", async () => {
  const { shop, shopper, order, stocks, database } = await openOrdering(onTestFinished)
  const before = await stocks([501])
  await putInto(shopper, 501)
  const { number } = await order()
  const cancel = async (by: Shopper, asked: string) => {
    const answer = await by.post("/client-orders.php", { operation: "cancel", order: asked })
    return [answer.status, answer.headers.get("location")]
  }
  const status = () => shopper.data(`{ ownOrder(number: "${number}") { status } }`)
  // who is not signed in is led to where one signs in for it
  expect(await cancel(makeShopper(shop), number)).toEqual([303, `/client-orders.php?order=${number}`])
  expect(await status()).toEqual({ ownOrder: { status: "waiting" } })
  expect((await shopper.post("/client-orders.php", { operation: "pack", order: number })).status).toBe(400)
  const shown = [303, `/client-orders.php?order=${number}`]
  expect(await Promise.all([cancel(shopper, number), cancel(shopper, number)])).toEqual([shown, shown])
  expect(await status()).toEqual({ ownOrder: { status: "cancelled" } })
  expect(await stocks([501])).toEqual(before)
  const mails = await database.reader.selectFrom("mail").select("kind").where("kind", "=", "orderCancelled").execute()
  expect(mails).toHaveLength(1)
  expect(await shopper.data("{ ownNotice { is code } }")).toEqual({ ownNotice: { is: "accountChanged", code: "orderCancelled" } })
})

test("an order that is paid or packed is not cancelled by its buyer (10.708, 10.774)", async () => {
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await putInto(shopper, 501)
  await shopper.post("/order1.php", { payment: "pobranie" })
  const { number } = await order()
  const happening = { key: null, kind: "packed", about: {}, atMs: testNowMs, event: { type: "Packed" } } as const
  await database.transaction((within) => liveOrder(within, number, happening), "read committed")
  await shopper.post("/client-orders.php", { operation: "cancel", order: number })
  expect(await shopper.data(`{ ownOrder(number: "${number}") { status } }`)).toEqual({ ownOrder: { status: "packed" } })
})

test("where an order goes, typed when the session is over, is in its form again for its buyer alone, and is not saved by itself (10.968, 10.1091)", async () => {
  const { shopper, order, shop } = await openOrdering(onTestFinished)
  const signIn = (by: Shopper, login: string, password: string) => by.post("/signin.php", { operation: "login", login, password })
  await signIn(shopper, anna.login, anna.password)
  await putInto(shopper, 501)
  const { number, read } = await order()
  const goesTo = () => shopper.data(`{ ownOrder(number: "${number}") { buyer { delivery { street } } } }`)
  const before = await goesTo()
  const version = read === null || read === undefined ? "" : addressVersion(read.buyer.delivery)
  const typed = { operation: "address", order: number, owner: anna.login, version, delivery_street: "Zimowa 2", delivery_city: "Hel" }
  for (const [login, password] of [
    ["zakupy@example.org", "Pracownia-Hurt-24"],
    [anna.login, anna.password],
  ] as const) {
    const tab = makeShopper(shop)
    const answer = await tab.post("/client-orders.php", typed)
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/client-orders.php?order=${number}`])
    expect([tab.cookies.has("unsaved"), await noticeOf(tab)]).toEqual([true, null])
    await signIn(tab, login, password)
    const unsaved = { is: "accountFormRefused", code: "signedOut", row: number, limit: version, name: "" }
    expect([login, await noticeOf(tab)]).toEqual([login, login === anna.login ? expect.objectContaining(unsaved) : null])
  }
  expect(await goesTo()).toEqual(before)
})
