import { expect, test, untilLive } from "./support/shop-test.ts"
import { type ShopServer, startShopServer } from "./support/shop-server.ts"

// React says only in its development build when served and hydrated markup differ; `npm run dev` serves that build.
test.describe("React's development build", () => {
  let server: ShopServer

  test.beforeAll(async () => {
    server = await startShopServer({ words: ["--dev"] })
  })
  test.afterAll(async () => {
    await server.stop()
  })

  test("no page has a hydration warning, and the policy of `npm run dev` lets everything run", async ({ page }) => {
    test.setTimeout(90_000)
    const visit = async (path: string, island: "header" | "product" | "cart") => {
      await page.goto(server.origin + path)
      await untilLive(page, island)
    }
    await visit("/", "header")
    await visit("/pol_m_Ceramika-101.html", "header")
    await visit("/product-pol-540.html?selected_size=38", "product")
    await visit("/product-pol-531.html", "product")
    await visit("/product-eng-535.html?selected_size=M&number=99&refused=quantity_above_maximum&limit=12", "product")
    await visit("/product-pol-501.html", "product")
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
    await untilLive(page, "cart")
    await page.locator("#Basket .quantity__add").first().click()
    await expect(page.locator("#Basket .quantity__input").first()).toHaveValue("2")
  })
})
