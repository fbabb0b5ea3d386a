import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const path = "/product-pol-575.html"

for (const { name, viewport } of screensOf("dates")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a place on a date is chosen and bought, and the cart says when (17.34 to 17.36)", async ({ page }) => {
      await page.goto(path)
      await untilLive(page, "product")
      const dates = page.getByRole("group", { name: "Wybierz termin" })
      await page.locator("#projector_button_basket").click()
      await expect(page.getByText("Wybierz termin.", { exact: true })).toBeVisible()
      await expect(dates.getByRole("radio")).toHaveCount(5)
      await expect(page.locator("#projector_amount")).toBeHidden()
      await expect(dates.getByRole("radio", { name: "brak miejsc" })).toBeDisabled()
      await dates.getByRole("radio", { name: "wolne miejsca: 3" }).check()
      const said = await dates
        .locator(".projector_dates__item", { has: page.locator(":checked") })
        .locator(".projector_dates__name")
        .innerText()
      await page.locator("#projector_number").fill("9")
      await page.locator("#projector_number").blur()
      await expect(page.locator("#projector_number")).toHaveValue("3")
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      await page.locator("#projector_button_basket").click()
      await expect(page).toHaveURL(/basketedit/)
      const [, when = ""] = /(\d{2}\.\d{2}\.\d{4}, godz\. \d{2}:\d{2})/.exec(said) ?? []
      expect(when).not.toBe("")
      await expect(page.locator("#Basket")).toContainText(`Termin: ${when}`)
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the radio buttons post as they stand, and a refused form keeps the quantity (17.34, 17.36)", async ({ page }) => {
    await page.goto(path)
    await page.locator("#projector_number").fill("2")
    await page.locator("#projector_button_basket").click()
    await expect(page.getByRole("alert")).toContainText("Wybierz termin.")
    await expect(page.locator("#projector_number")).toHaveValue("2")
    await page.getByRole("radio", { name: "wolne miejsca: 3" }).check()
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#Basket")).toContainText("Termin:")
  })
})
