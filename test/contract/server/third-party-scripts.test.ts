import { describe, expect, onTestFinished, test } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { allowedScript, forbiddenScript, thirdPartyScriptsAnswer } from "../../../cli/shop/third-party-scripts.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

/** The cookie of a visitor who has agreed to scripts of others. */
const agreed = 'iai_cookie={"analytics":false,"marketing":true}'

const address = "https://ads.example/tiles.js?shop=7"

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
  return { place, server }
}

const rule = (page: Response, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(page.headers.get("content-security-policy") ?? "")?.[1]

const started = async (page: Response) => /<script data-files="([^"]*)"(?: data-third-party="([^"]*)")?/.exec(await page.text())?.slice(1)

describe("scripts of others (10.300, 10.301)", () => {
  test("there are none by default: no origin is allowed and no page has a word of it", async () => {
    const { place, server } = await openServer()
    expect(await thirdPartyScriptsAnswer(place)).toMatchObject({ data: { thirdPartyScripts: [] } })
    for (const path of ["/", "/product-pol-501.html", "/signin.php"]) {
      const page = await server.get(path)
      expect([rule(page, "connect-src"), rule(page, "img-src")]).toEqual(["'self'", "'self' data:"])
      expect(rule(page, "script-src")).toMatch(/^'nonce-[\w-]+'$/)
      expect((await started(page))?.[1]).toBeUndefined()
    }
  })

  test("where the list cannot be read, the page is shown without them, and is not kept", async () => {
    const { shop } = await openTestShop()
    const render = createRenderer({
      fetch: (request) => shop.fetch(request),
      front: () => Promise.reject(new Error("the store is away")),
      assets,
    })
    const asked = { url: new URL("http://shop.test/"), cookie: agreed, nonce: "n", nowMs: testNowMs, recording: null }
    const { status, headers, keepUntilMs } = await render(asked)
    expect([status, headers["x-scripts-from"], keepUntilMs]).toEqual([200, undefined, 0])
  })

  test("a running shop has those that the terminal allows from the next page on, kept pages too, where no password is typed", async () => {
    const { place, server } = await openServer()
    const before = await server.get("/", { cookie: agreed })
    expect(await allowedScript(place, address)).toMatchObject({ data: { thirdPartyScripts: [address] } })
    for (const path of ["/", "/product-pol-501.html", "/contact-pol.html", "/return.php?status=basket_empty"]) {
      // nobody has agreed yet
      const unasked = await server.get(path)
      expect(rule(unasked, "script-src")).toMatch(/^'nonce-[\w-]+'$/)
      expect(rule(unasked, "connect-src")).toBe("'self'")
      for (const page of [await server.get(path, { cookie: agreed }), await server.get(path, { cookie: agreed })]) {
        expect(page.headers.has("x-scripts-from")).toBe(false)
        expect(rule(page, "script-src")).toMatch(/^'nonce-[\w-]+' https:\/\/ads\.example$/)
        expect([rule(page, "connect-src"), rule(page, "img-src")]).toEqual([
          "'self' https://ads.example",
          "'self' data: https://ads.example",
        ])
        const [files, outside] = (await started(page)) ?? []
        expect(files?.split(" ").at(-1)).toBe("/assets/third-party-12345678.js")
        expect(outside).toBe(address)
      }
    }
    for (const path of ["/signin.php", "/pickup-sites.php", "/nothing"]) {
      const page = await server.get(path, { cookie: agreed })
      expect(rule(page, "script-src")).not.toContain("ads.example")
      expect((await started(page))?.[1]).toBeUndefined()
    }
    // a browser that kept the page from before does not keep it any longer
    const again = await server.get("/", { cookie: agreed, "if-none-match": before.headers.get("etag") ?? "" })
    expect(again.status).toBe(200)

    await forbiddenScript(place, address)
    expect(rule(await server.get("/", { cookie: agreed }), "script-src")).toMatch(/^'nonce-[\w-]+'$/)
  })

  test("the terminal refuses what no script's address is, one too many, and one that is not there", async () => {
    const { place } = await openServer()
    await expect(allowedScript(place, "https://*/a.js; script-src *")).rejects.toThrow("is invalid for argument 'address'")
    for (let at = 0; at < 10; at += 1) await allowedScript(place, `https://ads.example/${at}.js`)
    await expect(allowedScript(place, "https://ads.example/10.js")).rejects.toThrow("at most 10")
    expect(await allowedScript(place, "https://ads.example/3.js")).toMatchObject({ data: { thirdPartyScripts: { length: 10 } } })
    await expect(forbiddenScript(place, "https://ads.example/11.js")).rejects.toThrow("not on the list")
  })

  test("the terminal takes a position, and a name behind a prefix; a page is told of both (7.18, 10.555)", async () => {
    const { place, server } = await openServer()
    await allowedScript(place, "tiles", { position: "body_bottom", prefix: "https://ads.example/js/" })
    const listed = "body_bottom:https://ads.example/js/tiles.js"
    expect(await allowedScript(place, address)).toMatchObject({ data: { thirdPartyScripts: [listed, address] } })
    const page = await server.get("/", { cookie: agreed })
    expect(rule(page, "script-src")).toMatch(/^'nonce-[\w-]+' https:\/\/ads\.example$/)
    expect((await started(page))?.[1]).toBe(`${listed} ${address}`)
    for (const [name, prefix] of [
      ["../evil", "https://ads.example/js/"],
      ["tiles", "http://ads.example/"],
      ["https://ads.example/tiles.js", "https://ads.example/"],
    ] as const)
      await expect(allowedScript(place, name, { prefix })).rejects.toThrow("is invalid for argument 'address'")
  })

  test("what was put into the data past the terminal is looked at all the same", async () => {
    const { place, server } = await openServer()
    const database = await openShopData(place)
    await database.run("INSERT INTO setting (name, value) VALUES ('outside_scripts', ?)", `https://*; ${address} javascript:x`)
    await database.close()
    expect(rule(await server.get("/", { cookie: agreed }), "script-src")).toMatch(/^'nonce-[\w-]+' https:\/\/ads\.example$/)
  })
})
