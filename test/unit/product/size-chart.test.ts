import { describe, expect, test } from "vitest"
import { sizeChartOf } from "../../../core/product/size-chart.ts"

const chart = {
  note: "cm",
  columns: ["Klatka", "Rękaw"],
  rows: [
    { size: "S", values: ["88", "60"] },
    { size: "M", values: ["94"] },
    { size: "L", values: ["100", "62", "7"] },
  ],
}
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: `rozmiar ${id}` }))

describe("a product's chart has its own sizes, in its order, with a value for each column (2.64, 11.191)", () => {
  test.each([
    ["the product's order and names", named("M", "S"), ["rozmiar M", "rozmiar S"]],
    ["sizes that are not measured are left out", named("XL", "S"), ["rozmiar S"]],
  ])("%s", (_, sizes, rows) => {
    expect(sizeChartOf(chart, sizes)?.rows.map(({ size }) => size)).toEqual(rows)
  })

  test("values that are missing are empty, and those of no column are dropped", () => {
    expect(sizeChartOf(chart, named("M", "L"))?.rows.map(({ values }) => values)).toEqual([
      ["94", ""],
      ["100", "62"],
    ])
  })

  test("no size measured is no chart", () => {
    expect(sizeChartOf(chart, named("XL"))).toBeNull()
    expect(sizeChartOf(chart, [])).toBeNull()
  })
})
