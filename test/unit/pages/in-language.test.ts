import { expect, test } from "vitest"
import { pageInLanguage } from "../../../core/pages/in-language.ts"

test.each([
  // address, in English, and from there in Polish
  ["/", "/main-eng.html", "/main-pol.html"],
  ["/basketedit.php?mode=1", "/basketedit.php?mode=1&lang=eng", "/basketedit.php?mode=1"],
  ["/search.php?text=kubek&counter=2", "/search.php?text=kubek&counter=2&lang=eng", "/search.php?text=kubek&counter=2"],
  [
    "/product-pol-501-Kubek.html?selected_size=M&number=2",
    "/product-eng-501.html?selected_size=M&number=2",
    "/product-pol-501.html?selected_size=M&number=2",
  ],
  ["/product-pol-554-Roleta.html?width=1000", "/product-eng-554.html?width=1000", "/product-pol-554.html?width=1000"],
  [
    "/pol_m_Ceramika-101.html?sort=price-asc&filter_sizes=M&counter=2",
    "/eng_m_category-101.html?sort=price-asc&filter_sizes=M&counter=2",
    "/pol_m_category-101.html?sort=price-asc&filter_sizes=M&counter=2",
  ],
  ["/firm-pol-11-Glina.html?counter=1", "/firm-eng-11.html?counter=1", "/firm-pol-11.html?counter=1"],
  ["/pl/content/terms.html", "/en/content/terms.html", "/pl/content/terms.html"],
  ["/contact-pol.html", "/contact-eng.html", "/contact-pol.html"],
])("10.372: %s is %s in English, and %s from there in Polish", (address, english, polish) => {
  expect(pageInLanguage(address, "en")).toBe(english)
  expect(pageInLanguage(english, "pl")).toBe(polish)
})

test("10.372: what is in the language already, and what is no page, stays as it is", () => {
  for (const address of ["/product-eng-501-Mug.html?number=2", "/unknown.html?a=b", "/contact-eng.html"])
    expect(pageInLanguage(address, "en")).toBe(address)
})
