import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screens, screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const bundle = "/product-pol-506.html"
const collection = "/product-pol-525.html"
const add = (page: Page) => page.locator("#projector_button_basket")
const size = (page: Page, part: string) => page.getByRole("combobox", { name: new RegExp(`^(?:Rozmiar|Szkliwo): ${part}`) })
for (const { name, viewport } of screensOf("sets")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a bundle is chosen part by part, priced by the shop and seen with its parts in the cart", async ({ page }) => {
      await page.goto(bundle)
      await untilLive(page, "product")
      await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
      await expect(page.getByText("Oszczędzasz 18%, czyli 65,00 zł, kupując w zestawie")).toBeVisible()
      await add(page).click()
      const mug = page.getByRole("listitem").filter({ has: size(page, "Kubek") })
      await expect(mug.getByRole("alert")).toHaveText("Wybierz szkliwo")
      expect(await axeFaults(page)).toEqual([])
      await size(page, "Kubek").selectOption("Bałtyk")
      await size(page, "Talerz").selectOption("Żuławy")
      await size(page, "Miseczka").selectOption("Bałtyk")
      await expect(page.locator("#projector_prices_section")).not.toHaveClass(/--refreshing/)
      await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
      await add(page).click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket")).toContainText("Talerz śniadaniowy 21 cm")
      await expect(page.locator("#Basket")).toContainText("Żuławy")
      expect(await axeFaults(page)).toEqual([])
    })

    test("a part of a collection is left out, the others become rows of their own", async ({ page }) => {
      await page.goto(collection)
      await untilLive(page, "product")
      await page.getByRole("checkbox", { name: /Prześcieradło/ }).uncheck()
      await size(page, "Poszwa").selectOption("160x200")
      await size(page, "Poszewka").selectOption("50x60")
      await expect(page.locator("#projector_price_value")).toHaveText("518,00 zł")
      expect(await axeFaults(page)).toEqual([])
      await add(page).click()
      await expect(page.locator("#Basket .basket__block[data-product-id]")).toHaveCount(2)
    })
  })
}

test("nothing of a collection is left: the button is off, and says why", async ({ page }) => {
  await page.goto(collection)
  await untilLive(page, "product")
  for (const box of await page.getByRole("checkbox", { name: /lnu/ }).all()) await box.uncheck()
  await expect(add(page)).toBeDisabled()
  await expect(page.locator("#projector_hint")).toContainText("nie wybrano żadnego produktu")
})

test("on any screen all parts of a set stand below each other, and none is out of view at the side (9.37, 16.58)", async ({ page }) => {
  await page.goto(bundle)
  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport)
    const list = page.locator(".projector_bundle__list")
    const parts = await list.getByRole("listitem").evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(parts.length).toBeGreaterThan(2)
    for (const [at, part] of parts.entries()) {
      expect(part.left, name).toBeGreaterThanOrEqual(0)
      expect(part.right, name).toBeLessThanOrEqual(viewport.width)
      if (at > 0) expect(part.top, name).toBeGreaterThanOrEqual(parts[at - 1].bottom)
    }
    expect(await list.evaluate((item) => item.scrollWidth <= item.clientWidth)).toBe(true)
  }
})

test("a bundle is bought with the keyboard alone, down to its row", async ({ page }) => {
  await page.goto(bundle)
  await untilLive(page, "product")
  await size(page, "Kubek").focus()
  for (const _ of ["Kubek", "Talerz", "Miseczka"]) {
    await page.keyboard.type("Ba")
    await page.keyboard.press("Tab")
    while (!(await page.evaluate(() => document.activeElement?.matches("select, .quantity__input, button"))))
      await page.keyboard.press("Tab")
  }
  await add(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("#Basket")).toContainText("Miseczka śniadaniowa 14 cm")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a bundle is bought, and what is missing is named with the rest kept", async ({ page }) => {
    await page.goto(bundle)
    await size(page, "Kubek").selectOption("baltyk")
    await size(page, "Talerz").selectOption("baltyk")
    await add(page).click()
    await expect(page.locator("#alert")).toHaveText("Miseczka śniadaniowa 14 cm: proszę wybrać rozmiar")
    await expect(size(page, "Kubek")).toHaveValue("baltyk")
    await size(page, "Miseczka").selectOption("bieszczady")
    await add(page).click()
    await expect(page.locator("#Basket")).toContainText("Bieszczady")
  })

  test("a part of a collection is left out by its box", async ({ page }) => {
    await page.goto(collection)
    await page.getByRole("checkbox", { name: /Poszwa/ }).uncheck()
    await size(page, "Poszewka").selectOption("40x40")
    await size(page, "Prześcieradło").selectOption("90x200")
    await add(page).click()
    await expect(page.locator("#Basket .basket__block[data-product-id]")).toHaveCount(2)
  })
})
