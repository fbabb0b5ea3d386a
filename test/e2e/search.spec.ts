import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ })

  test("from an address that leads nowhere a search leads to products, and what is found is bought (10.22, 10.175, 19.74, 19.75, 19.79)", async ({
    page,
  }) => {
    await page.goto("/nie-ma-takiej.html")
    await page.getByRole("searchbox", { name: "Czego szukasz?" }).fill("miseczki Żuławy")
    await page.getByRole("button", { name: "Szukaj" }).click()
    await expect(page).toHaveURL(/\/search\.php\?text=/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("miseczki Żuławy")
    await expect(page.getByRole("searchbox")).toHaveValue("miseczki Żuławy")
    await page.locator("#search .product__name").first().click()
    await expect(page.locator("h1")).toHaveText(/Miseczka/)
  })

  test("a code finds its product alone; a slip is forgiven and told; a search for nothing has a way on (19.76, 19.77, 19.78, 19.79)", async ({
    page,
  }) => {
    await page.goto("/search.php?text=gp-503")
    await expect(page.locator("#search > .product")).toHaveCount(1)
    await page.goto("/search.php?text=talez&lang=eng")
    await expect(page.locator("section.noproduct h2")).toHaveText("We found nothing for “talez”")
    await page.goto("/search.php?text=talez&lang=pol")
    await expect(page.locator(".search__note")).toHaveText(/^Tak napisanych słów nie ma/)
    await expect(page.locator("#search .product__name").first()).toHaveText(/Talerz/)
    await page.goto("/search.php?text=talerz&counter=7")
    await expect(page.getByRole("link", { name: "talerz: pierwsza strona" })).toBeVisible()
  })
})

test("the search page has no fault that a program finds, with products and without (19.79)", async ({ page }) => {
  for (const text of shareOf("searches for axe", ["kubek", "samolot", ""])) {
    await page.goto(`/search.php?text=${text}`)
    expect([text, await axeFaults(page)]).toEqual([text, []])
  }
})

test("a product is found by what is suggested, by keyboard: asked once, kept for the session, spoken; other pages and categories stand beside (2.15, 3.24, 3.26, 4.25, 7.27, 7.28, 7.29, 10.26, 11.91, 11.92, 19.6, 19.111)", async ({
  page,
}) => {
  await page.goto("/")
  const field = page.locator("#menu_search_text")
  const asked = page.waitForRequest((request) => request.postData()?.includes("productsTextSearch") === true)
  await field.click()
  await page.keyboard.type("kub")
  expect((await asked).postData()).toMatch(/productsTextSearch\(searchInput: ?\{ ?text: ?\\"kub\\",? limit: ?6 ?\}\)/)
  const list = page.getByRole("listbox", { name: "Czego szukasz?" })
  await expect(list.getByRole("option", { name: /^Kubek kamionkowy Poranek 350 ml/ })).toHaveText(/zł$/)
  await expect(list.getByRole("option", { name: "Ceramika / Kubki i czarki" })).toBeVisible()
  await expect(page.locator("#menu_search [role=status]")).toHaveText(/podpowied/)
  expect(await axeFaults(page, "header")).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("search_")))).toEqual(["search_kub"])
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("combobox", { name: "Czego szukasz?" })).toHaveValue(/Kubek/)
  await page.keyboard.press("Enter")
  await expect(page.locator(".projector_page h1")).toHaveText(/Kubek/)
  // again from what is kept
  let again = 0
  page.on("request", (request) => void (again += request.postData()?.includes("productsTextSearch") === true ? 1 : 0))
  await field.fill("kub")
  await expect(list).toBeVisible()
  expect(again).toBe(0)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Pokaż wszystkie" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/search\.php\?text=kub$/)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /ERR_FAILED/ })

  test("the search lies above the page, closes by Escape, offers the last searches, and is quiet where the shop fails (2.16, 4.22, 4.24, 8.52, 9.18, 9.30, 19.2, 19.8, 19.112)", async ({
    page,
  }) => {
    await page.goto("/search.php?text=len")
    const field = page.locator("#menu_search_text")
    // a list of orders has options, too
    const options = page.locator(".search_result").getByRole("option")
    await field.click()
    await field.fill("misa")
    await expect(options.first()).toBeVisible()
    expect(await page.locator("#menu_search").boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    expect(await axeFaults(page, "header")).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press("Escape")
    await expect(options).toHaveCount(0)
    await expect(page.locator(".header__logo")).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/text=misa$/)
    await field.click()
    await field.fill("")
    await expect(options).toHaveText(["misa"])
    await page.route("**/graphql/**", (route) => route.abort())
    const failed = page.waitForEvent("requestfailed", (request) => request.postData()?.includes("productsTextSearch") === true)
    await field.fill("dzban")
    await failed
    await expect(page.locator("#menu_search.--loading")).toHaveCount(0)
    await expect(options).toHaveCount(0)
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0)
  })
})
