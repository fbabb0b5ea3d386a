import { axeFaults } from "./support/axe.ts"
import { screens } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of shareOf("undo removal", [...screens, { name: "small phone", viewport: { width: 320, height: 640 } }])) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a removed row is put back as it was, told and marked (10.296)", async ({ page }) => {
      for (const [productId, number] of [
        [501, "3"],
        [502, "1"],
      ] as const)
        await page.request.post("/basketchange.php", { form: { product: productId, size: "uniw", number }, maxRedirects: 0 })
      await page.goto("/basketedit.php")
      await untilLive(page, "cart")
      const mug = page.getByRole("group", { name: /Poranek/ })
      const product = await mug.getByRole("link").innerText()
      const total = page.locator(".basketedit_total_summary strong")
      const before = await total.innerText()
      await mug.getByRole("button", { name: /^Usuń/ }).click()
      await expect(mug).toHaveCount(0)
      const told = page.locator("#Basket").getByRole("status")
      await expect(told).toHaveText(`Usunięto: ${product}.`)
      expect(await axeFaults(page, "#Basket")).toEqual([])
      await page.getByRole("button", { name: `Przywróć: ${product}` }).click()
      await expect(told).toHaveText(`Przywrócono: ${product}.`)
      await expect(mug.getByRole("link")).toBeFocused()
      await expect(mug.locator(".quantity__input")).toHaveValue("3")
      await expect(total).toHaveText(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.reload()
      await expect(mug.locator(".quantity__input")).toHaveValue("3")
    })
  })
}
