import type { Page } from "playwright/test"
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

// React says only in its development build when served and hydrated markup differ; any such word fails the test.
test("no page has a hydration warning in React's development build", async ({ page }) => {
  await withServer(page, { environment: { WITRYNA_BUILD: "dist/development" } }, async ({ origin }) => {
    for (const [path, island] of [
      ["/", "miniBasket"],
      ["/pol_m_Ceramika-101.html", "miniBasket"],
      ["/product-pol-540.html?selected_size=38", "product"],
      ["/product-pol-531.html", "product"],
      ["/product-eng-547.html", "product"],
      ["/product-eng-535.html?selected_size=M&number=99", "product"],
    ] as const) {
      await page.goto(origin + path)
      await untilLive(page, island)
    }
    await buy(page, origin)
  })
})

test("`npm run dev` serves pages that come to life under its own policy", async ({ page }) => {
  test.setTimeout(90_000)
  await withServer(page, { words: ["--dev"] }, ({ origin }) => buy(page, origin))
})
