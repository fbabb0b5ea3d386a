import { expect, test } from "vitest"
import { rememberedLanguage, requestLanguage } from "../../../core/pages/request.ts"

test.each([
  ["the page's address says it", "/product-eng-501.html?lang=pol", "lang=pol", "en"],
  ["the home page is Polish, since the English one has an address of its own", "/", "lang=eng", "pl"],
  ["the English home page", "/main-eng.html", "lang=pol", "en"],
  ["the query of a page without a language of its own", "/signin.php?lang=eng", "lang=pol", "en"],
  ["the query of a call to the shop", "/graphql/v1/?lang=eng", "lang=pol", "en"],
  ["what an address that is no page looks like", "/eng_m_Nothing.html", "", "en"],
  ["the cookie", "/ajax/projector.php", "client=1; lang=eng", "en"],
  ["Polish", "/ajax/projector.php", "", "pl"],
  ["a language that the shop does not have counts as none", "/ajax/projector.php?lang=ger", "lang=ukr", "pl"],
] as const)("the language of a request: %s (1.2, 10.1, 10.5)", (_rule, address, cookies, language) => {
  expect(requestLanguage(new URL(address, "http://a.pl"), cookies)).toBe(language)
})

test("a request that says no language has the given one, if one is given", () => {
  expect(requestLanguage(new URL("http://a.pl/signin.php"), "", "en")).toBe("en")
  expect(requestLanguage(new URL("http://a.pl/signin.php"), "lang=pol", "en")).toBe("pl")
})

test("the remembered language is that of the cookie", () => {
  expect(rememberedLanguage("lang=eng")).toBe("en")
  expect(rememberedLanguage("language=eng")).toBeNull()
})
