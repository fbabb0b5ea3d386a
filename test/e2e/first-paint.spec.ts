import type { Page } from "playwright/test"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const single = "/product-pol-501.html"
const sized = "/product-pol-535.html"

/** Holds the scripts of pages back until they are let go; meanwhile the page's own clock stands still, however slow the machine is. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const start = Date.now()
  await page.clock.install({ time: start })
  // far enough for a slow machine: no clock can be stopped in its past
  await page.clock.pauseAt(start + 60_000)
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const letGo = async () => {
    resolve()
    await page.clock.resume()
  }
  await page.route("**/assets/*.js", async (route) => {
    await held
    await route.fallback()
  })
  return letGo
}

for (const address of shareOf("nothing before the paint", ["/", "/pol_m_Ceramika-101.html", sized, "/basketedit.php"], 2)) {
  test(`${address} asks for no script before it is painted`, async ({ page }) => {
    await page.goto(address)
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length))
      .toBeGreaterThan(0)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (name.endsWith(".js") ? [startTime] : [])),
    }))
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
    expect(await page.locator("script[src], link[rel=modulepreload]").count()).toBe(0)
  })
}

test("thumbnails are not asked for in the first frame, in which the photo above them is painted", async ({ page }) => {
  // what moves stays in its first frame
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} :root:not([class]) * { animation-play-state: paused !important; }` })
  })
  const thumbnails: string[] = []
  page.on("request", (request) => request.url().includes("/pol_ps_") && thumbnails.push(request.url()))
  await page.goto(sized)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1)
  await untilLive(page, "product")
  expect(thumbnails).toEqual([])
  await page.evaluate(() => document.documentElement.classList.add("moving"))
  await expect.poll(() => thumbnails.length).toBe(4)
})

test.describe("before the scripts are there", () => {
  test("a pressed size is chosen when they are, on the same page", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(sized)
    await page.getByRole("link", { name: "M", exact: true }).click()
    await letGo()
    await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked()
    await expect(page).toHaveURL(sized)
  })

  test("each press on plus counts, and a size and Add pressed after it are done in that order", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(sized)
    await page.locator("#island_product .quantity__add").click()
    await page.locator("#island_product .quantity__add").click()
    await page.getByRole("link", { name: "M", exact: true }).click()
    await page.locator("#projector_button_basket").click()
    await letGo()
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#Basket")).toContainText("Rozmiar M")
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("3")
  })

  test("Add sends the form at once, with what was typed", async ({ page }) => {
    await holdScripts(page)
    await page.goto(single)
    await page.locator("#projector_number").fill("2")
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
  })

  test("a typed quantity stays, and a press on plus goes on from it", async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(single)
    await page.locator("#projector_number").fill("2")
    await page.locator("#island_product .quantity__add").click()
    await letGo()
    await expect(page.locator("#projector_number")).toHaveValue("3")
  })

  test("presses in the cart show in the field at once, and are saved when they are (10.168)", async ({ page }) => {
    await page.goto(single)
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    const letGo = await holdScripts(page)
    await page.reload()
    await page.locator("#Basket .quantity__add").first().click()
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("3")
    await expect(page.locator("#island_cart")).not.toHaveAttribute("data-live")
    await letGo()
    await expect(page.locator("#menu_basket > a > strong")).toHaveText("207,00 zł")
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("3")
  })

  test("the menu opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await holdScripts(page)
    await page.goto("/")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await expect(page.locator("#menu_navbar")).toBeVisible()
  })
})

test.describe("the scripts do not come", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|dynamically imported module/ })

  test("a pressed size leads to its page, the form buys it, and what only a script could do is not offered", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort("failed"))
    await page.goto(sized)
    await page.getByRole("link", { name: "M", exact: true }).click()
    await expect(page).toHaveURL(/selected_size=M/)
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#Basket")).toContainText("Rozmiar M")
    // what only a script could do is not offered
    await page.goto(single)
    await expect(page.locator("#island_product .quantity__add")).toBeHidden()
    await page.locator("#projector_number").fill("2")
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#Basket .quantity__input").last()).toHaveValue("2")
    await expect(page.getByRole("button", { name: "Przelicz koszyk" }).last()).toBeVisible()
  })

  test("when they hang, a pressed size leads to its page after a while", async ({ page }) => {
    await holdScripts(page)
    await page.goto(sized)
    await page.getByRole("link", { name: "M", exact: true }).click()
    await expect(page).toHaveURL(sized)
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/selected_size=M/)
  })
})

test("a page whose only island is the header answers without React", async ({ page }) => {
  await page.route(/\/assets\/(?:react|islands|mini-basket)-.*\.js/, () => {})
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/pol_m_Ceramika-101.html")
  await expect(page.locator("#footer_shop")).not.toHaveAttribute("open")
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator("#footer_shop")).toHaveAttribute("open", "")
  const [first, second] = [
    page.locator(".navbar-nav > .nav-item > .nav-link").nth(0),
    page.locator(".navbar-nav > .nav-item > .nav-link").nth(1),
  ]
  await first.focus()
  await page.keyboard.press("ArrowRight")
  await expect(second).toBeFocused()
  await expect(page.locator("#island_miniBasket")).not.toHaveAttribute("data-live")
})

for (const [address, own] of [
  ["/", ["shell"]],
  ["/pol_m_Ceramika-101.html", ["list", "shell"]],
] as const) {
  test(`${address} asks for no React while the shopper only looks, and the header's basket runs once the shopper stirs`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on("request", (request) => {
      const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
      if (name !== undefined) scripts.push(name)
    })
    await page.goto(address)
    // the page is silent before its scripts as well: they come after the paint
    await expect.poll(() => scripts).toContain("shell")
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts.toSorted()).toEqual(own)
    await untilLive(page, "miniBasket")
    expect(scripts).toEqual(expect.arrayContaining(["react", "mini-basket"]))
  })
}
