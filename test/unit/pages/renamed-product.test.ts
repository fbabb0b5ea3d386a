import { expect, test } from "vitest"
import { renamedTo } from "../../../core/pages/renamed-product.ts"

const own = "/product-pol-501-Kubek-Poranek.html"

test.each([
  ["/product-pol-501-Kubek-Zorza.html", own],
  ["/product-pol-501-Kubek-Zorza", own],
  ["/pl/products/kubek-zorza-501", own],
  ["/product-pol-501-kubek-poranek.html", null],
  ["/product-pol-501-.html", null],
  ["/product-pol-501.html", null],
  ["/product-pol-501", null],
  ["/pl/products/501", null],
  ["/pl/products/kubek-poranek-501", null],
  ["/pol_m_Kubki-501.html", null],
])("%s of a product called Kubek Poranek leads to %s (10.366)", (path, to) => expect(renamedTo(path, own)).toBe(to))

test("a shop that tells an address of another kind, or one without words, has renamed nothing (10.366)", () => {
  expect(renamedTo("/product-pol-501-Kubek.html", "/product-pol-501.html")).toBeNull()
  expect(renamedTo("/product-pol-501-Kubek.html", "https://shop.example/a")).toBeNull()
})
