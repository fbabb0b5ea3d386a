import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { ShopFetch } from "../../../adapters/http/outside.ts"
import { openShop } from "../../../adapters/wiring/shop-use-cases.ts"
import { parsePageAddress } from "../../../core/addresses/parse-address.ts"
import { notOfferedRefusal, refusalText } from "../../../core/messages/refusal.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { makePerformCartPage } from "../../../core/use-cases/perform-cart-page.ts"
import { makePerformMiniBasket } from "../../../core/use-cases/perform-mini-basket.ts"
import { makePerformProductPage } from "../../../core/use-cases/perform-product-page.ts"
import type { ErrorLog } from "../../../ports/error-log.ts"
import { outsideOf, withCookies } from "../../support/adapters/visitor.ts"
import { pieces } from "../../support/core/sample-offer.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** Opens pages for one visitor; `break` decides which calls to the shop fail, by what they ask for. */
async function visitor(failing: { readonly asks: RegExp; readonly status: number } | null = null, cookie = "") {
  const { shop } = await openTestShop()
  const logged: string[] = []
  const log: ErrorLog = { write: (during) => Effect.sync(() => void logged.push(during)) }
  const fetch: ShopFetch = async (request) => {
    const text = await request.clone().text()
    return failing !== null && failing.asks.test(text + request.url)
      ? new Response("broken", { status: failing.status })
      : shop.fetch(request)
  }
  const jar = withCookies(fetch)
  const shopFor = openShop({ ...outsideOf(jar), cookie }, log)
  const open = (address: string) => {
    const url = new URL(address, "http://shop.local")
    return Effect.runPromise(shopFor.openPage(parsePageAddress(url.pathname, url.searchParams), { nowMs: 5, status: 404 }))
  }
  return { shop, open, logged, useCases: shopFor }
}

