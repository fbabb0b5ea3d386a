import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { KeptSuggestions } from "../../../ports/kept-suggestions.ts"
import type { SearchApi } from "../../../ports/search-api.ts"
import { makeSessionSuggestions } from "../../../adapters/browser/session-suggestions.ts"
import type { SearchContext } from "../../../core/search/search-cache.ts"
import { noSuggestions, type Suggestions } from "../../../core/search/suggestions.ts"
import { makeSuggest } from "../../../core/use-cases/suggest.ts"
import { NetworkFailure } from "../../../ports/failures.ts"
import { foundProduct } from "../../support/core/sample-shell.ts"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKySearchApi } from "../../../adapters/http/ky-search-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { price } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const guest: SearchContext = { language: "pl", currency: "zł", region: "", client: null }

/** A store of a browser, and what is in it. */
function browserStore(): { readonly kept: KeptSuggestions; readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  const kept = { read: (key: string) => entries.get(key) ?? null, keep: (key: string, entry: string) => void entries.set(key, entry) }
  return { kept, entries }
}

/** A shop that answers in turn; `null` = it cannot be reached. */
function shopOf(...answers: readonly (Suggestions | null)[]) {
  const asked: string[] = []
  const failures: string[] = []
  const api: SearchApi = {
    suggest: (query) => {
      const answer = answers[asked.length] ?? null
      asked.push(query)
      return answer === null ? Effect.fail(new NetworkFailure({ cause: "off" })) : Effect.succeed(answer)
    },
  }
  const log = { write: (during: string) => Effect.sync(() => void failures.push(during)) }
  return { api, log, asked, failures }
}

const some: Suggestions = { ...noSuggestions, products: [foundProduct("Kubek")] }
const ask = (suggest: ReturnType<typeof makeSuggest>, query: string, context = guest) =>
  Effect.runPromise(suggest({ query, limit: 6, context }))

test("an answer is kept under the words it was asked for, one with nothing as well, and is not asked for again (7.29, 9.18, 11.92)", async () => {
  const { kept, entries } = browserStore()
  const { api, log, asked } = shopOf(some, noSuggestions)
  const suggest = makeSuggest(api, kept, log)
  expect([await ask(suggest, "kubek"), await ask(suggest, "nic"), await ask(suggest, "kubek"), await ask(suggest, "nic")]).toEqual([
    some,
    noSuggestions,
    some,
    noSuggestions,
  ])
  expect([asked, [...entries.keys()]]).toEqual([
    ["kubek", "nic"],
    ["search_kubek", "search_nic"],
  ])
})

test("a failure is logged, silent, and never kept (8.52, 19.3)", async () => {
  const { kept, entries } = browserStore()
  const { api, log, asked, failures } = shopOf(null, some)
  const suggest = makeSuggest(api, kept, log)
  expect(await ask(suggest, "kubek")).toBeNull()
  expect([entries.size, failures]).toEqual([0, ["suggest"]])
  expect(await ask(suggest, "kubek")).toEqual(some)
  expect(asked).toEqual(["kubek", "kubek"])
})

test("a shop whose API has no suggestions is asked once in a session: nothing is suggested, and nothing is reported (10.1058)", async () => {
  const { kept, entries } = browserStore()
  const { log, failures } = shopOf()
  const asked: string[] = []
  const shop = platformShop({ theme: "current", now: () => new Date(testNowMs), lacks: ["Query.productsTextSearch"] })
  const fetch = async (request: Request) => {
    asked.push(await request.clone().text())
    return shop(request)
  }
  const page = () => {
    const client = makeGraphqlClient(sendOverHttp(makeShopClient({ origin: "http://shop.test", fetch, language: "pl", timeoutMs: 20_000 })))
    return makeSuggest(makeKySearchApi(client), kept, log)
  }
  expect(await ask(page(), "kubek")).toEqual(noSuggestions)
  const first = asked.length
  expect(first).toBeGreaterThan(0)
  // the same page, the next one and another text
  const next = page()
  for (const query of ["kubek", "misa", "dzban"]) expect(await ask(next, query)).toEqual(noSuggestions)
  expect([asked.length, failures, entries.size]).toEqual([first, [], 1])
  // who has signed in since may be shown something
  await ask(next, "kubek", { ...guest, client: "7" })
  expect(asked.length).toBeGreaterThan(first)
})

const part = fc.constantFrom("", "a", "b")
const contexts = fc.record({ language: part, currency: part, region: part, client: fc.option(part, { nil: null }) })
const visits = fc.array(fc.record({ context: contexts, query: fc.constantFrom("ku", "kub") }), { maxLength: 12 })

property(
  "whoever shares a browser sees what was suggested for language, currency, region and client of their own, with their own prices (19.3)",
  {
    fault: "what is kept is found by its words alone",
    rule: makeSuggest,
    planted: (api: SearchApi, kept: KeptSuggestions, log: Parameters<typeof makeSuggest>[2]): ReturnType<typeof makeSuggest> => {
      const suggest = makeSuggest(api, kept, log)
      return (input) => suggest({ ...input, context: guest })
    },
    runs: 100,
    holds: (make) =>
      fc.asyncProperty(visits, async (list) => {
        const { kept } = browserStore()
        for (const { context, query } of list) {
          // what this shop tells somebody: no other is told the same
          const own: Suggestions = {
            ...noSuggestions,
            products: [foundProduct(JSON.stringify([context, query]), { price: price("5.00", "4.00") })],
          }
          const { api, log } = shopOf(own)
          expect(await Effect.runPromise(make(api, kept, log)({ query, limit: 6, context }))).toEqual(own)
        }
      }),
  },
)

test("a browser's store that is denied or full keeps nothing, and begins anew when much is in it (7.29)", () => {
  const denied = makeSessionSuggestions(() => {
    throw new DOMException("denied", "SecurityError")
  })
  denied.keep("search_a", "1")
  expect(denied.read("search_a")).toBeNull()
  const entries: Record<string, string> = {}
  const store = Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, entry: string) => void (entries[key] = entry) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of a store is used
  const kept = makeSessionSuggestions(() => store as unknown as Storage)
  entries["other"] = "stays"
  for (let at = 0; at < 61; at += 1) kept.keep(`search_${at}`, "1")
  expect(Object.keys(entries).toSorted()).toEqual(["other", "search_60"])
})
