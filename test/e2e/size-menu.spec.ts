import { axeFaults } from "./support/axe.ts"
import { screens } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// clogs in thirteen sizes
const clogs = "/product-pol-540.html"

for (const { name, viewport } of shareOf("size menu", [...screens, { name: "small phone", viewport: { width: 320, height: 640 } }])) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("one of many sizes is found missing, and chosen in the menu (10.90, 10.294, 10.295)", async ({ page }) => {
      await page.goto(clogs)
      await untilLive(page, "product")
      const toggle = page.locator("#projector_sizes_cont button.f-dropdown-toggle")
      await expect(toggle).toHaveAccessibleName("Rozmiar: Wybierz rozmiar")
      await expect(page.locator("#projector_sizes_select")).toBeHidden()
      await page.locator("#projector_button_basket").focus()
      await page.keyboard.press("Enter")
      await expect(page.locator("#projector_sizes_cont")).toBeFocused()
      expect(await page.locator("#projector_sizes_cont").evaluate((group) => getComputedStyle(group).outlineStyle)).toBe("solid")
      await expect(toggle).toHaveAccessibleDescription("Wybierz rozmiar")
      await toggle.click()
      await expect(page.locator("ul.f-dropdown-menu a.f-dropdown-item")).toHaveCount(13)
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      await page.getByRole("link", { name: "41", exact: true }).click()
      await expect(toggle).toHaveAccessibleName("Rozmiar: 41")
      await expect(toggle).toBeFocused()
      await expect(page.locator("#projector_size_hidden")).toHaveValue("41")
      await page.keyboard.press("ArrowDown")
      await expect(page.getByRole("link", { name: "41", exact: true })).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(toggle).toBeFocused()
      await expect(page.locator("ul.f-dropdown-menu")).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })
}
