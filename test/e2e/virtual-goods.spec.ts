import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screensOf("virtual-goods"))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a virtual product is bought, its row says how it comes, and nothing is delivered or collected (17.31, 18.61)", async ({
      page,
    }) => {
      await page.goto("/product-pol-574.html")
      await untilLive(page, "product")
      await page.getByRole("radio", { name: "200 zł" }).click()
      await page.locator("#projector_button_basket").click()
      await expect(page.locator("#Basket")).toContainText("dostarczymy e-mailem")
      await expect(page.getByRole("main")).toContainText("nie jest potrzebna")
      await expect(page.locator("#cart_pickup")).toHaveCount(0)
      expect(await axeFaults(page)).toEqual([])
    })
  })

test("what is told of pickup points goes with the last row that has to be brought (10.275)", async ({ page }) => {
  for (const path of ["/product-pol-501.html", "/product-pol-574.html?selected_size=100"]) {
    await page.goto(path)
    await page.locator("#projector_button_basket").click()
    await expect(page).toHaveURL(/basketedit/)
  }
  await untilLive(page, "cart")
  await expect(page.getByRole("region", { name: "Odbiór w punkcie" })).toBeVisible()
  await page.getByRole("button", { name: /^Usuń: Kubek/ }).click()
  await expect(page.locator("#cart_pickup")).toHaveCount(0)
  await page.getByRole("button", { name: /^Przywróć/ }).click()
  await expect(page.getByRole("region", { name: "Odbiór w punkcie" })).toBeVisible()
})
