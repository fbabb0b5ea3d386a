import { axeFaults } from "./support/axe.ts"
import { dressIn, untilDressed } from "./support/fonts.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screensOf("topics")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a press that comes before the script opens the dialog as well, and leads to no other page; what is not sold by instalments has no link to them (2.36, 10.313)", async ({
      page,
    }) => {
      // after three seconds the browser goes where the link leads, which is another test's matter: a loaded machine takes longer
      await page.addInitScript(() => {
        const plain = setTimeout
        Reflect.set(globalThis, "setTimeout", (work: () => void, ms?: number) => (ms === 3000 ? 0 : plain(work, ms)))
      })
      await page.goto("/product-pol-501.html", { waitUntil: "commit" })
      // by touch, by keyboard, or by a press without a move before it: nothing else was done on the page
      await page.getByRole("link", { name: "Formy płatności" }).evaluate((link) => link instanceof HTMLElement && link.click())
      await expect(page.getByRole("dialog", { name: "Formy płatności" })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe("/product-pol-501.html")
      // a mug is not sold by instalments
      await expect(page.getByRole("link", { name: "Oblicz raty" })).toHaveCount(0)
    })

    test("payment methods with cost and terms open above the page, for the quantity in the form (18.17, 18.29)", async ({ page }) => {
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
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole("link", { name: "Formy płatności" })).toBeFocused()
    })

    test("stores that have the chosen size open above the page, narrowed to a city within it, and on a map (2.38, 18.30, 18.63)", async ({
      page,
    }) => {
      await page.goto("/product-pol-535.html?selected_size=M")
      await untilLive(page, "product")
      await page.locator("#island_shipping").hover()
      await expect(page.locator("#island_shipping")).toHaveAttribute("data-live", "")
      await page.getByRole("link", { name: "Dostępność w sklepach stacjonarnych" }).click()
      const dialog = page.getByRole("dialog", { name: "Dostępność w sklepach stacjonarnych" })
      await expect(dialog.getByRole("listitem")).toHaveCount(3)
      await expect(dialog.getByRole("listitem").filter({ hasText: "Pracownia Gdańsk" })).toContainText("2 sztuki")
      await expect(dialog.getByRole("img", { name: "Mapa: Pracownia Kraków, Pracownia Gdańsk, Pracownia Wrocław" })).toBeVisible()
      await expect(dialog.locator(".stores__pin")).toHaveCount(3)
      await dialog.getByLabel("Miasto").selectOption("Gdańsk")
      await dialog.getByRole("button", { name: "Pokaż sklepy" }).click()
      await expect(dialog.getByRole("listitem")).toHaveCount(1)
      await expect(dialog.getByRole("button", { name: "Pokaż sklepy" })).toBeFocused()
      await expect(dialog.getByRole("img", { name: "Mapa: Pracownia Gdańsk" })).toBeVisible()
      await dialog.getByLabel("Rozmiar").selectOption("L")
      await dialog.getByRole("button", { name: "Pokaż sklepy" }).click()
      await expect(dialog.getByText("Sprawdź inny rozmiar")).toBeVisible()
      expect(await axeFaults(page, "#topic_dialog")).toEqual([])
      await expect(page).toHaveURL(/product-pol-535/)
    })

    test("the instalments of a product, for the quantity in the form and with what is in the cart (2.36, 5.78, 15.38, 15.39)", async ({
      page,
    }) => {
      const opened = async () => {
        await page.goto("/product-pol-547.html")
        await untilLive(page, "product")
        await page.locator("#island_shipping").hover()
        await expect(page.locator("#island_shipping")).toHaveAttribute("data-live", "")
      }
      const dialog = page.getByRole("dialog", { name: "Oblicz raty" })
      await opened()
      await page.getByRole("link", { name: "Oblicz raty" }).click()
      await expect(dialog.getByText("Minimalna kwota umożliwiająca zakupy przez Raty Latarnia to 550,00 zł.")).toBeVisible()
      await expect(dialog.getByRole("button", { name: /tylko dla tego produktu/ })).toBeDisabled()
      await expect(dialog.getByText("Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.")).toBeVisible()
      await page.keyboard.press("Escape")

      await page.locator("#projector_number").fill("2")
      await page.getByRole("link", { name: "Oblicz raty" }).click()
      const rates = dialog.getByRole("table", { name: "Raty Latarnia: 1 098,00 zł w ratach" })
      await expect(rates.getByRole("row", { name: /10 rat/ })).toContainText("109,80 zł")
      await expect(rates.getByRole("row", { name: /20 rat/ })).toContainText("1 191,33 zł")
      expect(await axeFaults(page, "#topic_dialog")).toEqual([])
      await page.keyboard.press("Escape")

      await page.locator("#projector_button_basket").click()
      await expect(page).toHaveURL(/basketedit/)
      await opened()
      await page.getByRole("link", { name: "Oblicz raty" }).click()
      await expect(dialog.getByRole("table")).toHaveCount(0)
      const both = dialog.getByRole("button", { name: /łącznie z wartością koszyka/ })
      await expect(both).toContainText("1 647,00 zł")
      await both.click()
      await expect(dialog.getByRole("table", { name: /1 647,00 zł/ })).toBeVisible()
      await expect(both).toBeFocused()
      expect(await axeFaults(page, "#topic_dialog")).toEqual([])
    })
  })
}

