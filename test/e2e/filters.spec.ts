import { axeFaults } from "./support/axe.ts"
import { expect, test } from "./support/shop-test.ts"

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
