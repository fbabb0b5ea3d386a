import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screensOf("ways")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("an address that names what the product does not have says so, and everything else of it is chosen (10.230)", async ({ page }) => {
      await page.goto("/product-pol-506.html?selected_parts=503:baltyk,504:XL,999:M&number=2")
      await untilLive(page, "product")
      await expect(page.getByRole("status").filter({ hasText: "bez tego, czego w nim nie ma" })).toHaveText(
        "Pokazujemy produkt bez tego, czego w nim nie ma: Szkliwo „XL” (Talerz śniadaniowy 21 cm), część zestawu „999”.",
      )
      await expect(page.getByRole("combobox", { name: /^Szkliwo: Kubek/ })).toHaveValue("baltyk")
      await expect(
        page
          .getByRole("spinbutton")
          .or(page.getByRole("textbox", { name: "Ilość" }))
          .first(),
      ).toHaveValue("2")
      expect(await axeFaults(page)).toEqual([])
    })

    test("a deposit is told beside the price and paid in the cart (10.231, 15.36)", async ({ page }) => {
      await page.goto("/product-pol-569.html")
      await untilLive(page, "product")
      await expect(page.getByText("Kaucja: 8,00 zł")).toBeVisible()
      await page.locator("#projector_button_basket").click()
      await expect(page).toHaveURL(/basketedit/)
      const summary = page.getByRole("complementary", { name: "Podsumowanie" })
      await expect(summary).toContainText("Kaucja za opakowania zwrotne8,00 zł")
      await expect(summary).toContainText("76,90 zł brutto")
      expect(await axeFaults(page)).toEqual([])
    })
  })
}
