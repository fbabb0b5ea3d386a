import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { openVisit, type VisitDependencies } from "../../../adapters/wiring/open-visit.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper, noticeOf, shopOrigin } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const failed: string[] = []
const log = { write: (during: string) => Effect.sync(() => void failed.push(during)) }

const pages = [
  "/",
  "/en/",
  "/product-pol-601.html",
  "/product-eng-602-Kubek-en.html",
  "/product-pol-603.html?selected_size=uniw&number=2",
  "/product-pol-607.html",
  "/product-pol-99999.html",
  "/pol_m_Dom-11.html",
  "/basketedit.php",
  "/login.php",
  "/pl/content/terms.html",
  "/no-such-page.html",
]

interface Account {
  readonly login: string
  readonly password: string
}

async function visited(shop: VisitDependencies, page: string, cookies: string) {
  const visit = await Effect.runPromise(openVisit(shop, { url: new URL(page, shopOrigin), cookies, nowMs: 5, failure: null }))
  const model = visit.is === "shown" ? visit.model : null
  return { ...visit, frame: model?.frame ?? null }
}

async function cookiesOf(shop: Shop, account: Account | null): Promise<string> {
  const shopper = makeShopper(shop)
  if (account !== null) await shopper.post("/signin.php", { operation: "login", ...account })
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2", mode: "1" })
  // a notice is told once, so only one of the two ways could tell it
  await noticeOf(shopper)
  return [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}

test.each([
  ["a stranger", null],
  ["a guest with a basket", null],
  ["a client", { login: "ola@example.com", password: "tajne123" }],
  ["a wholesaler", { login: "hurt", password: "hurtowo1" }],
] as const)("%s gets the same pages from a shop in the process as over requests", async (visitor, account) => {
  const { shop } = await openTestShop()
  const cookies = visitor === "a stranger" ? "" : await cookiesOf(shop, account)
  const requests: VisitDependencies = {
    origin: shopOrigin,
    fetch: (request) => shop.fetch(request),
    timeoutMs: 60_000,
    log,
    refusedCalls: new RefusedCalls(),
  }
  const within: VisitDependencies = {
    ...requests,
    fetch: () => Promise.reject(new Error("a page asks by GraphQL alone")),
    graphql: (call) => shop.graphql(call),
    refusedCalls: new RefusedCalls(),
  }
  for (const page of pages) expect(await visited(within, page, cookies), page).toEqual(await visited(requests, page, cookies))
  expect(failed).toEqual([])
  const { frame } = await visited(within, "/product-pol-601.html", cookies)
  expect(frame?.visitor.is).toBe(account === null ? "guest" : "client")
})

test("a document is answered alike by both doors, refusals and cookies included", async () => {
  const { shop } = await openTestShop()
  for (const document of [
    "{ hello }",
    "{ nothing }",
    "{ hello",
    "{ ownListing(categoryId: 11) { tiles { id price { gross { value formatted } } } } }",
    `{ products(searchInput: { productsId: [${Array.from({ length: 101 }, (_, at) => at).join(",")}] }) { took } }`,
    'mutation { addProductsToBasket(ProductInput: [{ id: 601, size: "M", quantity: 1 }]) { status } }',
  ]) {
    const cookie = "lang=eng"
    const request = new Request(`${shopOrigin}/graphql/v1/?lang=pol`, {
      method: "POST",
      body: JSON.stringify({ query: document }),
      headers: { cookie },
    })
    const response = await shop.fetch(request)
    const answer = await shop.graphql({ document, language: "pl", cookie, secure: false })
    expect({ status: answer.status, json: JSON.parse(JSON.stringify(answer.json)) }, document).toEqual({
      status: response.status,
      json: await response.json(),
    })
    expect(answer.cookies.map(withoutToken)).toEqual(response.headers.getSetCookie().map(withoutToken))
  }
})

const withoutToken = (cookie: string): string => cookie.replace(/^client=[^;]+/, "client=…")
