import { expect, test } from "vitest"
import { languageLinks } from "../../../core/pages/view-page-head.ts"
import { signInReturn } from "../../../core/pages/request.ts"
import { frame } from "../../ui/sample-frame.ts"

test.each([
  "/product-pol-535-Koszula.html?selected_size=M&number=2",
  "/pol_m_Ceramika-101.html?counter=2",
  "/firm-pol-11-Studnia.html",
  "/basketedit.php?mode=1&lang=eng",
  "/last-seen.php?products=501",
  "/product-review.php?product=501",
  "/pl/content/terms.html",
  "/pickup-sites.php?product=501",
])("who signs in on %s comes back to it (10.305)", (page) => {
  expect(signInReturn(page)).toBe(page)
})

test.each([
  ["the home page", "/"],
  ["the sign-in itself", "/signin.php?return=%2Fbasketedit.php"],
  ["the account", "/login.php"],
  ["a message", "/return.php?status=basket_empty"],
  ["an action", "/basketchange.php?product=501"],
  ["no page of the shop", "/nothing-here"],
  ["another site", "https://evil.example/product-pol-501.html"],
  ["another site without a scheme", "//evil.example/product-pol-501.html"],
  ["another site by a backslash", "/\\evil.example/product-pol-501.html"],
  ["a script", "javascript:alert(1)//product-pol-501.html"],
  ["nothing", ""],
  ["what nobody tells", null],
])("%s is nothing to come back to (10.305)", (_, page) => {
  expect(signInReturn(page)).toBeNull()
})

test("the other language of the sign-in leads back to the same page (10.291, 10.305)", () => {
  const model = { page: "signIn", frame: frame(), refused: null, login: "", returnTo: "/basketedit.php?mode=1" } as const
  expect(languageLinks(model, { pathname: "/signin.php", search: "" })).toEqual({
    pl: "/signin.php?return=%2Fbasketedit.php%3Fmode%3D1&lang=pol",
    en: "/signin.php?return=%2Fbasketedit.php%3Fmode%3D1&lang=eng",
  })
})
