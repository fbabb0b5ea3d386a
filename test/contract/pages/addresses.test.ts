import { afterAll, beforeAll, expect, test } from "vitest"
import { openToldPages } from "../../support/pages/told-pages.ts"

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
})

afterAll(() => opened.close())

/** The language and the heading of the page at an address. */
async function seen(path: string): Promise<string> {
  const page = await opened.page(path)
  return `${page.documentElement.lang} ${page.querySelector("h1")?.textContent.replaceAll("\u00a0", " ").trim() ?? ""}`
}

test.each([
  ["/", "pl Rzeczy do domu z małych warsztatów"],
  ["/main-eng.html", "en Things for the home from small workshops"],
  ["/pol_m_Ceramika-101.html", "pl Ceramika"],
  ["/pl/menu/ceramika-101.html", "pl Ceramika"],
  ["/product-pol-501-Kubek.html", "pl Kubek kamionkowy Poranek 350 ml"],
  ["/product-pol-501", "pl Kubek kamionkowy Poranek 350 ml"],
  ["/product-eng-501", "en Poranek stoneware mug, 350 ml"],
  ["/product-ukr-501", "en Poranek stoneware mug, 350 ml"],
  ["/pl/products/kubek-501", "pl Kubek kamionkowy Poranek 350 ml"],
  ["/product-pol-501.html?query_id=3", "pl Kubek kamionkowy Poranek 350 ml"],
  ["/signin.php", "pl Logowanie"],
  ["/login.php", "pl Logowanie"],
  ["/pl/login.html", "pl Logowanie"],
  ["/signin.html", "pl Logowanie"],
  ["/client-new.php?register", "pl Załóż konto"],
])("%s is %s (10.1, 10.3, 10.5, 10.6, 10.9, 10.15, 10.17)", async (path, page) => {
  expect(await seen(path)).toBe(page)
})

test("an address chooses the period of a subscription (10.8)", async () => {
  const chosen = async (days: string) =>
    (await opened.page(`/product-pol-570.html?selected_subscription=${days}`))
      .querySelector(".projector_subscription__item.--selected")
      ?.getAttribute("data-days")
  expect([await chosen("14"), await chosen("30"), await chosen("never")]).toEqual(["14", "30", undefined])
})

test("the header counts rows and says what they are worth (10.165)", async () => {
  const header = async () => {
    const basket = (await opened.page("/")).querySelector("#menu_basket > a")
    return [basket?.querySelector("span")?.textContent, basket?.querySelector("strong")?.textContent.replaceAll("\u00a0", " ")]
  }
  await opened.visitor.post("/basketchange.php", { product: "501", size: "uniw", number: "2" })
  await opened.visitor.post("/basketchange.php", { product: "502", size: "uniw", number: "1" })
  expect(await header()).toEqual(["2", "180,00 zł"])
})

test("the cart offers four that are not in it, those first that go with its rows (2.103)", async () => {
  await opened.visitor.post("/basketchange.php", { product: "507", size: "uniw", number: "1" })
  const cart = await opened.page("/basketedit.php")
  const offered = [...cart.querySelectorAll("#basketedit_hotspot_zone1 [data-product_id]")].map((tile) =>
    tile.getAttribute("data-product_id"),
  )
  const inCart = new Set([...cart.querySelectorAll(".basket__block[data-product-id]")].map((row) => row.getAttribute("data-product-id")))
  expect(new Set(offered).size).toBe(4)
  expect(offered.filter((id) => inCart.has(id))).toEqual([])
})

test("a page that does not exist offers four products that the home page has (2.101)", async () => {
  const ids = async (path: string) =>
    [...(await opened.page(path)).querySelectorAll("#content [data-product_id]")].map((tile) => tile.getAttribute("data-product_id"))
  const home = new Set(await ids("/"))
  const offered = [...new Set(await ids("/no-such-page.html"))]
  expect(offered).toHaveLength(4)
  expect(offered.filter((id) => !home.has(id))).toEqual([])
})

test("in a list versions are one tile: the cheapest that can be bought, with its price and from which (2.81, 2.82)", async () => {
  const tiles = [...(await opened.page("/search.php?text=kubek")).querySelectorAll("#search > .product")]
  const mugs = tiles.filter((tile) => tile.querySelector("h3")?.textContent.startsWith("Kubek Zorza"))
  expect(mugs.map((tile) => tile.querySelector(".product__prices")?.textContent.replaceAll("\u00a0", " "))).toEqual(["od75,00 zł"])
})

test("the quantity of a service with dates says what it counts (10.293)", async () => {
  expect(
    (await opened.page("/product-pol-575.html")).querySelector(".projector_buy label, .projector_buy__number label")?.textContent,
  ).toBe("Liczba osób")
})

test("a page of a list has as many tiles as the shop has set (10.311)", async () => {
  const tiles = (await opened.page("/pol_m_Ceramika-101.html")).querySelectorAll("#search > .product")
  expect(tiles).toHaveLength(12)
})

test("a country that was chosen by two letters is still the chosen one (10.312)", async () => {
  await opened.visitor.post("/settings.php", { country: "DE", return: "/" })
  const chosen = (await opened.page("/")).querySelector("#menu_settings_country option[selected]")
  expect(chosen?.textContent).toBe("Niemcy")
  expect(chosen?.getAttribute("value")).toMatch(/^\d+$/)
})

test("a code is made the active one by a form, and taken off by another (10.190)", async () => {
  const block = async () => (await opened.page("/basketedit.php")).querySelector("#rebate_code")
  await opened.visitor.post("/rebatecode.php", { code: "nobody's" })
  expect((await block())?.querySelector("#rebate_code_problem")).not.toBeNull()
  await opened.visitor.post("/rebatecode.php", { code: "lato10" })
  expect((await block())?.querySelector(".rebate__active")?.textContent).toMatch(/LATO10/)
  await opened.visitor.post("/rebatecode.php", { operation: "remove" })
  expect((await block())?.querySelector(".rebate__active")).toBeNull()
})

test("what a guest has kept is the client's after the sign-in, once (10.385)", async () => {
  const { visitor } = opened
  await visitor.post("/basketchange.php", { mode: "2", product: "501" })
  await visitor.post("/shoppinglist.php", { operation: "add", product: "501" })
  for (let time = 0; time < 2; time += 1)
    await visitor.post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
  const kept = [...(await opened.page("/basketedit.php?mode=2")).querySelectorAll("#content .product")].map((tile) =>
    tile.getAttribute("data-product_id"),
  )
  expect(kept.filter((id) => id === "501")).toHaveLength(1)
  expect((await opened.page("/shoppinglist.php")).querySelector(".slt_lists")?.textContent).toMatch(/Lista zakupowa/)
})
