import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, stir, test } from "./support/shop-test.ts"

const trigger = (page: Page) => page.locator("#menu_settings").getByRole("link", { name: /Język, waluta i dostawa: / })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Język, waluta i dostawa" })
const mugs = "/pol_m_Ceramika-101.html?sort=price-asc"

for (const { name, viewport } of screensOf("settings")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("language and country are set by keyboard in a dialog, and the same list comes back (2.19, 10.42, 10.44, 10.372, 11.106, 11.240)", async ({
      page,
    }) => {
      await page.goto(mugs)
      await stir(page)
      await expect(trigger(page)).toHaveAccessibleName(/^PL (?:zł )?Język, waluta i.dostawa: Polski, PLN, Polska$/)
      await trigger(page).press("Enter")
      await expect(dialog(page)).toBeVisible()
      await expect.poll(() => dialog(page).evaluate((shown) => shown.matches(":modal"))).toBe(true)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialog(page)).toBeHidden()
      await expect(trigger(page)).toBeFocused()
      await page.keyboard.press("Enter")
      await dialog(page).getByRole("radio", { name: "Polski" }).focus()
      await page.keyboard.press("ArrowRight")
      await expect(dialog(page).getByRole("radio", { name: "English" })).toBeChecked()
      await dialog(page).getByLabel("Kraj dostawy").selectOption({ label: "Niemcy" })
      await dialog(page).getByRole("button", { name: "Zapisz" }).press("Enter")
      await expect(page).toHaveURL(/\/eng_m_[^?]*-101\.html\?sort=price-asc$/)
      await expect(page.getByRole("status").filter({ hasText: "Germany" })).toBeVisible()
      await expect(page.locator("#menu_settings .open_trigger")).toHaveAccessibleName(
        /^EN (?:zł )?Language, currency and delivery: English, PLN, Germany$/,
      )
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test("the link leads to the form, and its other language is one press further (10.370, 10.371, 19.57)", async ({ page }) => {
    await page.goto("/product-pol-535.html?selected_size=M&number=2")
    await trigger(page).click()
    await expect(page.locator("#settings")).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByLabel("Kraj dostawy").selectOption({ label: "Czechy" })
    await page.getByRole("button", { name: "Zapisz" }).click()
    await expect(page).toHaveURL(/\/product-pol-535[^?]*\?selected_size=M&number=2$/)
    await expect(trigger(page)).toHaveAccessibleName("PL Język, waluta i dostawa: Polski, PLN, Czechy")
    await trigger(page).click()
    await page.getByRole("link", { name: "In English" }).click()
    await expect(page).toHaveURL(/\/product-eng-535[^?]*\?selected_size=M&number=2$/)
  })
})
