import { describe, expect, test } from "vitest"
import {
  type ChosenFilters,
  filterParameters,
  isFiltered,
  mostChosen,
  noFilters,
  readFilters,
  withoutFilter,
  withoutGroup,
} from "../../../core/filters/chosen-filters.ts"

const read = (query: string) => readFilters(new URLSearchParams(query))
const written = (query: string) => filterParameters(read(query).filters).map((pair) => pair.join("="))

describe("an address names the filters of a list under the platform's names (10.75, 10.340)", () => {
  test.each([
    ["filter_sizes=M", ["filter_sizes=M"]],
    ["filter_sizes=S&filter_sizes=M", ["filter_sizes=M", "filter_sizes=S"]],
    ["filter_sizes[]=S&filter_sizes[]=M", ["filter_sizes=M", "filter_sizes=S"]],
    ["filter_sizes=S,M,S", ["filter_sizes=M", "filter_sizes=S"]],
    ["filter_producer=11&filter_traits26=34&filter_sizes=M", ["filter_sizes=M", "filter_traits26=34", "filter_producer=11"]],
    ["filter_traits[26]=34&filter_traits9=a", ["filter_traits9=a", "filter_traits26=34"]],
    ["filter_availability=y", ["filter_availability=y"]],
    ["filter_pricerange=0-100", ["filter_pricerange=-100"]],
    ["filter_pricerange=19.90-", ["filter_pricerange=19.9-"]],
    ["filter_pricerange=100-20", ["filter_pricerange=20-100"]],
    ["filter_price_from=20&filter_price_to=99,50", ["filter_pricerange=20-99.5"]],
    ["filter_price_from=1 234,50&filter_price_to=", ["filter_pricerange=1234.5-"]],
    ["filter_price_from=&filter_price_to=", []],
    ["filter_price_to=0", ["filter_pricerange=-0"]],
    ["sort=newest&counter=2&text=kubek", []],
  ])("%s", (query, expected) => {
    expect(written(query)).toEqual(expected)
    expect(read(query).isCut).toBe(false)
  })
})

describe("what cannot be read is left out, and said to be (10.343)", () => {
  test.each([
    ["filter_sizes=%3Cscript%3E&filter_sizes=M", ["filter_sizes=M"]],
    ["filter_sizes=M,", ["filter_sizes=M"]],
    ["filter_traits0=1", []],
    ["filter_traits1234567=1", []],
    ["filter_colour=red", []],
    ["filter_availability=n", []],
    ["filter_pricerange=cheap", []],
    ["filter_pricerange=-5-10", []],
    ["filter_pricerange=1-2-3", []],
    ["filter_price_from=1.234", []],
    ["filter_price_from=-5", []],
    ["filter_price_to=NaN&filter_price_from=10", ["filter_pricerange=10-"]],
    [`filter_price_to=${"9".repeat(30)}`, []],
    [`filter_sizes=${"x".repeat(41)}`, []],
  ])("%s", (query, expected) => {
    expect(written(query)).toEqual(expected)
    expect(read(query).isCut).toBe(true)
  })

  test("more values than a shopper could want are cut", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `filter_sizes=${at}`).join("&")
    const { filters, isCut } = read(many)
    expect(filters.groups[0]?.ids).toHaveLength(mostChosen)
    expect(isCut).toBe(true)
  })
})

describe("each filter and all of a group can be taken away, and the others stay (10.341)", () => {
  const { filters } = read("filter_sizes=M,S&filter_traits26=34&filter_pricerange=20-100&filter_availability=y")
  const left = (one: ChosenFilters) => filterParameters(one).map((pair) => pair.join("="))
  test.each([
    [{ is: "value", key: "sizes", id: "M" }, ["filter_sizes=S", "filter_traits26=34", "filter_pricerange=20-100", "filter_availability=y"]],
    [{ is: "value", key: "traits26", id: "34" }, ["filter_sizes=M", "filter_sizes=S", "filter_pricerange=20-100", "filter_availability=y"]],
    [{ is: "price" }, ["filter_sizes=M", "filter_sizes=S", "filter_traits26=34", "filter_availability=y"]],
    [{ is: "available" }, ["filter_sizes=M", "filter_sizes=S", "filter_traits26=34", "filter_pricerange=20-100"]],
  ] as const)("%j", (removed, expected) => {
    expect(left(withoutFilter(filters, removed))).toEqual(expected)
  })

  test("a group", () => {
    expect(left(withoutGroup(filters, "sizes"))).toEqual(["filter_traits26=34", "filter_pricerange=20-100", "filter_availability=y"])
  })

  test("the last one leaves the whole list", () => {
    expect(isFiltered(withoutFilter(read("filter_sizes=M").filters, { is: "value", key: "sizes", id: "M" }))).toBe(false)
    expect(isFiltered(noFilters)).toBe(false)
  })
})
