import { afterAll, beforeAll, expect, test } from "vitest"
import { openToldPages } from "../../support/pages/told-pages.ts"

let opened: Awaited<ReturnType<typeof openToldPages>>

beforeAll(async () => {
  opened = await openToldPages()
})

afterAll(() => opened.close())

const page = (path: string) => opened.page(path)

test("a subscription that may be chosen has its fields, its two radios and an entry for each period (10.80)", async () => {
  const product = await page("/product-pol-570.html?selected_subscription=30")
  expect(product.querySelector("#projector_subscription_hidden")?.getAttribute("name")).toBe("subscription")
  expect(product.querySelector("#projector_subscription_days_hidden")?.getAttribute("value")).toBe("30")
  expect(product.querySelectorAll("#radioSubscriptionTrue[type=radio], #radioSubscriptionFalse[type=radio]")).toHaveLength(2)
  expect(product.querySelector("a.projector_subscription__item.--selected")?.getAttribute("data-days")).toBe("30")
  expect(product.querySelectorAll("a.projector_subscription__item[data-days]").length).toBeGreaterThan(1)
})

test("prices by quantity are entries by their thresholds, each with its radio (10.103)", async () => {
  const entries = [...(await page("/product-pol-514.html")).querySelectorAll(".projector_multipack__item")]
  const thresholds = entries.map((entry) => entry.getAttribute("data-value"))
  expect(entries.map((entry) => entry.querySelector("input[name=multipack_radio]")?.getAttribute("value"))).toEqual(thresholds)
  expect(thresholds.length).toBeGreaterThan(1)
})

test("when it ships stands beside the button, and a link leads to times and costs in a dialog (7.44, 7.46, 10.96, 10.97)", async () => {
  const product = await page("/product-pol-535.html?selected_size=M")
  expect(product.querySelector("#projector_shipping_info #projector_delivery_label")?.textContent).toBe("Wysyłka")
  expect(product.querySelector("#projector_shipping_info #projector_delivery_days")?.textContent).toBe("Wysyłka dzisiaj")
  expect(product.querySelector("#projector_shipping_dialog a.projector_shipping__info")?.getAttribute("href")).toBe("#shipping_info")
  const dialog = product.querySelector("dialog#shipping_info")
  expect(dialog?.querySelectorAll("table.couriers th[scope=row]").length).toBeGreaterThan(2)
  expect(dialog?.querySelector("table.couriers td.figures")?.textContent).toBe("Gratis!")
  expect(dialog?.querySelector(".shipping_info__stock")?.textContent).toMatch(/^Aktualnie w\s/)
})

test("payments, instalments and stores of a product are pages that open in a dialog, and no search engine keeps them (10.252)", async () => {
  const product = await page("/product-pol-547.html?selected_size=uniw")
  const links = [...product.querySelectorAll("a[data-topic]")].map((link) => link.getAttribute("href") ?? "")
  expect(links.map((link) => link.replace(/[?].*/, ""))).toEqual([
    "/payments-pol-547.html",
    "/instalments-pol-547.html",
    "/stores-pol-547.html",
  ])
  for (const link of links) {
    const topic = await page(link)
    expect([link, topic.querySelector("#topic_content")?.textContent.trim().length]).not.toEqual([link, 0])
    expect([link, topic.querySelector("meta[name=robots]")?.getAttribute("content")]).toEqual([link, expect.stringContaining("noindex")])
  }
  const cheaper = await page("/instalments-pol-547.html?number=2&of=product")
  expect(cheaper.querySelector("#topic_content table")?.textContent).toContain("zł")
  const cities = (await page("/stores-pol-547.html?city=Krak%C3%B3w")).querySelectorAll(".stores__name")
  expect([...cities].map((name) => name.textContent)).toEqual(["Pracownia Kraków"])
})

test("a link names points by their ids, and they are the list in that order (10.153, 10.262)", async () => {
  const all = await page("/pickup-sites.php?pickup_text=Krak%C3%B3w")
  const ids = [...all.querySelectorAll("#pickup_list_form input[type=radio]")].slice(0, 3).map((point) => point.getAttribute("value") ?? "")
  expect(ids).toHaveLength(3)
  const [first = "", second = "", third = ""] = ids
  const named = await page(`/pickup-sites.php?pickup_ids=${third}-${first}-${second}`)
  const shown = [...named.querySelectorAll("#pickup_list_form input[type=radio]")].map((point) => [point.id, point.getAttribute("value")])
  expect(shown).toEqual([
    [`pickup_point_${third}`, third],
    [`pickup_point_${first}`, first],
    [`pickup_point_${second}`, second],
  ])
  expect(named.querySelector("#pickup_list_form .pickupl_submit button")).not.toBeNull()
})

