import { axeFaults } from "./support/axe.ts"
import { screens } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

/** A reduced throw whose promotion has an end. */
const path = "/product-pol-530.html"

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: "no-preference" })

    test("what is left of a promotion is counted each second, told to nobody, and gone at its end (4.70, 4.76, 9.48)", async ({ page }) => {
      const end = page.locator("#projector_promotion_end")
      await page.clock.install()
      await page.goto(path)
      await expect(end.getByText(/^Promocja trwa do \d\d\.\d\d\.\d{4}, godz\. 20:00$/)).toBeVisible()
      const height = await end.evaluate((element) => element.getBoundingClientRect().height)
      await untilLive(page, "product")
      await page.mouse.move(10, 10)
      const timer = end.getByRole("timer", { name: "Do końca promocji:" })
      await expect(timer).toContainText("sekund")
      expect(await end.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
      await expect(end.locator("[aria-live]")).toHaveCount(0)
      expect(await axeFaults(page, "#projector_promotion_end")).toEqual([])
      const seconds = timer.locator(".promotion-end__part").last()
      await expect(seconds).toBeVisible()
      const before = await seconds.innerText()
      await expect(seconds).not.toHaveText(before, { useInnerText: true })
      const instant = await end.getByRole("time").getAttribute("datetime")
      await page.clock.setSystemTime(instant ?? "")
      await expect(end).toHaveCount(0)
    })
  })
}

test("who wants less motion sees no seconds (4.76)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
  await untilLive(page, "product")
  await page.mouse.move(10, 10)
  const timer = page.getByRole("timer")
  await expect(timer).toContainText("minut")
  await expect(timer.getByText("sekund")).toBeHidden()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the end of a promotion is named (4.76)", async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/^Promocja trwa do \d\d\.\d\d\.\d{4}, godz\. 20:00$/)).toBeVisible()
    await expect(page.getByRole("timer")).toHaveCount(0)
  })
})
