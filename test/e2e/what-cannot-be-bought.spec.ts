import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

// A mug that can be bought, one that is sold out, and a table whose price is told by phone.
const mug = "/product-pol-501.html"
const soldOut = "/product-LANG-512.html"
const byPhone = "/product-LANG-555.html"

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    for (const { language, unavailable, phone } of shareOf(`not for sale ${javaScriptEnabled ? "with" : "without"} scripts`, [
      { language: "pol", unavailable: "Produkt niedostępny", phone: "Cena na telefon. Skontaktuj się ze sprzedawcą" },
      { language: "eng", unavailable: "Product unavailable", phone: "Call for Price. Please contact the seller" },
    ])) {
      test(`what is sold out says "${unavailable}" and cannot be added; its form is disabled, what is dead hidden (4.39, 8.67, 16.62)`, async ({
        page,
      }) => {
        await page.goto(soldOut.replace("LANG", language))
        await expect(page.locator("#projector_form")).toHaveClass(/ disable$/)
        await expect(page.locator("#projector_status_description")).toHaveText(unavailable)
        await expect(page.locator("#projector_button_basket")).toBeDisabled()
        for (const dead of ["#projector_button_basket", "#projector_number"]) await expect(page.locator(dead)).toBeHidden()
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      })

      test(`a price by phone says "${phone}" and cannot be added; its form is in that mode, what is dead hidden (4.39, 8.68, 16.62)`, async ({
        page,
      }) => {
        await page.goto(byPhone.replace("LANG", language))
        await expect(page.locator("#projector_form")).toHaveClass(/ disable --phone$/)
        await expect(page.locator("#projector_hint")).toHaveText(phone)
        await expect(page.locator("#projector_button_basket")).toBeDisabled()
        for (const dead of ["#projector_button_basket", "#projector_number"]) await expect(page.locator(dead)).toBeHidden()
        if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      })
    }
  })
}

test.describe("a page that is older than the shop", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ })

  test("is told that its add failed, and what to do (8.66)", async ({ page }) => {
    await page.goto(mug)
    await page.locator("#projector_product_hidden").evaluate((field) => field.setAttribute("value", "999999"))
    await page.locator("#projector_button_basket").click()
    await expect(page.getByText("Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych")).toBeVisible()
  })
})
