import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const coffee = "/product-pol-570.html"
const blanket = "/product-pol-530.html"
const table = "/product-pol-556.html"
const prices = (page: Page) => page.locator("#projector_prices_section")
for (const { name, viewport } of screensOf("prices")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a reduced price tells what was the lowest, and until when it holds, a line each (15.26, 15.45)", async ({ page }) => {
      await page.goto(blanket)
      await untilLive(page, "product")
      const lowest = page.locator(".projector_prices__lowest_price[data-change-date]")
      await expect(lowest).toHaveText(/^Najniższa cena z\s30\sdni przed obniżką: .+ zł -\d+%$/)
      await expect(lowest).toHaveAttribute("data-change-date", /^\d{4}-\d{2}-\d{2}$/)
      await expect(prices(page).getByText(/^Cena obowiązuje do \d{2}\.\d{2}\.\d{4}$/)).toBeVisible()
      await expect(prices(page).getByText(/zł netto$/)).toBeVisible()
      await expect(page.getByText("Za zakup dostajesz 32 punkty / szt.")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })

    test("goods sold by weight tell their price by the kilogram, on their page and tile (15.43)", async ({ page }) => {
      await page.goto(coffee)
      await untilLive(page, "product")
      await page.getByRole("radio", { name: "1 kg" }).click()
      await expect(page.locator("#projector_price_value")).toHaveText("172,00 zł")
      await expect(prices(page).getByText("172,00 zł / kg")).toBeVisible()
      await page.getByRole("radio", { name: "250 g" }).click()
      await expect(prices(page).getByText("208,00 zł / kg")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await page.goto("/pol_m_-107.html")
      await expect(page.locator(".product[data-product_id='570']").getByText("208,00 zł / kg")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })

    test("goods sold by weight tell their price by the kilogram in the cart, as the row was priced (15.43)", async ({ page }) => {
      const put = (form: Readonly<Record<string, string>>) => page.request.post("/basketchange.php", { form, maxRedirects: 0 })
      await put({ product: "570", size: "250g" })
      await put({ product: "545", number: "3" })
      await page.goto("/basketedit.php?mode=1")
      await untilLive(page, "cart")
      const soapRow = page.getByRole("group", { name: "Mydło rozmarynowe, 110 g" })
      await expect(page.getByRole("group", { name: "Kawa ziarnista Ranek" }).getByText("208,00 zł / kg")).toBeVisible()
      await expect(soapRow.getByText("22,73 zł / 100 g")).toBeVisible()
      await page.getByRole("button", { name: "Mniej: Mydło rozmarynowe, 110 g" }).click()
      await expect(soapRow.getByText("25,45 zł / 100 g")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("an advance, the price by weight and the points are on the page that the server sends (15.35, 15.43, 15.44)", async ({ page }) => {
    await page.goto(table)
    await expect(prices(page).getByText("Zaliczka: 900,00 zł")).toBeVisible()
    await page.goto(`${coffee}?selected_size=500g`)
    await expect(prices(page).getByText("188,00 zł / kg")).toBeVisible()
    await expect(page.getByText("Zaloguj się, aby zbierać punkty.")).toBeVisible()
  })
})
