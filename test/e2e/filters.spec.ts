import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const clothes = "/pol_m_Odziez-120.html"

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("a list is filtered by its form over the page, and one filter taken away (10.75, 10.340, 10.341)", async ({ page }) => {
    await page.goto(clothes)
    const size = page.getByRole("checkbox", { name: /^M / })
    await expect(size).toBeHidden()
    await page.getByRole("button", { name: "Filtry", exact: true }).click()
    await size.check()
    await page.getByLabel(/^do/).fill("260")
    await page.getByRole("button", { name: "Pokaż produkty" }).click()
    await expect(page).toHaveURL(`${clothes}?filter_sizes=M&filter_pricerange=-260`)
    await expect(page.locator("#search > .product")).toHaveCount(2)
    await page.getByRole("link", { name: "Usuń filtr Rozmiar: M" }).click()
    await expect(page).toHaveURL(`${clothes}?filter_pricerange=-260`)
  })
})

test.describe("with a finger, without scripts", () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } })

  test("a size is chosen on a tile and goes into the basket; nothing is wider than the screen (10.70, 10.369)", async ({ page }) => {
    await page.goto(clothes)
    const tile = page.locator("#search > .product").first()
    await tile.getByText("Wybierz rozmiar").tap()
    await expect(tile.getByRole("button", { name: "M", exact: true })).toBeInViewport()
    await tile.getByRole("button", { name: "M", exact: true }).tap()
    await expect(page).toHaveURL(/basketedit\.php/)
    await expect(page.locator(".basket__name").first()).toContainText("Koszula lniana ze stójką")
  })
})

test("filters beside a list and over it have no fault that a program finds, and an address that names none of it is told (10.343)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${clothes}?filter_sizes=M&filter_traits12=none`)
  await expect(page.getByText("Części filtrów z tego adresu nie ma na tej liście.")).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole("button", { name: /^Filtry/ }).click()
  await expect(page.getByRole("button", { name: "Zamknij filtry" })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test("a list is filtered by keyboard without loading the page, gone on in, and found as it was after a product (10.360, 10.362, 10.363)", async ({
  page,
}) => {
  await page.goto("/search.php?text=na")
  const tiles = page.locator("#search > .product")
  await expect(tiles).toHaveCount(12)
  // the list's script comes once the shopper stirs
  await untilLive(page, "list")
  await page.getByRole("link", { name: "Pokaż więcej" }).press("Enter")
  await expect(tiles).toHaveCount(24)
  await expect(tiles.nth(12).getByRole("link").and(page.locator(".product__name"))).toBeFocused()
  await tiles.nth(20).locator(".product__name").click()
  await expect(page).toHaveURL(/product-pol-/)
  await page.goBack()
  await expect(tiles).toHaveCount(24)
  await expect(tiles.nth(20)).toBeInViewport()
  const box = page.getByRole("checkbox", { name: /^L / }).first()
  await box.focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL("/search.php?text=na&filter_sizes=L")
  await expect(box).toBeFocused()
  await expect(page.locator("#list_spoken")).toHaveText(/^\d+ produkt/)
  await page.goBack()
  await expect(page).toHaveURL("/search.php?text=na")
  await expect(tiles).toHaveCount(24)
})

test("on a phone the filters stay open while one chooses, and close for a wide screen (2.31, 10.361)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(clothes)
  const opener = page.getByRole("button", { name: /^Filtry/ })
  await opener.click()
  await untilLive(page, "list")
  const box = page.getByRole("checkbox", { name: /^M / })
  await box.check()
  await expect(page).toHaveURL(`${clothes}?filter_sizes=M`)
  await expect(box).toBeChecked()
  await expect(page.getByRole("button", { name: /^Pokaż \d+ produkt/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect.poll(() => page.locator("#filters_layer").evaluate((layer) => layer.matches(":popover-open"))).toBe(false)
})
