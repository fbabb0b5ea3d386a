import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, expectAlert, test, untilLive } from "./support/shop-test.ts"

const single = "/product-pol-501.html"
const sized = "/product-pol-535.html"

for (const { name, viewport } of screensOf("buying")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a shopper buys a product of a single size without choosing it, and the cart names it alike, and the page back from history shows the basket as it is (10.163, 10.167)", async ({
      page,
    }) => {
      await page.goto(single)
      await untilLive(page, "product")
      const product = (await page.getByRole("heading", { level: 1 }).innerText()).trim()
      const price = await page.locator("#projector_price_value").innerText()
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/\/basketedit\.php\?mode=1$/)
      await expect(page.locator("#Basket a.product__link").first()).toHaveText(product)
      await expect(page.locator("#Basket span.basket__price").first()).toHaveText(price)
      await expect(page.locator("#menu_basket > a > span").first()).toHaveText("1")
      // and back from history it can be bought again
      await page.goBack()
      await expect(page).toHaveURL(single)
      await expect(page.locator("#menu_basket > a > span").first()).toHaveText("1")
      await expect(page.getByRole("button", { name: "Dodaj do koszyka" }).first()).toBeEnabled()
    })

    test("without a size nothing is sent and the alert says so; with a size it is bought, and the cart follows (4.46, 10.160)", async ({
      page,
    }) => {
      await page.goto(sized)
      await untilLive(page, "product")
      await expectAlert(page, "Proszę wybrać rozmiar", () => page.getByRole("button", { name: "Dodaj do koszyka" }).first().click())
      await expect(page.locator("#projector_sizes_cont")).toBeInViewport()
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      await expect(page).toHaveURL(sized)
      await page.getByRole("radio", { name: "M", exact: true }).click()
      await expect(page.locator("#alert")).toBeEmpty()
      await expect(page.locator("#projector_size_hidden")).toHaveValue("M")
      await expect(page).toHaveURL(sized)
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket")).toContainText("Rozmiar M")
    })
  })
}

test("the size alert goes away by itself after 3.5 s (9.39)", async ({ page }) => {
  await page.clock.install()
  await page.goto(sized)
  await untilLive(page, "product")
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
  // the press is answered after a paint, and the page's clock stands still
  await page.clock.runFor(100)
  await expect(page.locator("#alert")).toHaveText("Proszę wybrać rozmiar")
  await page.clock.runFor(3300)
  await expect(page.locator("#alert")).toHaveText("Proszę wybrać rozmiar")
  await page.clock.runFor(200)
  await expect(page.locator("#alert")).toBeEmpty()
})

test("sizes are a radio group for the keyboard: arrows choose, sold out is spoken; a choice changes the price and keeps the address, and a size's own address opens with it (10.164)", async ({
  page,
}) => {
  await page.goto(sized)
  await untilLive(page, "product")
  await page.getByRole("radio", { name: "XS" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeFocused()
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked()
  await page.keyboard.press("End")
  await expect(page.getByRole("radio", { name: "XXL" })).toBeChecked()
  await expect(page.getByRole("radio", { name: "L (wyprzedane)" })).toBeVisible()
  await page.getByRole("radio", { name: "XXL" }).click()
  await expect(page.locator("#projector_price_value")).toHaveText("309,00 zł")
  await page.getByRole("radio", { name: "S", exact: true }).click()
  await expect(page.locator("#projector_price_value")).toHaveText("289,00 zł")
  await expect(page).toHaveURL(sized)
  await page.goto(`${sized}?selected_size=XXL`)
  await expect(page.locator("#projector_size_hidden")).toHaveValue("XXL")
  await expect(page.locator("#projector_price_value")).toHaveText("309,00 zł")
})

test("more than the stock is lowered and told, on the page and in the cart", async ({ page }) => {
  await page.goto(single)
  await untilLive(page, "product")
  const field = page.locator("#projector_number")
  await field.fill("999")
  await field.blur()
  await expect(page.locator("#alert")).toContainText("Maksymalnie możesz dodać")
  const most = await field.inputValue()
  expect(Number(most)).toBeLessThan(999)
  await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
  await expect(page).toHaveURL(/basketedit/)
  await untilLive(page, "cart")
  const row = page.locator("#Basket .quantity__input").first()
  await row.fill("9999")
  await row.blur()
  await expect(page.locator("#Basket")).toContainText("Maksymalnie możesz dodać")
  await expect(row).toHaveValue(most)
  expect(await axeFaults(page)).toEqual([])
})

test("what is no number is told and leaves the quantity as it was; a press twice as fast adds once (17.2)", async ({ page }) => {
  await page.goto(single)
  await untilLive(page, "product")
  const field = page.locator("#projector_number")
  await field.fill("abc")
  await field.blur()
  await expect(page.locator("#alert")).toContainText("Wpisz ilość jako liczbę")
  await expect(field).toHaveValue("1")
  await page.getByRole("button", { name: "Dodaj do koszyka" }).first().dblclick()
  await expect(page).toHaveURL(/basketedit/)
  await expect(page.locator("#Basket .quantity__input")).toHaveValue("1")
})

test("the cart: plus shows at once in the same field, totals follow, the last row leads to the empty basket (2.4)", async ({ page }) => {
  await page.goto(single)
  await untilLive(page, "product")
  await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
  await expect(page).toHaveURL(/basketedit/)
  await untilLive(page, "cart")
  const field = page.locator("#Basket .quantity__input").first()
  await page.locator("#Basket .quantity__add").first().click()
  expect(await field.inputValue()).toBe("2")
  await page.locator("#Basket .quantity__del").first().click()
  expect(await field.inputValue()).toBe("1")
  await page.locator("#Basket .quantity__add").first().click()
  const amount = async (locator: string) =>
    Number((await page.locator(locator).first().innerText()).replace(/[^\d,]/g, "").replace(",", "."))
  const unit = await amount("#Basket span.basket__price")
  await expect.poll(() => amount("#Basket span.basket__sum")).toBeCloseTo(2 * unit, 2)
  await expect.poll(() => amount("#menu_basket > a > strong")).toBeCloseTo(2 * unit, 2)
  expect(await page.locator(".basketedit_total_summary strong").count()).toBe(1)
  await expect(page.locator(".basketedit_total_summary strong")).toHaveText(/^[\d\s\u00A0]+,\d\d zł brutto$/)
  await page.reload()
  await expect(field).toHaveValue("2")
  await untilLive(page, "cart")
  await page.locator("#Basket .basket__remove").first().click()
  await expect(page).toHaveURL(/\/return\.php\?status=basket_empty/)
  await expect(page.locator(".return_label")).toHaveText("Twój koszyk jest pusty.")
  await expect(page.locator("#retbut_basket_empty")).toHaveAttribute("href", "/")
})

test("metres are sold by halves, with a comma typed", async ({ page }) => {
  await page.goto("/product-pol-518.html")
  await untilLive(page, "product")
  const field = page.locator("#projector_number")
  await field.fill("2,3")
  await field.blur()
  await expect(field).toHaveValue("2,5")
})
