import { axeFaults } from "./support/axe.ts"
import type { Page } from "playwright/test"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { asWideAsArial, dejavu, dressIn, untilDressed } from "./support/fonts.ts"

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("a key that is pressed before the menu's script has come is not lost (19.68)", async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route("**/assets/interactive-header-*.js", async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto("/")
    // the page's own script runs: it opens what is folded on phones
    await expect(page.locator("#footer_shop")).toHaveAttribute("open", "")
    const link = (at: number) => page.locator(".navbar-nav > .nav-item > .nav-link").nth(at)
    const asked = page.waitForRequest("**/assets/interactive-header-*.js")
    await link(0).focus()
    await asked
    await page.keyboard.press("ArrowRight")
    held.resolve()
    await expect(link(1)).toBeFocused()
  })

  test("the pointer opens a submenu, which Escape closes; each category is one stop of the Tab key, arrow down opens its submenu, and so does its button (19.68, 19.73, 19.120)", async ({
    page,
  }) => {
    await page.goto("/")
    await untilLive(page, "miniBasket")
    const menu = page.locator("#menu_navbar")
    const first = menu.getByRole("link", { name: "Ceramika" })
    const second = menu.locator(".navbar-nav > .nav-item").nth(1).getByRole("link").first()
    const toggle = menu.getByRole("button", { name: "Podkategorie: Ceramika" })
    const submenu = menu.getByRole("link", { name: "Dzbanki i czajniczki" })
    await first.hover()
    await expect(submenu).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(submenu).toBeHidden()
    await page.mouse.move(700, 700)
    await first.hover()
    await expect(submenu).toBeVisible()
    await page.mouse.move(700, 700)
    await first.focus()
    await expect(submenu).toBeHidden()
    await page.keyboard.press("ArrowDown")
    await expect(menu.getByRole("link", { name: "Kubki i czarki" })).toBeFocused()
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
    expect(await axeFaults(page, "#menu_categories")).toEqual([])
    await page.keyboard.press("Escape")
    await expect(first).toBeFocused()
    await expect(submenu).toBeHidden()
    await page.keyboard.press("Tab")
    await expect(second).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(toggle).toHaveCSS("opacity", "1")
    await toggle.evaluate((button: HTMLButtonElement) => button.click())
    await expect(submenu).toBeVisible()
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
  })

  for (const font of shareOf("row of categories", [asWideAsArial, dejavu]))
    test(`the categories stand in one row on every screen that shows them, in both languages, in ${font.name}`, async ({ page }) => {
      await dressIn(page, font)
      for (const address of ["/", "/main-eng.html"]) {
        await page.goto(address)
        await untilDressed(page, font)
        for (const width of [979, 1024, 1199, 1200, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const tops = await page
            .locator(".navbar-nav > .nav-item")
            .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
          expect.soft(tops, `${address} at ${width} px`).toBe(1)
        }
      }
    })

  test("from the home page to a bought product takes at most 40 key presses", async ({ page }) => {
    let presses = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      presses += 1
    }
    const tabTo = async (target: ReturnType<Page["locator"]>) => {
      while (!(await target.evaluate((element) => element === document.activeElement))) {
        expect(presses, "the target is reached").toBeLessThan(100)
        await press("Tab")
      }
    }
    const throughSkipLink = async () => {
      await press("Tab")
      await press("Enter")
    }
    await page.goto("/")
    await throughSkipLink()
    await tabTo(page.getByRole("link", { name: "Zobacz dzbanek Studnia" }))
    await press("Enter")
    await expect(page).toHaveURL(/product-pol-507/)
    await untilLive(page, "product")
    await throughSkipLink()
    await tabTo(page.locator("#projector_button_basket"))
    await press("Enter")
    await expect(page).toHaveURL(/basketedit/)
    console.log(`from home to the cart: ${presses} key presses`)
    expect(presses).toBeLessThanOrEqual(40)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the open menu is modal: it has the focus, nothing behind it is reached, and closed it gives the focus back (19.68)", async ({
    page,
  }) => {
    await page.goto("/")
    await untilLive(page, "miniBasket")
    const panel = page.locator("#menu_navbar")
    const opener = page.getByRole("button", { name: "Menu" }).first()
    await opener.focus()
    await page.keyboard.press("Enter")
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect(page.locator("main")).toHaveJSProperty("inert", true)
    await panel.getByRole("link").last().focus()
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key)
      // past either end is the browser's own frame, of which a page sees nothing
      const isBehind = await panel.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(isBehind, key).toBe(false)
    }
    await expect(panel).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator("main")).toHaveJSProperty("inert", false)
    await opener.click()
    await expect(panel).toBeVisible()
    await page.mouse.click(385, 700)
    await expect(panel).toBeHidden()
    await page.getByRole("link", { name: "Zaloguj się" }).first().click()
    await expect(page).toHaveURL(/signin\.php/)
  })

  test("the menu leads from level to level and back, and the way back of a page goes back (2.30, 19.123, 19.124)", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("link", { name: "Zaloguj się" }).first().focus()
    await untilLive(page, "miniBasket")
    const panel = page.locator("#menu_navbar")
    await page.getByRole("button", { name: "Menu" }).first().click()
    const jugs = panel.getByRole("link", { name: "Dzbanki i czajniczki" })
    await expect(jugs).toBeHidden()
    await panel.getByRole("link", { name: "Ceramika" }).first().click()
    await expect(jugs).toBeVisible()
    const back = panel.getByRole("button", { name: "Wstecz" })
    await expect(back).toBeFocused()
    await expect(panel.getByRole("link", { name: "Meble" })).toBeHidden()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press("Enter")
    await expect(panel.getByRole("link", { name: "Ceramika" }).first()).toBeFocused()
    await page.keyboard.press("Enter")
    await panel.getByRole("link", { name: "Talerze i miski" }).click()
    await expect(panel.getByRole("link", { name: "Miski", exact: true })).toBeVisible()
    // however deep, there is one way back
    await expect(back).toHaveCount(1)
    await expect(back).toBeFocused()
    await page.keyboard.press("Enter")
    await jugs.click()
    await expect(page.locator("h1")).toHaveText(/Dzbanki i czajniczki/)
    await untilLive(page, "miniBasket")
    await page.locator("#back_button").click()
    await expect(page).toHaveURL(/\/$/)
  })
})
