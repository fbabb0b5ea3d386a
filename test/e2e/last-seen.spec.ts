import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, stir, test } from "./support/shop-test.ts"

const mug = "/product-pol-501.html"
const shirt = "/product-pol-535.html"
const jug = "/product-pol-507.html"

const row = (page: Page) => page.getByRole("region", { name: "Ostatnio oglądane" })

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("last_seen"))

/** Looks at a product for as long as it takes to be remembered. */
async function lookAt(page: Page, address: string, id: number): Promise<void> {
  await page.goto(address)
  await expect
    .poll(async () => {
      await stir(page)
      return remembered(page)
    })
    .toMatch(new RegExp(`^[cg]\\.${id}\\b`))
}

/** Scrolls down as a shopper does. */
const nearTheEnd = (page: Page) =>
  page.locator("footer").evaluate((end) => scrollBy(0, end.getBoundingClientRect().top - 1.5 * innerHeight))

for (const { name, viewport } of screensOf("last-seen")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("what was looked at before stands at the end of a product's page, the latest first (2.85)", async ({ page }) => {
      await lookAt(page, mug, 501)
      await nearTheEnd(page)
      await expect(row(page)).toHaveCount(0)
      await lookAt(page, shirt, 535)
      await lookAt(page, jug, 507)
      await nearTheEnd(page)
      await expect(row(page).locator(".product")).toHaveCount(2)
      expect(
        await row(page)
          .locator(".product")
          .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-id"))),
      ).toEqual(["535", "501"])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await axeFaults(page)).toEqual([])
      await row(page).locator("a.product__icon").first().click()
      await expect(page).toHaveURL(/product-pol-535-/)
    })
  })
}

test("the home page has the row as well, and it asks for no session (2.85, 2.86)", async ({ page }) => {
  await lookAt(page, mug, 501)
  await page.goto("/main-eng.html")
  await stir(page)
  await nearTheEnd(page)
  await expect(page.getByRole("region", { name: "Recently viewed" }).locator(".product")).toHaveCount(1)
  expect((await page.context().cookies()).map((cookie) => cookie.name)).toEqual(["lang"])
})

test("what a client has looked at is forgotten when the client signs out (2.87)", async ({ page }) => {
  const form = { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" }
  await page.request.post("/signin.php", { form, maxRedirects: 0 })
  await lookAt(page, mug, 501)
  expect(await remembered(page)).toBe("c.501")
  await page.locator(".logout_link").first().click()
  await expect(page.locator(".logout_link")).toHaveCount(0)
  expect(await remembered(page)).toBeNull()
})

test("what a client left behind is forgotten on the first page of a guest (2.87)", async ({ page }) => {
  await page.goto("/")
  await page.evaluate(() => localStorage.setItem("last_seen", "c.501"))
  await page.reload()
  await expect
    .poll(async () => {
      await stir(page)
      return remembered(page)
    })
    .toBeNull()
})

test("with nothing seen yet, what the page says begins where all pages begin", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const leftOf = (name: string) =>
    page
      .locator("#content")
      .getByText(name, { exact: true })
      .evaluate((one) => Math.round(one.getBoundingClientRect().left))
  await page.goto("/last-seen.php")
  const heading = await leftOf("Nie ma tu jeszcze produktów")
  await page.goto("/return.php?status=basket_empty")
  expect(heading).toBe(await leftOf("Twój koszyk jest pusty."))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the address shows its products by itself (10.250)", async ({ page }) => {
    await page.goto("/last-seen.php?products=535.501")
    await expect(row(page).locator(".product")).toHaveCount(2)
    await page.goto("/last-seen.php")
    await expect(row(page)).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Przejdź na stronę główną" })).toBeVisible()
  })
})
