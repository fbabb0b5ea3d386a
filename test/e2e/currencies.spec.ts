import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// the demo shop's rates of 2026-11-27: EUR 4.2350, USD 3.6480

test.describe("prices in euro", () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: "CURRID", value: "EUR", url: baseURL ?? "" }])
  })

  test("a size, a quantity, the cart: all in the currency that was chosen, and what adds up, adds up (10.140, 10.390, 15.80, 15.81, 15.85)", async ({
    page,
  }) => {
    await page.goto("/product-pol-535.html")
    await untilLive(page, "product")
    const price = page.locator("#projector_price_value")
    await expect(price).toHaveText(/^\d+,\d\d €$/)
    await page.getByRole("radio", { name: "M", exact: true }).click()
    await page.getByRole("button", { name: "Zwiększ ilość" }).click()
    await expect(price).toHaveText(/^\d+,\d\d €$/)
    await page.getByRole("button", { name: "Do koszyka" }).first().click()
    await expect(page).toHaveURL(/basketedit\.php/)
    const cart = page.locator("#content")
    await expect(cart).toContainText("€")
    await expect(cart).not.toContainText(/\d\s*zł/)
    expect(await axeFaults(page, "#content")).toEqual([])
  })

  test("a list and its filter by price are in it (15.82)", async ({ page }) => {
    await page.goto("/pol_m_Ceramika-101.html?filter_pricerange=10-20")
    const amounts = await page.locator("#search strong.price").allInnerTexts()
    expect(amounts.length).toBeGreaterThan(1)
    for (const text of amounts) expect(text).toMatch(/1\d,\d\d €|20,00 €/)
  })
})

test("an address names a currency for itself and what its page asks, and no cookie is set (10.10, 10.390, 15.83, 11.251)", async ({
  page,
  context,
}) => {
  await page.goto("/product-pol-554.html?curr=USD")
  await untilLive(page, "product")
  const price = page.locator("#projector_price_value")
  await expect(price).toHaveText(/\$$/)
  // its own calculation, and the shop's behind it
  const asked = page.waitForRequest(/calculatePrice\.php.*curr=USD/)
  const before = await price.innerText()
  await page.getByLabel("Szerokość (mm)").fill("1600")
  await asked
  await expect(price).not.toHaveText(before)
  await expect(price).toHaveText(/\$$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("CURRID")
  await page.goto("/product-pol-554.html")
  await expect(price).toHaveText(/zł$/)
})

test("a currency that the shop does not offer is told, and the page stands in its own (10.391)", async ({ page }) => {
  await page.goto("/?curr=XYZ")
  await expect(page.locator(".notice-line")).toHaveText("Nie mamy cen w walucie „XYZ”. Pokazujemy je w walucie PLN.")
  await expect(page.locator("strong.price").first()).toHaveText(/zł/)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the menu of settings changes the currency of the cart, which keeps its goods (10.43, 10.45, 10.176, 10.392, 15.85)", async ({
    page,
  }) => {
    await page.goto("/product-pol-501.html")
    await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
    const [total, row] = [page.locator("#Basket span.basket__price").first(), page.locator("#Basket").getByRole("link").first()]
    await expect(total).toHaveText(/^\d+,\d\d zł/)
    const goods = await row.getAttribute("href")
    await page.locator("#menu_settings .open_trigger").click()
    await page.locator("#menu_settings_curr").selectOption("EUR")
    await page.getByRole("button", { name: "Zapisz" }).click()
    await expect(page).toHaveURL(/basketedit\.php/)
    await expect(page.locator(".notice-line")).toHaveText("Ceny są teraz w walucie EUR.")
    await expect(total).toHaveText(/^\d+,\d\d €/)
    await expect(row).toHaveAttribute("href", goods ?? "")
    await expect(page.locator("#menu_settings .open_trigger")).toHaveAccessibleName(/EUR/)
  })
})
