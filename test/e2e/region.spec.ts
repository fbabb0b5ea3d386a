import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { openChooser } from "./support/chooser-shop.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, test as plain } from "./support/shop-test.ts"

// its own shop and browser are started once
plain.describe.configure({ mode: "default" })

/** A shop whose chooser opens by itself, with the default country. */
const test = plain.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: openChooser })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

const chooser = (page: Page) => page.locator("#select_language")
const notice = (page: Page) => page.getByRole("dialog", { name: "Twoje miejsce dostawy" })
const shirt = "/product-pol-535.html?selected_size=M&number=2"

/** What the platform, or a proxy, sets for a visitor whose country it knows. */
const force = (page: Page, url: string, name: string, place: object) =>
  page.context().addCookies([{ name, value: JSON.stringify(place), url }])

test.use({ viewport: { width: 390, height: 700 }, expectedErrors: /Failed to load resource/ })

test("the chooser opens with the default country, goes on and back, and leads to the same page in the other language (2.20, 3.32, 4.30 to 4.33, 7.20, 9.29, 10.53, 10.158, 10.373, 19.14, 19.16)", async ({
  page,
}) => {
  await page.goto(shirt)
  await expect(chooser(page).getByRole("heading", { name: "Domyślny kraj dostawy: Polska" })).toBeFocused()
  await expect(chooser(page)).toHaveClass(/--short/)
  expect(await axeFaults(page)).toEqual([])
  await chooser(page).getByRole("button", { name: "Wybierz inny kraj" }).press("Enter")
  await expect(chooser(page).getByRole("heading", { name: "Wybierz kraj dostawy i język" })).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await chooser(page).getByRole("button", { name: "Wstecz" }).press("Enter")
  await chooser(page).getByRole("button", { name: "Wybierz inny kraj" }).press("Enter")
  await chooser(page).getByLabel("Kraj dostawy").selectOption({ label: "Niemcy" })
  await expect(chooser(page).getByText("Waluta: PLN (zł)")).toBeVisible()
  await chooser(page).getByRole("radio", { name: "English" }).check()
  await chooser(page).getByRole("button", { name: "Zapisz" }).press("Enter")
  await expect(page).toHaveURL(/\/product-eng-535[^?]*\?selected_size=M&number=2$/)
  await expect(page.locator(".notice-line")).toContainText("Germany")
  await expect(chooser(page)).toHaveCount(0)
})

test("closed it stays closed until the browser's session ends, and no crawler is asked; an address that says so opens none, and one that is no pair does not say so (4.31, 4.32, 10.374, 19.41)", async ({
  page,
  browser,
  shop,
}) => {
  const quiet = async (opened: Page, path = "/basketedit.php") => {
    await opened.goto(`${shop.origin}${path}`)
    // its script has run when the header's menu answers
    await expect(opened.locator("html[data-path]")).toHaveCount(1)
    await opened.waitForLoadState("networkidle")
    await expect(chooser(opened)).toHaveCount(0)
  }
  await quiet(page, "/?redirection=no&redirection=redirected")
  await page.goto("/?redirection=redirected=1")
  await expect(chooser(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(chooser(page)).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === "redirection")
  expect([cookie?.value, cookie?.path, cookie?.expires]).toEqual(["closed", "/", -1])
  await quiet(page)
  const crawler = await browser.newContext({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" })
  await quiet(await crawler.newPage())
  await crawler.close()
})

test("the notice of a forced region names place and currency, says a failure, and gives the shop's own place back (3.33, 3.34, 4.26 to 4.29, 7.30 to 7.33, 8.57, 11.89, 11.90, 19.17 to 19.20)", async ({
  page,
  shop,
}) => {
  await page.request.post("/settings.php", { form: { country: "1143020143", zipcode: "10115" }, maxRedirects: 0 })
  await force(page, shop.origin, "setRegionForced", { currentCountry: "Niemcy", defaultCountry: "Polska", showModal: true })
  await force(page, shop.origin, "setZipcodeForced", { currentZipcode: "10115", defaultZipcode: "", showModal: false })
  await page.goto("/")
  await expect(notice(page)).toContainText("Twój wybrany kraj dostawy to Niemcy")
  await expect(notice(page)).toContainText("Niemcy i regionu: 10115")
  await expect(notice(page)).toContainText("Ceny wyświetlane w walucie: PLN")
  expect(await axeFaults(page)).toEqual([])
  await page.route("**/graphql/v1/**", (route) => route.abort())
  const restore = notice(page).getByRole("button", { name: "Przywróć domyślny kraj dostawy: Polska" })
  await restore.press("Enter")
  await expect(notice(page).getByRole("alert")).toBeVisible()
  await page.unroute("**/graphql/v1/**")
  const asked = page.waitForRequest((request) => request.postData()?.includes("projectorFormUnsetRegionAndZipcode") === true)
  await restore.press("Enter")
  await asked
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator("#menu_settings .open_trigger")).toHaveAccessibleName(/Polska$/)
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith("Forced"))).toEqual([])
})

test("a notice that is gone on from is not shown again, and one that is closed is (4.27, 19.18)", async ({ page, shop }) => {
  await force(page, shop.origin, "setZipcodeForced", { currentZipcode: "00-001", defaultZipcode: "10-100", showModal: true })
  await page.goto("/")
  await expect(notice(page)).toContainText("Twój wybrany region dostawy to 00-001")
  await page.keyboard.press("Escape")
  await page.reload()
  await notice(page).getByRole("button", { name: "Kontynuuj" }).press("Enter")
  await expect(notice(page)).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === "setZipcodeForced")
  expect(JSON.parse(cookie?.value ?? "")).toEqual({ currentZipcode: "00-001", defaultZipcode: "10-100", showModal: false })
})
