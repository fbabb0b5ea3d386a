import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { type PlatformFault, withFaults } from "../../../fixtures/platform-shop/platform-faults.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { PlatformVisit, platformOrigin, textOf } from "../../support/platform-shop/shop-visit.ts"

test("a shop for wholesalers shows the sign-in with status 200 in place of its pages, and itself to a wholesaler at a tenth less", async () => {
  const visit = new PlatformVisit({ theme: "current", isForWholesalers: true })
  for (const path of ["/", "/product-pol-201", "/basketedit.php"]) {
    const page = await visit.open(path)
    expect([page.status, page.document.querySelector("#user_login") !== null]).toEqual([200, true])
  }
  await visit.post("/signin.php", { operation: "login", login: "hurt", password: "Hurtownia77" })
  expect(textOf(await visit.open("/product-pol-201"), "#projector_price_value")).toBe("80,10 zł")
})

test("the older theme writes its public name into links, redirects and cookies, whatever name it is asked by", async () => {
  const visit = new PlatformVisit({ theme: "older", publicOrigin: "https://www.ogrodnik.example" })
  const response = await visit.ask("/")
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^client=.+; domain=www\.ogrodnik\.example; secure$/)])
  const html = await response.text()
  expect(html).toContain('href="//www.ogrodnik.example/')
  expect(html).not.toContain(platformOrigin)
  const added = await visit.ask("/basketchange.php?product=201&size=uniw&mode=1")
  expect(added.headers.get("location")).toBe("https://www.ogrodnik.example/basketedit.php")
})

test("a page of the current theme is not sent twice to who names its ETag, and changes it with its text", async () => {
  const visit = new PlatformVisit({ theme: "current" })
  const first = await visit.ask("/O-nas-cinfo-pol-4.html")
  const etag = first.headers.get("etag") ?? ""
  expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
  expect((await visit.ask("/O-nas-cinfo-pol-4.html", { headers: { "if-none-match": etag } })).status).toBe(304)
  await visit.ask("/basketchange.php?product=201&size=uniw&mode=1")
  expect((await visit.ask("/O-nas-cinfo-pol-4.html", { headers: { "if-none-match": etag } })).status).toBe(200)
  expect((await new PlatformVisit({ theme: "older" }).ask("/O-nas-cinfo-pol-4.html")).headers.has("etag")).toBe(false)
})

test("the maps name every product, packed by one theme and plain by the other", async () => {
  const maps = await Promise.all(
    (["current", "older"] as const).map(async (theme) => {
      const visit = new PlatformVisit({ theme })
      const read = async (path: string) => {
        const bytes = new Uint8Array(await (await visit.ask(path)).arrayBuffer())
        return theme === "current" ? gunzipSync(bytes).toString() : new TextDecoder().decode(bytes)
      }
      const [, map = ""] = /<loc>http:\/\/shop\.test(.+)<\/loc>/.exec(await read("/sitemap.xml.gz")) ?? []
      return await read(map)
    }),
  )
  for (const map of maps) expect(map.match(/\/product-pol-\d+-[\w-]+\.html/g)).toHaveLength(25)
})

test("pictures have their kinds and formats, at both forms of address", async () => {
  const visit = new PlatformVisit({ theme: "current" })
  const { document } = await visit.open("/product-pol-201")
  const large = document.querySelector("img.photos__photo")?.getAttribute("data-img_high_res") ?? ""
  const sizes = await Promise.all(
    [large, large.replace("_pl_", "_il_"), large.replace(/^.*\//, "/"), large.replace(".jpg", ".webp")].map(async (path) => {
      const answer = await visit.ask(path)
      return [answer.headers.get("content-type"), (await answer.arrayBuffer()).byteLength > 500]
    }),
  )
  expect(sizes).toEqual([
    ["image/jpeg", true],
    ["image/jpeg", true],
    ["image/jpeg", true],
    ["image/webp", true],
  ])
})

test("a packed body is small until it is unpacked", async () => {
  const faults: readonly PlatformFault[] = [{ at: /^\/$/, does: "packedBody", bytes: 20_000_000 }]
  const answer = await withFaults(platformShop({ theme: "current" }), faults)(new Request(`${platformOrigin}/`))
  expect(answer.headers.get("content-encoding")).toBe("gzip")
  const packed = new Uint8Array(await answer.arrayBuffer())
  expect(packed.length).toBeLessThan(100_000)
  expect(gunzipSync(packed).length).toBeGreaterThan(20_000_000)
})

test("what a shop lacks is an error of GraphQL or a page that is not found, from the moment on that it lacks it", async () => {
  const lacks: string[] = []
  const visit = new PlatformVisit({ theme: "current", lacks })
  const shipping = async (): Promise<unknown> => {
    const query = "{ shipping(ShippingInput: {mode: product products: []}) { shipping { prepaid courier { name } } } }"
    return (await visit.ask("/graphql/v1/", { method: "POST", body: JSON.stringify({ query }) })).json()
  }
  const zones = async () => (await visit.ask("/ajax/hotspots.php?zones-names=main_hotspot_zone1")).status
  expect(await shipping()).toMatchObject({ data: { shipping: { shipping: [{ prepaid: "prepaid" }, {}, {}, {}] } } })
  expect(await zones()).toBe(200)
  lacks.push("ShippingOption.courier", "/ajax/hotspots.php")
  expect(await shipping()).toMatchObject({ errors: [{ message: 'Cannot query field "courier" on type "ShippingOption".' }] })
  expect(await zones()).toBe(404)
})
