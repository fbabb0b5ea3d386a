import type { PageAddress, PageFrame } from "../../../core/pages/page.ts"
import { plainShell } from "../../../core/shell/shell.ts"
import type { Basket, BasketRow } from "../../../core/basket/basket.ts"
import type { Country } from "../../../core/region/country.ts"
import { type FoundProduct, noSuggestions, type Suggestions } from "../../../core/search/suggestions.ts"
import { decimal, noLimits, pieces, price } from "./sample-offer.ts"

export const foundProduct = (name: string, more: Partial<FoundProduct> = {}): FoundProduct => ({
  name,
  link: `/product-pol-1-${name.replaceAll(" ", "-")}.html`,
  icon: null,
  iconSecond: null,
  price: price("123.00", "100.00"),
  ...more,
})

/** So many of each group, named by group and place. */
export function suggestions(queries: number, products: number, more: Partial<Suggestions> = {}): Suggestions {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  return {
    ...noSuggestions,
    searchQueries: numbers(queries).map((at) => ({ name: `fraza ${at}`, link: `/search.php?text=fraza+${at}` })),
    products: numbers(products).map((at) => foundProduct(`kubek ${at}`)),
    ...more,
  }
}

export const sampleCountry = (id: string, more: Partial<Country> = {}): Country => ({
  id,
  name: `Kraj ${id}`,
  group: "",
  languages: [
    { id: "pol", site: null },
    { id: "eng", site: `https://${id}.sklep.pl/` },
  ],
  isDefault: false,
  isRecommended: false,
  isSelected: false,
  currencyId: "PLN",
  currencySymbol: "zł",
  defaultName: "",
  recommendedName: "",
  selectedName: "",
  ...more,
})

export const sampleRow = (more: Partial<BasketRow> = {}): BasketRow => ({
  rowId: "r1",
  productId: 1,
  sizeId: "M",
  name: "Kubek",
  versionName: null,
  sizeName: "M",
  link: "/product-pol-1-Kubek.html",
  picture: { avif: null, webp: "/a.webp", jpg: "/a.jpg", px: 160 },
  quantity: decimal("2"),
  unit: pieces,
  stock: { is: "unlimited" },
  limits: noLimits,
  unitPrice: price("12.30", "10.00"),
  lineTotal: price("24.60", "20.00"),
  isAvailable: true,
  details: [],
  ...more,
})

export const sampleBasket = (rows: number, more: Partial<Basket> = {}): Basket => ({
  rows: Array.from({ length: rows }, (_, at) => sampleRow({ rowId: `r${at + 1}` })),
  subtotal: price("1234.50", "1003.66"),
  shipping: null,
  toFreeShipping: null,
  freeShippingFrom: null,
  total: price("1234.50", "1003.66"),
  pieces: rows * 2,
  ...more,
})

/** The address of a category, in the default order. */
export const ceramics: Extract<PageAddress, { readonly page: "category" }> = {
  page: "category",
  language: "pl",
  categoryId: 101,
  sort: "default",
  counter: 0,
}

/** What a guest's page knows of a shop that tells nothing of itself. */
export const sampleFrame = (): PageFrame => ({
  shell: plainShell("pl", "Witryna"),
  visitor: { is: "guest" },
  basket: null,
  notice: null,
  saved: null,
  nowMs: 0,
})
