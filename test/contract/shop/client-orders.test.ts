import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { makeKyOrderApi } from "../../../adapters/http/ky-order-api.ts"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import type { OwnOrdersQuery } from "../../../core/order/own/own-orders.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"

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
  expect(await listOf(shopper)).toEqual({ counts: [], orders: [] })
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