test("on the narrowest screen an amount of instalments is not broken before its currency", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // as wide as the fonts that most machines have for text
  const usual = { name: "a font of the usual width", percentOfDejaVu: 87 }
  await dressIn(page, usual)
  await page.goto("/instalments-pol-547.html?number=2")
  await untilDressed(page, usual)
  const cells = page.getByRole("table", { name: /1 098,00 zł/ }).getByRole("cell")
  await expect(cells.filter({ hasText: "1 191,33 zł" })).toBeVisible()
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return `${cell.textContent}: ${new Set([...range.getClientRects()].map(({ top }) => top)).size}`
    }),
  )
  expect(lines.filter((told) => !told.endsWith(": 1"))).toEqual([])
  expect(lines).toHaveLength(6)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("both are pages with a way back, and the form of the stores works (18.29, 18.30)", async ({ page }) => {
    await page.goto("/product-pol-535.html")
    await page.getByRole("link", { name: "Dostępność w sklepach stacjonarnych" }).click()
    await expect(page.getByText("Aby sprawdzić dostępność wybierz rozmiar")).toBeVisible()
    await page.getByLabel("Rozmiar").selectOption("M")
    await page.getByRole("button", { name: "Pokaż sklepy" }).click()
    await expect(page.getByRole("heading", { name: "Pracownia Gdańsk" })).toBeVisible()
    await page.getByRole("link", { name: "Wróć do produktu" }).click()
    await expect(page).toHaveURL(/product-pol-535.*selected_size=M/)
    await page.getByRole("link", { name: "Formy płatności" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Formy płatności" })).toBeVisible()
    await expect(page.getByRole("row", { name: /BLIK/ })).toBeVisible()
  })

  test("the instalments are a page, and one amount is chosen by a form (5.78, 15.39, 15.42)", async ({ page }) => {
    await page.goto("/product-pol-556.html?selected_size=120x75")
    await page.locator("#projector_button_basket").click()
    await page.goto("/product-pol-547.html")
    await page.getByRole("link", { name: "Oblicz raty" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Oblicz raty" })).toBeVisible()
    await expect(page.getByRole("button", { name: /tylko dla tego produktu/ })).toBeDisabled()
    await page.getByRole("button", { name: /łącznie z wartością koszyka/ }).click()
    await expect(page.getByRole("row", { name: /3 raty/ })).toContainText("1 013,00 zł")
  })
})
