import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { tellInLayer } from "./support/layer-shop.ts"
import { screensOf } from "./support/screens.ts"
import { expectStill, watchShifts } from "./support/shifts.ts"
import { startShopServer } from "./support/shop-server.ts"
import { after, openSlowLine } from "./support/slow-line.ts"
import { expect, test as shopTest, untilLive } from "./support/shop-test.ts"

/** In front of a shop that stays on the product page after an add. */
const test = shopTest.extend<object, object>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: tellInLayer })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

const layerOf = (page: Page) => page.getByRole("dialog", { name: "Dodano do koszyka" })
const layerAbove = (page: Page) => page.locator("#menu_preloader_add:modal")
async function add(page: Page, address = "/product-pol-501.html"): Promise<void> {
  await page.goto(address)
  await untilLive(page, "product")
  await page.locator("#projector_button_basket").click()
  await expect(layerAbove(page)).toBeVisible()
}

for (const { name, viewport } of screensOf("dialogs")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("what was added is told once in a dialog that moves nothing, has the focus and gives it back (10.110 to 10.115, 10.161, 19.54)", async ({
      page,
    }) => {
      const shifts = await watchShifts(page)
      await add(page, "/product-pol-535.html?selected_size=M")
      await untilLive(page, "product")
      expectStill(await shifts(), page.url())
      const layer = layerOf(page)
      await expect(layer.getByRole("heading", { level: 2 })).toBeFocused()
      expect(await layer.locator("> h2 > span").innerText()).toBe("DODANO DO KOSZYKA")
      await expect(layer.locator("> div > div > h3 > a")).toHaveText("Koszula lniana ze stójką")
      await expect(layer).toContainText("M, 1 sztuka")
      await expect(layer.getByRole("progressbar")).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(layer).toBeHidden()
      await expect(page.locator("#projector_button_basket")).toBeFocused()
      await expect(page.locator("#projector_size_hidden")).toHaveValue("M")
      await page.reload()
      await expect(page.locator("#menu_preloader_add")).toHaveCount(0)
    })
  })
}

test("how it was bought is told, and without scripts the way back keeps it chosen (10.161, 17.30)", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto("/product-pol-570.html?selected_size=250g&selected_subscription=14")
  await page.locator("#projector_button_basket").click()
  const layer = page.locator("#menu_preloader_add")
  await expect(layer).toContainText("Subskrypcja: co 14 dni, następna dostawa")
  await layer.getByRole("link", { name: "Kontynuuj zakupy" }).click()
  await expect(layer).toHaveCount(0)
  await expect(page.locator("#projector_subscription_days_hidden")).toHaveValue("14")
  await context.close()
})

// and Escape, as on each screen
test("each way out closes the layer and stays on the page (10.114)", async ({ page }) => {
  for (const leave of [
    () => page.getByRole("link", { name: "Zamknij" }).click(),
    () => page.getByRole("link", { name: "Kontynuuj zakupy" }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await add(page)
    const address = page.url()
    await leave()
    await expect(layerOf(page)).toBeHidden()
    expect(page.url()).toBe(address)
    // the browser hides the dialog first, and then says that it is closed
    await expect(page.locator("html")).not.toHaveClass(/--modal/)
  }
})

test("the keyboard stays in the layer, and leads to the cart; back from there nothing is told again (19.54, 19.57)", async ({ page }) => {
  await add(page)
  const seen: string[] = []
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab")
    seen.push(await page.evaluate(() => document.activeElement?.closest("dialog")?.id ?? document.activeElement?.localName ?? ""))
  }
  // the browser's own bar is a stop, too, and looks like the body
  expect(seen.filter((place) => place !== "body")).toEqual(expect.arrayContaining(["menu_preloader_add"]))
  expect(seen.filter((place) => place !== "body" && place !== "menu_preloader_add")).toEqual([])
  await page.getByRole("link", { name: "Przejdź do koszyka" }).press("Enter")
  await expect(page).toHaveURL(/basketedit/)
  await page.goBack()
  await untilLive(page, "product")
  await expect(layerOf(page)).toBeHidden()
})

test("a layer that comes in parts is seen when it is whole, and nothing moves (10.161)", async ({ page, shop }) => {
  const line = await openSlowLine(shop.origin, after('class="added__what"'))
  try {
    await page.goto(`${line.origin}/product-pol-501.html`)
    const shifts = await watchShifts(page)
    await page.locator("#projector_button_basket").click({ noWaitAfter: true })
    await expect(page.locator("#added_heading")).toBeFocused()
    // what is there has been drawn
    await shifts()
    line.letThrough()
    await expect(layerAbove(page)).toBeVisible()
    await expect(page.locator("#menu_preloader_add")).toHaveCSS("opacity", "1")
    expectStill(await shifts(), "the page with the layer")
  } finally {
    await line.close()
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the layer stands at the top of the page, and its links do what they say (10.161)", async ({ page }) => {
    await page.goto("/product-pol-501.html")
    await page.locator("#projector_button_basket").click()
    const layer = page.locator("#menu_preloader_add")
    await expect(layer).toBeVisible()
    await expect(page.locator("#projector_button_basket")).toBeVisible()
    const [top, below] = [await layer.boundingBox(), await page.getByRole("heading", { level: 1 }).boundingBox()]
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await layer.getByRole("link", { name: "Kontynuuj zakupy" }).click()
    await expect(layer).toHaveCount(0)
    await expect(page).toHaveURL(/product-pol-501/)
  })
})

