import { expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

const cdn = "https://cdn.example"

async function openServer(assetsOrigin: string | null) {
  const shop = await createShop({ ...(await seededFolder()), now: () => testNowMs })
  onTestFinished(() => shop.close())
  return openTestServer({
    render: createRenderer({
      fetch: (request) => shop.fetch(request),
      assets: { ...assets, ...(assetsOrigin === null ? {} : { origin: assetsOrigin }) },
    }),
    assets: async ({ url }) =>
      new URL(url).pathname === "/assets/a.js" ? new Response("", { headers: { "content-type": "text/javascript" } }) : null,
    assetsOrigin,
    shop: { fetch: (request) => shop.fetch(request), isRemote: false },
  })
}

const ruleOf = (page: Response, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(page.headers.get("content-security-policy") ?? "")?.[1]

const loaded = ["style-src", "font-src", "img-src", "script-src", "worker-src", "connect-src", "media-src"] as const

/** Every address of a file or picture that a page names: in attributes, lists of widths and data for search engines. */
const filesOf = (html: string): readonly string[] => html.match(/[^\s"=,]*\/(?:hpeciai|assets)\/[^\s",]+/g) ?? []

test("pages have styles, scripts and every picture from the other origin, and their policy lets it through for these alone", async () => {
  const server = await openServer(cdn)
  for (const path of ["/", "/product-pol-601.html", "/pol_m_Koszulki-10.html"]) {
    const page = await server.get(path)
    const rules = Object.fromEntries(loaded.map((name) => [name, ruleOf(page, name)]))
    expect(rules).toEqual({
      "style-src": `'self' ${cdn}`,
      "font-src": `'self' ${cdn}`,
      "img-src": `'self' data: ${cdn}`,
      "script-src": expect.stringMatching(/^'nonce-[\w-]+'$/),
      "worker-src": "'self'",
      "connect-src": "'self'",
      "media-src": "'self'",
    })
    const html = await page.text()
    expect(html).toContain(`<html lang="pl" data-assets="${cdn}">`)
    const shown = html.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, "")
    expect(filesOf(shown).length).toBeGreaterThan(0)
    expect(filesOf(shown).filter((address) => !address.startsWith(`${cdn}/`))).toEqual([])
  }
})

test("files and pictures may be shown by pages of other origins, and nothing else may", async () => {
  const server = await openServer(cdn)
  const picture = filesOf(await (await server.get("/product-pol-601.html")).text()).find((address) => address.endsWith(".jpg")) ?? ""
  const headersOf = async (path: string) => {
    const { headers } = await server.get(path)
    return [headers.get("access-control-allow-origin"), headers.get("cross-origin-resource-policy")]
  }
  for (const path of ["/assets/a.js", new URL(picture).pathname]) expect(await headersOf(path)).toEqual(["*", "cross-origin"])
  for (const path of ["/", "/favicon.svg", "/healthz", "/ajax/get.php"]) expect(await headersOf(path)).toEqual([null, "same-origin"])
})

test("without another origin nothing is told to anybody else", async () => {
  const server = await openServer(null)
  const page = await server.get("/product-pol-601.html")
  expect([ruleOf(page, "style-src"), ruleOf(page, "font-src"), ruleOf(page, "img-src")]).toEqual(["'self'", "'self'", "'self' data:"])
  const html = await page.text()
  expect(html).toContain('<html lang="pl">')
  expect(filesOf(html).filter((address) => address.startsWith("http") && !address.startsWith("http://shop.test/"))).toEqual([])
  expect((await server.get("/assets/a.js")).headers.get("cross-origin-resource-policy")).toBe("same-origin")
})
