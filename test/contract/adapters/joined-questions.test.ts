import { Effect, Exit, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import { sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeJoinedGraphqlClient } from "../../../adapters/http/graphql/joined-questions.ts"
import { RefusedCalls, unaskedAtMost } from "../../../adapters/http/refused-calls.ts"
import { makeKyBasketApi } from "../../../adapters/http/ky-basket-api.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyShellApi } from "../../../adapters/http/ky-shell-api.ts"
import { makeShopClient, type ShopFetch } from "../../../adapters/http/shop-client.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** One visitor's questions, and the documents that they went in. */
function visitorOf(answer: ShopFetch, refusedCalls = new RefusedCalls()) {
  const documents: string[] = []
  const fetch: ShopFetch = async (request) => {
    documents.push(await request.clone().text())
    return answer(request)
  }
  const graphql = makeJoinedGraphqlClient(sendOverHttp(makeShopClient(connectionTo(fetch))), refusedCalls)
  return { documents, catalogue: makeKyCatalogueApi(graphql), basket: makeKyBasketApi(graphql), shell: makeKyShellApi(graphql, "pl") }
}

const together = (each: Readonly<Record<string, Effect.Effect<unknown, unknown>>>) =>
  Effect.runPromise(Effect.all(each, { concurrency: "unbounded", mode: "result" }))

const json = (reply: unknown, status = 200) => new Response(JSON.stringify(reply), { status })
const refusal = { errors: [{ message: 'Cannot query field "ownContent" on type "Query".' }] }

test("what is asked at once goes in one document, what is asked later in another, and each has its own answer", async () => {
  const { shop } = await openTestShop()
  const { documents, catalogue, basket, shell } = visitorOf(withCookies((request) => shop.fetch(request)))
  const asked = { offer: catalogue.offer(601), other: catalogue.offer(603), nothing: catalogue.offer(99_999), visitor: shell.visitor() }
  expect(await together(asked)).toMatchObject({
    offer: { _tag: "Success", success: { id: 601 } },
    other: { _tag: "Success", success: { id: 603 } },
    nothing: { _tag: "Success", success: null },
    visitor: { _tag: "Success", success: { is: "guest" } },
  })
  expect(documents).toHaveLength(1)
  await Effect.runPromise(basket.read())
  expect(documents).toHaveLength(2)
})

test("a change is never joined with anything", async () => {
  const { shop } = await openTestShop()
  const { documents, catalogue, basket } = visitorOf(withCookies((request) => shop.fetch(request)))
  const line = { productId: 601, sizeId: "M", quantity: "1" }
  await together({ one: basket.add([line]), two: basket.add([line]), offer: catalogue.offer(601), other: catalogue.offer(602) })
  expect(documents.filter((document) => document.includes("mutation"))).toHaveLength(2)
  expect(documents.filter((document) => document.includes("mutation") && document.includes("query {"))).toEqual([])
})

test("visitors never share a document, not even in the same moment", async () => {
  const { shop } = await openTestShop()
  const [one, other] = [visitorOf((request) => shop.fetch(request)), visitorOf((request) => shop.fetch(request))]
  await together({ a: one.catalogue.offer(601), b: other.basket.read(), c: one.shell.visitor(), d: other.shell.visitor() })
  expect([one.documents.length, other.documents.length]).toEqual([1, 1])
  expect(one.documents[0]).not.toContain("basketCost")
})

describe("one question's failure is its own", () => {
  test("an error that names a part fails that part; the others have their answers", async () => {
    const { catalogue, shell } = visitorOf(async () =>
      json({ data: { part0: null, part1: { product: null } }, errors: [{ message: "broken", path: ["part0", "firstname"] }] }),
    )
    expect(await together({ visitor: shell.visitor(), offer: catalogue.offer(1) })).toMatchObject({
      visitor: { _tag: "Failure", failure: { _tag: "UnreadableReply", at: "visitor: broken" } },
      offer: { _tag: "Success", success: null },
    })
  })

  test("a part that takes all data with it is not asked twice, the others are asked by themselves", async () => {
    const { documents, catalogue, shell } = visitorOf(async (request) =>
      json(
        (await request.text()).includes("part1")
          ? { data: null, errors: [{ message: "broken", path: ["part0"] }] }
          : { data: { product: { product: null } } },
      ),
    )
    expect(await together({ visitor: shell.visitor(), offer: catalogue.offer(1) })).toMatchObject({
      visitor: { failure: { at: "visitor: broken" } },
      offer: { success: null },
    })
    expect(documents).toHaveLength(2)
  })

  test.each([
    ["a status", () => new Response("<html>", { status: 500 })],
    ["an error that names no part", () => json({ data: { part0: null, part1: null }, errors: [{ message: "too much" }] })],
  ])("%s: each is asked by itself, and fails by itself", async (_, joined) => {
    const { documents, catalogue, shell } = visitorOf(async (request) => {
      const text = await request.text()
      if (text.includes("part0")) return joined()
      return text.includes("client") ? new Response("", { status: 503 }) : json({ data: { product: { product: null } } })
    })
    expect(await together({ visitor: shell.visitor(), offer: catalogue.offer(1) })).toMatchObject({
      visitor: { failure: { _tag: "HttpFailure", status: 503 } },
      offer: { success: null },
    })
    expect(documents).toHaveLength(3)
  })

  test("a joined reply that is cut off fails each question under its own name", async () => {
    const { documents, catalogue, shell } = visitorOf(async () => new Response('{"data":'))
    expect(await together({ visitor: shell.visitor(), offer: catalogue.offer(1) })).toMatchObject({
      visitor: { failure: { at: "visitor: not JSON" } },
      offer: { failure: { at: "product offer: not JSON" } },
    })
    expect(documents).toHaveLength(1)
  })
})

test("what a shop's schema refuses is not asked of it at every page, only once in a while, by itself (10.309)", async () => {
  const { shop } = await openTestShop()
  let lacks = true
  const answer: ShopFetch = async (request) =>
    (await request.clone().text()).includes("ownContent") && lacks ? json(refusal, 400) : shop.fetch(request)
  const refusedCalls = new RefusedCalls()
  const visit = async () => {
    const { documents, catalogue, shell } = visitorOf(answer, refusedCalls)
    const { content } = await together({ content: catalogue.content("terms"), offer: catalogue.offer(601), visitor: shell.visitor() })
    return { requests: documents.length, content: content?._tag }
  }
  expect(await visit()).toEqual({ requests: 4, content: "Failure" })
  expect(await visit()).toEqual({ requests: 1, content: "Failure" })
  lacks = false
  expect(await visit()).toEqual({ requests: 1, content: "Failure" })
  refusedCalls.set("content", unaskedAtMost)
  expect(await visit()).toEqual({ requests: 2, content: "Success" })
  expect(await visit()).toEqual({ requests: 1, content: "Success" })
})

test("the call is given up when nobody waits for it any more, and not before", async () => {
  const signals: AbortSignal[] = []
  const { catalogue, shell } = visitorOf(
    (request) =>
      new Promise((_, reject) => {
        signals.push(request.signal)
        request.signal.addEventListener("abort", () => reject(request.signal.reason))
      }),
  )
  const [one, other] = [Effect.runFork(catalogue.offer(1)), Effect.runFork(shell.visitor())]
  await expect.poll(() => signals.length).toBe(1)
  await Effect.runPromise(Fiber.interrupt(one))
  expect(signals[0]?.aborted).toBe(false)
  await Effect.runPromise(Fiber.interrupt(other))
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect(Exit.hasInterrupts(await Effect.runPromise(Fiber.await(other)))).toBe(true)
})
