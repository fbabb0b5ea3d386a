import { expect, test } from "vitest"
import { languageLinks } from "../../../core/pages/language-links.ts"

const failure = { page: "failure", frame: null, status: 404 } as const

const frame = {
  shell: {
    shopName: "Witryna",
    claim: "",
    language: "pl",
    menu: [],
    priceFormat: { mask: "0.00", groupSeparator: "", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    priceType: "gross",
    afterAdding: "redirect",
    contact: null,
    contentLinks: [],
    overrides: {},
  },
  visitor: { is: "guest" },
  notice: null,
  basket: null,
  nowMs: 0,
} as const

const path = (address: string) => new URL(address, "http://a.pl")

test("a page that is not there leads home in either language (10.1)", () => {
  expect(languageLinks(failure, path("/gone.html?a=1"))).toEqual({ pl: "/main-pol.html", en: "/main-eng.html" })
})

test("an address without a language says it in its query, and replaces what it said (10.1)", () => {
  const message = { page: "message", frame, status: "basket_empty" } as const
  expect(languageLinks(message, path("/return.php?status=basket_empty&lang=eng"))).toEqual({
    pl: "/return.php?status=basket_empty&lang=pol",
    en: "/return.php?status=basket_empty&lang=eng",
  })
})
