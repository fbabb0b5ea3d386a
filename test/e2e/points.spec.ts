import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

// Anna has 620 points; 576 costs 450 points and nothing else, 577 89,00 zł or 890 points, 578 59,00 zł or 590 points

const signIn = (page: Page) =>
  page.request.post("/signin.php", {
    form: { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" },
    maxRedirects: 0,
  })

const points = (page: Page) => page.getByRole("region", { name: "Czym płacisz?" })
const buy = (page: Page) => page.locator("#projector_button_basket").click()

for (const { name, viewport } of screensOf("points")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a client buys for points, and the cart counts points (6.6, 15.65, 15.67)", async ({ page }) => {
      await signIn(page)
      await page.goto("/product-pol-578.html")
      await page.getByRole("radio", { name: "punktami: 590 pkt." }).check()
      expect(await axeFaults(page)).toEqual([])
      await buy(page)
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket span.basket__sum").first()).toHaveText("590 pkt.")
      await expect(page.getByRole("complementary", { name: "Podsumowanie" })).toContainText("Płacisz punktami590 pkt.")
      expect(await axeFaults(page)).toEqual([])
      await page.goto("/product-pol-576.html")
      await expect(points(page)).toContainText("Brakuje Ci 420 punktów.")
      await page.goto("/basketedit.php?mode=1")
      await page.locator("button.basket__remove").first().click()
      await expect(page).toHaveURL(/basket_empty/)
    })
  })
}

test("the balance is in a tooltip: by mouse, by focus, gone half a second later and at once by Escape; it is beside the pointer and in the window (4.74, 9.34, 19.32, 19.33)", async ({
  page,
}) => {
  await signIn(page)
  await page.goto("/product-pol-577.html")
  const text = page.getByRole("tooltip", { includeHidden: true })
  const button = page.getByRole("button", { name: "Twoje punkty" })
  await expect(text).toBeHidden()
  await expect(button).toHaveAccessibleDescription("Masz do wykorzystania 620 punktów.")
  await button.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    await expect(text).toBeVisible({ timeout: 500 })
  }).toPass()
  const [box, under] = [await text.boundingBox(), await button.boundingBox()]
  if (box === null || under === null) throw new Error("neither is there")
  const pointer = { x: under.x + under.width / 2, y: under.y + under.height / 2 }
  // 15 px right of the pointer and above it, or as near as the window lets it
  expect(box.x).toBeCloseTo(Math.max(0, Math.min(pointer.x + 15, (page.viewportSize()?.width ?? 0) - box.width - 15)), -1)
  expect(box.y + box.height).toBeCloseTo(Math.max(15 + box.height, pointer.y - 15), -1)
  await text.hover()
  await expect(text).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(text).toBeHidden()
  await button.focus()
  await expect(text).toBeVisible()
  expect((await text.boundingBox())?.y).toBeGreaterThanOrEqual(under.y + under.height - 1)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(text).toBeHidden()
})

// the shop's answers are the same (test/contract/shop/points.test.ts): one way in turn
for (const javaScriptEnabled of shareOf("points and scripts", [true, false])) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("a guest reads what is needed, and the button leads to sign in (6.3, 6.4, 15.71)", async ({ page }) => {
      await page.goto("/product-pol-576.html")
      await expect(points(page)).toContainText("Ten produkt wydajemy tylko za punkty.")
      await expect(points(page).getByRole("link", { name: "Zaloguj się, aby kupić ten produkt za punkty." })).toBeVisible()
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await buy(page)
      await expect(page).toHaveURL(/signin/)
    })

    test("too few points say how many are missing, and the balance is read (4.74, 15.23)", async ({ page }) => {
      await signIn(page)
      await page.goto("/product-pol-577.html")
      await expect(points(page)).toContainText("Brakuje Ci 270 punktów.")
      await expect(page.getByRole("radio", { name: "punktami: 890 pkt." })).toBeDisabled()
      await expect(page.locator("#points_balance"))[javaScriptEnabled ? "toBeHidden" : "toBeVisible"]()
    })
  })
}
