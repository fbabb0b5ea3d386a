import { afterAll, beforeAll, expect, test } from "vitest"
import { openToldPages } from "../../support/pages/told-pages.ts"

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
})

afterAll(() => opened.close())

test("a filtered list has one tile of a product, of a version that has what was chosen; its price counts as its tile tells it (10.342)", async () => {
  const tiles = async (query: string) => {
    const list = await opened.page(`/pol_m_Ceramika_Kubki_i_czarki-102.html?${query}`)
    return [...list.querySelectorAll("#search > .product")].map((tile) => ({
      name: tile.querySelector("h3")?.textContent ?? "",
      minor: Number(tile.querySelector("strong.price")?.firstChild?.textContent?.replaceAll(/\D/g, "")),
    }))
  }
  const all = await tiles("")
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const cheap = await tiles("filter_pricerange=-60")
  expect(cheap.length).toBeGreaterThan(0)
  expect(cheap.filter(({ minor }) => minor > 6_000)).toEqual([])
})

test("adding without a size comes back to the product, and says which size words #alert is about (10.162)", async () => {
  const back = await opened.visitor.post("/basketchange.php", { product: "535", number: "1" })
  expect([back.status, back.headers.get("location")]).toEqual([303, expect.stringContaining("product-pol-535")])
  const product = await opened.page("/product-pol-535.html")
  expect(product.querySelector("#alert")?.textContent).toContain("Proszę wybrać rozmiar")
  expect((await opened.page("/")).querySelector("#menu_basket > a > span")?.textContent).toBe("")
})

test("a link from outside leads to a path of the shop, else home (19.42)", async () => {
  const leads = async (link: string) => {
    const home = await opened.page("/", ["menu.0.link", link])
    return home.querySelector("#menu_navbar > ul > li > a")?.getAttribute("href")
  }
  expect(await leads("/pol_m_Nowe-1.html")).toBe("/pol_m_Nowe-1.html")
  for (const link of ["//evil.example/", "javascript:alert(1)", "https://evil.example/", "/\\evil.example"])
    expect([link, await leads(link)]).toEqual([link, "/"])
})

test("Polish lines end after no word of one letter; names of products are as they are told (19.67)", async () => {
  const product = await opened.page("/product-pol-542.html")
  const prose = product.querySelector("#projector_longdescription")?.textContent ?? ""
  expect(prose.length).toBeGreaterThan(100)
  expect(prose).not.toMatch(/(?:^| )[aiouwz] /i)
  expect(product.querySelector("h1")?.textContent).toBe("Świeca z wosku pszczelego, 12 cm")
})

test("a product goes into a shopping list in its size, and the list is told with its name (3.35, 7.36)", async () => {
  const { visitor } = opened
  await visitor.post("/shoppinglist.php", { operation: "make", name: "Prezenty" })
  await visitor.post("/shoppinglist.php", { operation: "add", product: "535", size: "M" })
  const lists = await opened.page("/shoppinglist.php")
  const link = [...lists.querySelectorAll(".slt_lists__nav_link")].find(({ textContent }) => textContent.includes("Prezenty"))
  const list = await opened.page(link?.getAttribute("href") ?? "")
  expect(list.querySelector("h1")?.textContent).toBe("Prezenty")
  expect(list.querySelector("#content .product[data-product_id='535']")?.textContent).toContain("Rozmiar: M")
})

test("what follows an add is the cart, or a layer on the product's page, as the shop has set it (10.159)", async () => {
  const { visitor, set, page } = opened
  const add = async () => (await visitor.post("/basketchange.php", { product: "502", size: "uniw", number: "1" })).headers.get("location")
  expect(await add()).toMatch(/^\/basketedit\.php/)
  await page("/")
  await set("after_adding", "layer")
  const back = (await add()) ?? ""
  expect(back).toMatch(/^\/product-pol-502/)
  expect((await page(back)).querySelector("dialog#menu_preloader_add[open]")?.textContent).toContain("Dodano do koszyka")
})

test("the search of a whole code leads to the product where the shop has set that, else to a list of it (10.522)", async () => {
  const { set, page, answer } = opened
  expect((await page("/search.php?text=GP-501")).querySelectorAll("#search > .product")).toHaveLength(1)
  await set("search_by_code", "product")
  const { status, headers } = await answer("/search.php?text=gp-501")
  expect([status, new Headers(headers).get("location")]).toEqual([303, expect.stringContaining("/product-pol-501")])
})
