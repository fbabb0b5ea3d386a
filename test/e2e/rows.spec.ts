import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screens, screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Products 529, 580 and 581 are one towel in three colours, of which 581 has no large one left, and of 580 there are six.
const towels = "/product-pol-529.html"
const row = (page: Page, colour: string) => page.locator("#projector_form").getByRole("listitem").filter({ hasText: colour })
const size = (page: Page, colour: string) => page.getByRole("combobox", { name: `Rozmiar: ${colour}` })
const quantity = (page: Page, colour: string) => page.getByRole("textbox", { name: `Ilość (szt.): ${colour}` })
const add = (page: Page) => page.locator("#projector_button_basket")
const inCart = (page: Page) => page.locator("#Basket .basket__block[data-product-id]")

for (const { name, viewport } of screensOf("rows")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("versions are rows, what one lacks is told at it, and one press buys several of them (4.41, 4.42, 16.14, 16.15)", async ({
      page,
    }) => {
      await page.goto(towels)
      await untilLive(page, "product")
      await add(page).click()
      await expect(page.locator("#alert")).toContainText("nie wybrano żadnego produktu")
      await quantity(page, "granatowy").fill("1")
      await add(page).click()
      await expect(row(page, "granatowy").getByRole("alert")).toHaveText("Proszę wybrać rozmiar")
      await expect(row(page, "granatowy")).toBeInViewport()
      expect(await axeFaults(page)).toEqual([])
      await size(page, "piaskowy").selectOption("50 × 100 cm")
      await quantity(page, "piaskowy").fill("2")
      await size(page, "granatowy").selectOption("75 × 140 cm")
      await expect(page.locator("#projector_price_value")).toHaveText("99,00 zł")
      await expect(page.locator("#projector_rows_total")).toHaveText("367,00 zł")
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await add(page).click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(inCart(page)).toHaveCount(2)
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("a row over its stock takes what there is, and says so until it changes; it leads to the page of its version (16.51, 16.54)", async ({
  page,
}) => {
  await page.goto(towels)
  await untilLive(page, "product")
  await size(page, "granatowy").selectOption("75 × 140 cm")
  await quantity(page, "granatowy").fill("9")
  await add(page).click()
  const told = row(page, "granatowy").getByRole("alert")
  await expect(told).toContainText("6 sztuk")
  await expect(quantity(page, "granatowy")).toHaveValue("6")
  await expect(quantity(page, "granatowy")).toHaveAccessibleDescription(/6 sztuk/)
  await quantity(page, "granatowy").fill("5")
  await expect(told).toBeHidden()
  await add(page).click()
  await expect(page).toHaveURL(/basketedit/)

  // a row leads to the page of its version, and each page has all of them
  await page.goto(towels)
  await page.locator("#projector_form").getByRole("link", { name: "ceglasty" }).click()
  await expect(page).toHaveURL(/product-pol-581/)
  await expect(quantity(page, "piaskowy")).toBeVisible()
})

test("rows are bought with the keyboard alone", async ({ page }) => {
  await page.goto(towels)
  await untilLive(page, "product")
  await size(page, "piaskowy").focus()
  await page.keyboard.type("75")
  await page.keyboard.press("Tab")
  await page.keyboard.type("1")
  // plus, the link to the next version, its size
  for (const _ of ["+", "link", "size"]) await page.keyboard.press("Tab")
  await page.keyboard.type("50")
  await page.keyboard.press("Tab")
  await page.keyboard.type("3")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/basketedit/)
  await expect(inCart(page)).toHaveCount(2)
})

for (const { name, viewport } of shareOf("rows pressed", [...screens, { name: "small phone", viewport: { width: 320, height: 640 } }])) {
  test(`rows are pressed together on a ${name}, and the page stays as wide as it is (16.56)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(towels)
    await untilLive(page, "product")
    const less = page.getByRole("button", { name: "Zmniejsz ilość: granatowy" })
    const more = page.getByRole("button", { name: "Zwiększ ilość: granatowy" })
    await expect(less).toBeDisabled()
    await size(page, "granatowy").selectOption("75 × 140 cm")
    for (const _ of [1, 2]) await more.click()
    await expect(quantity(page, "granatowy")).toHaveValue("2")
    await expect(row(page, "granatowy").getByText("Ilość: 2 sztuki")).toBeAttached()
    await less.click()
    await expect(quantity(page, "granatowy")).toHaveValue("1")
    await quantity(page, "granatowy").press("ArrowUp")
    await expect(quantity(page, "granatowy")).toHaveValue("2")
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    await add(page).click()
    await expect(page).toHaveURL(/basketedit/)
    await expect(inCart(page).getByRole("textbox")).toHaveValue("2")
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("several rows are bought by a post; what is refused is told at its row, with everything typed still there (16.52, 16.53)", async ({
    page,
  }) => {
    await page.goto(towels)
    await expect(page.getByRole("button", { name: /ilość: / })).toHaveCount(0)
    await add(page).click()
    await expect(page.locator("#alert")).toContainText("nie wybrano żadnego produktu")
    await size(page, "piaskowy").selectOption("50 × 100 cm")
    await quantity(page, "piaskowy").fill("2")
    await size(page, "granatowy").selectOption("75 × 140 cm")
    await quantity(page, "granatowy").fill("9")
    await add(page).click()
    await expect(page).toHaveURL(/product-pol-529/)
    await expect(row(page, "granatowy").getByRole("alert")).toContainText("6 sztuk")
    await expect(quantity(page, "granatowy")).toHaveValue("9")
    await expect(quantity(page, "piaskowy")).toHaveValue("2")
    await expect(size(page, "piaskowy")).toHaveValue("50x100")
    await quantity(page, "granatowy").fill("6")
    await add(page).click()
    await expect(page).toHaveURL(/basketedit/)
    await expect(inCart(page)).toHaveCount(2)
  })
})
