import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Product 543 lists its first quantities and has many in stock; of product 567 there are four.
const candles = "/product-pol-543.html"
const can = "/product-pol-567.html"

for (const { name, viewport } of screensOf("quantities")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a quantity is chosen at a press, and more leads to the field (10.255, 10.256)", async ({ page }) => {
      await page.goto(candles)
      await untilLive(page, "product")
      const list = page.getByRole("radiogroup", { name: /^Ilość/ })
      await expect(list.getByRole("radio")).toHaveText(["1", "2", "3", "4", "5"])
      await list.getByRole("radio", { name: "3" }).click()
      await expect(page.locator("#projector_number")).toHaveValue("3")
      await expect(page.locator("#projector_number")).toBeHidden()
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.locator('a[data-value="null"]').click()
      await expect(page.locator("#projector_number")).toBeFocused()
      await expect(list).toHaveCount(0)
    })
  })
}

test("how many there are stands beside the availability, and not for a size that is sold out (10.92)", async ({ page }) => {
  await page.goto("/product-pol-535.html?selected_size=S")
  await untilLive(page, "product")
  const amount = page.locator("#projector_amount")
  await expect(amount).toHaveText(/^\d+ sztuk[ai]?$/)
  await page.getByRole("radio", { name: "L (wyprzedane)" }).click()
  await expect(page.locator("#projector_status")).toHaveText("Produkt niedostępny")
  await expect(amount).toBeHidden()
  await page.getByRole("radio", { name: "M", exact: true }).click()
  await expect(amount).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the quantities are links, and the form posts the one that was chosen; what is not in stock is none of them (10.91, 10.255, 10.256)", async ({
    page,
  }) => {
    await page.goto(candles)
    await page.locator('a[data-value="3"]').click()
    await expect(page.locator('a[data-value="3"]')).toHaveClass(/--selected/)
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#menu_basket")).toContainText("1")
    await page.goto("/basketedit.php?mode=1")
    await expect(page.locator("#Basket input.quantity__input")).toHaveValue("3")
    await page.goto(candles)
    await page.locator('a[data-value="null"]').click()
    await expect(page.locator("#projector_number")).toBeVisible()
    await expect(page.locator("#projector_number")).toHaveValue("6")
    // what is not in stock is not in the list
    await page.goto(can)
    await expect(page.locator(".projector_buy__number_wrapper > div a[data-value]")).toHaveText(["1", "2", "3", "4"])
  })
})
