import { describe, expect, test } from "vitest"
import { categoryAddress, productAddress, slug } from "../../../core/addresses/addresses.ts"
import { readPageAddress } from "../../../core/pages/page-address.ts"

const parse = (address: string) => {
  const url = new URL(address, "http://shop.local")
  return readPageAddress(url.pathname, url.searchParams)
}

describe("the platform's addresses (10.1 to 10.19)", () => {
  test.each([
    ["/", { page: "home", language: "pl" }],
    ["/main-eng.html", { page: "home", language: "en" }],
    ["/main-pol.html", { page: "home", language: "pl" }],
    ["/pol_m_Obuwie-223.html", { page: "category", categoryId: 223, language: "pl", counter: 0, sort: "default" }],
    [
      "/eng_m_SALE-722.html?counter=3&sort=price-desc",
      { page: "category", categoryId: 722, language: "en", counter: 3, sort: "price-desc" },
    ],
    ["/firm-pol-11-Glina-i-Popiol.html", { page: "producer", producerId: 11, language: "pl", counter: 0 }],
    ["/payments-pol-501.html?number=2", { page: "payments", productId: 501, language: "pl", selectedSizeId: null, number: "2" }],
    [
      "/instalments-pol-547.html?number=2&of=both",
      { page: "instalments", productId: 547, language: "pl", selectedSizeId: null, number: "2", of: "both" },
    ],
    [
      "/instalments-eng-547.html?of=cart&selected_size=M",
      { page: "instalments", productId: 547, language: "en", selectedSizeId: "M", number: null, of: null },
    ],
    [
      "/stores-eng-501.html?selected_size=M&city=%C5%81%C3%B3d%C5%BA",
      { page: "stores", productId: 501, language: "en", selectedSizeId: "M", city: "Łódź" },
    ],
    ["/firm-eng-11.html?counter=3", { page: "producer", producerId: 11, language: "en", counter: 3 }],
    ["/firm-eng-11-Glina.html?counter=-1", { page: "producer", producerId: 11, language: "en", counter: 0 }],
    ["/pl/menu/obuwie-223.html", { page: "category", categoryId: 223 }],
    ["/product-pol-501-Koszula.html", { page: "product", productId: 501, language: "pl", selectedSizeId: null }],
    ["/product-eng-501-Shirt.html?selected_size=M", { page: "product", productId: 501, language: "en", selectedSizeId: "M" }],
    ["/product-pol-501", { page: "product", productId: 501 }],
    ["/pl/products/koszula-lniana-501", { page: "product", productId: 501 }],
    ["/product-pol-501-Koszula,-bia%C5%82a.html", { page: "product", productId: 501 }],
    ["/pol_m_Odzie%C5%BC_Koszule-223.html", { page: "category", categoryId: 223 }],
    ["/product-pol-501.html?query_id=9", { page: "product", productId: 501 }],
    ["/last-seen.php?products=502.501", { page: "lastSeen", language: null, productIds: [502, 501] }],
    ["/last-seen.php?lang=eng", { page: "lastSeen", language: "en", productIds: [] }],
    ["/last-seen.php?products=1.x.01.-2.1.%3Cb%3E.2", { page: "lastSeen", productIds: [1, 2] }],
    ["/last-seen.php?products=1.2.3.4.5.6.7.8.9.10.11.12.13", { page: "lastSeen", productIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
    ["/basketedit.php", { page: "cart", language: null }],
    ["/basketedit.php?mode=1&lang=eng", { page: "cart", language: "en" }],
    ["/signin.php", { page: "signIn" }],
    ["/signin.html", { page: "signIn" }],
    ["/pl/login.html", { page: "signIn" }],
    ["/login.php", { page: "account" }],
    ["/contact-eng.html", { page: "content", key: "contact", language: "en" }],
    ["/pl/content/terms.html", { page: "content", key: "terms", language: "pl" }],
    ["/return.php?status=basket_empty", { page: "message", status: "basket_empty" }],
  ])("%s", (address, page) => expect(parse(address)).toMatchObject(page))

  test.each([
    "/nothing.html",
    "/product-ger-501.html",
    "/product-pol-0.html",
    "/product-pol-01.html",
    "/product-pol-1234567890.html",
    "/product-pol-abc.html",
    "/pol_m_-.html",
    "/product-compares.php",
    "/login.php?operation=logout",
    "/return.php?status=<script>",
    "/pl/content/secrets.html",
    "/pl/content/contact.html",
    `/product-pol-501-${"a".repeat(600)}.html`,
    "/..%2f..%2fetc/passwd",
  ])("%s is no page", (address) => expect(parse(address)).toBeNull())

  test("hostile values count as absent", () => {
    expect(parse(`/product-pol-501.html?selected_size=${"x".repeat(200)}&number=`)).toMatchObject({ selectedSizeId: null, number: null })
    expect(parse("/pol_m_A-1.html?counter=-1&sort=drop")).toMatchObject({ counter: 0, sort: "default" })
    expect(parse("/pol_m_A-1.html?counter=1e9")).toMatchObject({ counter: 0 })
  })
})

test("a name of any length makes an address that is accepted", () => {
  const address = productAddress("pl", 501, "słowo ".repeat(200))
  expect(address.length).toBeLessThan(200)
  expect(parse(address)).toMatchObject({ page: "product", productId: 501 })
  expect(parse(categoryAddress("pl", 7, ["kategoria ".repeat(50), "druga"]))).toMatchObject({ page: "category", categoryId: 7 })
})

test("names become plain letters", () => {
  expect(slug("Żółta łyżka „Łódź”, 2 szt.")).toBe("Zolta-lyzka-Lodz-2-szt")
  expect(slug("Ægir Straße Đuro")).toBe("AEgir-Strasse-Duro")
  expect(slug("...")).toBe("")
})
