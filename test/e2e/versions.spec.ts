import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, expectAlert, test, untilLive } from "./support/shop-test.ts"

/** The lamp with a glass dome, a cable of natural linen, 38 cm high. */
const lamp = "/product-pol-547-Lampa-stolowa-Latarnik.html"

const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true })

const value = (page: Page, attribute: string, name: string) => row(page, attribute).getByRole("link", { name, exact: true })

for (const { name, viewport } of screensOf("versions")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a version comes into the page with its address; a choice that rules another out is put right, and bought", async ({ page }) => {
      await page.goto(lamp)
      await untilLive(page, "product")
      await expect(page.locator("main")).not.toContainText("\\")
      expect(await axeFaults(page)).toEqual([])
      await page.evaluate(() => (document.body.dataset["same"] = "yes"))
      await value(page, "Wysokość", "wysoka, 62 cm").click()
      await expect(page).toHaveURL(/\/product-pol-548-/)
      await expect(page.locator("#projector_price_value")).toHaveText("629,00 zł")
      await untilLive(page, "product")
      await expect(value(page, "Wysokość", "wysoka, 62 cm")).toBeFocused()
      await expect(value(page, "Wysokość", "wysoka, 62 cm")).toHaveAttribute("aria-current", "true")

      await value(page, "Klosz", "stożek z mosiądzu").click()
      await expect(row(page, "Kabel").getByRole("status")).toHaveText("Wybierz inną opcję.")
      expect(await axeFaults(page)).toEqual([])
      await expectAlert(page, "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.", () =>
        page.getByRole("button", { name: "Dodaj do koszyka" }).first().click(),
      )
      await expect(page).toHaveURL(/\/product-pol-548-/)

      await value(page, "Kabel", "czarny").click()
      await expect(page).toHaveURL(/\/product-pol-551-/)
      await untilLive(page, "product")
      // all of it was one page
      await expect(page.locator("body")).toHaveAttribute("data-same", "yes")
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket a.product__link").first()).toHaveAttribute("href", /product-pol-551-/)
    })
  })
}

test("who goes forward before the scripts have come sees the version of that address too", async ({ page }) => {
  await page.goto(lamp)
  await untilLive(page, "product")
  await value(page, "Wysokość", "wysoka, 62 cm").click()
  await expect(page).toHaveURL(/\/product-pol-548-/)
  const late = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  await page.goBack()
  await expect(value(page, "Wysokość", "niska, 38 cm")).toHaveAttribute("aria-current", "true")
  await page.goForward()
  await expect(page).toHaveURL(/\/product-pol-548-/)
  late.resolve()
  await expect(value(page, "Wysokość", "wysoka, 62 cm")).toHaveAttribute("aria-current", "true")
})

test("a version that is still on its way does not come over a newer choice", async ({ page }) => {
  await page.goto(lamp)
  await untilLive(page, "product")
  const late = Promise.withResolvers<void>()
  await page.route(/product-pol-548-.*set_render/, async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  await value(page, "Wysokość", "wysoka, 62 cm").click()
  await expect(page.locator("#content")).toHaveClass(/load-content/)
  await value(page, "Klosz", "stożek z mosiądzu").click()
  await expect(row(page, "Kabel").getByRole("status")).toHaveText("Wybierz inną opcję.")
  late.resolve()
  await expect(page.locator("#content")).not.toHaveClass(/load-content/)
  await expect(page).toHaveURL(lamp)
  await expect(value(page, "Klosz", "stożek z mosiądzu")).toHaveAttribute("aria-current", "true")
})

test.describe("of a shop that is busy", () => {
  test.use({ expectedErrors: /503/ })

  test("a version that cannot be fetched is gone to", async ({ page }) => {
    await page.goto(lamp)
    await untilLive(page, "product")
    await page.route(/set_render/, (route) => route.fulfill({ status: 503, body: "" }))
    await value(page, "Wysokość", "wysoka, 62 cm").click()
    await expect(page).toHaveURL(/\/product-pol-548-/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test("by the keyboard alone a version is chosen, back and forward show the version of their address, and it comes to its cart row", async ({
  page,
}) => {
  await page.goto(lamp)
  await untilLive(page, "product")
  await value(page, "Wysokość", "wysoka, 62 cm").focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/product-pol-548-/)
  await untilLive(page, "product")
  await expect(value(page, "Wysokość", "wysoka, 62 cm")).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/product-pol-547-/)
  await expect(value(page, "Wysokość", "niska, 38 cm")).toHaveAttribute("aria-current", "true")
  await page.goForward()
  await expect(page).toHaveURL(/\/product-pol-548-/)
  await expect(value(page, "Wysokość", "wysoka, 62 cm")).toHaveAttribute("aria-current", "true")
  await untilLive(page, "product")
  await value(page, "Wysokość", "wysoka, 62 cm").focus()
  await page.keyboard.press("Tab")
  for (
    let at = 0;
    at < 8 && !(await page.locator("#projector_button_basket").evaluate((button) => button === document.activeElement));
    at += 1
  )
    await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/basketedit/)
  await expect(page.locator("#Basket a.product__link").first()).toHaveAttribute("href", /product-pol-548-/)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("each value leads to the page of the version that is nearest to it", async ({ page }) => {
    await page.goto(lamp)
    await value(page, "Klosz", "stożek z mosiądzu").click()
    await expect(page).toHaveURL(/\/product-pol-550-/)
    await expect(value(page, "Klosz", "stożek z mosiądzu")).toHaveAttribute("aria-current", "true")
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
  })
})
