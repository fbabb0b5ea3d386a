import { describe, expect, test } from "vitest"
import type { Notice } from "../../core/messages/notice.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import { htmlOf } from "./rendered-page.ts"
import { productModel } from "./page-models.ts"

/** The page of a shirt with amounts as the shop tells them in euro. */
const inEuro = (notice: Notice | null = null): ProductPageModel => {
  const model = productModel()
  const { shell } = model.frame
  return {
    ...model,
    frame: { ...model.frame, notice, shell: { ...shell, currency: "EUR", priceFormat: { ...shell.priceFormat, symbol: "€" } } },
  }
}

const pageOf = async (model: ProductPageModel): Promise<Document> => new DOMParser().parseFromString(await htmlOf(model), "text/html")

const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute("content")

describe("a product's page in another currency", () => {
  test("people and machines are told one price in one currency (15.80, 15.86, 11.250, 10.107 to 10.109, 10.157)", async () => {
    const page = await pageOf(inEuro())
    const shown = page.querySelector("#projector_price_value")?.textContent?.replaceAll("\u00a0", " ") ?? ""
    expect(shown).toMatch(/^\d+,\d\d €$/)
    const amount = shown.replace(" €", "").replace(",", ".")
    expect(contentOf(page, 'meta[property="product:price:amount"]')).toBe(amount)
    expect(contentOf(page, 'meta[property="product:price:currency"]')).toBe("EUR")
    expect(contentOf(page, 'meta[itemprop="priceCurrency"]')).toBe("EUR")
    const structured = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ""
    expect(structured).toContain(`"price":"${amount}","priceCurrency":"EUR"`)
    expect(structured).not.toContain("PLN")
    const scripts = [...page.querySelectorAll("script")].map((script) => script.textContent).join("\n")
    expect(scripts).toMatch(/"symbol":"€","id":"EUR"/)
    expect(scripts).toMatch(/currency:\s*"EUR"|"currency":"EUR"/)
    // the menu of settings names every currency
    page.querySelector("#menu_settings")?.remove()
    expect(page.body.textContent).not.toContain("zł")
  })

  test.each([
    [{ is: "currencyUnknown", name: "XYZ", shown: "EUR" }, "Nie mamy cen w walucie „XYZ”. Pokazujemy je w walucie EUR.", /^Błąd: /],
    [{ is: "currencySet", name: "EUR" }, "Ceny są teraz w walucie EUR.", /^Ceny są teraz w walucie EUR\. – /],
  ] as const)("what came of a choice is said at its top (10.391, 10.392)", async (notice, sentence, title) => {
    const page = await pageOf(inEuro(notice))
    expect(page.querySelector(".notice-line")?.textContent?.replaceAll("\u00a0", " ")).toBe(sentence)
    expect(page.title.replaceAll("\u00a0", " ")).toMatch(title)
  })
})
