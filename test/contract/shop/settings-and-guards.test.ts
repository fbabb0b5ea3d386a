import { describe, expect, test } from "vitest"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

describe("/settings.php", () => {
  test.each([
    ["the home page of the language", "/settings.php?lang=eng", {}, "/main-eng.html"],
    [
      "the page it was asked on",
      "/settings.php?lang=eng",
      { referer: `${shopOrigin}/basketedit.php?mode=1` },
      "/basketedit.php?mode=1&lang=eng",
    ],
    ["that page without the language it had", "/settings.php?lang=pol", { referer: `${shopOrigin}/signin.php?lang=eng` }, "/signin.php"],
    ["the page it names", "/settings.php?lang=eng&return=%2Fproduct-eng-601-Koszula.html", {}, "/product-eng-601-Koszula.html"],
    ["home instead of another site", "/settings.php?lang=pol&return=https%3A%2F%2Fevil.example", {}, "/"],
  ])("remembers the language and leads to %s", async (_, path, headers, led) => {
    const { shop } = await openTestShop()
    const response = await makeShopper(shop).send(path, { headers })
    expect([response.status, response.headers.get("location")]).toEqual([303, led])
    expect(response.headers.get("set-cookie")).toMatch(/^lang=(pol|eng); Path=\/; SameSite=Lax; HttpOnly; Max-Age=31536000$/)
  })

  test("the remembered language holds for calls, and an address overrides it", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/settings.php", { lang: "eng" })
    const name = (path: string) => shopper.data("{ product(productId: 602) { product { name } } }", path)
    expect(await name("/graphql/v1/")).toEqual({ product: { product: { name: "Kubek (en)" } } })
    expect(await name("/graphql/v1/?lang=pol")).toEqual({ product: { product: { name: "Kubek" } } })
    expect(await name("/graphql/v1/?lang=ger")).toEqual({ product: { product: { name: "Kubek (en)" } } })
  })

  test("a language without a site and other settings are not offered", async () => {
    const { shop } = await openTestShop()
    for (const path of ["/settings.php?lang=ger", "/settings.php?comparers=clear&product=601", "/settings.php"]) {
      const response = await makeShopper(shop).send(path)
      expect([path, response.status, response.headers.get("set-cookie")]).toEqual([path, 404, null])
    }
  })

  test("the place is brought back by that wish alone, and what is refused is said in the shop's language (11.150)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/settings.php", { country: "DE", zipcode: "" })
    const restored = await shopper.post("/settings.php", { place: "restore" })
    expect(restored.status).toBe(303)
    const place = await shopper.data(
      '{ shipping(ShippingInput: {mode: product products: [{id: 601 size: "M" quantity: 1}]}) { ownPlace { regionChosen } } }',
    )
    expect(place).toEqual({ shipping: { ownPlace: { regionChosen: false } } })
    expect((await shopper.send("/settings.php?place=restore")).status).toBe(405)
    expect(await (await shopper.send("/settings.php")).text()).toContain("Ten sklep nie ma takiego ustawienia")
  })

  test("language and country go together, and lead to the same page in that language (10.42, 10.372, 11.106)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    const set = await shopper.post("/settings.php", {
      return: "/product-pol-535.html?selected_size=M&number=2",
      lang: "eng",
      country: "1143020143",
      redirection: "redirected",
    })
    expect([set.status, set.headers.get("location")]).toEqual([303, "/product-eng-535.html?selected_size=M&number=2"])
    expect([shopper.cookies.get("lang"), shopper.cookies.get("redirection")]).toEqual(["eng", "closed"])
    expect(await shopper.data("{ ownRegion { countries { name selected } currencies { id selected } chooser } }")).toMatchObject({
      ownRegion: {
        countries: expect.arrayContaining([
          { name: "Germany", selected: true },
          { name: "Poland", selected: false },
        ]),
        currencies: [
          { id: "PLN", selected: true },
          { id: "EUR", selected: false },
          { id: "USD", selected: false },
        ],
        chooser: null,
      },
    })
  })

  test("a country that is set already is no choice: no session is opened, and a post code stays (10.372)", async () => {
    const { shop } = await openProjectShop()
    const guest = makeShopper(shop)
    await guest.post("/settings.php", { lang: "eng", country: "1143020057", return: "/" })
    expect([guest.cookies.has("client"), guest.cookies.get("lang")]).toEqual([false, "eng"])
    const shopper = makeShopper(shop)
    await shopper.post("/settings.php", { country: "1143020143", zipcode: "10115" })
    await shopper.post("/settings.php", { lang: "eng", country: "1143020143", return: "/" })
    const place = "{ shipping(ShippingInput: {mode: product products: []}) { ownPlace { regionChosen zipcode } } }"
    expect(await shopper.data(place)).toEqual({ shipping: { ownPlace: { regionChosen: true, zipcode: "10115" } } })
  })

  test("with a language that there is not nothing is set, and no other site is led to (10.372)", async () => {
    const { shop } = await openProjectShop()
    const shopper = makeShopper(shop)
    const refused = await shopper.post("/settings.php", { lang: "ger", country: "1143020143", return: "/" })
    expect([refused.status, shopper.cookies.size]).toEqual([404, 0])
    for (const evil of ["https://evil.example/", "//evil.example", "/\\evil.example", "/nothing.html"]) {
      const set = await shopper.post("/settings.php", { lang: "eng", country: "1143020057", return: evil })
      expect([evil, set.headers.get("location")]).toEqual([evil, "/main-eng.html"])
    }
  })

  test("a prefetch or another site's link changes no language", async () => {
    const { shop } = await openTestShop()
    for (const headers of [
      { "sec-purpose": "prefetch" },
      { "sec-fetch-site": "cross-site" },
      { referer: "https://evil.example/basketedit.php" },
      { origin: "https://evil.example" },
    ]) {
      const response = await makeShopper(shop).send("/settings.php?lang=eng", { headers })
      expect([response.status, response.headers.get("set-cookie")]).toEqual([403, null])
    }
  })
})

describe("posts", () => {
  const paths = [
    "/basketchange.php",
    "/signin.php",
    "/settings.php",
    "/login.php?operation=logout",
    "/graphql/v1/",
    "/ajax/get.php",
    "/ajax/projector.php",
  ]

  test.each(paths)("%s refuses a foreign Origin and accepts the own one", async (path) => {
    const { shop } = await openTestShop()
    const status = async (origin: string) => (await makeShopper(shop).post(path, { lang: "eng" }, { origin })).status
    for (const foreign of ["https://evil.example", "null", "http://shop.local.evil.example", "http://shop.local:8080"]) {
      expect([foreign, await status(foreign)]).toEqual([foreign, 403])
    }
    expect(await status(shopOrigin)).not.toBe(403)
    expect(await status("https://shop.local")).not.toBe(403)
  })
})

test.each([
  "/",
  "/signin.php",
  "/login.php",
  "/basketedit.php",
  "/product-pol-601.html",
  "/nothing",
  "/ajax/nothing.php",
  "/sitemap-https-1-9.xml.gz",
  "/shop.db",
])("GET %s is a page or nothing: 404 here", async (path) => {
  const { shop } = await openTestShop()
  expect((await makeShopper(shop).send(path)).status).toBe(404)
})

test("answers that depend on the visitor are never kept by caches", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  const replies = [
    await shopper.send("/ajax/projector.php?product=601&get=sizes"),
    await shopper.send("/ajax/get.php?request=%7B%7D"),
    await shopper.post("/basketchange.php", { product: "602" }),
  ]
  expect(replies.map((reply) => reply.headers.get("cache-control"))).toEqual(replies.map(() => "private, no-store"))
})
