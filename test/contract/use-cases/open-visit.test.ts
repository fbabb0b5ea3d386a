import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { orderStartAddress } from "../../../core/addresses/account-addresses.ts"
import { Effect } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import type { ShopFetch } from "../../../adapters/http/shop-client.ts"
import { openBrowserShop } from "../../../adapters/wiring/open-browser-shop.ts"
import { openVisit } from "../../../adapters/wiring/open-visit.ts"
import { refusalText } from "../../../core/messages/refusal-text.ts"
import { notOfferedRefusal } from "../../../core/messages/refusal.ts"
import { cartMachine } from "../../../core/basket/cart-machine.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { VisitRequest } from "../../../core/use-cases/open-visit.ts"
import type { ErrorLog } from "../../../ports/error-log.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { eventsOf } from "../../support/adapters/events-of.ts"
import { pieces } from "../../support/core/sample-offer.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

const silent: ErrorLog = { write: () => Effect.void }

/** Opens addresses for one visitor of a shop: the page, or where it leads. */
function opener(fetch: ShopFetch, log: ErrorLog = silent, cookies = "") {
  const { origin, timeoutMs } = connectionTo(fetch)
  const refusedCalls = new RefusedCalls()
  return async (address: string, failure: VisitRequest["failure"] = null) => {
    const url = new URL(address, origin)
    const visit = await Effect.runPromise(openVisit({ origin, fetch, timeoutMs, log, refusedCalls }, { url, cookies, nowMs: 5, failure }))
    const { language, cookies: toSet } = visit
    return { language, toSet, ...(visit.is === "shown" ? visit.model : { page: "redirect", to: visit.to }) }
  }
}

/** A visitor of the embedded shop; some of the calls to it fail, told by what they ask for. */
async function visitor(failing: { readonly asks: RegExp; readonly status: number } | null = null) {
  const { shop } = await openTestShop()
  const logged: string[] = []
  const log: ErrorLog = { write: (during) => Effect.sync(() => void logged.push(during)) }
  const fetch: ShopFetch = async (request) => {
    const text = await request.clone().text()
    return failing !== null && failing.asks.test(text + request.url)
      ? new Response("broken", { status: failing.status })
      : shop.fetch(request)
  }
  return { shop, open: opener(withCookies(fetch), log), logged }
}

