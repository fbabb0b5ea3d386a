import { expect, onTestFinished, test } from "vitest"
import { createRenderer } from "../../../ui/server/render.tsx"
import { makeShopper, shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

async function openShop() {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const visitor = makeShopper(shop)
  const render = createRenderer({ fetch: async (request) => shop.fetch(request), assets, shopName: "shop.example" })
  return {
    visitor,
    page: async (path: string) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { body } = await render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
      return new Response(body).text()
    },
    zones: async (query: string) => {
      const answer = await visitor.json(`/ajax/hotspots.php?action=get-hotspots-html&${query}`)
      return new Map(Object.entries(Object(answer)).map(([id, html]) => [id, String(html)]))
    },
  }
}

/** What a program reads of a zone's tiles: number, address, name, prices. */
function goodsOf(html: string, zone: string): readonly (readonly string[])[] {
  const from = html.indexOf(`id="${zone}"`)
  const section = from < 0 ? "" : html.slice(from, html.indexOf("</section>", from))
  const found = (tile: string, pattern: RegExp) => [...tile.matchAll(pattern)].map(([, text = ""]) => text)
  return section
    .split(/(?=<div class="product )/)
    .slice(1)
    .map((tile) => [
      ...found(tile, /data-id="(\d+)"/g),
      ...found(tile, /<a class="product__name product-name" href="([^"]*)"/g),
      ...found(tile, /<h3[^>]*><a[^>]*>([^<]*)/g),
      ...found(tile, /<strong class="price[^>]*>([^<]*)/g),
      ...found(tile, /<del class="price --max">([^<]*)/g),
      ...found(tile, /<span class="omnibus_price__value">([^<]*)/g),
    ])
}

test.each([
  ["home", "/", ["main_hotspot_zone1", "main_hotspot_zone2"], ""],
  ["product", "/product-pol-501.html", ["products_associated_zone1"], "&product=501"],
  ["cart", "/basketedit.php", ["basketedit_hotspot_zone1"], "&products=501;502"],
  ["search", "/search.php?text=xqzwvk", ["search_hotspot_zone1"], ""],
] as const)(
  "%s: hotspots.php tells the same goods and prices as the page has in its zones (10.71, 10.550, 11.67, 11.400)",
  async (_, path, ids, more) => {
    const { visitor, page, zones } = await openShop()
    for (const product of ["501", "502"]) await visitor.post("/basketchange.php", { product, size: "uniw", number: "1" })
    const html = await page(path)
    const names = ids.join(",")
    const answer = await zones(`zones-names=${names}&components=${names}&zones-types=hotspots${more}`)
    expect([...answer.keys()]).toEqual(ids)
    for (const id of ids) {
      const goods = goodsOf(html, id)
      expect(goods.length).toBeGreaterThan(3)
      expect(goodsOf(answer.get(id) ?? "", id)).toEqual(goods)
      expect(html).not.toContain("data-ajaxload")
    }
  },
)

test("Hotspots of get.php answers by component; a zone that has nothing is an empty text, and what cannot be read is told (11.66, 11.400)", async () => {
  const { visitor, zones } = await openShop()
  const block = (params: object) => visitor.json(`/ajax/get.php?request=${encodeURIComponent(JSON.stringify({ Hotspots: { params } }))}`)
  const home = (await zones("zones-names=main_hotspot_zone1")).get("main_hotspot_zone1")
  expect(home).toMatch(/^<section id="main_hotspot_zone1"/)
  expect(await block({ "zones-names": "main_hotspot_zone1,nothing,products_zone1", components: "basket,__proto__,c" })).toEqual({
    Hotspots: { response: { basket: home, ["__proto__"]: "", c: "" } },
  })
  for (const [params, error] of [
    [{}, '"zones-names" has the ids of zones with commas between them'],
    [{ "zones-names": "a", action: "drop" }, "This shop has no such action"],
    [{ "zones-names": "a,b", components: "c" }, '"components" has a name for each of the zones'],
    [{ "zones-names": "a,".repeat(21) }, "More than 20 zones"],
    [{ "zones-names": "a", product: "501 OR 1=1" }, "A product is named by its number"],
  ] as const) {
    expect(await block(params)).toEqual({ Hotspots: { error } })
    const direct = await visitor.send(`/ajax/hotspots.php?${new URLSearchParams(params)}`)
    // there each zone is answered by its id
    expect(direct.status).toBe(error.includes("components") ? 200 : 400)
  }
  expect((await visitor.post("/ajax/hotspots.php", { "zones-names": "a" })).status).toBe(405)
})
