import { afterAll, beforeAll, expect, test } from "vitest"
import { openPlainOrigin, type PlainOrigin } from "../../support/origin/plain-origin.ts"

// Our own pages have the platform's markup: a page made of what is read of them shows what they show.

let shop: PlainOrigin
beforeAll(async () => {
  shop = await openPlainOrigin()
})
afterAll(() => shop.close())

/** What a shopper sees of each product of a page. */
const tilesOf = (html: string) =>
  (/id="(?:search|main_hotspot_zone1)"[\s\S]*?(?=<section id="search_hotspot|<\/main>)/.exec(html)?.[0] ?? "")
    .split('data-product_id="')
    .slice(1)
    .map((tile) => ({
      id: /^\d+/.exec(tile)?.[0],
      link: /class="product__name[^"]*"[^>]*href="([^"]*)"/.exec(tile)?.[1] ?? /href="(\/product-[^"]*)"/.exec(tile)?.[1],
      name: /class="product__name[^"]*"[^>]*>([^<]*)/.exec(tile)?.[1],
      price: /<strong class="price[^"]*">([^<]*)/.exec(tile)?.[1]?.replaceAll("\u00A0", " "),
    }))
    .filter(({ name }) => name !== undefined)

const menuOf = (html: string) =>
  [...html.matchAll(/class="nav-link"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*class="nav-link"/g)].map(
    ([, one, other]) => one ?? other,
  )

test.each([
  ["a category", "/pol_m_Ceramika-101.html"],
  ["its second page", "/pol_m_Ceramika-101.html?counter=1"],
  ["a category in English", "/eng_m_Ceramics-101.html"],
  ["in an order", "/pol_m_Ceramika-101.html?sort=price-desc"],
  ["a filtered list", "/pol_m_Ceramika-101.html?filter_availability=y"],
  ["what a text finds", "/search.php?text=kubek"],
  ["a producer", "/firm-pol-11-Glina-i-Popiol.html"],
])("%s has the products of the shop, in their order, at the prices that its API tells (10.990, 10.992)", async (_, path) => {
  const [own, read] = await Promise.all([shop.own(path), shop.read(path)])
  expect(read.status).toBe(200)
  const expected = tilesOf(own.html)
  expect(expected.length).toBeGreaterThan(0)
  // which size of a product has the price that a tile shows, the platform's API does not say
  const shown = tilesOf(read.html)
  expect(shown.map(({ id, name }) => [id, name])).toEqual(expected.map(({ id, name }) => [id, name]))
  for (const [at, { price }] of shown.entries()) if (price !== undefined) expect(price).toBe(expected[at]?.price)
  expect(shown.filter(({ price }) => price !== undefined).length).toBeGreaterThan(0)
  const zone = (html: string) =>
    [...(html.split('id="search_hotspot_zone1"')[1] ?? "").matchAll(/data-product_id="(\d+)"/g)].map(([, id]) => id)
  expect(zone(read.html)).toEqual(zone(own.html))
  expect(/<h1[^>]*>([^<]*)/.exec(read.html)?.[1]).toBe(/<h1[^>]*>([^<]*)/.exec(own.html)?.[1])
})

test("every page has the shop's menu and its texts, and calls it by its own name (10.990)", async () => {
  const [own, read] = await Promise.all([shop.own("/contact-pol.html"), shop.read("/contact-pol.html")])
  expect(menuOf(read.html)).toEqual(menuOf(own.html))
  expect(menuOf(read.html).length).toBeGreaterThan(3)
  expect(read.html).toContain("– Pracownia<")
  expect(read.html).not.toMatch(/sklep pokazowy|shop\.example<\/title>/i)
})

test.each(["/pl/content/terms.html", "/pl/content/privacy.html", "/contact-pol.html"])(
  "the text of %s is the shop's (10.990)",
  async (path) => {
    const [own, read] = await Promise.all([shop.own(path), shop.read(path)])
    const sentences = (html: string) =>
      [...(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").matchAll(/<p>([^<]{40,})<\/p>/g)].map(([, words]) => words)
    const first = sentences(own.html)[0]
    expect(read.status).toBe(200)
    if (first !== undefined) expect(read.html).toContain(first)
  },
)

test("the home page shows what the shop recommends (10.71, 10.990)", async () => {
  const [own, read] = await Promise.all([shop.own("/"), shop.read("/")])
  const known = new Set(tilesOf(own.html).map(({ id }) => id))
  const shown = tilesOf(read.html)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.every(({ id }) => known.has(id))).toBe(true)
})

test("a category that the shop has not is not found, and so is a text (10.993)", async () => {
  expect((await shop.read("/pol_m_Nic-99999.html")).status).toBe(404)
})

test("a page of the shop is asked once, and by nobody: what a visitor carries stays here (10.991)", async () => {
  const before = shop.asked.length
  const cookie = "client=secret; RSSID=secret; login=jan"
  await shop.read("/pol_m_Ceramika-101.html?counter=2", cookie)
  await shop.read("/pol_m_Ceramika-101.html?counter=2", cookie)
  const since = shop.asked.slice(before)
  expect(since.filter(({ path }) => path.includes("counter=2"))).toHaveLength(1)
  expect(since.every((one) => one.cookie === "lang=pol")).toBe(true)
})

const priceOf = (html: string) => /<strong class="price[^"]*">([^<]*)/.exec(html)?.[1]

test("prices are written in the currency that they are in, whatever a visitor's cookie names (10.992)", async () => {
  const path = "/pol_m_Ceramika-101.html"
  for (const cookie of ["CURRID=EUR", "CURRID=XXX"]) {
    const [own, read] = await Promise.all([shop.own(path, cookie), shop.read(path, cookie)])
    expect(priceOf(read.html)).toBe(priceOf(own.html))
  }
  expect(priceOf((await shop.read(path, "CURRID=EUR")).html)).toContain("€")
  const product = await shop.read("/product-pol-501.html", "CURRID=XXX")
  expect(product.html).toContain('"priceCurrency":"PLN"')
})

test("a list is read once for all currencies, because no price of it is read (10.991)", async () => {
  const before = shop.asked.length
  for (const currency of ["PLN", "EUR", "USD"]) await shop.read("/pol_m_Ceramika-101.html?counter=3", `CURRID=${currency}`)
  expect(shop.asked.slice(before).filter(({ path }) => path.includes("counter=3"))).toHaveLength(1)
})
