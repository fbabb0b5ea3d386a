import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { takeQuickPayments } from "./support/quick-shop.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, stir, test as plain, untilLive } from "./support/shop-test.ts"

// its own shop and browser are started once
plain.describe.configure({ mode: "default" })

/** A shop with the demo provider. */
const test = plain.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: takeQuickPayments })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

const mug = "/product-pol-501.html"
const shirt = "/product-pol-535.html"
const section = (page: Page) => page.getByRole("region", { name: "Kup od razu" })
const pay = (page: Page) => section(page).getByRole("button", { name: "Zapłać z DemoPay" })
/** The script of the buttons comes once the shopper stirs. */
async function untilLed(page: Page): Promise<void> {
  await untilLive(page, "product")
  await expect
    .poll(async () => {
      await stir(page)
      return section(page).getAttribute("data-live")
    })
    .toBe("")
}

const told = (page: Page) => page.locator(".notice-line")

for (const { name, viewport } of screensOf("quick-payments")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a press says what would be paid, orders nothing, and keeps what was typed (7.83, 10.277, 10.279)", async ({ page }) => {
      await page.goto(mug)
      await untilLive(page, "product")
      await expect(pay(page)).toHaveAccessibleDescription("Wersja pokazowa: niczego nie zamówisz i za nic nie zapłacisz.")
      expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.getByRole("textbox", { name: "Ilość" }).fill("2")
      await pay(page).press("Enter")
      await expect(told(page)).toHaveText(
        /^Tu zapłacisz: Kubek kamionkowy Poranek 350 ml \(2 \S+\), razem z dostawą .*nic nie zamówiono\.$/,
      )
      await expect(page.getByRole("textbox", { name: "Ilość" })).toHaveValue("2")
      await page.goto("/basketedit.php")
      await expect(page).toHaveURL(/return\.php\?status=basket_empty/)
    })
  })
}

// the shop's answers are the same (test/contract/shop/quick-payments.test.ts): one way in turn
for (const javaScriptEnabled of shareOf("quick payments", [true, false])) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("what stops an add stops a quick payment in the same words, and nothing typed is lost (10.278)", async ({ page }) => {
      await page.goto(shirt)
      if (javaScriptEnabled) await untilLed(page)
      await page.getByRole("textbox", { name: "Ilość" }).fill("3")
      await pay(page).click()
      await expect(page.locator("#alert")).toContainText("rozmiar")
      await expect(page.getByRole("textbox", { name: "Ilość" })).toHaveValue("3")
      if (javaScriptEnabled) await expect(page).toHaveURL(new RegExp(`${shirt}$`))
    })

    test("payment at a locker puts it into the basket first (7.82)", async ({ page }) => {
      await page.goto(mug)
      if (javaScriptEnabled) await untilLed(page)
      await section(page).getByRole("button", { name: "Zapłać przy automacie" }).click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(told(page)).toContainText("Jest w koszyku: Kubek kamionkowy Poranek 350 ml")
      await expect(page.getByRole("group", { name: "Kubek kamionkowy Poranek 350 ml" })).toBeVisible()
    })
  })
}

test("a subscription, and what cannot be bought, have no quick payment (10.276)", async ({ page }) => {
  await page.goto("/product-pol-570.html")
  await untilLive(page, "product")
  await expect(section(page)).toBeVisible()
  await page.getByRole("radio", { name: /subskrypc/i }).check()
  await expect(section(page)).toBeHidden()
  await page.goto("/product-pol-512.html")
  await expect(page.locator("#projector_form")).toBeVisible()
  await expect(section(page)).toHaveCount(0)
})
