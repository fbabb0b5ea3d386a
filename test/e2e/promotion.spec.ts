import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

/** A reduced throw whose promotion has an end. */
const path = "/product-pol-530.html"

for (const { name, viewport } of screensOf("promotion")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: "no-preference" })

    test("what is left of a promotion is counted each second, and told to nobody (4.76, 9.48)", async ({ page }) => {
      const end = page.locator("#projector_promotion_end")
      await page.goto(path)
      await expect(end.getByText(/^Promocja trwa do \d\d\.\d\d\.\d{4}, godz\. 20:00$/)).toBeVisible()
      const height = await end.evaluate((element) => element.getBoundingClientRect().height)
      await untilLive(page, "product")
      await page.mouse.move(10, 10)
      const timer = end.getByRole("timer", { name: "Do końca promocji:" })
      await expect(timer).toContainText("sekund")
      expect(await end.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
      await expect(end.locator("[aria-live]")).toHaveCount(0)
      await expect(end.getByRole("status")).toHaveText("")
      expect(await axeFaults(page, "#projector_promotion_end")).toEqual([])
      const seconds = timer.locator(".promotion-end__part").last()
      await expect(seconds).toBeVisible()
      const before = await seconds.innerText()
      await expect(seconds).not.toHaveText(before, { useInnerText: true })
    })

    test("at its end the page says so, and shows what the shop asks now; what was typed stays (4.70, 4.77)", async ({ page }) => {
      const end = page.locator("#projector_promotion_end")
      const price = page.locator("#projector_price_value")
      await page.goto(path)
      await untilLive(page, "product")
      const instant = await end.getByRole("time").getAttribute("datetime")
      await shopSays(page, Date.parse(instant ?? "") - 2000)
      await asksNow(page, "459.00")
      const reduced = await price.innerText()
      await page.getByLabel("Ilość (szt.)").fill("2")
      await page.mouse.move(10, 10)
      await expect(end.getByRole("timer")).toBeVisible()
      await expect(end.getByRole("status")).toHaveText("Promocja się skończyła.")
      await expect(end.getByRole("timer")).toHaveCount(0)
      await expect(price).toHaveText("459,00 zł")
      expect(reduced).not.toBe("459,00 zł")
      await expect(page.locator("#projector_price_maxprice")).toBeHidden()
      await expect(page.locator("#projector_price_yousave")).toBeHidden()
      await expect(page.locator(".projector_prices__lowest_price")).toHaveCount(0)
      await expect(page.getByLabel("Ilość (szt.)")).toHaveValue("2")
      expect(await axeFaults(page, "#projector_promotion_end")).toEqual([])
    })
  })
}

/** From now on the shop's answers tell another time. */
async function shopSays(page: Page, nowMs: number): Promise<void> {
  const date = new Date(nowMs).toUTCString()
  await page.route(`**${path}`, (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 200, headers: { date } }) : route.fallback(),
  )
}

/** From now on the shop asks another price, which is not reduced. */
async function asksNow(page: Page, gross: string): Promise<void> {
  await page.route("**/ajax/projector.php*", async (route) => {
    const { sizes, sizeavailability } = await (await route.fetch()).json()
    await route.fulfill({ json: { sizes, sizeavailability, sizeprices: { value: gross, price_net: "373.17" } } })
  })
}

test("a visitor's clock that is a year fast changes nothing in what is left, and who wants less motion sees no seconds (4.76, 4.77)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install({ time: Date.now() + 366 * 86_400_000 })
  await page.goto(path)
  await untilLive(page, "product")
  await page.mouse.move(10, 10)
  const instant = await page.locator("#projector_promotion_end").getByRole("time").getAttribute("datetime")
  const days = Math.floor((Date.parse(instant ?? "") - Date.now()) / 86_400_000)
  expect(days).toBeGreaterThan(0)
  await expect(page.getByRole("timer").locator(".promotion-end__part").first()).toHaveText(new RegExp(`^0?${days} d`))
  await expect(page.getByRole("timer")).toContainText("minut")
  await expect(page.getByRole("timer").getByText("sekund")).toBeHidden()
})

test("where the shop's clock cannot be heard, nothing counts, and the end stays named (4.77)", async ({ page }) => {
  const asked = page.waitForRequest((request) => request.method() === "HEAD" && new URL(request.url()).pathname === path)
  await page.route(`**${path}`, (route) => (route.request().method() === "HEAD" ? route.fulfill({ status: 200 }) : route.fallback()))
  await page.goto(path)
  await untilLive(page, "product")
  await page.mouse.move(10, 10)
  await asked
  // what comes with it by script is there, so the countdown would be, too
  await expect(page.locator("#island_shipping")).toHaveAttribute("data-live", "")
  await expect(page.getByText(/^Promocja trwa do /)).toBeVisible()
  await expect(page.getByRole("timer")).toHaveCount(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the end of a promotion is named (4.76)", async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/^Promocja trwa do \d\d\.\d\d\.\d{4}, godz\. 20:00$/)).toBeVisible()
    await expect(page.getByRole("timer")).toHaveCount(0)
  })
})
