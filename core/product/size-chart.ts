/** What the sizes of a product measure: a table whose rows are sizes. */
export interface SizeChartData {
  /** what is measured, and how; plain text */
  readonly note: string
  readonly columns: readonly string[]
  /** a value for each column */
  readonly rows: readonly SizeMeasures[]
}

/** The measures of one size. */
export interface SizeMeasures {
  /** name of the size */
  readonly size: string
  readonly values: readonly string[]
}

/**
 * A chart of which only the sizes of one product are left, in the product's order and under the names it has for them. `null` = the chart
 * measures none of them.
 *
 * Spec: 2.64, 11.191.
 *
 * @param chart its rows are named by the ids of sizes
 *
 * @example sizeChartOf({ note: "cm", columns: ["A"], rows: [{ size: "S", values: ["82"] }] }, [{ id: "S", name: "Small" }])?.rows
 * // => [{ size: "Small", values: ["82"] }]
 */
export function sizeChartOf(chart: SizeChartData, sizes: readonly { readonly id: string; readonly name: string }[]): SizeChartData | null {
  const measures = new Map(chart.rows.map(({ size, values }) => [size, values]))
  const rows = sizes.flatMap(({ id, name }) => {
    const values = measures.get(id)
    return values === undefined ? [] : [{ size: name, values: chart.columns.map((_, at) => values[at] ?? "") }]
  })
  return rows.length === 0 ? null : { ...chart, rows }
}