test("a form for personal data says who gets them and what for, in the shop's own words where it has them, its legal form on one line (7.47, 10.204, 10.1016)", async () => {
  const path = "/product-pol-501.html"
  const note = (await page(path)).querySelector("#product_askforproduct .asking__data")
  expect(note?.textContent).toMatch(/Pracownia.* sp\.\u00a0z\u00a0o\.o\. /)
  expect(note?.querySelector("a")?.getAttribute("href")).toBe("/pl/content/privacy.html")
})

test("what was refused stands in #alert of the page that comes back, with the focus (10.316)", async () => {
  await opened.visitor.post("/basketchange.php", { product: "535", size: "", number: "1" })
  const refused = (await page("/product-pol-535.html")).querySelector("#alert")
  expect(refused?.textContent).toMatch(/rozmiar/)
  expect(refused?.querySelector("[autofocus]") ?? refused?.closest("[autofocus]")).not.toBeNull()
})

test("choosing another version leads to its own address (2.46)", async () => {
  const jug = await page("/product-pol-507.html")
  const other = jug.querySelector("a.projector_versions__item:not(.--selected)")
  const version = await page(other?.getAttribute("href") ?? "")
  expect(version.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain(other?.getAttribute("href") ?? "no link")
})

test("up to four others go with a product: of its category first, and neither itself nor its versions (2.49)", async () => {
  const jug = await page("/product-pol-507.html")
  const versions = [...jug.querySelectorAll("a.projector_versions__item")].map((link) => link.getAttribute("href"))
  const shown = [...jug.querySelectorAll("#products_associated_zone1 .product__name")].map((link) => link.getAttribute("href"))
  expect(shown).toHaveLength(4)
  for (const link of shown) expect([...versions, "/product-pol-507-Dzbanek-Studnia-1-2-l.html"]).not.toContain(link)
})

test("the tab of reviews says how many there are, their stars and the mean (2.41, 2.91)", async () => {
  const product = await page("/product-pol-501.html")
  expect(product.querySelector("#projector_tabs a[href='#opinions']")?.textContent).toMatch(/\d/)
  expect(product.querySelector("#opinions")?.textContent).toMatch(/\d[,.]\d/)
  expect(product.querySelector("#opinions [role=img], #opinions .stars")).not.toBeNull()
})

test("whoever signs in finds the way out of the account and a new cookie; who fails, the sign-in again (11.74)", async () => {
  const { visitor } = opened
  const before = visitor.cookies.get("client")
  await visitor.post("/signin.php", { operation: "login", login: "anna@example.com", password: "nobody's" })
  expect((await page("/signin.php")).querySelector("#signin-form")).not.toBeNull()
  await visitor.post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
  const account = await page("/login.php")
  expect(account.querySelector("a[href='/login.php?operation=logout']")?.textContent).toMatch(/Wyloguj/)
  expect(visitor.cookies.get("client")).not.toBe(before)
})

test("pages ask the shop by POST in JSON at the path of GraphQL, which tells the language besides (7.1 to 7.3)", async () => {
  opened.asked.length = 0
  await page("/product-eng-501.html")
  const questions = opened.asked.filter(({ path }) => path.includes("graphql"))
  expect(questions.length).toBeGreaterThan(0)
  for (const { method, path, body } of questions) {
    expect([method, path]).toEqual(["POST", "/graphql/v1/?lang=eng"])
    expect(JSON.parse(body)).toEqual({ query: expect.stringMatching(/^query /) })
  }
})

test("a product page asks for basket, product, availability, payments, shipping, stores and pickup points (7.37 to 7.40, 7.43, 7.45, 7.48 to 7.51, 7.57, 7.58)", async () => {
  opened.asked.length = 0
  await page("/product-pol-535.html?selected_size=M")
  await page("/payments-pol-535.html")
  await page("/stores-pol-535.html?selected_size=M")
  await page("/pickup-sites.php?pickup_lat=50.061&pickup_lon=19.937")
  await page("/pickup-sites.php?pickup_ids=8711")
  const asked = opened.asked.map(({ body }) => body).join("\n")
  for (const question of [
    /basket \{ products/,
    /basketCost \{/,
    /availability \{ description status/,
    /shipping\(ShippingInput: \{mode: product, products: \[\{id: 535, size: \\"M\\", quantity: 1/,
    /payments?Methods?|ownPayments?/i,
    /ownStores\(productId: 535/,
    /basketGroups \{ id subscription \{ daysInPeriod nextOrder/,
    /pickupPointsSearch\(searchInput: \{.*gps: \{latitude: 50.061, longitude: 19.937/,
    /pickupPoints\(ids: \[8711/,
  ])
    expect(asked).toMatch(question)
})