describe("every page of the shop opens", () => {
  test.each([
    ["/", "home"],
    ["/product-pol-601.html", "product"],
    ["/basketedit.php", "cart"],
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

  test("a refused post is told by code and bound, and what was typed is kept; an unknown code is none", async () => {
    const { open } = await visitor()
    expect(await open("/product-pol-601.html?selected_size=M&number=9&refused=quantity_above_maximum&limit=5")).toMatchObject({
      selectedSizeId: "M",
      typedQuantity: "9",
      refusal: { _tag: "QuantityAboveMaximum", max: { coefficient: 5, scale: 0 } },
    })
    expect(await open("/product-pol-601.html?selected_size=XXXL&refused=<script>")).toMatchObject({ selectedSizeId: null, refusal: null })
  })

  test("a client is greeted, and led away from the sign-in page", async () => {
    const { shop, useCases } = await visitor()
    const shopper = makeShopper(shop)
    await shopper.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const signedIn = openShop({ ...outsideOf((request) => shop.fetch(request)), cookie })
    const account = await Effect.runPromise(signedIn.openPage({ page: "account", language: null }, { nowMs: 0, status: 404 }))
    expect(account).toMatchObject({ page: "account", frame: { visitor: { firstName: "Ola" } } })
    const signIn = await Effect.runPromise(
      signedIn.openPage({ page: "signIn", language: null, refused: false, login: "" }, { nowMs: 0, status: 404 }),
    )
    expect(signIn).toEqual({ page: "redirect", to: "/login.php" })
    expect(useCases).toBeDefined()
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
    ["the details", /ownDetails/, "/product-pol-601.html", { page: "product", details: null, related: [] }],
    ["the home content", /ownHome/, "/", { page: "home", hero: null, chosen: [] }],
    ["the basket of the cart", /basketCost/, "/basketedit.php", { page: "cart", basket: null }],
  ])("%s: the page stands, and the failure is logged", async (_part, asks, address, expected) => {
    const { open, logged } = await visitor({ asks, status: 500 })
    expect(await open(address)).toMatchObject(expected)
    expect(logged.length).toBeGreaterThan(0)
  })
})

describe("another shop of the platform, without this project's additions", () => {
  const outsideSchema = '{"errors":[{"message":"Cannot query field \\"ownShop\\" on type \\"Query\\"."}]}'
  const otherShop = async () => {
    const { shop } = await openTestShop()
    const fetch: ShopFetch = async (request) =>
      (await request.clone().text()).includes("own") ? new Response(outsideSchema) : shop.fetch(request)
    const { openPage } = openShop(outsideOf(withCookies(fetch)), { write: () => Effect.void })
    return (address: string) => Effect.runPromise(openPage(parsePageAddress(address, new URLSearchParams()), { nowMs: 0, status: 404 }))
  }

  test("a product can be looked at and bought; what is missing is missing", async () => {
    const open = await otherShop()
    expect(await open("/product-pol-601.html")).toMatchObject({
      page: "product",
      offer: { id: 601, sizes: [{ id: "S" }, { id: "M" }, { id: "L" }] },
      details: null,
      frame: { basket: { rows: [] }, shell: { menu: [], priceFormat: { symbol: "zł" } } },
    })
  })

  test("a change that it has no call for is answered with what to do instead", async () => {
    const { changeBasket } = openShop(
      outsideOf(async () => new Response(outsideSchema)),
      { write: () => Effect.void },
    )
    const outcome = await Effect.runPromise(changeBasket.change({ additional: "a", productId: 601, sizeId: "M" }, "2"))
    expect(outcome).toEqual({ _tag: "Refused", refusal: notOfferedRefusal })
    expect(refusalText(notOfferedRefusal, pieces, textCatalogue("pl", {}))).toMatch(/^Ten sklep nie pozwala tu zmienić ilości/)
  })

  test("a page that it has no call for says so", async () => {
    const open = await otherShop()
    expect(await open("/pol_m_X-12.html")).toMatchObject({ page: "failure", status: 501 })
    expect(await open("/pl/content/terms.html")).toMatchObject({ page: "failure", status: 501 })
    expect(await open("/")).toMatchObject({ page: "home", chosen: [] })
  })
})

describe("each command ends in exactly one event", () => {
  test("of the product page", async () => {
    const events: unknown[] = []
    const fine = (await visitor()).useCases
    await makePerformProductPage(fine.refreshSize)({ type: "RefreshSize", asked: 3, productId: 601, sizeId: "M" }, (event) =>
      events.push(event),
    )
    const failing = (await visitor({ asks: /projector/, status: 500 })).useCases
    await makePerformProductPage(failing.refreshSize)({ type: "RefreshSize", asked: 4, productId: 601, sizeId: "M" }, (event) =>
      events.push(event),
    )
    expect(events).toMatchObject([
      { type: "SizeRefreshed", asked: 3 },
      { type: "SizeNotRefreshed", asked: 4 },
    ])
  })

  test("of the cart", async () => {
    const events: unknown[] = []
    const row = { additional: "gone", productId: 601, sizeId: "M" }
    for (const failing of [null, { asks: /mutation/, status: 500 }]) {
      const { changeBasket } = (await visitor(failing)).useCases
      await makePerformCartPage(changeBasket)({ type: "ChangeRow", asked: 1, quantity: "2", ...row }, (event) => events.push(event))
      await makePerformCartPage(changeBasket)({ type: "RemoveRow", asked: 2, ...row }, (event) => events.push(event))
    }
    expect(events).toMatchObject([
      { type: "RowRefused", refusal: { _tag: "RowUnknown" } },
      { type: "RowRefused", refusal: { _tag: "RowUnknown" } },
      { type: "RowFailed", asked: 1 },
      { type: "RowFailed", asked: 2 },
    ])
  })

  test("of the header's basket", async () => {
    const events: unknown[] = []
    for (const failing of [null, { asks: /basketCost/, status: 500 }]) {
      const { readBasket } = (await visitor(failing)).useCases
      await makePerformMiniBasket(readBasket)({ type: "ReadBasket", asked: 7 }, (event) => events.push(event))
    }
    expect(events).toMatchObject([
      { type: "Answered", asked: 7 },
      { type: "NotAnswered", asked: 7 },
    ])
  })
})
