import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { switchLanguage } from "./support/switch-language.ts"

const ceramics = "/pol_m_Ceramika-101.html"

for (const { name, viewport } of screensOf("ordering")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a list is ordered, and the next one comes in the same order (10.74, 10.290, 10.292)", async ({ page }) => {
      await page.goto(ceramics)
      if (viewport.width < 979) {
        await page.getByRole("combobox", { name: "Sortuj" }).selectOption("od najtańszych")
        await page.getByRole("button", { name: "Pokaż", exact: true }).click()
      } else await page.getByRole("link", { name: "po cenie rosnąco" }).click()
      await expect(page).toHaveURL(`${ceramics}?sort=price-asc`)
      const amounts = await page.locator("#search strong.price").allInnerTexts()
      const numbers = amounts.map((text) => Number(text.replaceAll(/[^\d,]/g, "").replace(",", ".")))
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await axeFaults(page, ".listing__bar")).toEqual([])

      await page.goto("/pol_m_Ceramika_Dzbanki-i-czajniczki-103.html")
      await expect(page).toHaveURL(/103\.html\?sort=price-asc$/)
      // the recommended order takes the remembered one back
      await page.goto(`${ceramics}?sort=name-desc`)
      if (viewport.width < 979) {
        await page.getByRole("combobox", { name: "Sortuj" }).selectOption("polecane")
        await page.getByRole("button", { name: "Pokaż", exact: true }).click()
        await expect(page.getByRole("combobox", { name: "Sortuj" }).locator("option:checked")).toHaveText("polecane")
      } else {
        await page.getByRole("link", { name: "polecane" }).click()
        await expect(page.getByRole("link", { name: "polecane" })).toHaveAttribute("aria-current", "true")
      }
      await page.goto("/pol_m_Ceramika_Dzbanki-i-czajniczki-103.html")
      await expect(page).toHaveURL(/103\.html$/)
    })
  })
}

test("the language switch keeps order and page of a list, and the size of a product (10.291)", async ({ page }) => {
  await page.goto(`${ceramics}?sort=price-asc`)
  await switchLanguage(page)
  await expect(page).toHaveURL(/eng_m_Ceramics-101\.html\?sort=price-asc$/)
  await page.goto("/product-pol-535.html?selected_size=M&number=2")
  await switchLanguage(page)
  await expect(page).toHaveURL(/product-eng-535-.*\?selected_size=M&number=2$/)
  await expect(page.locator("#projector_number")).toHaveValue("2")
})

test("the language switch keeps what was chosen on the page meanwhile, and only that (10.291)", async ({ page }) => {
  await page.goto("/product-pol-535.html")
  await untilLive(page, "product")
  await page.getByRole("radio", { name: "M", exact: true }).click()
  await page.getByRole("button", { name: "Zwiększ ilość" }).click()
  await expect(page.locator("#projector_number")).toHaveValue("2")
  await switchLanguage(page)
  await expect(page).toHaveURL(/product-eng-535-.*\?selected_size=M&number=2$/)
  await untilLive(page, "product")
  await page.getByRole("button", { name: "Decrease the quantity" }).click()
  await expect(page.locator("#projector_number")).toHaveValue("1")
  await switchLanguage(page)
  await expect(page).toHaveURL(/product-pol-535-.*\?selected_size=M$/)
  await page.goto("/product-pol-501.html")
  await untilLive(page, "product")
  await switchLanguage(page)
  await expect(page).toHaveURL(/product-eng-501-[^?]*$/)
})

test("one metre is kept where half a metre is the least, and the least needs no address (10.291)", async ({ page }) => {
  await page.goto("/product-pol-519.html")
  await untilLive(page, "product")
  await expect(page.locator("#projector_number")).toHaveValue("0,5")
  await page.locator("#projector_number").fill("1")
  await switchLanguage(page)
  await expect(page.locator("#projector_number")).toHaveValue("1")
  await untilLive(page, "product")
  await page.locator("#projector_number").fill("0.5")
  await switchLanguage(page)
  await expect(page).toHaveURL(/product-pol-519-[^?]*$/)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("a phone orders a list by the form alone (10.292)", async ({ page }) => {
    await page.goto(ceramics)
    await page.getByRole("combobox", { name: "Sortuj" }).selectOption("od Z do A")
    await page.getByRole("button", { name: "Pokaż", exact: true }).click()
    await expect(page).toHaveURL(`${ceramics}?sort=name-desc`)
    await expect(page.getByRole("combobox", { name: "Sortuj" })).toHaveValue("name-desc")
  })
})
