import { expect, test } from "vitest"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { claimIn, readClaim, readHeadDescription } from "../../../adapters/origin/readers/read-head.ts"

const tree = (html: string) => {
  const page = readPage(html)
  if (page === null) throw new Error("It is too much of a page.")
  return page
}

test.each([
  ["Doniczki i koszule - Ogrodnik i Syn", "Doniczki i koszule"],
  ["Ogrodnik i Syn – Doniczki i koszule", "Doniczki i koszule"],
  ["Ogrodnik i Syn |  Doniczki\n i koszule", "Doniczki i koszule"],
  ["Doniczki - tanio - Ogrodnik i Syn", "Doniczki - tanio"],
  ["Ogrodnik i Syn", ""],
  ["Ogrodnik i Syn 2", ""],
  ["Strona główna", ""],
  ["", ""],
  [`${"a".repeat(121)} - Ogrodnik i Syn`, ""],
])("of the title %j the claim is %j (10.1012)", (title, claim) => {
  expect(claimIn(title, "Ogrodnik i Syn")).toBe(claim)
  expect(readClaim(tree(`<html><head><title>${title}</title></head></html>`), "Ogrodnik i Syn")).toBe(claim)
})

test("a name with signs of patterns in it is only a name, and no name has no claim (10.1012)", () => {
  expect(claimIn("Wszystko (.*) - A.B+ (dom)", "A.B+ (dom)")).toBe("Wszystko (.*)")
  expect(claimIn("Wszystko - AxB+ (dom)", "A.B+ (dom)")).toBe("")
  expect(claimIn("Wszystko - ", "")).toBe("")
})

test.each([
  [`<meta name="description" content="Rzeczy,  które\n się naprawia." />`, "Rzeczy, które się naprawia."],
  [`<meta name="Description" content="A" />`, "A"],
  [`<meta name="description" />`, ""],
  [`<meta property="og:description" content="A" />`, ""],
  [`<meta name="description" content="${"a".repeat(321)}" />`, ""],
])("of %s that is what is said in a head (10.1012)", (html, said) => {
  expect(readHeadDescription(tree(html))).toBe(said)
})
