import type { Page } from "playwright/test"
import { allowedScript } from "../../cli/shop/third-party-scripts.ts"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, stir, test as plain } from "./support/shop-test.ts"

// its own shop and browser are started once
plain.describe.configure({ mode: "default" })

const listed = "https://ads.example/tiles.js"

/** A shop that lists one script of others. */
const test = plain.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: async (dataFolder) => void (await allowedScript({ dataFolder }, listed)) })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
  expectedErrors: /request to (?:ads|other)\.example|none\.png|Trusted ?(?:HTML|Script|Type)|Content Security Policy/i,
})

/** What a maker of advertisements does: tiles into the zone, `app_shop` over them; and what one must not. */
const advertisement = `
const zone = document.querySelector(".hotspot .products, #main_hotspot_zone1 .products")
zone.insertAdjacentHTML("beforeend", '<div class="product" id="alert" onclick="ran = 1"><h3><a class="product__name" href="/product-pol-501.html">Kubek z reklamy</a></h3><img alt="" src="https://ads.example/none.png" onerror="ran = 2"><script>ran = 3</scr' + 'ipt></div>')
app_shop.runApp()
const tried = (what) => { try { what(); return "done" } catch (cause) { return cause.name } }
const started = (address) => { const script = document.createElement("script"); script.src = address; document.head.append(script) }
window.tries = [
  tried(() => started("https://ads.example/part.js")),
  tried(() => started("https://other.example/part.js")),
  tried(() => started("data:text/javascript,ran = 4")),
  tried(() => { document.createElement("script").text = "ran = 5" }),
  tried(() => eval("ran = 6")),
  tried(() => trustedTypes.createPolicy("default", { createHTML: (html) => html })),
  tried(() => trustedTypes.createPolicy("mine", { createHTML: (html) => html })),
]`

/** Their server; and another one, that nobody listed. The visitor has agreed to the first. */
async function serveOthers(page: Page, origin: string): Promise<readonly string[]> {
  await page.context().addCookies([{ name: "iai_cookie", value: '{"analytics":false,"marketing":true}', url: origin }])
  const asked: string[] = []
  await page.route(/^https:\/\/(?:ads|other)\.example\//, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(hostname + pathname)
    if (pathname.endsWith(".png")) return route.abort()
    return route.fulfill({ contentType: "text/javascript", body: pathname === "/tiles.js" ? advertisement : "window.part = 'ran'" })
  })
  return asked
}

const zones = [
  ["/", "#main_hotspot_zone1"],
  ["/pol_m_Ceramika-101.html", "#search_hotspot_zone1"],
  ["/product-pol-501.html", "#products_zone1"],
] as const

// all zones are written into in each run: by the walk that follows
for (const [path, zone] of shareOf("zones of others", zones))
  test(`a listed script writes tiles into ${zone}, and nothing else (10.302)`, async ({ page, shop }) => {
    const asked = await serveOthers(page, shop.origin)
    await page.goto(path)
    const tile = page.locator(`${zone} .products .product`).last()
    await expect(tile.getByRole("link", { name: "Kubek z reklamy" })).toBeVisible()
    expect(await tile.evaluate((element) => element.outerHTML)).toBe(
      '<div class="product" role="listitem"><h3><a class="product__name" href="/product-pol-501.html">Kubek z reklamy</a></h3><img alt="" src="https://ads.example/none.png"></div>',
    )
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "part"))).toBe("ran")
    expect(await page.evaluate(() => Reflect.get(window, "tries"))).toEqual([
      "done",
      "TypeError",
      "TypeError",
      "TypeError",
      "EvalError",
      "TypeError",
      "TypeError",
    ])
    await tile.click({ position: { x: 1, y: 1 } })
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined()
    expect(asked.filter((address) => !address.startsWith("ads.example/"))).toEqual([])
    expect(await axeFaults(page)).toEqual([])
  })

/** What such a maker does on each page: the zone that is there is written anew, whole. */
const everyZone = `
for (const zone of document.querySelectorAll("#main_hotspot_zone1, #search_hotspot_zone1, #products_zone1, #basketedit_hotspot_zone1")) {
  zone.querySelector(".products").innerHTML = '<div class="product" data-product_id="501"><a class="product__name" href="/product-pol-501.html">' + zone.id + '</a></div>'
}
app_shop.runApp()
`

test("the advertising script fills all four zones by innerHTML: home, list, product and cart (7.16, 10.71, 10.302)", async ({
  page,
  shop,
}) => {
  await serveOthers(page, shop.origin)
  await page.route(listed, (route) => route.fulfill({ contentType: "text/javascript", body: everyZone }))
  const seen = async (zone: string) => {
    const products = page.locator(`#${zone} .products`).first()
    await stir(page)
    await expect(products).toHaveText(zone)
    await expect(products.locator(".product")).toHaveAttribute("role", "listitem")
  }
  await page.goto("/")
  await seen("main_hotspot_zone1")
  await page.goto("/pol_m_Ceramika-101.html")
  await seen("search_hotspot_zone1")
  await page.goto("/product-pol-501.html")
  await seen("products_zone1")
  await page.locator("#projector_button_basket").click()
  await page.waitForURL(/basketedit/)
  await seen("basketedit_hotspot_zone1")
})

test("on the sign-in no script of others runs, and none can be started (10.301)", async ({ page, shop }) => {
  const asked = await serveOthers(page, shop.origin)
  await page.goto("/signin.php")
  await page.getByRole("textbox", { name: "Login" }).focus()
  const name = await page.evaluate((address) => {
    try {
      document.createElement("script").src = address
      return "done"
    } catch (cause) {
      return cause instanceof Error ? cause.name : "thrown"
    }
  }, listed)
  expect(name).toBe("TypeError")
  expect(asked).toEqual([])
})
