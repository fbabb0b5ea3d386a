import { describe, expect, test } from "vitest"
import { cellsDiffer, comparedRows, parameterRows } from "../../../core/saved/comparison.ts"
import { comparisonPageRecord } from "../../../core/saved/comparison.page.ts"

describe("a comparison (10.382)", () => {
  test.each([
    [["Tak ", "tak"], false],
    [["10", "12"], true],
    [["", ""], false],
    [["tak", ""], true],
    [["ŁĄKA", "łąka"], false],
    [["jedna"], false],
    [[], false],
  ])("10.382: the cells %j differ: %j", (cells, differ) => expect(cellsDiffer(cells)).toBe(differ))

  test("10.382: every property has one row, with a text for each product", () => {
    const waga = (...values: readonly string[]) => ({ parameters: [{ name: "Waga", values }] })
    expect(parameterRows([waga("1 kg", "2 kg"), { parameters: [] }, { parameters: [{ name: "Mycie", values: ["tak"] }] }])).toEqual([
      { name: "Waga", cells: ["1 kg, 2 kg", "", ""] },
      { name: "Mycie", cells: ["", "", "tak"] },
    ])
  })

  test("10.382: a column that is folded away counts for no difference", () => {
    const rows = [
      { name: "Waga", cells: ["1", "1", "2"] },
      { name: "Kolor", cells: ["biały", "szary", "biały"] },
    ]
    const shown = (hidden: readonly number[]) =>
      comparedRows(rows, { onlyDifferences: true, hidden: new Set(hidden) }).map(({ name }) => name)
    expect([shown([]), shown([2]), shown([1, 2])]).toEqual([["Waga", "Kolor"], ["Kolor"], []])
  })
})

test.each([
  ["", { onlyDifferences: false, hidden: [] }, ""],
  ["differences=y&hidden=501.535", { onlyDifferences: true, hidden: [501, 535] }, "?differences=y&hidden=501.535"],
  ["differences=n&hidden=501.x.501.0.-1", { onlyDifferences: false, hidden: [501] }, "?hidden=501"],
  ["hidden=1.2.3.4.5.6.7.8", { onlyDifferences: false, hidden: [1, 2, 3, 4, 5, 6] }, "?hidden=1.2.3.4.5.6"],
])("10.382: the query %j is read as far as it can be", (query, view, written) => {
  const address = comparisonPageRecord.read("/product-compare.php", new URLSearchParams(query))
  expect(address).toEqual({ page: "comparison", language: null, ...view })
  expect(address === null ? null : comparisonPageRecord.write(address)).toBe(`/product-compare.php${written}`)
})
