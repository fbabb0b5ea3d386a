import { screens } from "./support/screens.ts"
import { expect, test } from "./support/shop-test.ts"

test.use({ javaScriptEnabled: false })

for (const { name, viewport, colorScheme } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, colorScheme })

    test("a product is bought by its form, counted up and taken out again", async ({ page }) => {
      await page.goto("/product-pol-501.html")
      await page.locator("#projector_button_basket").click()
      await expect(page).toHaveURL(/\/basketedit\.php\?mode=1$/)
      await expect(page.locator("#Basket .basket__block[data-product-id]")).toHaveCount(1)
      await page.locator("#Basket .quantity__add").first().click()
      await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
      await page.locator("#Basket .basket__remove").first().click()
      await expect(page.locator(".return_label")).toHaveText("Twój koszyk jest pusty.")
    })
  })
}

test("a post without a size comes back to the product with the alert and the typed quantity", async ({ page }) => {
  await page.goto("/product-pol-535.html")
  await page.locator("#projector_number").fill("3")
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/\/product-pol-535-.*number=3$/)
  await expect(page.locator("#alert")).toHaveText("Proszę wybrać rozmiar")
  await expect(page.locator("#projector_number")).toHaveValue("3")
})

test("a size is a link; the choice is kept and bought", async ({ page }) => {
  await page.goto("/product-pol-535.html")
  await page.getByRole("link", { name: "M", exact: true }).click()
  await expect(page).toHaveURL(/selected_size=M/)
  await expect(page.locator("#projector_size_hidden")).toHaveValue("M")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#Basket")).toContainText("Rozmiar M")
})

test("many sizes are a select that is sent with the form", async ({ page }) => {
  await page.goto("/product-pol-540.html")
  await page.locator("#projector_sizes_select").selectOption("38")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#Basket")).toContainText("38")
})

test("more than the stock is refused with the bound, and everything typed is kept", async ({ page }) => {
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_number").fill("999")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#alert")).toContainText("Maksymalnie możesz dodać")
  await expect(page.locator("#projector_number")).toHaveValue("999")
  await expect(page.locator("#menu_basket > a > span").first()).toBeEmpty()
})

test("the cart is changed, stepped and emptied by its form", async ({ page }) => {
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_button_basket").click()
  const field = page.locator("#Basket .quantity__input").first()
  await field.fill("3")
  await page.getByRole("button", { name: "Przelicz koszyk" }).click()
  await expect(field).toHaveValue("3")
  await page.locator("#Basket .quantity__add").first().click()
  await expect(field).toHaveValue("4")
  await field.fill("9999")
  await page.getByRole("button", { name: "Przelicz koszyk" }).click()
  await expect(page.locator("#Basket")).toContainText("Maksymalnie możesz dodać")
  await page.locator("#Basket .basket__remove").first().click()
  await expect(page).toHaveURL(/\/return\.php\?status=basket_empty/)
  await expect(page.locator(".return_label")).toHaveText("Twój koszyk jest pusty.")
})

test("a client signs in and out", async ({ page }) => {
  await page.goto("/signin.php")
  await page.locator("#user_login").fill("anna@example.com")
  await page.locator("#user_pass").fill("Pracownia-Anna-24")
  await page.getByRole("button", { name: "Zaloguj się" }).click()
  await expect(page).toHaveURL(/\/login\.php/)
  await expect(page.locator("#login_welcome h1")).toContainText("Anna")
  await page.getByRole("link", { name: "Wyloguj się" }).first().click()
  await page.goto("/signin.php")
  await expect(page.locator("#user_login")).toBeVisible()
})
