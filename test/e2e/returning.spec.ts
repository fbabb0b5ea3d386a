import type { Page } from "playwright/test"
import { projectFolder } from "../../cli/project.ts"
import { wholeBrowserPathFile } from "../../cli/tasks/find-browser.mjs"
import { browserPath } from "./support/browser-path.ts"
import { shareOf } from "./support/share.ts"
import { expect, test as shopTest, untilLive } from "./support/shop-test.ts"

/** In a whole browser that keeps pages frozen, as those of shoppers do: a shell never does, and those of tests not by default. */
const test = shopTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const whole = browserPath(wholeBrowserPathFile(projectFolder))
      await use({
        ...launchOptions,
        ...(whole === undefined ? {} : { executablePath: whole }),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      })
    },
    { scope: "worker" },
  ],
})

/** The cart with one piece of each of these products, whose price is the row's; how they get there has tests of its own. */
async function openCart(page: Page, ...products: readonly string[]): Promise<void> {
  for (const id of products.length === 0 ? ["501"] : products)
    await page.request.post("/basketchange.php", { form: { mode: "1", product: id, size: "uniw", number: "1" } })
  await page.goto("/basketedit.php?mode=1")
  await untilLive(page, "cart")
}

const said = (page: Page) => page.locator("#Basket").getByRole("status")
const quantity = (page: Page) => page.locator("#Basket .quantity__input").first()
const sum = (page: Page) => page.locator("#Basket .basket__sum").first()
const plus = (page: Page) => page.locator("#Basket .quantity__add").first()

/** Whether the browser had kept the page frozen; asked again while the page is still on its way. */
const isKept = (page: Page) => page.evaluate(() => Object.hasOwn(globalThis, "keptFrozen")).catch(() => null)

/** A mark that only a page kept frozen still has. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { keptFrozen: true }))

/** Both ways in which a browser comes back to a page; each of what is seen then is looked at after one of them in turn. */
const ways = [true, false]

for (const isFrozen of ways) {
  const isWalked = (what: string) => shareOf(`${what} when back`, ways).includes(isFrozen)
  test.describe(isFrozen ? "back to a page that the browser kept" : "back to a page built from the browser's store", () => {
    test.beforeEach(async ({ page }) => {
      // a page that listens for its end is never kept
      if (!isFrozen) await page.addInitScript(() => addEventListener("unload", () => {}))
    })

    if (isWalked("cart"))
      test("the cart shows what the shop has, and so does the header (10.180)", async ({ page, context }) => {
        await openCart(page)
        await mark(page)
        const one = await sum(page).innerText()
        await page.goto("/contact-pol.html")
        const other = await context.newPage()
        await other.goto("/basketedit.php?mode=1")
        await untilLive(other, "cart")
        await plus(other).click()
        await expect(sum(other)).not.toHaveText(one)
        const two = await sum(other).innerText()
        await page.goBack({ waitUntil: "commit" })
        await expect.poll(() => isKept(page)).toBe(isFrozen)
        await expect(quantity(page)).toHaveValue("2")
        await expect(sum(page)).toHaveText(two)
        await expect(page.locator("#menu_basket > a > strong").first()).toHaveText(two)
      })

    if (isWalked("account"))
      test("a guest's page shows the account once somebody has signed in (10.182)", async ({ page }) => {
        await page.goto("/product-pol-535.html")
        await untilLive(page, "product")
        await mark(page)
        await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
        await page.goto("/signin.php")
        await page.getByLabel("Login lub e-mail").fill("zakupy@example.org")
        await page.getByLabel("Hasło").fill("Pracownia-Hurt-24")
        await page.locator(".signin_button").click()
        await expect(page).toHaveURL(/\/login\.php/)
        // once the answer is back: a page that leaves at once takes it along now and then
        await page.evaluate(() => void setTimeout(() => history.go(-2)))
        await expect(page).toHaveURL(/product-pol-535/)
        await expect(page.locator(".logout_link").first()).toBeAttached()
        await expect(page.locator("#projector_price_value")).not.toHaveText("289,00 zł")
      })

    if (isWalked("no account"))
      test("a page of somebody who has signed out shows no account (10.182)", async ({ page }) => {
        await page.goto("/signin.php")
        await page.getByLabel("Login lub e-mail").fill("zakupy@example.org")
        await page.getByLabel("Hasło").fill("Pracownia-Hurt-24")
        await page.locator(".signin_button").click()
        await expect(page).toHaveURL(/\/login\.php/)
        await page.goto("/product-pol-535.html")
        await untilLive(page, "product")
        await page.getByRole("link", { name: "Wyloguj się" }).first().click()
        await expect(page.locator(".logout_link")).toHaveCount(0)
        await page.goBack({ waitUntil: "commit" })
        await expect(page).toHaveURL(/product-pol-535/)
        await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
        await expect(page.locator(".logout_link")).toHaveCount(0)
        await page.goBack({ waitUntil: "commit" })
        await expect(page.locator("#login_welcome")).toHaveCount(0)
      })

    if (isWalked("emptied cart"))
      test("an emptied cart leads to its message (10.169, 10.180, 10.184)", async ({ page }) => {
        await openCart(page)
        await page.locator("#Basket .basket__remove").first().click()
        await expect(page).toHaveURL(/\/return\.php\?status=basket_empty$/)
        await expect(page.locator(".return_label")).toBeFocused()
        await page.goBack({ waitUntil: "commit" })
        await expect(page).toHaveURL(/\/return\.php\?status=basket_empty$/)
        await expect(page.locator(".return_label")).toHaveText("Twój koszyk jest pusty.")
        await expect(page.locator("#menu_basket > a > span").first()).toHaveText("")
      })
  })
}

