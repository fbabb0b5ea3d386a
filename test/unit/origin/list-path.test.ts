import { expect, test } from "vitest"
import { isInOrder, listPath, sortParameters, sortSetting } from "../../../adapters/origin/list-path.ts"
import { noFilters } from "../../../core/filters/chosen-filters.ts"

test.each([
  ["/a.html", { page: 0 }, [], "/a.html"],
  ["/a.html", { page: 0, filters: { ...noFilters, to: { minor: 5_000 } } }, [], "/a.html?filter_pricerange=0-50"],
  ["/a.html", { page: 0, filters: { ...noFilters, from: { minor: 5_000 } } }, [], "/a.html?filter_pricerange=50-999999"],
  ["/a.html?x=1#y", { page: 3 }, [], "/a.html?x=1&counter=3"],
  [
    "/search.php?text=kubek+na",
    { page: 0, filters: { ...noFilters, available: true } },
    [["sort", "p"]] as const,
    "/search.php?text=kubek+na&filter_availability=y&sort=p",
  ],
])("the address of a part of %s (10.4, 10.75, 10.1031)", (list, query, order, expected) => {
  expect(listPath(list, query, order)).toBe(expected)
})

const orders = [
  { words: "po cenie rosnąco", link: "/a.html?sort=3&counter=0" },
  { words: "po cenie malejąco", link: "/settings.php?sort=4" },
  { words: "po nazwie rosnąco", link: "/a.html" },
  { words: "name, descending", link: "/a.html?sort=2" },
]

test.each([
  ["default", []],
  ["price-asc", [["sort", "3"]]],
  ["price-desc", null],
  ["name-asc", null],
  ["name-desc", [["sort", "2"]]],
  ["newest", null],
] as const)("the order %s by the shop's own link (10.74)", (sort, expected) => {
  expect(sortParameters({ orders }, "/a.html", sort)).toEqual(expected)
})

test.each([
  ["/settings.php?sort_order=price-d", { link: "/settings.php?sort_order=price-d", isPosted: false }],
  ["/settings.php?sort_order=price-d&comparers=add", null],
  ["/settings.php?comparers=remove", null],
  ["/a.html?sort_order=price-d", null],
])("%s is the setting of an order, or is none (10.1059)", (link, expected) => {
  expect(sortSetting({ orders: [{ words: "po cenie malejąco", link }] }, "price-desc")).toEqual(expected)
})

const [cheapest, dearest] = ["/settings.php?sort_order=price-a", "/settings.php?sort_order=price-d"].map((link) => ({
  link,
  isPosted: false,
}))

test.each([
  ["says", { words: "po cenie rosnąco", link: cheapest?.link }, true],
  ["says by the words of another", { words: "po cenie malejąco", link: cheapest?.link }, false],
  ["says by the link of another", { words: "po cenie rosnąco", link: dearest?.link }, false],
])("a list is in an order that it %s (10.1059)", (_, { words, link = "" }, expected) => {
  const chosen = { words, link, isChosen: true as const }
  const setting = { link: "/settings.php?sort_order=price-a" }
  expect(isInOrder({ orders: [chosen] }, "price-asc", setting)).toBe(expected)
  expect(isInOrder({ orders: [chosen, { ...chosen, words: "po nazwie" }] }, "price-asc", setting)).toBe(false)
})
