import { axeFaults } from "./support/axe.ts"
import { expect, test } from "./support/shop-test.ts"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ })

  test("from an address that leads nowhere a search leads to products, and what is found is bought (10.22, 10.175, 19.74, 19.75, 19.79)", async ({
    page,
  }) => {
    await page.goto("/nie-ma-takiej.html")
    await page.getByRole("searchbox", { name: "Czego szukasz?" }).fill("miseczki Żuławy")
    await page.getByRole("button", { name: "Szukaj" }).click()
    await expect(page).toHaveURL(/\/search\.php\?text=/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("miseczki Żuławy")
    await expect(page.getByRole("searchbox")).toHaveValue("miseczki Żuławy")
    await page.locator("#search .product__name").first().click()
    await expect(page.locator("h1")).toHaveText(/Miseczka/)
  })

  test("a code finds its product alone; a slip is forgiven and told; a search for nothing has a way on (19.76, 19.77, 19.78, 19.79)", async ({
    page,
  }) => {
    await page.goto("/search.php?text=gp-503")
    await expect(page.locator("#search > .product")).toHaveCount(1)
    await page.goto("/search.php?text=talez&lang=eng")
    await expect(page.locator("section.noproduct h2")).toHaveText("We found nothing for “talez”")
    await page.goto("/search.php?text=talez&lang=pol")
    await expect(page.locator(".search__note")).toHaveText(/^Tak napisanych słów nie ma/)
    await expect(page.locator("#search .product__name").first()).toHaveText(/Talerz/)
    await page.goto("/search.php?text=talerz&counter=7")
    await expect(page.getByRole("link", { name: "talerz: pierwsza strona" })).toBeVisible()
  })
})

test("the search page has no fault that a program finds, with products and without (19.79)", async ({ page }) => {
  for (const text of ["kubek", "samolot", ""]) {
    await page.goto(`/search.php?text=${text}`)
    expect([text, await axeFaults(page)]).toEqual([text, []])
  }
})
