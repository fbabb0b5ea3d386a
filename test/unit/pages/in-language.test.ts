import { expect, test } from "vitest"
import { ledToLanguage, pageInLanguage } from "../../../core/pages/in-language.ts"
import { cookiesInLanguage } from "../../../core/pages/request.ts"

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

test.each([
  // the shop's language, address, and where it leads
  ["pl", "/product-eng-501-Mug.html?number=2", "/product-pol-501.html?number=2"],
  ["pl", "/en/products/mug-501", "/product-pol-501.html"],
  ["pl", "/eng_m_Ceramics-101.html?counter=2", "/pol_m_category-101.html?counter=2"],
  ["pl", "/main-eng.html", "/main-pol.html"],
  ["pl", "/search.php?text=kubek&lang=eng", "/search.php?text=kubek"],
  ["pl", "/signin.php?lang=eng", "/signin.php"],
  ["pl", "/basketedit.php?lang=pol", null],
  ["pl", "/basketedit.php", null],
  ["pl", "/", null],
  ["pl", "/unknown-eng.html?lang=eng", null],
  ["en", "/", "/main-eng.html"],
  ["en", "/product-pol-501-Kubek.html", "/product-eng-501.html"],
  ["en", "/basketedit.php?lang=pol", "/basketedit.php?lang=eng"],
  ["en", "/basketedit.php", null],
] as const)("10.1038: in a shop of %s alone, %s leads to %s, and on from there to nowhere", (only, address, to) => {
  const led = (from: string) => ledToLanguage(new URL(from, "http://shop.test"), only)
  expect(led(address)).toBe(to)
  if (to !== null) expect(led(to)).toBeNull()
})

test.each([
  ["pl", "", ""],
  ["pl", "lang=eng; client=a1", "client=a1; lang=pol"],
  ["pl", "client=a1; lang=ger", "client=a1; lang=ger"],
  ["en", "", "lang=eng"],
  ["en", "lang=pol", "lang=eng"],
  ["en", "client=a1; lang=eng", "client=a1; lang=eng"],
] as const)("10.1038: in a shop of %s alone, the cookies %j are %j", (only, cookies, expected) =>
  expect(cookiesInLanguage(cookies, only)).toBe(expected),
)
