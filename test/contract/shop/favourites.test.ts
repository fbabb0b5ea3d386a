import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const decodeSaved = Schema.decodeUnknownSync(
  Schema.Struct({
    ownSaved: Schema.Struct({ favourites: Schema.Array(Schema.Int), compared: Schema.Array(Schema.Int) }),
  }),
)

const savedOf = async (shopper: Shopper) => decodeSaved(await shopper.data("{ ownSaved { favourites compared } }")).ownSaved

const mark = (shopper: Shopper, fields: Readonly<Record<string, string>>, headers = {}) =>
  shopper.post("/basketchange.php", { mode: "2", ...fields }, headers)

describe("favourites (10.381)", () => {
  test("10.381: marking opens a session, leads back to its page and is told there; a second time changes nothing", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const from = { referer: "http://shop.local/product-pol-601-Koszula.html" }
    const first = await mark(shopper, { product: "601", size: "M" }, from)
    expect([first.status, first.headers.get("location")]).toEqual([303, "/product-pol-601-Koszula.html"])
    expect(shopper.cookies.has("client")).toBe(true)
    expect(await noticeOf(shopper)).toEqual({ is: "saved", code: "favouriteAdded" })
    await mark(shopper, { product: "602" })
    await mark(shopper, { product: "601" })
    expect(await savedOf(shopper)).toEqual({ favourites: [601, 602], compared: [] })
  })

  test("10.381: without a page to go back to it leads to the list; change=empty takes the mark off", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await mark(shopper, { product: "601" })).headers.get("location")).toBe("/basketedit.php?mode=2")
    const english = await shopper.post("/basketchange.php?lang=eng", { mode: "2", product: "601", change: "empty" })
    expect(english.headers.get("location")).toBe("/basketedit.php?mode=2&lang=eng")
    expect(await noticeOf(shopper)).toMatchObject({ code: "favouriteRemoved" })
    expect(await savedOf(shopper)).toEqual({ favourites: [], compared: [] })
  })

  test("11.65, 11.70: a program is answered in JSON and reads them in the block Wishlist", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const reply = await mark(shopper, { product: "601", size: "M", number: "1", getAjax: "true" })
    expect([reply.status, await reply.json()]).toEqual([200, { status: "success" }])
    expect(shopper.cookies.has("notice")).toBe(false)
    expect(await shopper.json(`/ajax/get.php?request=${encodeURIComponent('{"Wishlist":{"format":"json"}}')}`)).toEqual({
      Wishlist: {
        response: {
          attributes: { count: 1, cost: "129.00" },
          product: [
            {
              attributes: { id: 601, link: "/product-pol-601-Koszula.html" },
              icon: expect.stringMatching(/^\/hpeciai\/.*_il_Koszula-601_1\.jpg$/),
              name: "Koszula",
              price: { attributes: { price_formatted: "129,00 zł" } },
            },
          ],
        },
      },
    })
  })

  test.each(["", "0", "999999", "abc", "1e3", "601 ", "6010000000"])(
    "10.381: product %j marks nothing, and is answered with words",
    async (product) => {
      const { shop } = await openTestShop()
      const shopper = makeShopper(shop)
      const reply = await mark(shopper, { product, getAjax: "true" })
      expect(await reply.json()).toMatchObject({ status: "error", error: { message: "Nie ma już takiego produktu albo takiej listy." } })
      expect(shopper.cookies.has("client")).toBe(false)
    },
  )

  test("a size that the product does not have is none", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await mark(shopper, { product: "601", size: "'; DROP TABLE saved_product; --" })
    await mark(shopper, { product: "601", size: "M" })
    await mark(shopper, { product: "601", size: "" })
    expect(await shopper.data("{ ownFavourites { size sizeName tile { id } } }")).toEqual({
      ownFavourites: [{ size: "M", sizeName: "M", tile: { id: 601 } }],
    })
  })
})

describe("the platform's own button, which is a link (10.421)", () => {
  const follow = (shopper: Shopper, query: string, headers: Readonly<Record<string, string>> = {}) =>
    shopper.send(`/basketchange.php?${query}`, { headers })

  test("10.421: it marks in the size that it names, takes the mark off, leads back to its page and is told there", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const from = { referer: "http://shop.local/product-pol-601-Koszula.html", "sec-fetch-site": "same-origin" }
    const marked = await follow(shopper, "mode=2&product=601&size=M", from)
    expect([marked.status, marked.headers.get("location")]).toEqual([303, "/product-pol-601-Koszula.html"])
    expect(await noticeOf(shopper)).toEqual({ is: "saved", code: "favouriteAdded" })
    expect(await shopper.data("{ ownFavourites { size } }")).toEqual({ ownFavourites: [{ size: "M" }] })
    await follow(shopper, "mode=2&product=601&change=empty", from)
    expect(await savedOf(shopper)).toEqual({ favourites: [], compared: [] })
  })

  test.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["another site, by a browser that says only where from", { referer: "https://evil.example/" }],
    ["a browser that guesses ahead", { "sec-purpose": "prefetch" }],
  ])("10.421: followed from %s it changes nothing", async (_, headers) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await follow(shopper, "mode=2&product=601", headers)).status).toBe(403)
    expect(shopper.cookies.size).toBe(0)
  })

  test.each(["product=601&size=M&number=1", "mode=1&product=601&size=M&number=1", ""])(
    "10.421: the basket is changed by no link: %s",
    async (query) => {
      const { shop } = await openTestShop()
      const shopper = makeShopper(shop)
      expect((await follow(shopper, query)).status).toBe(405)
      expect(shopper.cookies.size).toBe(0)
    },
  )
})

describe("the comparison (10.382)", () => {
  const compare = (shopper: Shopper, query: string, headers: Readonly<Record<string, string>> = {}) =>
    shopper.send(`/settings.php?comparers=${query}`, { headers })

  test("10.382, 11.232: the platform's own links put a product in and take it out, and lead back", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const from = { referer: "http://shop.local/pol_m_Ceramika-101.html" }
    const added = await compare(shopper, "add&product=601", from)
    expect([added.status, added.headers.get("location")]).toEqual([303, "/pol_m_Ceramika-101.html"])
    expect(await noticeOf(shopper)).toEqual({ is: "saved", code: "comparedAdded" })
    await compare(shopper, "add&product=602")
    expect(await shopper.json(`/ajax/get.php?request=${encodeURIComponent('{"Comparers":{}}')}`)).toMatchObject({
      Comparers: { response: { attributes: { count: 2 }, product: [{ attributes: { id: 601 } }, { attributes: { id: 602 } }] } },
    })
    await compare(shopper, "remove&product=601")
    expect(await savedOf(shopper)).toEqual({ favourites: [], compared: [602] })
    expect((await compare(shopper, "remove")).headers.get("location")).toBe("/product-compare.php")
    expect(await savedOf(shopper)).toEqual({ favourites: [], compared: [] })
  })

  test.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a shop beside ours", { "sec-fetch-site": "same-site" }],
    ["another site, by a browser that says only where from", { referer: "https://evil.example/" }],
    ["a browser that guesses ahead", { "sec-purpose": "prefetch" }],
  ])("11.106: a link followed from %s changes nothing", async (_, headers) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await compare(shopper, "add&product=601", headers)).status).toBe(403)
    expect(shopper.cookies.size).toBe(0)
  })

  test.each(["add", "add&product=x", "remove&product=x", "clear&product=601"])("what is no change is 404: comparers=%s", async (query) => {
    const { shop } = await openTestShop()
    expect((await compare(makeShopper(shop), query)).status).toBe(404)
  })
})
