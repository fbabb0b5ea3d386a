import { axeFaults } from "./support/axe.ts"
import { screens } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a blind is configured, priced as it is typed, and bought (4.72, 4.73, 12.6)", async ({ page }) => {
      await page.goto("/product-pol-554.html")
      const price = page.locator("#projector_price_value")
      await expect(price).toContainText("444,86")
      await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("1000")
      await page.getByRole("textbox", { name: "Wysokość (mm)" }).fill("1000")
      await expect(page.getByRole("combobox", { name: "Strona łańcuszka" })).toBeVisible()
      await page.getByRole("radio", { name: "sprężyna" }).check({ force: true })
      await expect(page.getByRole("combobox", { name: "Strona łańcuszka" })).toHaveCount(0)
      await expect(price).toContainText("361,15")
      await expect(page.locator(".projector_prices.--refreshing")).toHaveCount(0)
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 1000")
      await expect(page.locator("#Basket")).toContainText("361,15")
    })
  })
}

test("a value out of its bounds shows the bound when it is left (16.41)", async ({ page }) => {
  await page.goto("/product-pol-554.html")
  await untilLive(page, "product")
  const width = page.getByRole("textbox", { name: "Szerokość (mm)" })
  await width.fill("9000")
  await page.getByRole("textbox", { name: "Wysokość (mm)" }).focus()
  await expect(width).toHaveValue("2400")
})

test("the address configures the page, and its price stands there (5.59)", async ({ page }) => {
  await page.goto("/product-pol-554.html?width=1000&height=1000&drive=spring&fabric=silk")
  await expect(page.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("1000")
  await expect(page.locator("#projector_price_value")).toContainText("361,15")
})

test("the link to this configuration opens it again, with a script and without", async ({ page, browser, baseURL }) => {
  await page.goto("/product-pol-554.html")
  await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("1000")
  await page.getByRole("link", { name: "Link do tej konfiguracji" }).click()
  await expect(page).toHaveURL(/width=1000/)
  await expect(page.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("1000")
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const other = await plain.newPage()
  await other.goto("/product-pol-554.html")
  await other.getByRole("textbox", { name: "Szerokość (mm)" }).fill("800")
  await other.getByRole("button", { name: "Link do tej konfiguracji" }).click()
  await expect(other).toHaveURL(/width=800/)
  await expect(other.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("800")
  await plain.close()
})

test("with the keyboard alone a blind comes into the cart, however soon Enter is pressed", async ({ page }) => {
  await page.goto("/product-pol-554.html")
  await page.getByRole("textbox", { name: "Szerokość (mm)" }).focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("800")
  await page.keyboard.press("Enter")
  await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 800")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("Enter in a field buys, and does not ask for the link", async ({ page }) => {
    await page.goto("/product-pol-554.html")
    await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("800")
    await page.keyboard.press("Enter")
    await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 800")
  })

  test("a table top is bought by its form; what is wrong is said and nothing typed is lost", async ({ page }) => {
    await page.goto("/product-pol-557.html")
    await page.getByRole("textbox", { name: "Długość (mm)" }).fill("9000")
    await page.getByRole("textbox", { name: "Uwagi dla stolarza" }).fill("słoje wzdłuż")
    await page.getByRole("checkbox", { name: "otwór na kable" }).check()
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#alert")).toHaveText("Długość (mm): najbliższa możliwa wartość to 3000.")
    await expect(page.getByRole("textbox", { name: "Długość (mm)" })).toHaveValue("9000")
    await expect(page.getByRole("textbox", { name: "Uwagi dla stolarza" })).toHaveValue("słoje wzdłuż")
    await expect(page.getByRole("checkbox", { name: "otwór na kable" })).toBeChecked()
    await page.getByRole("textbox", { name: "Długość (mm)" }).fill("2000")
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#Basket")).toContainText("Długość (mm): 2000")
    await expect(page.locator("#Basket")).toContainText("Uwagi dla stolarza: słoje wzdłuż")
  })
})
