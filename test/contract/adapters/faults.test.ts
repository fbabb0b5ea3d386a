import { Cause, Effect, Exit, Result } from "effect"
import { describe, expect, test } from "vitest"
import { makeKyBasketApi } from "../../../adapters/http/ky-basket-api.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeKyShellApi } from "../../../adapters/http/ky-shell-api.ts"
import { makeShopClient, type ShopClient, type ShopFetch } from "../../../adapters/http/shop-client.ts"
import type { ShopFailure } from "../../../ports/failures.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const row = { rowId: "a", productId: 1, sizeId: "uniw" }

/** Every way in which a page asks the shop. */
const calls: readonly (readonly [string, (client: ShopClient) => Effect.Effect<unknown, ShopFailure>])[] = [
  ["offer", (client) => makeKyCatalogueApi(client).offer(1)],
  ["details", (client) => makeKyCatalogueApi(client).details(1)],
  ["listing", (client) => makeKyCatalogueApi(client).listing({ categoryId: 1, sort: "default", page: 0 })],
  ["tiles", (client) => makeKyCatalogueApi(client).tiles([1])],
  ["home", (client) => makeKyCatalogueApi(client).home()],
  ["content", (client) => makeKyCatalogueApi(client).content("terms")],
  ["refresh", (client) => makeKyProductApi(client).refreshSize(1, "M")],
  ["read basket", (client) => makeKyBasketApi(client).read()],
  ["add", (client) => makeKyBasketApi(client).add({ productId: 1, sizeId: "uniw", quantity: "1" })],
  ["change", (client) => makeKyBasketApi(client).change(row, "1")],
  ["remove", (client) => makeKyBasketApi(client).remove(row)],
  ["shell", (client) => makeKyShellApi(client, "pl").shell()],
  ["visitor", (client) => makeKyShellApi(client, "pl").visitor()],
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
  ["another shape", reply('{"data":{"product":5,"basket":5,"ownShop":5},"sizeprices":5}'), "UnreadableReply"],
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
  test.each(calls)(`%s fails with ${tag}`, async (_call, run) => {
    expect(await failureOf(run(makeShopClient(connectionTo(fetch, tag === "TimeoutFailure" ? 20 : undefined))))).toMatchObject({
      _tag: tag,
    })
  })
})

test("an unreadable reply keeps what its reading failed with", async () => {
  const notJson = await failureOf(makeKyBasketApi(makeShopClient(connectionTo(reply("<html>")))).read())
  expect(notJson).toMatchObject({ _tag: "UnreadableReply", cause: expect.any(SyntaxError) })
  const otherShape = await failureOf(makeKyBasketApi(makeShopClient(connectionTo(reply('{"data":{"basket":5}}')))).read())
  expect(otherShape).toMatchObject({ _tag: "UnreadableReply", cause: { _tag: "SchemaError" } })
  const refused = await failureOf(makeKyBasketApi(makeShopClient(connectionTo(reply('{"errors":[{"message":"no"}]}')))).read())
  expect(refused).toMatchObject({ at: "basket: no", cause: [{ message: "no" }] })
})

test("a change that is refused with nothing but a status is refused with that status as its message (8.64)", async () => {
  const answer = reply('{"data":{"addProductsToBasket":{"status":"locked"}}}')
  const change = makeKyBasketApi(makeShopClient(connectionTo(answer))).add({ productId: 1, sizeId: "M", quantity: "1" })
  expect(await Effect.runPromise(change)).toEqual({ _tag: "Refused", refusal: { _tag: "Other", code: "locked", message: "locked" } })
})

test("an unreadable reply says where, in one line", async () => {
  const failure = await failureOf(makeKyBasketApi(makeShopClient(connectionTo(reply('{"data":{"basket":{"products":5}}}')))).read())
  expect(failure).toMatchObject({ at: expect.stringMatching(/^basket: .*products/) })
  expect("at" in failure && failure.at).not.toContain("\n")
})

describe("a shop of another kind", () => {
  const outsideSchema = '{"errors":[{"message":"Cannot query field \\"ownShop\\" on type \\"Query\\"."}]}'

  test("what only this project's shop has is not offered there", async () => {
    const client = makeShopClient(connectionTo(reply(outsideSchema)))
    expect(await failureOf(makeKyShellApi(client, "pl").shell())).toMatchObject({ _tag: "NotOffered" })
    expect(await failureOf(makeKyCatalogueApi(client).details(1))).toMatchObject({ _tag: "NotOffered" })
  })

  test("offer and basket are asked for once more without the additions", async () => {
    const asked: string[] = []
    const fetch: ShopFetch = async (request) => {
      const text = await request.text()
      asked.push(text)
      return new Response(text.includes("own") ? outsideSchema : '{"data":{"product":{"product":null}}}')
    }
    expect(await Effect.runPromise(makeKyCatalogueApi(makeShopClient(connectionTo(fetch))).offer(1))).toBeNull()
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
  const api = makeKyBasketApi(makeShopClient(connectionTo(withCookies(fetch))))
  expect(await Effect.runPromise(api.add({ productId: 602, sizeId: "uniw", quantity: "2" }))).toMatchObject({
    _tag: "Changed",
    basket: { rows: [{ productId: 602 }] },
  })
})

test("a change is sent once, whatever comes back", async () => {
  let sent = 0
  const fetch: ShopFetch = async () => {
    sent += 1
    return new Response("", { status: 503 })
  }
  await failureOf(makeKyBasketApi(makeShopClient(connectionTo(fetch))).change(row, "2"))
  expect(sent).toBe(1)
})
