import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const list = "#top_basket_details"

test.beforeEach(async ({ page }) => {
  for (const [product, number] of [
    [501, "3"],
    [502, "1"],
  ] as const)
    await page.request.post("/basketchange.php", { form: { product, size: "uniw", number }, maxRedirects: 0 })
})

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("the list opens under the pointer and by a key, closes by Escape, and a row goes out of it for good (2.1, 10.378, 10.379)", async ({
    page,
  }) => {
    await page.goto("/")
    const basket = page.locator("#menu_basket")
    const link = basket.locator(".top_basket__sub")
    await link.hover()
    await expect(basket.locator(".top_basket__product")).toHaveCount(2)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(page.locator(list)).toHaveCount(0)
    await page.mouse.move(300, 700)
    await page.locator("#menu_additional a").last().focus()
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
    await expect(basket.locator(".top_basket__product")).toHaveCount(2)
    const remove = basket.getByRole("button", { name: /^Usuń/ })
    await remove.first().focus()
    await page.keyboard.press("Enter")
    await expect(basket.locator(".top_basket__product")).toHaveCount(1)
    await expect(remove).toBeFocused()
    await expect(basket.locator(".badge")).toHaveText("1")
    await expect(page.locator("#top_basket_summary")).toHaveAttribute("aria-busy", "false")
    const worth = await basket.locator(".--worth dd").innerText()
    await page.keyboard.press("Escape")
    await expect(link).toBeFocused()
    await expect(page.locator(list)).toHaveCount(0)
    // Enter follows the link
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/basketedit\.php/)
    await expect(basket.locator(".badge")).toHaveText("1")
    await expect(basket.locator(".top_basket__price")).toHaveText(worth)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test("a finger opens the list first and leads to the cart second (10.378)", async ({ page }) => {
    await page.goto("/")
    await untilLive(page, "miniBasket")
    const link = page.locator(".top_basket__sub")
    await link.tap()
    await expect(page.locator(".top_basket__product")).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await link.tap()
    await expect(page).toHaveURL(/basketedit\.php/)
  })
})
