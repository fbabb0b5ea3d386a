import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyBasketApi } from "../../../adapters/http/ky-basket-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import type { BasketReply } from "../../../core/basket/basket.ts"
import { decimalToNumber } from "../../../core/values/decimal.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { PlatformVisit, platformOrigin } from "../../support/platform-shop/shop-visit.ts"

// Rows of a cart there as a script changes them.

/** A cart of the second shop, where one product and size stands in two rows: bought once, and every 30 days. @param change another shop of it */
async function cartOfTwoRows(change: (answer: Response) => Promise<Response> = (answer) => Promise.resolve(answer)) {
  const shop = platformShop({ theme: "current" })
  const visit = new PlatformVisit({ theme: "current" }, async (request) => change(await shop(request)))
  const coffee = { product: "221", size: "uniw", number: "1", mode: "1" }
  await visit.post("/basketchange.php", { ...coffee, subscription: "true", days_in_period: "30" })
  await visit.post("/basketchange.php", coffee)
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === "POST" ? await request.text() : null
    return visit.ask(pathname + search, { method: request.method, headers: request.headers, body })
  }
  const client = makeShopClient({ origin: platformOrigin, fetch, language: "pl", timeoutMs: 20_000 })
  const api = makeKyBasketApi(makeGraphqlClient(sendOverHttp(client)), client)
  return { api, read: () => Effect.runPromise(api.read()), loseSession: () => visit.cookies.clear() }
}

/** The quantities of its rows, where the shop has changed it. */
const quantities = (reply: BasketReply) =>
  reply._tag === "Changed" ? reply.basket.rows.map(({ quantity }) => decimalToNumber(quantity)) : reply._tag

describe("a product and size that stands in two rows", () => {
  test.each([
    [0, [3, 1]],
    [1, [1, 3]],
  ])("has row %d changed, which is looked for by its own number (10.1007)", async (place, expected) => {
    const { api, read } = await cartOfTwoRows()
    const row = (await read()).rows[place]
    expect(row).toBeDefined()
    if (row === undefined) return
    expect(quantities(await Effect.runPromise(api.change(row, "3")))).toEqual(expected)
  })

  test("counts as changed where the shop has given its row another number, and not where none has the quantity (10.1007)", async () => {
    let asked = 0
    const { api, read } = await cartOfTwoRows(async (answer) => {
      if (answer.headers.get("content-type")?.includes("json") !== true) return answer
      asked += 1
      const text = (await answer.text()).replaceAll(/(?<="additional":")/g, String(asked))
      return new Response(text, { status: answer.status, headers: answer.headers })
    })
    const [row] = (await read()).rows
    expect(row).toBeDefined()
    if (row === undefined) return
    // this shop does not know the number that it told
    const refused = await Effect.runPromise(Effect.result(api.change(row, "3")))
    expect(refused).toMatchObject({ _tag: "Failure", failure: { _tag: "NotOffered" } })
    const known = { ...row, rowId: row.rowId.replace(/^\d+?(?=\w{32}$)/, "") }
    expect(quantities(await Effect.runPromise(api.change(known, "3")))).toEqual([3, 1])
  })
})

test("a row of a session that was lost is gone, with all others, and is not said to keep its quantity (10.173, 10.1007)", async () => {
  const { api, read, loseSession } = await cartOfTwoRows()
  const [row] = (await read()).rows
  expect(row).toBeDefined()
  if (row === undefined) return
  loseSession()
  expect(quantities(await Effect.runPromise(api.change(row, "3")))).toEqual([])
})
