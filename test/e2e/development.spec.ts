import type { Page } from "playwright/test"
import { copyProject } from "./support/project-copy.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { type ShopServer, startShopServer } from "./support/shop-server.ts"

/** Buys and counts up, so that each island has rendered anew. */
async function buy(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/product-pol-501.html`)
  await untilLive(page, "product")
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/basketedit/)
  await untilLive(page, "cart")
  await page.locator("#Basket .quantity__add").first().click()
  await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
}

/** Leaves the page before the server stops: what it still loads must not fail. */
async function withServer(
  page: Page,
  options: Parameters<typeof startShopServer>[0],
  use: (server: ShopServer) => Promise<void>,
): Promise<void> {
  const server = await startShopServer(options)
  try {
    await use(server)
    await page.goto("about:blank")
  } finally {
    await server.stop()
  }
}

/** Pages of which some are opened in each run, with an island that then runs. */
const opened = [
  ["/", "miniBasket"],
  ["/pol_m_Ceramika-101.html", "miniBasket"],
  ["/product-pol-540.html?selected_size=38", "product"],
  ["/product-pol-531.html", "product"],
  ["/product-eng-547.html", "product"],
  ["/product-eng-535.html?selected_size=M&number=99", "product"],
] as const

test.describe("sources that are edited", () => {
  // a source that cannot be read is a page of status 500, which the browser says as well
  test.use({ expectedErrors: /the server responded with a status of 500/ })

  // React says only in its development build when served and hydrated markup differ; any such word fails the test
  test("`npm run dev` serves pages that come to life under its own policy and without a warning, and shows every edit: of islands and styles in place, of what only the server renders by a new page", async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const { folder, edit, remove } = await copyProject()
    await withServer(page, { words: ["--dev"], project: folder }, async ({ origin }) => {
      const mark = () => page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }))
      // a page that goes while it is asked is not the same
      const isSamePage = () => page.evaluate(() => Object.hasOwn(globalThis, "isSamePage")).catch(() => false)
      const quantity = page.locator("#projector_number")
      // Vite loads a page anew when it first meets a package
      await buy(page, origin)
      for (const [path, island] of shareOf("pages in development", opened, 2)) {
        await page.goto(origin + path)
        await untilLive(page, island)
      }
      await page.goto(`${origin}/product-pol-501.html`, { waitUntil: "networkidle" })
      await untilLive(page, "product")
      await mark()
      await quantity.fill("3")

      await test.step("a style", async () => {
        await edit("ui/styles/tokens.css", "--radius: 3px", "--radius: 7px")
        await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--radius"))).toBe("7px")
        expect(await isSamePage()).toBe(true)
      })
      await test.step("a view of an island", async () => {
        await edit("ui/product/ProductQuantity.tsx", '<span aria-hidden="true">−</span>', '<span aria-hidden="true">less</span>')
        await expect(page.locator("#island_product .quantity__del")).toHaveText("less")
        expect(await isSamePage()).toBe(true)
        await expect(quantity).toHaveValue("3")
      })
      await test.step("a view that only the server renders", async () => {
        await edit("ui/product/ProductHead.tsx", "{offer.name}", "{`Edited: ${offer.name}`}")
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Edited: /)
      })
      await test.step("a source that cannot be read, and the same mended", async () => {
        await edit("ui/product/ProductHead.tsx", "export function ProductHead", "export functionn ProductHead")
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^ui\/product\/ProductHead\.tsx:\d+:\d+$/)
        await edit("ui/product/ProductHead.tsx", "export functionn ProductHead", "export function ProductHead")
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Edited: /)
      })
      await test.step("a text", async () => {
        await edit("core/texts/pl/product.ts", '"product.add": "Dodaj do koszyka"', '"product.add": "Do koszyka z tym"')
        await expect(page.locator("#projector_button_basket")).toHaveText("Do koszyka z tym")
      })
      await test.step("a rule", async () => {
        await untilLive(page, "product")
        await mark()
        await edit("core/quantity/check-quantity.ts", "addDecimals(from, sellBy)", "addDecimals(addDecimals(from, sellBy), sellBy)")
        await expect.poll(isSamePage).toBe(false)
        await untilLive(page, "product")
        await page.locator("#island_product .quantity__add").click()
        await expect(quantity).toHaveValue("3")
      })
    })
    await remove()
  })
})
