import { Effect } from "effect"
import { expect, onTestFinished, test } from "vitest"
import type { CaseKind } from "../../../core/returns/return-life.ts"
import { orderOfNumber } from "../../../fixtures/shop/orders/orders-store.ts"
import { payByHand } from "../../../fixtures/shop/orders/pay-order.ts"
import { anna, live, opened } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("what is not taken back once it is opened says so among its properties, and nothing else does (10.962)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const api = makeKyCatalogueApi(
    makeGraphqlClient((document) => Effect.promise(async () => ({ status: 200, json: await shopper.ask(document) }))),
  )
  const told = async (id: number) => (await Effect.runPromise(api.details(id)))?.parameters.at(-1)
  expect(await told(545)).toEqual({
    name: "Odstąpienie od umowy",
    values: ["tylko w nienaruszonym opakowaniu"],
    description: "Ze względów higienicznych nie można go zwrócić po otwarciu zapieczętowanego opakowania.",
  })
  expect((await told(501))?.name).not.toBe("Odstąpienie od umowy")
})

test("a withdrawal and a return know what of an order is sealed and what points paid; a complaint is about opened goods too (10.975, 10.976, 11.675, 11.676)", async () => {
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await putInto(shopper, 545)
  await putInto(shopper, 576, "1", { for_points: "true" })
  const { number } = await order()
  const total = (await orderOfNumber(database.reader, number))?.sums.total ?? { minor: 0 }
  await database.transaction((within) => payByHand(within, number, { amount: total, currency: "PLN", atMs: testNowMs }), "read committed")
  for (const step of ["Packed", "Sent", "Delivered"] as const) await live(database, number, step)
  const rowsOf = async (kind: CaseKind) =>
    (await opened(shopper, { kind, order: number })).order?.rows.map(({ isSealed, points }) => [isSealed, points?.coefficient ?? null])
  expect([await rowsOf("withdrawal"), await rowsOf("return"), await rowsOf("complaint")]).toEqual([
    [
      [true, null],
      [false, 450],
    ],
    [
      [true, null],
      [false, 450],
    ],
    [
      [false, null],
      [false, 450],
    ],
  ])
  const zones = await shopper.ask(`{ ownOrder(number: "${number}") { zone } ownOrders { orders { zone } } }`)
  expect(zones).toEqual({ data: { ownOrder: { zone: "Europe/Warsaw" }, ownOrders: { orders: [{ zone: "Europe/Warsaw" }] } } })
})
