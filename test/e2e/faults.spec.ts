import type { Page, Route } from "playwright/test"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

test.use({ expectedErrors: /Failed to load resource|net::ERR|deferred|dynamically imported module/ })

const mutation = (route: Route) => route.request().postData()?.includes("mutation") === true

/** Ways in which a shop does not answer as it should; that each of them is one failure is proved in test/contract/adapters/faults.test.ts. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ["answers 500", (route) => route.fulfill({ status: 500, body: "broken" })],
  ["sends broken JSON", (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"data": {' })],
  [
    "sends another shape",
    (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"data": {"basket": 5}, "sizeprices": 5}' }),
  ],
  ["cannot be reached", (route) => route.abort("connectionrefused")],
]

async function buyOne(page: Page): Promise<void> {
  await page.goto("/product-pol-501.html")
  await untilLive(page, "product")
  await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
  await expect(page).toHaveURL(/basketedit/)
  await untilLive(page, "cart")
}

for (const [name, answer] of shareOf("faults of a size", faults))
  test(`the shop ${name} for a size's fresh data: the page stays as it is, and the failure is logged`, async ({ page }) => {
    await page.route("**/ajax/projector.php*", answer)
    const logged = page.waitForRequest(/JSerror=refresh/)
    await page.goto("/product-pol-535.html")
    await untilLive(page, "product")
    await page.getByRole("radio", { name: "M", exact: true }).click()
    await logged
    await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
    await expect(page.locator("#alert")).toBeEmpty()
    await expect(page.getByRole("button", { name: "Dodaj do koszyka" }).first()).toBeEnabled()
  })

for (const [name, answer] of shareOf("faults of a quantity", faults))
  test(`the shop ${name} for a changed quantity: the row says so, goes back and leaves loading`, async ({ page }) => {
    await buyOne(page)
    await page.route("**/graphql/v1/*", (route) => (mutation(route) ? answer(route) : route.fallback()))
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket")).toContainText("Wystąpił błąd połączenia")
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("1")
    await expect(page.locator("#Basket .quantity__add").first()).toBeEnabled()
    await page.unroute("**/graphql/v1/*")
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
    await expect(page.locator("#Basket")).not.toContainText("Wystąpił błąd połączenia")
  })

test("the shop hangs on a removal: after the time limit the row is back and says so", async ({ page }) => {
  await page.clock.install()
  await buyOne(page)
  await page.route("**/graphql/v1/*", (route) => (mutation(route) ? undefined : route.fallback()))
  const asked = page.waitForRequest((request) => request.postData()?.includes("mutation") === true)
  await page.locator("#Basket .basket__remove").first().click()
  await asked
  await page.clock.runFor(30_000)
  await expect(page.locator("#Basket")).toContainText("Wystąpił błąd połączenia")
  await expect(page.locator("#Basket .basket__remove").first()).toBeEnabled()
})

test.describe("the deferred scripts do not load", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/assets/deferred-*.js", (route) => route.abort("failed"))
  })

  test("choosing a size and buying go on, and nobody is told", async ({ page }) => {
    await page.goto("/product-pol-535.html")
    await untilLive(page, "product")
    await page.getByRole("radio", { name: "M", exact: true }).click()
    await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked()
    await expect(page.locator("#alert")).toBeEmpty()
    await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
    await expect(page.locator("#Basket")).toContainText("Rozmiar M")
  })

  test("the cart's own form changes and removes", async ({ page }) => {
    await buyOne(page)
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket span.basket__sum").first()).toHaveText("138,00 zł")
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
    await untilLive(page, "cart")
    await page.locator("#Basket .basket__remove").first().click()
    await expect(page).toHaveURL(/return\.php\?status=basket_empty/)
  })
})

test("without a line, a cart whose deferred scripts never came says so and stays: the browser's own page would take it away", async ({
  page,
  context,
}) => {
  await page.route("**/assets/deferred-*.js", (route) => route.abort("failed"))
  await buyOne(page)
  await context.setOffline(true)
  await page.locator("#Basket .quantity__add").first().click()
  await expect(page.locator("#Basket")).toContainText("Wystąpił błąd połączenia")
  await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("1")
  await expect(page).toHaveURL(/basketedit/)
})

test("a press before the deferred scripts are there is not lost", async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/assets/deferred-*.js", async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/product-pol-535.html")
  await untilLive(page, "product")
  let refreshed = 0
  page.on("request", (request) => (refreshed += request.url().includes("/ajax/projector.php") ? 1 : 0))
  await page.getByRole("radio", { name: "M", exact: true }).click()
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked()
  expect(refreshed).toBe(0)
  const answer = page.waitForResponse(/ajax\/projector\.php/)
  release()
  await answer
})
