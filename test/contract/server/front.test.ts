import { describe, expect, onTestFinished, test } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { settingAnswer } from "../../../cli/shop/settings-answer.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

const bars = [
  { id: "1", text: { pl: "Zima w pracowniach", en: "Winter in the workshops" }, link: { pl: "/", en: "/?lang=eng" }, fixed: true },
  { id: "2", edge: "bottom", text: { pl: "Zwroty do <30> dni", en: "Returns" }, closable: false, colour: "accent" },
]

async function openServer() {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const made: string[] = []
  const render = createRenderer({
    fetch: (request) => shop.fetch(request),
    graphql: (call) => shop.graphql(call),
    front: (language) => shop.front(language),
    assets,
  })
  const server = openTestServer({
    render,
    nowMs: () => testNowMs,
    keepPages: (kept) =>
      makeKeptPages({
        render: (request) => {
          made.push(request.cookie)
          return kept(request)
        },
        nowMs: () => testNowMs,
      }),
    shop: { fetch: (request) => shop.fetch(request), visit: (request) => shop.visit(request), isRemote: false },
  })
  const set = (name: string, typed: string) => settingAnswer(place, name, { is: "set", typed })
  return { server, set, made }
}

const refused = 'iai_cookie={"analytics":false,"marketing":false}'
const agreed = 'iai_cookie={"analytics":true,"marketing":true}'

describe("what a shop puts around its pages (10.400 to 10.404)", () => {
  test("by default there is nothing: no bar, no banner, no question, no style and no script of them", async () => {
    const { server } = await openServer()
    const html = await (await server.get("/")).text()
    for (const word of ["bars_", "freeShipping", "rabateCode", "ck_dsclr", "consent", "closedBars", "/assets/bars-"])
      expect(html).not.toContain(word)
  })

  test("bars stand at their edges in the page's language, by the names of the platform, and those that close are hidden by the page's head", async () => {
    const { server, set } = await openServer()
    await set("bars", JSON.stringify(bars))
    const html = await (await server.get("/")).text()
    expect(html).toMatch(
      /<div class="bars_top"[^>]*><div id="bar1" class="bars__item --calm" data-close="true" data-fixed="true">.*Zima w\u00a0pracowniach/,
    )
    expect(html).toMatch(
      /<div class="bars_bottom"[^>]*><div id="bar2" class="bars__item --accent"><p[^>]*><span[^>]*>Zwroty do &lt;30&gt; dni</,
    )
    expect(html.match(/<a class="bars__close" href="#closeBar"/g)).toHaveLength(1)
    expect(html).toMatch(
      /<script data-files="[^"]*\/assets\/bars-12345678\.js"[^>]*>\(\(\)=>\{try\{const k=JSON\.parse\(localStorage.*\["bar1"\]/,
    )
    const english = await (await server.get("/?lang=eng")).text()
    expect(english).toContain("Winter in the workshops")
    // a part of a page is put into one that has its bars
    expect(await (await server.get("/?set_render=content,head")).text()).not.toContain("bars__item")
  })

  test("a setting that somebody put into the data past the terminal shows nothing it should not", async () => {
    const { server, set } = await openServer()
    await expect(set("bars", '[{"id":"1"}]')).rejects.toThrow("is invalid")
    await expect(set("bars", "x")).rejects.toThrow("It is not JSON")
    await expect(set("banners", "freeShipping other")).rejects.toThrow("is invalid")
    expect(await (await server.get("/")).text()).not.toContain("bars_")
  })

  test("the question stands where it is not answered, and guests' pages are kept for each answer and for nothing else", async () => {
    const { server, set, made } = await openServer()
    await set("cookie_notice", "on")
    const asks = async (cookie: string) => {
      const page = await server.get("/", { cookie: `lang=pol; ${cookie}` })
      expect(page.headers.get("set-cookie")).toBeNull()
      return { asks: (await page.text()).includes('id="ck_dsclr_v2"'), etag: page.headers.get("etag") }
    }
    const [before, after] = [await asks("x=1"), await asks(refused)]
    expect([before.asks, after.asks]).toEqual([true, false])
    expect(before.etag).not.toBe(after.etag)
    for (const cookie of ["x=2", "iai_cookie={broken", refused, 'iai_cookie={"z":1}', "iai_cookie=%7B%7D; y=3"]) await asks(cookie)
    expect(made).toEqual(["lang=pol", `lang=pol; ${refused}`])
    expect((await asks(agreed)).asks).toBe(false)
    expect(made).toHaveLength(3)
  })

  test("the foot of the page leads back to the question, answered or not", async () => {
    const { server, set } = await openServer()
    await set("cookie_notice", "on")
    for (const cookie of ["", refused]) {
      const html = await (await server.get("/", { cookie })).text()
      const form = /<footer.*<form[^>]* action="\/cookies\.php"[^>]*><button value="again" name="consent">([^<]*)</.exec(html)
      expect(form?.[1]).toBe("Ustawienia plików cookie")
    }
  })

  test("a shop that lists a script of others, or measures, asks by itself, and cannot switch the question off (10.403)", async () => {
    const { server, set } = await openServer()
    await set("cookie_notice", "auto")
    const asks = async () => (await (await server.get("/")).text()).includes('id="ck_dsclr_v2"')
    expect(await asks()).toBe(false)
    await set("measuring", "vitals")
    expect(await asks()).toBe(true)
    await set("measuring", "off")
    expect(await asks()).toBe(false)
    await set("outside_scripts", "https://ads.example/a.js")
    expect(await asks()).toBe(true)
  })
})

describe("POST /cookies.php (10.402, 10.404)", () => {
  const sent = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const { server } = await openServer()
    const own = { referer: "http://shop.test/product-pol-501.html?selected_size=uniw", "content-type": "application/x-www-form-urlencoded" }
    return server.send("/cookies.php", { method: "POST", body: new URLSearchParams(fields).toString(), headers: { ...own, ...headers } })
  }
  test.each([
    [{ consent: "all" }, `${agreed}; path=/; max-age=15552000; SameSite=Lax`],
    [{ consent: "necessary" }, `${refused}; path=/; max-age=15552000; SameSite=Lax`],
    [{ consent: "chosen", analytics: "1" }, 'iai_cookie={"analytics":true,"marketing":false}; path=/; max-age=15552000; SameSite=Lax'],
    [{ consent: "again" }, "iai_cookie=; path=/; max-age=0; SameSite=Lax"],
    [{ closed: "freeShipping" }, "freeeshipping_clicked=true; path=/; max-age=86400; SameSite=Lax"],
    [{ closed: "rebateCode" }, "rabateCode_clicked=true; path=/; max-age=86400; SameSite=Lax"],
  ])("%j sets a cookie and leads back to the page", async (fields, cookie) => {
    const answer = await sent(fields)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, [cookie]])
    expect(answer.headers.get("location")).toBe("/product-pol-501.html?selected_size=uniw")
  })

  test("what it does not know, what another site sends and a GET change nothing", async () => {
    expect((await sent({ consent: "maybe" })).status).toBe(404)
    expect((await sent({ closed: "everything" })).status).toBe(404)
    const foreign = await sent({ consent: "all" }, { origin: "https://evil.example" })
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
    const elsewhere = await sent({ consent: "all" }, { referer: "https://evil.example/" })
    expect(elsewhere.status).toBe(403)
    expect(
      (await sent({ consent: "all", return: "//evil.example/" }, { referer: "http://shop.test/nothing" })).headers.get("location"),
    ).toBe("/")
    const { server } = await openServer()
    expect((await server.get("/cookies.php?consent=all")).headers.getSetCookie()).toEqual([])
  })
})
