import type { SizeChartData } from "../../core/product/size-chart.ts"
import { ReadingDialog } from "../controls/ReadingDialog.tsx"
import type { Scene } from "../scene.ts"

/** What the sizes measure: a link, and the table that it opens as a dialog, without scripts as a section. Spec: 2.34, 2.64. */
export function SizeChart({ chart, scene: { say, prose } }: { readonly chart: SizeChartData; readonly scene: Scene }) {
  return (
    <>
      <p className="size_chart__link">
        <a href="#size_chart">{say("product.sizeChart")}</a>
      </p>
      <ReadingDialog id="size_chart" className="size_chart" heading={say("product.sizeChart")} closeLabel={say("product.closeReading")}>
        <table className="size_chart__table">
          <thead>
            <tr>
              <th scope="col">{say("product.size")}</th>
              {chart.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ size, values }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {chart.columns.map((column, at) => (
                  <td key={column}>{values[at] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="size_chart__note">{prose(chart.note)}</p>
      </ReadingDialog>
    </>
  )
}