test("a row that another tab removed goes, and the cart says so; the last one leads to the empty cart (10.180, 10.181)", async ({
  page,
  context,
}) => {
  await openCart(page, "507", "501")
  const rows = page.locator("#Basket .basket__block.--product")
  await expect(rows).toHaveCount(2)
  const name = await rows.first().locator("a.product__link").innerText()
  const other = await context.newPage()
  await other.goto("/basketedit.php?mode=1")
  await untilLive(other, "cart")
  await other.getByRole("button", { name: `Usuń: ${name}` }).click()
  await expect(said(other)).toHaveText(`Usunięto: ${name}.`)

  await page.getByRole("button", { name: `Więcej: ${name}` }).click()
  await expect(said(page)).toHaveText(`Nie ma już w koszyku: ${name}.`)
  await expect(rows).toHaveCount(1)

  await context.clearCookies()
  await plus(page).click()
  await expect(page).toHaveURL(/\/return\.php\?status=basket_empty$/)
})

test.describe("a change that has not come about yet", () => {
  // the browser says so of the call that is never answered, where the page that made it is still there
  test.use({ expectedErrors: /net::ERR_FAILED .*graphql/ })

  test("a reload during a change ends at what the shop has (10.180)", async ({ page }) => {
    await openCart(page)
    let isHeld = true
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    // the change arrives at the shop only after the page was put together again
    await page.route("**/graphql**", async (route) => {
      if (!isHeld || !(route.request().postData() ?? "").includes("ownChangeBasketProducts")) return route.continue()
      isHeld = false
      const { promise, resolve } = Promise.withResolvers<void>()
      send = async () => {
        await page.request.fetch(route.request())
        resolve()
      }
      arrive()
      await promise
      await route.abort().catch(() => {})
    })
    let send = async () => {}
    await plus(page).click()
    await arrived
    // what the new page fetches waits until the change has come about
    await page.route("**/assets/*.js", async (route) => {
      await send()
      send = async () => {}
      await route.continue()
    })
    await page.reload({ waitUntil: "commit" })
    await untilLive(page, "cart")
    await expect(quantity(page)).toHaveValue("2")
  })
})