/** Puts a dialog with a field into the page, which a link opens, and in it the link to a second one. */
const plantDialogs = (page: Page) =>
  page.evaluate(() => {
    const make = (tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly (Node | string)[]) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.append(...children)
      return element
    }
    const second = make(
      "dialog",
      { id: "second", class: "modal", "aria-labelledby": "second_heading" },
      make("h2", { id: "second_heading", tabindex: "-1" }, "Second"),
      make("button", { type: "button", "data-close": "" }, "Close second"),
    )
    const first = make(
      "dialog",
      { id: "first", class: "modal", "aria-labelledby": "first_heading" },
      make("h2", { id: "first_heading", tabindex: "-1" }, "First"),
      make("p", {}, "Words to be marked"),
      make("input", { "aria-label": "Field" }),
      make("a", { href: "#second" }, "Open second"),
    )
    document.querySelector("#content")?.prepend(make("a", { href: "#first" }, "Open first"), first, second)
  })

test.describe("a dialog behind a link", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/")
    await untilLive(page, "miniBasket")
    await plantDialogs(page)
    await page.getByRole("link", { name: "Open first" }).click()
    await expect(page.getByRole("heading", { name: "First" })).toBeFocused()
  })

  test("opens above the page, and a second one above it; each end leads back; it stays while a field in it has the focus (19.52, 19.54, 19.55, 19.56)", async ({
    page,
  }) => {
    const [first, second] = [page.getByRole("dialog", { name: "First" }), page.getByRole("dialog", { name: "Second" })]
    await page.getByRole("link", { name: "Open second" }).press("Enter")
    await expect(page.getByRole("heading", { name: "Second" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(second).toBeHidden()
    await expect(first).toBeVisible()
    await expect(page.getByRole("link", { name: "Open second" })).toBeFocused()
    await page.getByRole("link", { name: "Open second" }).press("Enter")
    await page.getByRole("button", { name: "Close second" }).click()
    await expect(second).toBeHidden()
    await page.keyboard.press("Escape")
    await expect(first).toBeHidden()
    await expect(page.getByRole("link", { name: "Open first" })).toBeFocused()
    expect(new URL(page.url()).hash).toBe("")

    // it stays while a field in it has the focus, and when a press only ends outside
    await page.getByRole("link", { name: "Open first" }).click()
    await expect(page.getByRole("heading", { name: "First" })).toBeFocused()
    await page.getByLabel("Field").focus()
    await page.mouse.click(5, 5)
    await expect(first).toBeVisible()
    await page.getByText("Words to be marked").hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(first).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(first).toBeHidden()
  })
})

test("the link to a dialog leads to it as to a section when the dialog's code does not come (19.57)", async ({ page }) => {
  await page.route("**/modal-*.js", (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "this is no script" }))
  await page.goto("/")
  await untilLive(page, "miniBasket")
  await plantDialogs(page)
  await page.getByRole("link", { name: "Open first" }).click()
  await expect(page).toHaveURL(/#first$/)
  await expect(page.getByRole("heading", { name: "First" })).toBeVisible()
})

test("the first press on a link to a dialog opens it, though nothing was touched before and no script has come (19.122)", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/product-pol-535-Koszula-lniana-ze-stojka.html")
  const dialog = page.locator("#size_chart")
  // a screen reader's press has neither pointer nor key
  await page.locator('a[href="#size_chart"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/#/)
  held.resolve()
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true)
})
