import { expect, test } from "vitest"
import { listPath, sortParameters } from "../../../adapters/origin/list-path.ts"
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
