import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// LATO10 takes 10% off everything, DZBANEK20 20 zł off jugs, ZIMA15 is over, PIERWSZY50 used up; 501 costs 49,00 zł
const mug = "/product-pol-501.html"

async function enter(page: Page, code: string) {
  const field = page.getByRole("textbox", { name: "Kod rabatowy" })
  if (!(await field.isVisible())) await page.getByText("Masz kod rabatowy?").click()
  await field.fill(code)
  await page.getByRole("button", { name: "Użyj kodu" }).click()
}

const price = (page: Page) => page.locator("#projector_price_value")
const withoutCode = (page: Page) => page.locator("#projector_prices_section").getByText("Cena bez kodu rabatowego")

for (const { name, viewport } of screensOf("rebate")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a code changes the prices of page, tile and cart, and taken off brings them back (7.60, 7.61, 15.25, 15.64)", async ({
      page,
    }) => {
      await page.goto(mug)
      const before = (await price(page).textContent()) ?? ""
      await enter(page, "lato10")
      await expect(page.locator(".notice-line")).toHaveText("Kod LATO10 jest aktywny. Ceny są już po rabacie.")
      await expect(price(page)).not.toHaveText(before)
      await expect(withoutCode(page)).toContainText(before)
      await expect(page.locator("#products_associated_zone1").getByText("Cena bez kodu rabatowego").first()).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      const reduced = (await price(page).textContent()) ?? ""
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket span.basket__price").first()).toHaveText(reduced)
      await expect(page.getByRole("complementary", { name: "Podsumowanie" })).toContainText("w tym rabat z kodem LATO10")
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole("button", { name: "Usuń kod LATO10" }).click()
      await expect(page.locator(".notice-line")).toContainText("Usunięto kod LATO10.")
      await expect(page.locator("#Basket span.basket__price").first()).toHaveText(before)
      await expect(page.getByRole("complementary", { name: "Podsumowanie" })).not.toContainText("rabat")
    })
  })
}

// the shop's answers are the same (test/contract/shop/rebate-code.test.ts): one way in turn
for (const javaScriptEnabled of shareOf("rebate codes", [true, false])) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("a code that is not taken says why, at its field, with what was typed (15.61, 15.62)", async ({ page }) => {
      await page.goto(mug)
      for (const [code, why] of [
        ["", "Wpisz kod rabatowy."],
        ["LATO1O", "Nie znamy kodu „LATO1O”. Sprawdź, czy nie ma w nim literówki."],
        ["ZIMA15", "Kod „ZIMA15” stracił ważność."],
        ["PIERWSZY50", "Kod „PIERWSZY50” został już wykorzystany."],
        ["DZBANEK20", "Kod „DZBANEK20” nie obejmuje tych produktów."],
      ] as const) {
        await enter(page, code)
        const field = page.getByRole("textbox", { name: "Kod rabatowy" })
        await expect(field).toHaveAccessibleDescription(why)
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(code)
        await expect(page).toHaveTitle(/^Błąd: /)
      }
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await page.reload()
      await expect(page.getByRole("textbox", { name: "Kod rabatowy" })).toBeHidden()
    })
  })
}

test("a guest beside one with a code reads the usual price (15.64)", async ({ page, browser }) => {
  await page.goto(mug)
  const before = (await price(page).textContent()) ?? ""
  await enter(page, "LATO10")
  await expect(price(page)).not.toHaveText(before)
  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto(page.url())
  await expect(price(guest)).toHaveText(before)
  await expect(withoutCode(guest)).toHaveCount(0)
  await page.reload()
  await expect(price(page)).not.toHaveText(before)
  await other.close()
})

test("what the cart says of a code follows the rows, without another page (15.68)", async ({ page }) => {
  const reports: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("JSerror")) reports.push(decodeURIComponent(request.url()))
  })
  for (const product of [501, 507])
    await page.request.post("/basketchange.php", { form: { product, size: "uniw", number: "1" }, maxRedirects: 0 })
  await page.goto("/basketedit.php")
  await enter(page, "DZBANEK20")
  await untilLive(page, "cart")
  const said = page.locator("#rebate_code").getByRole("status")
  const summary = page.getByRole("complementary", { name: "Podsumowanie" })
  await expect(said).toHaveText("Kod DZBANEK20 jest aktywny: ceny są już po rabacie.")
  await page.locator("#Basket .--product[data-product-id='507']").getByRole("button", { name: /^Usuń/ }).click()
  await expect(summary).not.toContainText("rabat")
  await expect(said).toHaveText("Kod DZBANEK20 jest aktywny, ale nie zmienia tu żadnej ceny.")
  await expect(page.getByRole("button", { name: "Usuń kod DZBANEK20" })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: /^Przywróć: / }).click()
  await expect(summary).toContainText("w tym rabat z kodem DZBANEK20")
  await expect(said).toHaveText("Kod DZBANEK20 jest aktywny: ceny są już po rabacie.")
  expect(reports).toEqual([])
})
