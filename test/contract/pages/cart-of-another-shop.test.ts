import { expect, test } from "vitest"
import { platformProduct } from "../../../fixtures/platform-shop/goods/platform-goods.ts"
import { openWholeFront } from "../../support/origin/whole-front.ts"
import type { VisitedPage } from "../../support/platform-shop/shop-visit.ts"

// Our cart in front of the shop that nobody of us wrote.

/** The tiles of the cart's zone, each as number and price. */
const zoneOf = (page: VisitedPage) =>
  [...page.document.querySelectorAll("#basketedit_hotspot_zone1 .product[data-product_id]")].map((tile) => [
    Number(tile.getAttribute("data-product_id")),
    /\d+,\d\d/.exec((tile.querySelector(".price")?.textContent ?? "").replaceAll(/\s/g, ""))?.[0],
  ])
const priced = (id: number) => [id, ((platformProduct(id)?.grosz ?? NaN) / 100).toFixed(2).replace(".", ",")]

const laterZone = '<section id="basketedit_hotspot_zone1" class="hotspot" data-ajaxload="true" data-pagetype="basket"></section>'

test.each([
  ["current", "has", 4],
  ["older", "has not", 0],
  ["current", "loads by a call", 4],
  ["older", "loads by a call", 4],
] as const)(
  "a cart in front of the %s theme has what the shop's own cart %s, at the API's prices (10.71, 10.1061)",
  async (theme, how, count) => {
    const zones: string[] = []
    const change = (shop: (request: Request) => Promise<Response>) => async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      if (/hotspots.*basketedit/.test(pathname + search)) zones.push(new URLSearchParams(search).get("products") ?? "")
      const answer = await shop(request)
      if (how !== "loads by a call" || pathname !== "/basketedit.php") return answer
      const html = (await answer.text()).replace(/<section id="basketedit_hotspot_zone1"[\s\S]*?<\/section>|(?=<footer)/, laterZone)
      return new Response(html, { status: answer.status, headers: answer.headers })
    }
    const { visit } = openWholeFront({ theme }, { change })
    // as a server does before it opens (10.1065)
    await visit.open("/")
    const first = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
    await visit.open("/basketedit.php")
    const third = await visit.open("/basketedit.php")
    const shown = zoneOf(third)
    expect(shown).toHaveLength(count)
    expect(zoneOf(first)).toEqual(how === "has" ? shown : [])
    expect(shown).toEqual(shown.map(([id]) => priced(Number(id))))
    expect(zones).toEqual(how === "loads by a call" ? ["201"] : [])
  },
)

test("what one cart is recommended is shown to no other (10.991, 10.1061)", async () => {
  const change = (shop: (request: Request) => Promise<Response>) => async (request: Request) => {
    const answer = await shop(request)
    if (new URL(request.url).pathname !== "/basketedit.php") return answer
    const html = await answer.text()
    // one visitor's page recommends what the other's does not
    const told = /basket__block[^>]*data-product-id="201"/.test(html)
      ? html
      : html.replace(/<section id="basketedit_hotspot_zone1"[\s\S]*?<\/section>/, "")
    return new Response(told, { status: answer.status, headers: answer.headers })
  }
  const { visit } = openWholeFront({ theme: "current" }, { change })
  const fill = (product: string) => visit.post("/basketchange.php", { product, size: "uniw", number: "1", mode: "1" })
  await fill("201")
  expect(zoneOf(await visit.open("/basketedit.php"))).toHaveLength(4)
  visit.cookies.clear()
  await fill("213")
  expect(zoneOf(await visit.open("/basketedit.php"))).toEqual([])
})

test.each(["current", "older"] as const)(
  "in front of the %s theme a row has the picture by which a list has shown its product (10.1015)",
  async (theme) => {
    const { visit } = openWholeFront({ theme, lacks: ["BasketProductData.icon"] })
    await visit.open("/pol_m_Ogrod-10.html")
    const cart = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
    expect(cart.document.querySelector(".basket__photo img")?.getAttribute("src")).toMatch(/^\/hpeciai\/.*-201_1\.jpg$/)
  },
)
