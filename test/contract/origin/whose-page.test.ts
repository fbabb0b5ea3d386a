import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { knownCallsOnce } from "../../../adapters/origin/whole/known-calls.ts"
import { callsOfPages, knownAmong, makeIsTheirs, ourPagesWith, pagesCalls } from "../../../adapters/origin/whole/whose-page.ts"
import { pageNames } from "../../../core/pages/pages.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { samplePaths, sampleSections } from "../../support/pages/sample-paths.ts"

const at = (path: string) => new URL(path, "http://own.test")
const isTheirs = (path: string, known: readonly string[]) => makeIsTheirs(async () => new Set(known))(at(path))

/** An address of each page. */
const addresses = new Map(
  [
    ...samplePaths,
    ...sampleSections.map((section) => `/login.php?section=${section}`),
    "/basketedit.php?mode=2",
    "/product-review.php?product=501",
    "/return.php?status=basket_empty",
    "/client-orders.php?order=23456-789AB",
    "/place-order.php?order=23456-789AB",
    "/prepaid.php?order=23456-789AB",
  ].flatMap((path) => {
    const { pathname, searchParams } = at(path)
    const address = readPageAddress(pathname, searchParams)
    return address === null ? [] : [[address.page, path] as const]
  }),
)

describe("whose page stands at an address", () => {
  const shown = pageNames.filter((name) => name !== "failure")
  test.each(shown)("%s is ours as soon as the shop knows each call that it needs, and not before (10.1004)", async (name) => {
    const path = addresses.get(name) ?? ""
    expect(path).not.toBe("")
    const needed = callsOfPages[name]
    expect(await isTheirs(path, needed)).toBe(false)
    for (const call of needed)
      expect(
        await isTheirs(
          path,
          needed.filter((other) => other !== call),
        ),
      ).toBe(true)
  })

  test("a shop that knows none of our calls has ours where one looks and buys, and its own for all else (10.1004)", () => {
    expect(shown.filter((name) => callsOfPages[name].length === 0)).toEqual([
      "home",
      "product",
      "category",
      "categories",
      "producer",
      "lastSeen",
      "search",
      "cart",
      "signIn",
      "content",
      "message",
    ])
  })

  test.each(["/settings.php", "/gfx/pol/logo.png", "/return.php?status=order_placed", "/affiliate.php", "/blog-list.php"])(
    "%s is none of our pages (10.1004)",
    async (path) => {
      expect(await isTheirs(path, pagesCalls)).toBe(true)
    },
  )
})

test("what is found of the calls says which pages are ours, and tells the calls again (10.995, 10.1004)", () => {
  const none = ourPagesWith(new Set())
  expect([none.from, none.told]).toEqual(["pages", `${shownByAll} of ${pageNames.length} pages are ours`])
  expect(ourPagesWith(new Set(pagesCalls))).toMatchObject({ from: "api", lacks: [] })
  fc.assert(
    fc.property(fc.subarray([...pagesCalls]), (calls) => {
      expect(knownAmong([ourPagesWith(new Set(calls))])).toEqual(new Set(calls))
    }),
  )
  expect(knownAmong([{ name: "ourPages", from: null, told: "it cannot be reached", lacks: [] }])).toEqual(new Set())
  expect(knownAmong([])).toEqual(new Set())
})

const shownByAll = Object.values(callsOfPages).filter((needed) => needed.length === 0).length

/** A shop's API that answers so, and how often it was asked. */
function opened(answer: (asked: readonly string[]) => object | string, status = 200) {
  const asked: (readonly string[])[] = []
  const known = knownCallsOnce(
    asking(async (request) => {
      const fields = [...(await request.text()).matchAll(/(own\w+) \{ __typename \}/g)].flatMap(([, name]) => name ?? [])
      asked.push(fields)
      const told = answer(fields)
      return new Response(typeof told === "string" ? told : JSON.stringify(told), { status })
    }),
    ["ownA", "ownB", "ownC"],
  )
  return { known: async () => [...(await known())], asked }
}

const asking = (fetch: (request: Request) => Promise<Response>) =>
  sendOverHttp(makeShopClient({ origin: "http://shop.test", fetch, language: "pl", timeoutMs: 20_000 }))

const lacking = (name: string) => ({ message: `Cannot query field "${name}" on type "Query".` })

describe("which calls a shop's API knows", () => {
  test("what its errors name is not known, whether they name all at once or one at a time (10.1004)", async () => {
    const all = opened((fields) => (fields.includes("ownA") ? { errors: [lacking("ownA"), lacking("ownC")] } : { data: { ownB: null } }))
    expect([await all.known(), all.asked.length]).toEqual([["ownB"], 2])
    const one = opened((fields) => (fields.length > 1 ? { errors: [lacking(fields[0] ?? "")] } : { data: { [fields[0] ?? ""]: {} } }))
    expect([await one.known(), one.asked.length]).toEqual([["ownC"], 3])
  })

  test("a call that wants more than it is given is known (10.1004)", async () => {
    const { known } = opened(() => ({
      errors: [{ message: 'Field "ownA" argument "id" of type "Int!" is required, but it was not provided.' }],
    }))
    expect(await known()).toEqual(["ownA"])
  })

  test("what is asked beside such a call is asked again, and what a shop refuses at its place it knows (10.1107)", async () => {
    const wanting = { errors: [{ message: 'Field "ownA" argument "id" of type "Int!" is required, but it was not provided.' }] }
    const open = opened((fields) => (fields.includes("ownA") ? wanting : { data: { ownB: null, ownC: {} } }))
    expect([await open.known(), open.asked.length]).toEqual([["ownA", "ownB", "ownC"], 2])
    const closed = opened((fields) => (fields.includes("ownA") ? wanting : { data: null, errors: [{ message: "no", path: ["ownB"] }] }))
    expect(await closed.known()).toEqual(["ownA", "ownB", "ownC"])
  })

  test.each([true, false])("our own shop knows all of them, whether it is open (%s) or not (10.1107)", async (isOpen) => {
    const { shop, database } = await openTestShop()
    if (!isOpen) await setSetting(database, "wholesalers_only", "pages")
    const known = await knownCallsOnce(
      asking((request) => shop.fetch(request, "203.0.113.7")),
      pagesCalls,
    )()
    expect([...known].toSorted()).toEqual(pagesCalls)
  })

  test.each([["{}"], ["<html>sign in</html>"], ['{"data":null}'], ['{"errors":[{"message":"Unauthorized"}]}'], [""]])(
    "an answer such as %s says that it knows none (10.1004)",
    async (text) => {
      expect(await opened(() => text).known()).toEqual([])
    },
  )

  test("it is asked once for all, and again where there was no answer (10.1004)", async () => {
    const { known, asked } = opened(() => ({ data: { ownA: null, ownB: null, ownC: null } }))
    await Promise.all([known(), known()])
    expect(await known()).toEqual(["ownA", "ownB", "ownC"])
    expect(asked).toHaveLength(1)
    const failing = opened(() => "no JSON")
    await failing.known()
    await failing.known()
    expect(failing.asked).toHaveLength(2)
  })

  test("the second shop knows none of them (10.1004)", async () => {
    const known = knownCallsOnce(asking(platformShop({ theme: "current" })), pagesCalls)
    expect(await known()).toEqual(new Set())
  })
})
