import { expect, test } from "vitest"
import { documentAddress, parseDocumentAddress } from "../../../core/product/documents.ts"
import { isShopAddress } from "../../../core/pages/request.ts"
import { documentText } from "../../../fixtures/shop/documents/document-text.ts"

test("the address of a document leads back to it, and the shop answers there (10.240)", () => {
  for (const language of ["pl", "en"] as const) {
    const address = documentAddress(language, "stol-prog-montaz")
    expect(parseDocumentAddress(address)).toEqual({ language, key: "stol-prog-montaz" })
    expect(isShopAddress("GET", new URL(address, "http://a.pl"))).toBe(true)
  }
})

test.each([
  "/document-pol-.txt",
  "/document-ger-karta.txt",
  "/document-pol-karta.pdf",
  "/document-pol-../karta.txt",
  "/document-pol-Karta.txt",
  "/document-pol-karta.txt/",
  `/document-pol-${"a".repeat(62)}.txt`,
])("%s names no document (10.240)", (path) => {
  expect(parseDocumentAddress(path)).toBeNull()
})

test("a document is plain text: lines of at most 72 characters, headings underlined, the maker at the end (2.66)", () => {
  const text = documentText({
    title: "Karta",
    sections: [{ heading: "Skład", text: `${"olej ".repeat(30)}wosk` }],
    maker: ["Producent", "Stolarnia, ul. Leśna 1"],
  })
  const lines = text.split("\n")
  expect(lines.slice(0, 6)).toEqual(["Karta", "=====", "", "Skład", "-----", ""])
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72)
  expect(text.replaceAll(/\s+/g, " ")).toContain(`${"olej ".repeat(30)}wosk Producent`)
  expect(text.endsWith("Stolarnia, ul. Leśna 1\n")).toBe(true)
})
