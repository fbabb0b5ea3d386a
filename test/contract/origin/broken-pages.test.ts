import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readHome } from "../../../adapters/origin/readers/read-home.ts"
import { readProductList } from "../../../adapters/origin/readers/read-product-list.ts"
import { readMenu } from "../../../adapters/origin/readers/read-menu.ts"
import { brokenPage, pageFaults, treeOf } from "../../support/origin/broken-page.ts"
import { openPlainOrigin, type PlainOrigin } from "../../support/origin/plain-origin.ts"
import { shopOrigin } from "../../support/shop/shopper.ts"

let shop: PlainOrigin
beforeAll(async () => {
  shop = await openPlainOrigin()
})
afterAll(() => shop.close())

const at = new URL("/pol_m_Ceramika-101.html", shopOrigin)

/** Makers by products, as each tile's own piece of the page has them. A reader that finds another product in a tile tells none. */
function makersIn(html: string): ReadonlyMap<number, readonly string[]> {
  const makers = new Map<number, string[]>()
  for (const piece of html.split(/(?=<[^<>]* data-product_id=")/)) {
    const id = Number(/^<[^<>]* data-product_id="(\d+)"/.exec(piece)?.[1])
    const maker = /href="(\/firm-[^"]*)"/.exec(piece)?.[1]
    if (maker !== undefined) makers.set(id, [...(makers.get(id) ?? []), maker])
  }
  return makers
}

test("whatever is wrong with a page, a product of it is the one that it was, or is missing (10.990, 10.992)", async () => {
  const { html } = await shop.own("/pol_m_Ceramika-101.html")
  const whole = treeOf(html)
  const list = readProductList(whole, at)
  // the list and the recommended ones may show the same product, each with what it tells of it
  const tiles = Map.groupBy([...(list?.tiles ?? []), ...(list?.recommended ?? [])], ({ id }) => id)
  const makers = makersIn(html)
  const links = new Set(readMenu(whole, at).flatMap((node) => [node.link, ...node.children.map(({ link }) => link)]))
  expect(tiles.size).toBeGreaterThan(10)
  expect(links.size).toBeGreaterThan(3)
  let changed = 0
  fc.assert(
    fc.property(pageFaults, (faults) => {
      const page = treeOf(brokenPage(html, faults))
      const read = readProductList(page, at)
      const seen = [...(read?.tiles ?? []), ...(read?.recommended ?? []), ...readHome(page, at).flatMap((zone) => zone.tiles)]
      if (seen.length !== tiles.size) changed += 1
      for (const tile of seen) {
        const known = tiles.get(tile.id) ?? []
        expect(known.map(({ name, link }) => ({ name, link }))).toContainEqual({ name: tile.name, link: tile.link })
        // any of its own pictures
        expect(tile.picture?.icon.jpg ?? `-${tile.id}_`).toContain(`-${tile.id}_`)
        expect([null, ...(makers.get(tile.id) ?? [])]).toContain(tile.producer?.link ?? null)
      }
      for (const node of readMenu(page, at)) expect(links).toContain(node.link)
    }),
    { numRuns: 500 },
  )
  // faults that nobody notices would prove nothing
  expect(changed).toBeGreaterThan(50)
})

const prices = (html: string) =>
  [...html.matchAll(/<strong class="price[^"]*">([^<]*)/g)].map(([, price = ""]) => price.replaceAll("\u00A0", " "))

test.each([
  ["other amounts", (html: string) => html.replaceAll(/\d+,\d\d\s?zł/g, "1,00 zł")],
  ["another currency", (html: string) => html.replaceAll(/(\d+),(\d\d)\s?zł/g, "€$1.$2")],
  ["no amounts", (html: string) => html.replaceAll(/\d+,\d\d\s?zł/g, "")],
])("a page with %s changes no price: they are those that the API tells (10.992)", async (_, change) => {
  const before = prices((await shop.read("/firm-pol-12.html")).html)
  shop.answerWith(({ html, status }) => new Response(change(html), { status, headers: { "content-type": "text/html" } }))
  const after = prices((await shop.read("/firm-pol-13.html")).html)
  shop.answerWith(null)
  expect(before.length).toBeGreaterThan(0)
  expect(after.length).toBeGreaterThan(0)
  expect(after).toEqual(prices((await shop.own("/firm-pol-13.html")).html).slice(0, after.length))
})

const page =
  (body: BodyInit, init: ResponseInit = {}) =>
  () =>
    new Response(body, { headers: { "content-type": "text/html" }, ...init })

test.each([
  ["a sign-in by redirect", page("", { status: 302, headers: { location: "/signin.php?x=1" } }), 502],
  ["a sign-in in its place", page('<div id="content"><form id="signin_form"></form></div>'), 502],
  ["redirects without an end", page("", { status: 302, headers: { location: "/pol_m_A-1.html" } }), 502],
  ["an error", page("away", { status: 500 }), 502],
  ["a picture", page("GIF89a", { headers: { "content-type": "image/gif" } }), 502],
  ["more than any page", page(`<div id="search">${"<p>a</p>".repeat(200_000)}</div>`), 502],
  ["nothing", page(""), 502],
  ["that it is not there", page("no", { status: 404 }), 404],
])("a shop that answers %s is told about, and nothing is invented (10.993)", async (name, answer, status) => {
  shop.answerWith(answer)
  const shown = await shop.read(`/pol_m_${name.replaceAll(/\W/g, "_")}-${name.length + 5_000}.html`)
  shop.answerWith(null)
  expect(shown.status).toBe(status)
  expect(shown.html).not.toContain('id="search"')
})

test("a search that leads to a product at once leads there from our page, too (10.175)", async () => {
  shop.answerWith((own, path) =>
    path.startsWith("/search.php")
      ? new Response("", { status: 302, headers: { location: "/product-pol-501-Kubek.html" } })
      : new Response(own.html, { headers: { "content-type": "text/html" } }),
  )
  const shown = await shop.read("/search.php?text=KP-501")
  shop.answerWith(null)
  expect(shown.status).toBe(303)
})

test("a page in an older charset is read in it (10.993)", async () => {
  const { html } = await shop.own("/firm-pol-11-Glina-i-Popiol.html")
  const latin = new Uint8Array(
    Array.from(html.normalize(), (letter) => (letter === "ł" ? 0xb3 : letter === "ó" ? 0xf3 : letter.charCodeAt(0) & 0x7f)),
  )
  shop.answerWith(() => new Response(latin, { headers: { "content-type": "text/html; charset=iso-8859-2" } }))
  const shown = await shop.read("/firm-pol-14.html")
  shop.answerWith(null)
  expect(shown.html).toContain("Popiół")
})
