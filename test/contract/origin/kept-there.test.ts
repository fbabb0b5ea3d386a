import { describe, expect, test } from "vitest"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { type PlatformVisit, textOf, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

const list = "/pol_m_Ogrod-10.html"
const product = "/product-pol-201.html"

/** Numbers that the header tells: favourites, compared products. */
const counted = (page: VisitedPage) => ["header .wishes_count .badge", "header #menu_compare_product .badge"].map((at) => textOf(page, at))

const heartOf = (page: VisitedPage) =>
  page.document.querySelector('form[action="/basketchange.php?mode=2"]:has([name="product"][value="201"])')

/** Follows a link of a page, as a browser does that tells where it comes from. */
const follow = (visit: PlatformVisit, page: VisitedPage, selector: string) =>
  visit.open(page.document.querySelector(selector)?.getAttribute("href") ?? "no link", {
    headers: { referer: `http://shop.test${page.path}`, "sec-fetch-site": "same-origin" },
  })

/** Asks as the script of our pages does. */
async function call(visit: PlatformVisit, path: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const body = new URLSearchParams({ ...fields, getAjax: "true" })
  return (await visit.ask(path, { method: "POST", body, headers: { origin: "http://shop.test" } })).json()
}

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test.each([
    ["a guest", null],
    ["a client", { login: "ewa", password: "Jablonka77" }],
    ["a wholesaler", { login: "hurt", password: "Hurtownia77" }],
  ])(
    "%s presses a heart on a list without scripts: it leads back, is counted, is among the shop's own, and is taken off (10.1070, 10.1071)",
    async (_, signedIn) => {
      const { visit } = openWholeFront({ theme })
      if (signedIn !== null) await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', signedIn)
      const plain = await visit.open(list)
      expect(counted(plain)).toEqual([null, null])
      const kept = await send(visit, plain, 'form[action="/basketchange.php?mode=2"]:has([value="201"])')
      expect([kept.path, sideOf(kept), counted(kept), heartOf(kept)?.querySelector('[name="change"]')?.getAttribute("value")]).toEqual([
        list,
        "ours",
        ["1", null],
        "empty",
      ])
      const own = await follow(visit, kept, "header .wishes_count")
      expect([sideOf(own), textOf(own, ".basket_name")?.trim()]).toEqual(["theirs", expect.stringContaining("Sekator")])
      const off = await send(visit, kept, 'form[action="/basketchange.php?mode=2"]:has([value="201"])')
      expect([off.path, counted(off), heartOf(off)?.querySelector('[name="change"]')]).toEqual([list, [null, null], null])
    },
  )

  test("the links of a product keep and compare it without scripts, and lead back (10.1070, 10.1071)", async () => {
    const { visit } = openWholeFront({ theme })
    const kept = await follow(visit, await visit.open(product), "#projector_button_observe")
    expect([kept.path, counted(kept)]).toEqual([product, ["1", null]])
    const both = await follow(visit, kept, "a.projector_prodstock_compare")
    expect([both.path, counted(both)]).toEqual([product, ["1", "1"]])
    const table = await follow(visit, both, "header #menu_compare_product")
    expect([sideOf(table), textOf(table, "#product_compare .product__name")]).toEqual(["theirs", expect.stringContaining("Sekator")])
    const none = await follow(visit, both, "a.projector_prodstock_compare")
    expect([counted(none), none.html.includes("addToShoppingList")]).toEqual([["1", null], false])
  })

  test("the script hears whether the shop keeps it, which the shop is asked after (10.1071, 11.401)", async () => {
    const { visit } = openWholeFront({ theme })
    const favourite = (fields: Readonly<Record<string, string>>) => call(visit, "/basketchange.php", { mode: "2", ...fields })
    const compare = (comparers: string, id: string) => call(visit, "/settings.php", { comparers, product: id })
    expect(await favourite({ product: "201", size: "" })).toEqual({ status: "success" })
    expect(await compare("add", "202")).toEqual({ status: "success" })
    expect(counted(await visit.open("/"))).toEqual(["1", "1"])
    expect(await favourite({ product: "201", change: "empty" })).toEqual({ status: "success" })
    expect(await compare("remove", "202")).toEqual({ status: "success" })
    expect(counted(await visit.open("/"))).toEqual([null, null])
    // what the shop has not, it keeps not
    expect(await favourite({ product: "99999", size: "" })).toEqual({ status: "error" })
    expect(await compare("add", "99999")).toEqual({ status: "error" })
  })

  test("who loses the session there has kept nothing, and the page says nothing else (10.173, 10.1070)", async () => {
    const { visit } = openWholeFront({ theme })
    const kept = await follow(visit, await visit.open(product), "#projector_button_observe")
    expect(counted(kept)).toEqual(["1", null])
    visit.cookies.clear()
    const lost = await visit.open(product)
    expect([lost.status, counted(lost), lost.document.querySelector(".projector_buttons_obs.--added")]).toEqual([200, [null, null], null])
    const again = await follow(visit, lost, "a.projector_prodstock_compare")
    expect([again.path, counted(again)]).toEqual([product, [null, "1"]])
  })
})

test("a shop that does not tell what is kept is offered no heart, and is asked once an hour (10.1070)", async () => {
  const { visit, asked } = openWholeFront({ theme: "current", lacks: ["/ajax/get.php"] })
  for (const path of [list, product, list]) {
    const page = await visit.open(path)
    expect(page.html).not.toMatch(/basketchange\.php\?mode=2|comparers=|projector_buttons_obs/)
  }
  expect(asked.filter((one) => one === "GET /ajax/get.php")).toHaveLength(1)
})

test("guests without a session are not asked about once it is known that the shop tells what is kept (10.1070)", async () => {
  const { visit, asked } = openWholeFront({ theme: "current" })
  for (const path of [list, product, list]) {
    visit.cookies.clear()
    await visit.open(path)
  }
  expect(asked.filter((one) => one === "GET /ajax/get.php")).toHaveLength(1)
})

test.each([
  ["fails", () => new Response("", { status: 503 })],
  ["tells something else", () => Response.json({ Wishlist: { response: { product: "none" } } })],
  ["is a sign-in page", () => new Response("<form></form>", { headers: { "content-type": "text/html" } })],
])("where what is kept %s, the page is there without hearts, and a press is not said to be done (8.52, 10.1071)", async (_, told) => {
  const { visit } = openWholeFront(
    { theme: "current" },
    { change: (shop) => async (request) => (new URL(request.url).pathname === "/ajax/get.php" ? told() : shop(request)) },
  )
  const page = await visit.open(list)
  expect([page.status, heartOf(page), counted(page)]).toEqual([200, null, [null, null]])
  expect(await call(visit, "/basketchange.php", { mode: "2", product: "201", size: "" })).toEqual({ status: "error" })
})
