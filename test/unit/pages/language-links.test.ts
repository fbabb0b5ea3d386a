import { expect, test } from "vitest"
import { pageModels, productModel } from "../../ui/page-models.ts"
import { languageLinks } from "../../../core/pages/view-page-head.ts"

const failure = { page: "failure", frame: null, status: 404 } as const

const frame = {
  shell: {
    shopName: "Witryna",
    claim: "",
    language: "pl",
    menu: [],
    priceFormat: { mask: "0.00", groupSeparator: "", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    currency: "PLN",
    priceType: "gross",
    afterAdding: "redirect",
    picture: null,
    contact: null,
    contentLinks: [],
    overrides: {},
  },
  visitor: { is: "guest" },
  notice: null,
  saved: null,
  basket: null,
  nowMs: 0,
} as const

const path = (address: string) => new URL(address, "http://a.pl")

test("a page that is not there leads home in either language (10.1)", () => {
  expect(languageLinks(failure, path("/gone.html?a=1"))).toEqual({ pl: "/main-pol.html", en: "/main-eng.html" })
})

test("an address without a language says it in its query, and replaces what it said (10.1)", () => {
  const message = { page: "message", offered: [], frame, status: "basket_empty" } as const
  expect(languageLinks(message, path("/return.php?status=basket_empty&lang=eng"))).toEqual({
    pl: "/return.php?status=basket_empty&lang=pol",
    en: "/return.php?status=basket_empty&lang=eng",
  })
})

test("a list and a product keep what their address says besides the language (10.291)", () => {
  const links = { pl: "/firm-pol-30-Nysa.html", en: "/firm-eng-30-Nysa.html" }
  const producer = {
    page: "producer",
    frame,
    producer: {
      name: "Nysa",
      place: null,
      story: null,
      picture: null,
      contact: null,
      links,
      query: { producerId: 30, page: 1 },
      total: 0,
      perPage: 24,
      tiles: [],
    },
  } as const
  expect(languageLinks(producer, path("/firm-pol-30-Nysa.html?counter=1&lang=pol"))).toEqual({
    pl: "/firm-pol-30-Nysa.html?counter=1",
    en: "/firm-eng-30-Nysa.html?counter=1",
  })
  const product = productModel()
  expect(languageLinks(product, path("/product-pol-501.html?selected_size=M&number=2")).en).toBe(
    "/product-eng-501-Linen-shirt.html?selected_size=M&number=2",
  )
})

test("what tells a list or a product nothing is not in the links: its page is kept for all (10.291)", () => {
  expect(languageLinks(productModel(), path("/product-pol-501.html?utm_source=a&mode=1&selected_size=&lang=pol")).en).toBe(
    "/product-eng-501-Linen-shirt.html",
  )
  const category = pageModels["category"]
  if (category?.page !== "category") throw new Error("the sample of a category is one")
  expect(languageLinks(category, path("/pol_m_Dom-12.html?selected_size=M&utm_source=a")).en).toBe(
    `${category.listing.links.en}?sort=price-asc&counter=2`,
  )
})
