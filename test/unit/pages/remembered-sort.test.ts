import { expect, test } from "vitest"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { orderedAddress, portionedAddress, visitSorted } from "../../../core/pages/remembered-sort.ts"
import { sortKeys } from "../../../core/product/listing.ts"

const visit = (path: string, cookies: string) => {
  const url = new URL(path, "http://a.pl")
  return visitSorted(readPageAddress(url.pathname, url.searchParams), url, cookies)
}
const set = (sort: string) => [`sort=${sort}; Path=/; SameSite=Lax`]
const list = "/pol_m_Ceramika-101.html"

test.each([
  ["an order that is named is remembered", `${list}?sort=price-asc`, "client=1", set("price-asc")],
  ["another one takes its place", `${list}?sort=newest`, "sort=price-asc", set("newest")],
  ["what is remembered already is not set again", `${list}?sort=price-asc&counter=1`, "sort=price-asc", []],
  ["the default order takes it back", `${list}?sort=default`, "sort=price-asc", ["sort=; Path=/; Max-Age=0; SameSite=Lax"]],
  ["there is nothing to take back", `${list}?sort=default`, "", []],
  ["what is no order changes nothing", `${list}?sort=cheapest`, "sort=price-asc", []],
  ["the last one of several counts", `${list}?sort=newest&sort=name-asc`, "", set("name-asc")],
  ["a page that is no list has no order", "/product-pol-501.html?sort=newest", "", []],
] as const)("%s (10.290)", (_rule, path, cookies, lines) => {
  expect(visit(path, cookies)).toEqual({ cookies: lines, to: null })
})

test.each([
  ["leads to the remembered order", list, "sort=price-asc", `${list}?sort=price-asc`],
  ["keeps what else its address says", `${list}?utm_source=a`, "sort=newest", `${list}?utm_source=a&sort=newest`],
  ["is shown as it is when nothing is remembered", list, "lang=pol", null],
  ["is shown as it is when what is remembered is no order", list, "sort=//b.pl", null],
  ["that names a page is that page", `${list}?counter=2`, "sort=newest", null],
  ["that names an order has that order", `${list}?sort=newest`, "sort=price-asc", null],
] as const)("a list %s (10.290)", (_rule, path, cookies, to) => {
  expect(visit(path, cookies).to).toBe(to)
})

test("the address of each order is a list that stays where it is, whatever is remembered (10.290)", () => {
  for (const sort of sortKeys)
    for (const remembered of sortKeys) {
      const path = orderedAddress("/pol_m_Ceramika-101.html", {}, sort)
      expect(visit(path, `sort=${remembered}`).to).toBeNull()
      const url = new URL(path, "http://a.pl")
      expect(readPageAddress(url.pathname, url.searchParams)).toMatchObject({ page: "category", sort, counter: 0 })
    }
})

test.each([
  [
    "empty fields of a form leave the address",
    "/pol_m_Ceramika-101.html?sort=newest&filter_price_from=&filter_price_to=",
    "/pol_m_Ceramika-101.html?sort=newest",
  ],
  [
    "values stand in one order",
    "/search.php?text=kubek&filter_sizes=S&filter_sizes=M",
    "/search.php?text=kubek&filter_sizes=M&filter_sizes=S",
  ],
  [
    "two ends are one range",
    "/firm-pol-11-Glina.html?filter_price_from=20&filter_price_to=100",
    "/firm-pol-11-Glina.html?filter_pricerange=20-100",
  ],
  ["what stands so is shown", "/pol_m_Ceramika-101.html?filter_sizes=M&filter_sizes=S&counter=1", null],
  ["what cannot be read is told on the page", "/pol_m_Ceramika-101.html?filter_price_from=cheap", null],
  ["a page that is no list is shown", "/product-pol-501.html?filter_sizes=", null],
] as const)("filters lead to the one address of a list: %s (10.340)", (_rule, path, to) => {
  expect(visit(path, "").to).toBe(to)
})

const setMany = (many: string) => [`portions=${many}; Path=/; SameSite=Lax`]

test.each([
  ["a number of tiles that is named is remembered", `${list}?portions=48`, "", setMany("48"), null],
  ["another one takes its place", `${list}?portions=96`, "portions=48", setMany("96"), null],
  ["the shop's own takes it back", `${list}?portions=default`, "portions=48", ["portions=; Path=/; Max-Age=0; SameSite=Lax"], null],
  ["what is no number changes nothing", `${list}?portions=1e2`, "portions=48", [], null],
  ["a list leads to the remembered number", list, "portions=48", [], `${list}?portions=48`],
  ["and to the remembered order with it", list, "sort=newest; portions=48", [], `${list}?sort=newest&portions=48`],
  [
    "an order that is named is remembered on the way there",
    `${list}?sort=newest`,
    "portions=48",
    set("newest"),
    `${list}?sort=newest&portions=48`,
  ],
  ["one that names a page is that page", `${list}?counter=1`, "portions=48", [], null],
  ["what is remembered and no number leads nowhere", list, "portions=999", [], null],
] as const)("%s (10.521)", (_rule, path, cookies, lines, to) => {
  expect(visit(path, cookies)).toEqual({ cookies: lines, to })
})

test("the address of each number is a list that stays where it is, whatever is remembered (10.521)", () => {
  for (const many of [null, 48, 96])
    for (const remembered of ["", "portions=48", "portions=96"])
      expect([many, remembered, visit(portionedAddress(list, {}, many), remembered).to]).toEqual([many, remembered, null])
})
