import { screensOf } from "./support/screens.ts"
import { expect, test } from "./support/shop-test.ts"

test.use({ javaScriptEnabled: false })

for (const { name, viewport } of screensOf("without-scripts")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

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

test("a post without a size comes back to the product with the alert and the typed quantity; a size is a link, the choice is kept and bought", async ({
  page,
}) => {
  await page.goto("/product-pol-535.html")
  await page.locator("#projector_number").fill("3")
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/\/product-pol-535-.*number=3$/)
  await expect(page.locator("#alert")).toHaveText("Proszę wybrać rozmiar")
  await expect(page.locator("#projector_number")).toHaveValue("3")
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

test("the cart is changed, stepped and emptied by its form, and says whom to ask (17.28)", async ({ page }) => {
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_button_basket").click()
  const order = page.getByRole("region", { name: "Masz pytanie o to, co jest w koszyku?" })
  await expect(order.getByRole("link", { name: "Zadzwoń" })).toHaveAttribute("href", "tel:+48120000450")
  await expect(order.getByRole("link", { name: "Napisz" })).toHaveAttribute("href", /^mailto:sklep@example\.com\?subject=Pytanie/)
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

test("more than the stock is refused with the bound, a fraction of what is sold whole with the step, on the page and in the cart, and what was typed is kept (17.25)", async ({
  page,
}) => {
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_number").fill("999")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#alert")).toContainText("Maksymalnie możesz dodać")
  await expect(page.locator("#projector_number")).toHaveValue("999")
  await expect(page.locator("#menu_basket > a > span").first()).toBeEmpty()
  await page.locator("#projector_number").fill("1,5")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#alert")).toHaveText("Sprzedajemy pełne sztuki: najbliższa ilość to 2")
  await page.locator("#projector_number").fill("1")
  await page.locator("#projector_button_basket").click()
  await page.locator("#Basket .quantity__input").fill("2,5")
  await page.getByRole("button", { name: "Przelicz koszyk" }).click()
  await expect(page.locator("#basket_problem_0")).toHaveText("Sprzedajemy pełne sztuki: najbliższa ilość to 3")
  await expect(page.locator("#Basket .quantity__input")).toHaveValue("1")
})

test("what is sold by telephone has its button off and says whom to call (17.26, 17.28)", async ({ page }) => {
  await page.goto("/product-pol-555.html")
  await expect(page.locator("#projector_button_basket")).toBeDisabled()
  await expect(page.locator("#projector_hint")).not.toBeEmpty()
  const call = page.locator(".projector_contact").getByRole("link", { name: "Zadzwoń" })
  await expect(call).toHaveAttribute("href", "tel:+48120000450")
  await expect(page.locator(".projector_contact").getByRole("link", { name: "Napisz" })).toHaveAttribute(
    "href",
    /^mailto:sklep@example\.com\?subject=/,
  )
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test("no address claims what a post came to, or holds a login; it is told once", async ({ page }) => {
  const told = /[?&](?:added|refused|limit|login|rows|lowered)=/
  await page.goto("/product-pol-501.html?added=uniw&refused=quantity_above_maximum&limit=77777")
  await expect(page.locator("#alert")).toBeEmpty()
  await expect(page.locator(".added, .notice-line")).toHaveCount(0)
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_number").fill("999")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator("#alert")).toContainText("Maksymalnie możesz dodać")
  expect(page.url()).not.toMatch(told)
  await page.reload()
  await expect(page.locator("#alert")).toBeEmpty()
  await page.locator("#projector_number").fill("1")
  await page.locator("#projector_button_basket").click()
  await expect(page.locator(".notice-line")).toHaveText(/^Dodano do koszyka/)
  expect(page.url()).not.toMatch(told)
  await page.goto("/basketedit.php?mode=1&refused=row_unknown&row=x")
  for (const alert of await page.locator("#Basket").getByRole("alert").all()) await expect(alert).toBeEmpty()
  await page.goto("/signin.php?refused=1&login=anna%40example.com")
  await expect(page.locator("#return_sub_account_badlogin")).toHaveCount(0)
  await expect(page.locator("#user_login")).toHaveValue("")
  await page.locator("#user_login").fill("anna@example.com")
  await page.locator("#user_pass").fill("zgaduje")
  await page.getByRole("button", { name: "Zaloguj się" }).click()
  await expect(page.locator("#return_sub_account_badlogin")).toBeVisible()
  await expect(page.locator("#user_login")).toHaveValue("anna@example.com")
  expect(page.url()).not.toMatch(told)
  await page.reload()
  await expect(page.locator("#user_login")).toHaveValue("")
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
