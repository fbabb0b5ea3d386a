import { expect, test, untilLive } from "./support/shop-test.ts"

test("the form is marked as changed while it would send something else than as it opened (4.39)", async ({ page }) => {
  await page.goto("/product-pol-501.html")
  await untilLive(page, "product")
  const form = page.locator("#projector_form")
  const quantity = page.getByRole("textbox", { name: "Ilość" })
  await expect(form).not.toHaveClass(/disable|--changed|--phone/)
  await quantity.fill("2")
  await quantity.blur()
  await expect(form).toHaveClass(/ --changed$/)
  await quantity.fill("1")
  await quantity.blur()
  await expect(form).not.toHaveClass(/--changed/)
})
