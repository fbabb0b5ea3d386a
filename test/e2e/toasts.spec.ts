import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screensOf("toasts")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a corrected quantity is told in sight, moves nothing, and can be closed (19.61)", async ({ page }) => {
      await page.goto("/product-pol-501.html")
      await untilLive(page, "product")
      const button = page.locator("#projector_button_basket")
      await page.locator("#projector_number").fill("999")
      const before = await button.boundingBox()
      await page.locator("#projector_number").blur()
      await expect(page.locator("#alert")).toHaveText(/^Maksymalnie możesz dodać/)
      const close = page.getByRole("button", { name: "Zamknij komunikat" })
      // a slow machine may look at it for longer than it stays
      await close.focus()
      await expect(page.locator("#alert")).toBeInViewport({ ratio: 1 })
      expect(await button.boundingBox()).toEqual(before)
      expect(await axeFaults(page)).toEqual([])
      await close.press("Enter")
      await expect(page.locator("#alert")).toBeEmpty()
    })
  })
}

test.describe("on a phone that shows the form's own button", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("what is missing is told without lying over the button (19.61)", async ({ page }) => {
    await page.goto("/product-pol-575.html")
    await untilLive(page, "product")
    const button = page.locator("#projector_button_basket")
    await button.click()
    const toast = page.locator(".alertek").filter({ has: page.locator("#alert") })
    await expect(toast).toBeInViewport({ ratio: 1 })
    const [over, under] = [await toast.boundingBox(), await button.boundingBox()]
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((under?.y ?? 0) - 8)
  })
})

test("a toast goes after 10 s, but not while the pointer or the focus is on it (9.20, 19.43)", async ({ page }) => {
  await page.clock.install()
  await page.goto("/product-pol-501.html")
  await untilLive(page, "product")
  const alert = page.locator("#alert")
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.locator("#projector_number").fill("999")
  await page.locator("#projector_number").blur()
  await expect(alert).toHaveText(/^Maksymalnie możesz dodać/)
  await alert.hover()
  await page.clock.runFor(30_000)
  await expect(alert).not.toBeEmpty()
  await page.mouse.move(1, 1)
  await page.getByRole("button", { name: "Zamknij komunikat" }).focus()
  await page.clock.runFor(30_000)
  await expect(alert).not.toBeEmpty()
  await page.locator("#projector_number").focus()
  await page.clock.runFor(9_900)
  await expect(alert).not.toBeEmpty()
  await page.clock.runFor(200)
  await expect(alert).toBeEmpty()
})
