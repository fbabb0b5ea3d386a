import { gunzipSync } from "node:zlib"
import { describe, expect, onTestFinished, test } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { settingAnswer } from "../../../cli/shop/settings-answer.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

async function openServer() {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const render = createRenderer({
    fetch: (request) => shop.fetch(request),
    graphql: (call) => shop.graphql(call),
    front: (language) => shop.front(language),
    assets,
  })
  const server = openTestServer({
    render,
    nowMs: () => testNowMs,
    keepPages: (kept) => makeKeptPages({ render: kept, nowMs: () => testNowMs }),
    shop: { fetch: (request) => shop.fetch(request), visit: (request) => shop.visit(request), isRemote: false },
  })
  const set = (typed: string) => settingAnswer(place, "wholesalers_only", { is: "set", typed })
  const signedIn = async (login: string, password: string) => {
    const shopper = makeShopper(shop)
    expect((await signIn(shopper, login, password))[1]).toBe("/login.php")
    return [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }
  const shown = async (path: string, cookie = "") => {
    const response = await server.get(path, { cookie })
    return { status: response.status, html: await response.text(), kept: response.headers.get("cache-control") }
  }
  return { set, signedIn, shown }
}

const unpacked = (file: ArrayBuffer) =>
  [
    ...gunzipSync(file)
      .toString()
      .matchAll(/<loc>([^<]*)/g),
  ].map(([, address = ""]) => address)

const path = "/pol_m_Ceramika-101.html"
const isSignIn = (html: string) => html.includes('id="signin-form"')
const hasGoods = (html: string) => html.includes("data-product_page")

describe("a shop for wholesalers only (10.173, 10.605)", () => {
  test("shows the sign-in instead of every page, whatever was kept before, and its own texts and the form of letters to everybody (10.1114)", async () => {
    const { set, shown } = await openServer()
    for (const time of ["made", "kept"]) expect([time, hasGoods((await shown(path)).html)]).toEqual([time, true])
    await set("pages")
    for (const asked of [
      path,
      "/",
      "/search.php?text=kubek",
      "/return.php?status=basket_empty",
      "/no-such-page.html",
      "/client-new.php?register",
    ]) {
      const { status, html, kept } = await shown(asked)
      expect([asked, status, isSignIn(html), hasGoods(html), kept]).toEqual([asked, 200, true, false, "private, no-store"])
      expect(html).toContain("tylko dla")
    }
    for (const open of ["/pl/content/terms.html", "/password-recover.php", "/contact.php"])
      expect([open, isSignIn((await shown(open)).html)]).toEqual([open, false])
    await set("off")
    expect(hasGoods((await shown(path)).html)).toBe(true)
  })

  test("shows its pages to wholesalers, and none of them to a guest or another client afterwards", async () => {
    const { set, signedIn, shown } = await openServer()
    await set("pages")
    const wholesaler = await signedIn("zakupy@example.org", "Pracownia-Hurt-24")
    const client = await signedIn("anna@example.com", "Pracownia-Anna-24")
    const seen = await shown(path, wholesaler)
    expect([isSignIn(seen.html), hasGoods(seen.html)]).toEqual([false, true])
    for (const cookie of ["", client, ""]) expect(isSignIn((await shown(path, cookie)).html)).toBe(true)
    expect(isSignIn((await shown(path, wholesaler)).html)).toBe(false)
  })

  test("tells programs of others, the search box and maps nothing of goods, and wholesalers all (10.1098)", async () => {
    const { shop, database } = await openTestShop()
    const visitor = () => makeShopper({ fetch: (request) => shop.fetch(request, "203.0.113.7") })
    const [guest, client, wholesaler] = [visitor(), visitor(), visitor()]
    await signIn(client, "ola@example.com", "tajne123")
    await signIn(wholesaler, "hurt", "hurtowo1")
    const goods = 'productsTextSearch(searchInput: { text: "kub" }) { products { name } }'
    const asked = `query { ...Hidden client { login } } fragment Hidden on Query { found: ${goods} }`
    const told = async (shopper: Shopper) => {
      const calls = ["projector.php?product=601&get=sizes", "get.php?request=%7B%22Basket%22%3A%7B%7D%7D", "opinions.php?product=601"]
      const answers = await Promise.all(calls.map(async (call) => (await shopper.send(`/ajax/${call}`)).status))
      return [answers, JSON.stringify(await shopper.ask(asked))] as const
    }
    const mapped = async () => {
      const of = async (address: string) => unpacked(await (await guest.send(address)).arrayBuffer())
      const maps = (await of("/sitemap.xml.gz")).map((address) => new URL(address).pathname)
      return (await Promise.all(maps.map(of))).flat()
    }
    expect((await mapped()).join(" ")).toContain("product-")
    await setSetting(database, "wholesalers_only", "pages")
    for (const shopper of [guest, client]) {
      const [answers, text] = await told(shopper)
      expect(answers).toEqual([403, 403, 403])
      expect(text).toContain("open to wholesalers only")
      expect(text).not.toContain("Kubek")
    }
    expect(await client.data("{ client { login } }")).toEqual({ client: { login: "ola@example.com" } })
    const [answers, text] = await told(wholesaler)
    expect([answers, text.includes("Kubek")]).toEqual([[200, 200, 200], true])
    const left = await mapped()
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((address) => !address.includes("/content/"))).toEqual([])
  })
})
