import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { Cause, Effect, Exit, Result } from "effect"
import { describe, expect, test } from "vitest"
import { type GraphqlClient, makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeJoinedGraphqlClient } from "../../../adapters/http/graphql/joined-questions.ts"
import { makeKyBasketApi } from "../../../adapters/http/ky-basket-api.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyPickupApi } from "../../../adapters/http/ky-pickup-api.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeKyQuickPayments } from "../../../adapters/http/ky-quick-payments.ts"
import { makeKyShellApi } from "../../../adapters/http/ky-shell-api.ts"
import { makeShopClient, type ShopClient, type ShopFetch } from "../../../adapters/http/shop-client.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import type { ShopFailure } from "../../../ports/failures.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const row = { rowId: "a", productId: 1, sizeId: "uniw" }

/** Both ways to a shop. */
interface Door {
  readonly client: ShopClient
  readonly graphql: GraphqlClient
}

const joined = (client: ShopClient): Door => ({ client, graphql: makeJoinedGraphqlClient(sendOverHttp(client), new RefusedCalls()) })
const oneByOne = (client: ShopClient): Door => ({ client, graphql: makeGraphqlClient(sendOverHttp(client)) })
const clientOf = (fetch: ShopFetch, timeoutMs?: number): ShopClient => makeShopClient(connectionTo(fetch, timeoutMs))
const graphqlOf = (fetch: ShopFetch): GraphqlClient => oneByOne(clientOf(fetch)).graphql

/** Every way in which a page asks the shop. */
const calls: readonly (readonly [string, (door: Door) => Effect.Effect<unknown, ShopFailure>])[] = [
  ["offer", ({ graphql }) => makeKyCatalogueApi(graphql).offer(1)],
  ["details", ({ graphql }) => makeKyCatalogueApi(graphql).details(1)],
  ["producer", ({ graphql }) => makeKyCatalogueApi(graphql).producer({ producerId: 1, page: 0 })],
  ["pickup points", ({ graphql }) => makeKyPickupApi(graphql).search({ text: "Hel", position: null, page: 0 })],
  ["quick payments", ({ graphql }) => makeKyQuickPayments(graphql).offered(1)],
  ["questions", ({ graphql }) => makeKyCatalogueApi(graphql).questions(1)],
  ["notify", ({ client }) => makeKyProductApi(client).notify({ productId: 1, sizeId: "M", email: "a@b.pl" }, "")],
  ["listing", ({ graphql }) => makeKyCatalogueApi(graphql).listing({ categoryId: 1, sort: "default", page: 0 })],
  ["related", ({ graphql }) => makeKyCatalogueApi(graphql).related(1)],
  ["tiles", ({ graphql }) => makeKyCatalogueApi(graphql).tiles([1])],
  ["home", ({ graphql }) => makeKyCatalogueApi(graphql).home()],
  ["content", ({ graphql }) => makeKyCatalogueApi(graphql).content("terms")],
  ["refresh", ({ client }) => makeKyProductApi(client).refreshSize(1, "M", false)],
  ["bundle price", ({ client }) => makeKyProductApi(client).bundlePrice([{ name: "product", value: "1" }])],
  ["calculate price", ({ client }) => makeKyProductApi(client).unitPrice([{ name: "product", value: "1" }])],
  ["read basket", ({ graphql }) => makeKyBasketApi(graphql).read()],
  ["add", ({ graphql }) => makeKyBasketApi(graphql).add([{ productId: 1, sizeId: "uniw", quantity: "1" }])],
  ["change", ({ graphql }) => makeKyBasketApi(graphql).change(row, "1")],
  ["remove", ({ graphql }) => makeKyBasketApi(graphql).remove([row])],
  ["read notes", ({ graphql }) => makeKyBasketApi(graphql).notes()],
  ["change note", ({ graphql }) => makeKyBasketApi(graphql).note(row, { is: "comment", text: "A" })],
  ["read subscriptions", ({ graphql }) => makeKyBasketApi(graphql).readSubscriptions()],
  ["remove rows", ({ graphql }) => makeKyBasketApi(graphql).removeRows([row])],
  ["add subscriptions", ({ graphql }) => makeKyBasketApi(graphql).addSubscriptions([{ ...row, quantity: decimalOf(1), days: 30 }])],
  ["shell", ({ graphql }) => makeKyShellApi(graphql, "pl").shell()],
  ["visitor", ({ graphql }) => makeKyShellApi(graphql, "pl").visitor()],
]

const reply =
  (body: string, status = 200): ShopFetch =>
  async () =>
    new Response(body, { status })

/** Never answers, but gives up when it is told to. */
const hang: ShopFetch = (request) =>
  new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)))

const faults: readonly (readonly [string, ShopFetch, ShopFailure["_tag"]])[] = [
  ["no connection", () => Promise.reject(new TypeError("fetch failed")), "NetworkFailure"],
  ["status 500", reply("broken", 500), "HttpFailure"],
  ["status 404 with a page", reply("<html>not here</html>", 404), "HttpFailure"],
  ["broken JSON", reply('{"data":'), "UnreadableReply"],
  ["an empty body", reply(""), "UnreadableReply"],
  ["another shape", reply('{"data":{"product":5,"basket":5,"ownShop":5},"sizeprices":5,"bundleprice":5}'), "UnreadableReply"],
  ["no answer in time", hang, "TimeoutFailure"],
]

