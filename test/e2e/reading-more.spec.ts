import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { switchLanguage } from "./support/switch-language.ts"

// Product 535 is a shirt in six sizes, made by producer 13.
const shirt = "/product-pol-535.html"

/** Opens a section of the page where it is folded. */
async function unfold(page: Page, heading: string): Promise<void> {
  const section = page.locator("details.tab", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) })
  if (!(await section.evaluate((one: HTMLDetailsElement) => one.open)) && (await section.locator(".tab__body").isHidden()))
    await section.locator("summary").click()
}

for (const { name, viewport } of screensOf("reading-more")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a parameter is explained in a dialog, and each size has its producer's code (2.61, 2.62, 10.104)", async ({ page }) => {
      await page.goto(shirt)
      await untilLive(page, "product")
      await unfold(page, "Główne parametry")
      await expect(page.getByText("SL-535-XXL")).toBeVisible()
      const more = page.getByRole("link", { name: "Co to znaczy? Gramatura" })
      await more.click()
      const dialog = page.getByRole("dialog", { name: "Gramatura" })
      await expect(dialog).toContainText("Ile waży metr kwadratowy tkaniny.")
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
      await expect(more).toBeFocused()
    })
  })
}

for (const { name, viewport } of screensOf("reading-more 2")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("what the sizes measure is a table in a dialog (2.34, 2.64)", async ({ page }) => {
      await page.goto(shirt)
      await untilLive(page, "product")
      const link = page.getByRole("link", { name: "Tabela rozmiarów" })
      await link.click()
      const dialog = page.getByRole("dialog", { name: "Tabela rozmiarów" })
      await expect(dialog.getByRole("rowheader")).toHaveText(["XS", "S", "M", "L", "XL", "XXL"])
      await expect(dialog.getByRole("row", { name: /^M / }).getByRole("cell")).toHaveText(["94–100", "72", "61"])
      expect(await axeFaults(page)).toEqual([])
      await dialog.getByRole("button", { name: "Zamknij" }).click()
      await expect(link).toBeFocused()
    })

    test("the details name who answers for safety, and lead to real files (2.65, 2.66, 10.240)", async ({ page }) => {
      await page.goto("/product-pol-556.html")
      await untilLive(page, "product")
      await unfold(page, "Szczegóły")
      const details = page.locator("#projector_details_tab")
      await expect(details).toContainText("Stolarnia Jarząb, ul. Tartaczna Stara 9, 17-200 Hajnówka")
      await expect(details.getByRole("list", { name: "Bezpieczeństwo produktu" }).getByRole("listitem")).toHaveCount(2)
      expect(await axeFaults(page)).toEqual([])
      await details.getByRole("link", { name: "Instrukcja montażu" }).click()
      await expect(page).toHaveURL("/document-pol-stol-prog-montaz.txt")
      await expect(page.getByText("klucz imbusowy 6 mm")).toBeVisible()
    })

    test("a product and a tile lead to the producer, in both languages (2.63, 10.12, 10.67)", async ({ page }) => {
      await page.goto(shirt)
      await page.locator("#projector_productname").getByRole("link", { name: "Szwalnia Pod Lipą" }).click()
      await expect(page).toHaveURL("/firm-pol-13-Szwalnia-Pod-Lipa.html")
      await expect(page.getByRole("heading", { level: 1, name: "Szwalnia Pod Lipą" })).toBeVisible()
      await expect(page.getByRole("link", { name: "szwalnia@example.com" })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await switchLanguage(page)
      await expect(page).toHaveURL("/firm-eng-13-Szwalnia-Pod-Lipa.html")
      await expect(page.getByText("Seven seamstresses")).toBeVisible()
      await page.getByRole("list", { name: "Products" }).getByRole("link", { name: "Szwalnia Pod Lipą" }).first().click()
      await expect(page).toHaveURL("/firm-eng-13-Szwalnia-Pod-Lipa.html")
    })
  })
}

test("there is no page of a producer that there is not, nor one after the last, and it leads on (2.63)", async ({ request }) => {
  expect((await request.get("/firm-pol-999-Nikt.html")).status()).toBe(404)
  const afterTheLast = await request.get("/firm-pol-13-Szwalnia-Pod-Lipa.html?counter=9")
  expect(afterTheLast.status()).toBe(404)
  expect(await afterTheLast.text()).toContain('href="/pol_m_Ceramika-101.html"')
})

test("a tile says what its product is made of (2.60, 10.68)", async ({ page }) => {
  await page.goto("/pol_m_Odziez-120.html")
  const tile = page.locator('.product[data-product_id="535"]')
  await expect(tile.getByRole("listitem")).toHaveText("Skład: 100% len")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("a link leads to the size chart, in the page's language (2.64)", async ({ page }) => {
    await page.goto("/product-eng-540.html")
    await expect(page.getByRole("table")).toBeHidden()
    await page.getByRole("link", { name: "Size chart" }).click()
    await expect(page.getByRole("columnheader")).toHaveText(["Size", "Foot length, mm", "Insole length, mm"])
    await expect(page.getByRole("rowheader")).toHaveCount(13)
  })

  test("a link leads to the description of a parameter (2.62)", async ({ page }) => {
    await page.goto(shirt)
    await unfold(page, "Główne parametry")
    const words = page.getByText("Ile waży metr kwadratowy tkaniny.")
    await expect(words).toBeHidden()
    await page.getByRole("link", { name: "Co to znaczy? Gramatura" }).click()
    await expect(words).toBeVisible()
  })
})
