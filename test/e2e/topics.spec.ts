import { axeFaults } from "./support/axe.ts"
import { screens } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("payment methods with cost and terms open above the page, for the quantity in the form (18.17, 18.29)", async ({ page }, info) => {
      await page.goto("/product-pol-501.html")
      await untilLive(page, "product")
      await page.locator("#island_shipping").hover()
      await expect(page.locator("#island_shipping")).toHaveAttribute("data-live", "")
      await page.locator("#projector_number").fill("10")
      await page.getByRole("link", { name: "Formy płatności" }).click()
      const dialog = page.getByRole("dialog", { name: "Formy płatności" })
      await expect(dialog.getByRole("table", { name: "Płatność przed wysyłką" }).getByRole("row", { name: /BLIK/ })).toContainText(
        "bez dopłaty",
      )
      await expect(dialog.getByRole("row", { name: /Zapłać za 30 dni/ })).toContainText("dopłata 11,35 zł")
      await expect(dialog.getByText("690,00 zł")).toBeVisible()
      expect(await axeFaults(page, "#topic_dialog")).toEqual([])
      await page.screenshot({ path: info.outputPath("payments.png") })
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole("link", { name: "Formy płatności" })).toBeFocused()
    })

    test("stores that have the chosen size open above the page, narrowed to a city within it (2.38, 18.30)", async ({ page }, info) => {
      await page.goto("/product-pol-535.html?selected_size=M")
      await untilLive(page, "product")
      await page.locator("#island_shipping").hover()
      await expect(page.locator("#island_shipping")).toHaveAttribute("data-live", "")
      await page.getByRole("link", { name: "Dostępność w sklepach stacjonarnych" }).click()
      const dialog = page.getByRole("dialog", { name: "Dostępność w sklepach stacjonarnych" })
      await expect(dialog.getByRole("listitem")).toHaveCount(3)
      await expect(dialog.getByRole("listitem").filter({ hasText: "Pracownia Gdańsk" })).toContainText("2 sztuki")
      await page.screenshot({ path: info.outputPath("stores.png") })
      await dialog.getByLabel("Miasto").selectOption("Gdańsk")
      await dialog.getByRole("button", { name: "Pokaż sklepy" }).click()
      await expect(dialog.getByRole("listitem")).toHaveCount(1)
      await expect(dialog.getByRole("button", { name: "Pokaż sklepy" })).toBeFocused()
      await dialog.getByLabel("Rozmiar").selectOption("L")
      await dialog.getByRole("button", { name: "Pokaż sklepy" }).click()
      await expect(dialog.getByText("Sprawdź inny rozmiar")).toBeVisible()
      expect(await axeFaults(page, "#topic_dialog")).toEqual([])
      await expect(page).toHaveURL(/product-pol-535/)
    })
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("both are pages with a way back, and the form of the stores works (18.29, 18.30)", async ({ page }, info) => {
    await page.goto("/product-pol-535.html")
    await page.getByRole("link", { name: "Dostępność w sklepach stacjonarnych" }).click()
    await expect(page.getByText("Aby sprawdzić dostępność wybierz rozmiar")).toBeVisible()
    await page.getByLabel("Rozmiar").selectOption("M")
    await page.getByRole("button", { name: "Pokaż sklepy" }).click()
    await expect(page.getByRole("heading", { name: "Pracownia Gdańsk" })).toBeVisible()
    await page.screenshot({ path: info.outputPath("stores-page.png"), fullPage: true })
    await page.getByRole("link", { name: "Wróć do produktu" }).click()
    await expect(page).toHaveURL(/product-pol-535.*selected_size=M/)
    await page.getByRole("link", { name: "Formy płatności" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Formy płatności" })).toBeVisible()
    await expect(page.getByRole("row", { name: /BLIK/ })).toBeVisible()
  })
})