async function failureOf(call: Effect.Effect<unknown, ShopFailure>): Promise<ShopFailure> {
  const exit = await Effect.runPromiseExit(call)
  if (Exit.isSuccess(exit)) throw new Error(`succeeded with ${JSON.stringify(exit.value)}`)
  const found = Cause.findError(exit.cause)
  if (Result.isFailure(found)) throw new Error(Cause.pretty(exit.cause))
  return found.success
}

describe.each(faults)("%s", (_name, fetch, tag) => {
  const client = () => clientOf(fetch, tag === "TimeoutFailure" ? 20 : undefined)

  test.each(calls)(`%s fails with ${tag}, alone or among others`, async (_call, run) => {
    expect(await failureOf(run(oneByOne(client())))).toMatchObject({ _tag: tag })
    const among = joined(client())
    const other = failureOf(makeKyCatalogueApi(among.graphql).offer(2))
    expect(await failureOf(run(among))).toMatchObject({ _tag: tag })
    expect(await other).toMatchObject({ _tag: tag })
  })
})

test("an unreadable reply keeps what its reading failed with", async () => {
  const notJson = await failureOf(makeKyBasketApi(graphqlOf(reply("<html>"))).read())
  expect(notJson).toMatchObject({ _tag: "UnreadableReply", cause: expect.any(SyntaxError) })
  const otherShape = await failureOf(makeKyBasketApi(graphqlOf(reply('{"data":{"basket":5}}'))).read())
  expect(otherShape).toMatchObject({ _tag: "UnreadableReply", cause: { _tag: "SchemaError" } })
  const refused = await failureOf(makeKyBasketApi(graphqlOf(reply('{"errors":[{"message":"no"}]}'))).read())
  expect(refused).toMatchObject({ at: "basket: no", cause: [{ message: "no" }] })
})

test("a change that is refused with nothing but a status is refused with that status as its message (8.64)", async () => {
  const answer = reply('{"data":{"addProductsToBasket":{"status":"locked"}}}')
  const change = makeKyBasketApi(graphqlOf(answer)).add([{ productId: 1, sizeId: "M", quantity: "1" }])
  expect(await Effect.runPromise(change)).toEqual({ _tag: "Refused", refusal: { _tag: "Other", code: "locked", message: "locked" } })
})

test("an unreadable reply says where, in one line", async () => {
  const failure = await failureOf(makeKyBasketApi(graphqlOf(reply('{"data":{"basket":{"products":5}}}'))).read())
  expect(failure).toMatchObject({ at: expect.stringMatching(/^basket: .*products/) })
  expect("at" in failure && failure.at).not.toContain("\n")
})

describe("a shop of another kind", () => {
  const unknownField = '{"errors":[{"message":"Cannot query field \\"ownShop\\" on type \\"Query\\"."}]}'

  test("what only this project's shop has is not offered there", async () => {
    const client = graphqlOf(reply(unknownField))
    expect(await failureOf(makeKyShellApi(client, "pl").shell())).toMatchObject({ _tag: "NotOffered" })
    expect(await failureOf(makeKyCatalogueApi(client).details(1))).toMatchObject({ _tag: "NotOffered" })
  })

  test("offer and basket are asked for once more without the additions", async () => {
    const asked: string[] = []
    const fetch: ShopFetch = async (request) => {
      const text = await request.text()
      asked.push(text)
      return new Response(text.includes("own") ? unknownField : '{"data":{"product":{"product":null}}}')
    }
    expect(await Effect.runPromise(makeKyCatalogueApi(graphqlOf(fetch)).offer(1))).toBeNull()
    expect(asked).toHaveLength(2)
  })
})

test("a change that was made is not told as a failure because the basket could not be read at once", async () => {
  const { shop } = await openTestShop()
  let broken = 1
  const fetch: ShopFetch = async (request) => {
    const isRead = (await request.clone().text()).includes("basketCost")
    if (isRead && broken > 0) {
      broken -= 1
      return new Response("", { status: 503 })
    }
    return shop.fetch(request)
  }
  const api = makeKyBasketApi(graphqlOf(withCookies(fetch)))
  expect(await Effect.runPromise(api.add([{ productId: 602, sizeId: "uniw", quantity: "2" }]))).toMatchObject({
    _tag: "Changed",
    basket: { rows: [{ productId: 602 }] },
  })
})

test("a document is sent as JSON, and JSON is asked for (7.1, 11.2)", async () => {
  const sent: Request[] = []
  const fetch: ShopFetch = async (request) => {
    sent.push(request.clone())
    return new Response('{"data":{"basket":null}}')
  }
  await Effect.runPromise(Effect.exit(makeKyBasketApi(graphqlOf(fetch)).read()))
  const [request] = sent
  expect([request?.method, request?.headers.get("content-type"), request?.headers.get("accept")]).toEqual([
    "POST",
    "application/json",
    "application/json",
  ])
  expect(await request?.json()).toEqual({ query: expect.stringContaining("basket {") })
})

test("a change is sent once, whatever comes back", async () => {
  let sent = 0
  const fetch: ShopFetch = async () => {
    sent += 1
    return new Response("", { status: 503 })
  }
  await failureOf(makeKyBasketApi(graphqlOf(fetch)).change(row, "2"))
  expect(sent).toBe(1)
})
