import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const candle = "/product-pol-542.html"
const priceOf = (page: Page) => page.locator("#projector_price_value")
const from = (page: Page, threshold: string) =>
  page.locator(`.projector_multipack__item[data-value='${threshold}'] input[name=multipack_radio]`)
for (const { name, viewport } of screensOf("multipack")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a step sets the quantity, the price follows, and the cart charges it (4.53, 15.46, 15.47)", async ({ page }) => {
      await page.goto(candle)
      await untilLive(page, "product")
      await expect(priceOf(page)).toHaveText("39,00 zł")
      await from(page, "6").check()
      await expect(page.locator("#projector_number")).toHaveValue("6")
      await expect(priceOf(page)).toHaveText("32,00 zł")
      await expect(page.locator("#projector_price_maxprice")).toHaveText("39,00 zł")
      await expect(page.getByText("6 szt. razem: 192,00 zł")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole("button", { name: "mniej" }).first().click()
      await expect(priceOf(page)).toHaveText("35,00 zł")
      await expect(from(page, "3")).toBeChecked()
      await page.locator("#projector_button_basket").click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket")).toContainText("175,00 zł")
      await page.goto(candle)
      await expect(page.getByText(/Brakuje: 1 szt\./)).toHaveCount(0)
      await expect(priceOf(page)).toHaveText("32,00 zł")
    })
  })
}

test("a rebate by range is shown with its ends, the quantity moves the active one, and the cart agrees (15.20)", async ({ page }) => {
  await page.goto("/product-pol-514.html")
  await untilLive(page, "product")
  const items = page.locator(".projector_multipack__item")
  await expect(items).toContainText(["4–5", "6–11", "od 12"])
  await expect(page.locator("input[name=multipack_radio]:checked")).toHaveCount(0)
  await page.locator("#projector_number").fill("5")
  await page.locator("#projector_number").blur()
  await expect(from(page, "4")).toBeChecked()
  await expect(priceOf(page)).toHaveText("79,80 zł")
  await page.getByRole("button", { name: "Zwiększ ilość" }).click()
  await expect(from(page, "6")).toBeChecked()
  await expect(priceOf(page)).toHaveText("75,60 zł")
  await from(page, "12").check()
  await expect(page.getByText("12 szt. razem: 856,80 zł")).toBeVisible()
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#Basket")).toContainText("856,80 zł")
})

test("by keyboard the arrows go through the steps", async ({ page }) => {
  await page.goto(candle)
  await untilLive(page, "product")
  await from(page, "3").focus()
  await page.keyboard.press("Space")
  await expect(priceOf(page)).toHaveText("35,00 zł")
  await page.keyboard.press("ArrowDown")
  await expect(priceOf(page)).toHaveText("32,00 zł")
  await expect(from(page, "6")).toBeFocused()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the steps are told, and the quantity that is posted is priced by them", async ({ page }) => {
    await page.goto(candle)
    await expect(page.getByText("35,00 zł / szt.")).toBeVisible()
    await expect(from(page, "3")).toBeHidden()
    await page.locator("#projector_number").fill("3")
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#Basket")).toContainText("105,00 zł")
  })
})