describe("every page of the shop opens", () => {
  test.each([
    ["/", "home"],
    ["/product-pol-601.html", "product"],
    ["/signin.php", "signIn"],
    ["/login.php", "signIn"],
    ["/pl/content/terms.html", "content"],
    ["/return.php?status=basket_empty", "message"],
    ["/no-such-page.html", "failure"],
    ["/product-pol-99999.html", "failure"],
    ["/pol_m_X-99999.html", "failure"],
  ])("%s is %s", async (address, page) => {
    const { open, logged } = await visitor()
    expect(await open(address)).toMatchObject({ page, frame: { nowMs: 5, visitor: { is: "guest" }, shell: { language: "pl" } } })
    expect(logged).toEqual([])
  })

  test.each(["/pol_m_Dom-11.html?counter=7", "/firm-pol-1-x.html?counter=7"])(
    "%s lies behind the last page of its list, so that there is no such page (10.73)",
    async (address) => {
      const { open } = await visitor()
      expect(await open(address.replace("?counter=7", ""))).toMatchObject({ page: address.startsWith("/firm") ? "producer" : "category" })
      expect(await open(address)).toMatchObject({ page: "failure", status: 404 })
    },
  )

  test("a refused post is told once, on the page of its product; no address can claim it", async () => {
    const { shop } = await visitor()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "9" })
    const cookies = () => [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const product = await opener((request) => shop.fetch(request), silent, cookies())("/product-pol-601.html?selected_size=M&number=9")
    expect(product).toMatchObject({
      selectedSizeId: "M",
      typedQuantity: "9",
      refusal: { _tag: "QuantityAboveMaximum", max: { coefficient: 5, scale: 0 } },
    })
    const open = opener((request) => shop.fetch(request), silent, cookies())
    for (const claim of ["", "&refused=quantity_above_maximum&limit=5", "&added=M", "&refused=<script>"])
      expect(await open(`/product-pol-601.html?selected_size=M${claim}`)).toMatchObject({ refusal: null, added: null })
    expect(await open("/signin.php?refused=wrong&login=anna")).toMatchObject({ refused: null, login: "" })
  })

  test("what was added, or refused at sign-in, is told to the page that comes next", async () => {
    const { shop } = await visitor()
    const shopper = makeShopper(shop)
    const open = (address: string) =>
      opener((request) => shop.fetch(request), silent, [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; "))(address)
    await shopper.post("/basketchange.php", { product: "602", size: "uniw", number: "2" })
    expect(await open("/basketedit.php")).toMatchObject({ page: "cart", frame: { notice: { is: "added", productId: 602 } } })
    expect(await open("/basketedit.php")).toMatchObject({ page: "cart", frame: { notice: null } })
    await shopper.post("/signin.php", { operation: "login", login: "nikt", password: "zgaduje" })
    expect(await open("/signin.php")).toMatchObject({ page: "signIn", refused: "wrong", login: "nikt" })
  })

  test("a client is greeted, and led away from the sign-in page", async () => {
    const { shop } = await visitor()
    const shopper = makeShopper(shop)
    await shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
    const cookies = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const open = opener((request) => shop.fetch(request), silent, cookies)
    expect(await open("/login.php")).toMatchObject({ page: "account", frame: { visitor: { firstName: "Ola" } } })
    expect(await open("/signin.php")).toMatchObject({ page: "redirect", to: "/login.php" })
    for (const ordering of ["/signin.php?operation=onceorder", "/client-new.php?register=&operation=onceorder"])
      expect(await open(ordering), "10.600, 10.601").toMatchObject({ page: "redirect", to: orderStartAddress("pl") })
  })

  test("an empty cart leads to its message in the language of the visit, and one with rows is shown", async () => {
    const { shop, open } = await visitor()
    expect(await open("/basketedit.php")).toMatchObject({ page: "redirect", to: "/return.php?status=basket_empty" })
    expect(await open("/basketedit.php?lang=eng")).toMatchObject({ page: "redirect", to: "/return.php?status=basket_empty&lang=eng" })
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1", mode: "1" })
    const cookies = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    expect(await opener((request) => shop.fetch(request), silent, cookies)("/basketedit.php")).toMatchObject({
      page: "cart",
      basket: { rows: [{ productId: 601 }] },
    })
  })

  test("a page of a list behind its last one is not there, the last one is (10.73)", async () => {
    const { shop } = await openTestShop()
    const open = opener((request) => shop.fetch(request), silent, "")
    expect(await open("/pol_m_Kubki-12.html?counter=99")).toMatchObject({
      page: "failure",
      status: 404,
      list: { name: "Różne", link: expect.stringMatching(/_m_.*-12\.html$/) },
    })
    expect(await open("/pol_m_Kubki-12.html?counter=0")).toMatchObject({ page: "category" })
  })

  test("a page that does not exist and the empty cart offer four of the home page's products, other failures none (2.101)", async () => {
    const { shop, close } = await openProjectShop()
    onTestFinished(close)
    const open = opener(withCookies((request) => shop.fetch(request)))
    const four = [{ id: 501 }, { id: 506 }, { id: 535 }, { id: 547 }]
    expect(await open("/return.php?status=basket_empty")).toMatchObject({ page: "message", offered: four })
    expect(await open("/no-such-page.html", 404)).toMatchObject({ page: "failure", status: 404, offered: four })
    expect(await open("/product-pol-99999.html")).toMatchObject({ page: "failure", status: 404, offered: four })
    expect(await open("/product-pol-501.html", 405)).not.toHaveProperty("offered")
  })

  test("a failure that was asked for is shown, whatever stands at the address", async () => {
    const { open } = await visitor()
    expect(await open("/product-pol-601.html", 405)).toMatchObject({ page: "failure", status: 405 })
  })
})

describe("the language of a visit", () => {
  const english = ["lang=eng; Path=/; Max-Age=31536000; SameSite=Lax"]
  const polish = ["lang=pol; Path=/; Max-Age=31536000; SameSite=Lax"]
  test.each([
    ["of an address that says it is remembered", "/product-eng-601.html", "", "en", english],
    ["is remembered once", "/product-eng-601.html", "lang=eng", "en", []],
    ["of the query is remembered", "/signin.php?lang=eng", "lang=pol", "en", english],
    ["of an address that says none is the remembered one", "/signin.php", "lang=eng", "en", []],
    ["that nobody says is Polish, and is not remembered", "/signin.php", "", "pl", []],
    ["of the home page is Polish, since the English one has an address of its own", "/", "lang=eng", "pl", polish],
    ["of an address that is no page is what it looks like, and is not remembered", "/eng_m_Nothing.html", "", "en", []],
  ] as const)("%s", async (_rule, address, cookies, language, toSet) => {
    const { shop } = await openTestShop()
    const visit = await opener((request) => shop.fetch(request), silent, cookies)(address)
    expect(visit).toMatchObject({ language, toSet, frame: { shell: { language } } })
  })
})

test("a list leads to the remembered order, and the one that is named is remembered (10.290)", async () => {
  const { shop } = await openTestShop()
  const open = (cookies: string) => opener((request) => shop.fetch(request), silent, cookies)
  expect(await open("lang=pol; sort=name-desc")("/pol_m_X-12.html")).toMatchObject({
    page: "redirect",
    to: "/pol_m_X-12.html?sort=name-desc",
    toSet: [],
  })
  expect(await open("lang=pol")("/pol_m_X-12.html?sort=name-desc")).toMatchObject({
    page: "category",
    toSet: ["sort=name-desc; Path=/; SameSite=Lax"],
    listing: { query: { sort: "name-desc" } },
  })
})

describe("parts that fail", () => {
  test.each([
    ["the shell", /ownShop/, "/", { page: "failure", status: 502, frame: null }],
    ["the offer", /orderQuantityRange/, "/product-pol-601.html", { page: "failure", status: 502 }],
    ["the listing", /ownListing/, "/pol_m_X-12.html", { page: "failure", status: 502 }],
  ])("%s: the page says so", async (_part, asks, address, expected) => {
    const { open, logged } = await visitor({ asks, status: 500 })
    expect(await open(address)).toMatchObject(expected)
    expect(logged.length).toBeGreaterThan(0)
  })

  test.each([
    ["the basket", /basketCost/, "/", { page: "home", frame: { basket: null } }],
    ["the visitor", /client \{/, "/", { page: "home", frame: { visitor: { is: "guest" } } }],
    ["the details", /ownDetails/, "/product-pol-601.html", { page: "product", details: null }],
    ["what goes with it", /ownRelated/, "/product-pol-601.html", { page: "product", details: { code: "T-601" }, related: [] }],
    ["the home content", /ownHome/, "/", { page: "home", hero: null, chosen: [] }],
    ["what an empty cart offers", /ownHome/, "/return.php?status=basket_empty", { page: "message", offered: [] }],
    ["the basket of the cart", /basketCost/, "/basketedit.php", { page: "cart", basket: null }],
  ])("%s: the page stands, and the failure is logged", async (_part, asks, address, expected) => {
    const { open, logged } = await visitor({ asks, status: 500 })
    expect(await open(address)).toMatchObject(expected)
    expect(logged.length).toBeGreaterThan(0)
  })
})

test("products that were seen last are shown in their order; those that are not sold are left out (2.85, 10.250)", async () => {
  const { open, logged } = await visitor()
  expect(await open("/last-seen.php?products=602.99999.601")).toMatchObject({ page: "lastSeen", tiles: [{ id: 602 }, { id: 601 }] })
  expect(await open("/last-seen.php")).toMatchObject({ page: "lastSeen", tiles: [] })
  expect(logged).toEqual([])
})

test("chosen products and those that go with a product are shown in whole rows (2.84)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const open = opener(withCookies((request) => shop.fetch(request)))
  expect(await open("/")).toMatchObject({ chosen: { length: 8 }, reduced: { length: 4 } })
  const related = [{ id: 502 }, { id: 503 }, { id: 544 }, { id: 601 }]
  expect(await open("/product-pol-501.html")).toMatchObject({ related })
  // the same shop, told through the cut, and then a shop that has only three to tell
  const telling = (count: number) =>
    opener(
      withCookies(async (request) => {
        const answer = await shop.fetch(request)
        if (!answer.headers.get("content-type")?.includes("json")) return answer
        const cut = (field: string, value: unknown) => (field === "ownRelated" && Array.isArray(value) ? value.slice(0, count) : value)
        return new Response(JSON.stringify(JSON.parse(await answer.text(), cut)), answer)
      }),
    )
  expect(await telling(4)("/product-pol-501.html")).toMatchObject({ related })
  expect(await telling(3)("/product-pol-501.html")).toMatchObject({ related: [] })
})

describe("another shop of the platform, without this project's additions", () => {
  const unknownField = '{"errors":[{"message":"Cannot query field \\"ownShop\\" on type \\"Query\\"."}]}'
  const otherShop = async () => {
    const { shop } = await openTestShop()
    const fetch: ShopFetch = async (request) =>
      (await request.clone().text()).includes("own") ? new Response(unknownField) : shop.fetch(request)
    return opener(withCookies(fetch))
  }

  test("a product can be looked at and bought; what is missing is missing", async () => {
    const open = await otherShop()
    expect(await open("/product-pol-601.html")).toMatchObject({
      page: "product",
      offer: { id: 601, sizes: [{ id: "S" }, { id: "M" }, { id: "L" }] },
      details: { descriptionHtml: "<p>Długo.</p>", variants: null },
      frame: { basket: { rows: [] }, shell: { menu: [], priceFormat: { symbol: "zł" } } },
    })
  })

  test("a change that it has no call for is answered with what to do instead", async () => {
    const shop = openBrowserShop({ ...connectionTo(async () => new Response(unknownField)), log: silent, clock: { nowMs: () => 5 } })
    const command = { type: "ChangeRow", requestId: 1, quantity: "2", rowId: "a", productId: 601, sizeId: "M" } as const
    expect(await eventsOf(cartMachine, shop, command)).toEqual([
      { type: "RowRefused", rowId: "a", requestId: 1, refusal: notOfferedRefusal },
    ])
    expect(refusalText(notOfferedRefusal, { unit: pieces }, textCatalogue("pl", {}))).toMatch(/^Ten sklep nie pozwala tu zmienić ilości/)
  })

  test("a page that it has no call for says so", async () => {
    const open = await otherShop()
    expect(await open("/pol_m_X-12.html")).toMatchObject({ page: "failure", status: 501 })
    expect(await open("/pl/content/terms.html")).toMatchObject({ page: "failure", status: 501 })
    expect(await open("/last-seen.php?products=601")).toMatchObject({ page: "failure", status: 501 })
    expect(await open("/")).toMatchObject({ page: "home", chosen: [] })
  })
})
