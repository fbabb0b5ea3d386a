import type { InstalmentsView } from "../../core/pricing/instalment-plan.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly rates: NonNullable<InstalmentsView["rates"]>
  readonly say: Say<"price.instalmentMonths" | "price.instalmentRate" | "price.instalmentSum">
}

/** The rates of an amount by their number. Spec: 15.38 to 15.42. */
export function RatesTable({ rates: { about, rows }, say }: Props) {
  return (
    <table className="couriers instalments__rates">
      <caption>{about}</caption>
      <thead>
        <tr>
          <th scope="col">{say("price.instalmentMonths")}</th>
          <th scope="col">{say("price.instalmentRate")}</th>
          <th scope="col">{say("price.instalmentSum")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ months, rate, total }) => (
          <tr key={months}>
            <th scope="row">{months}</th>
            <td className="figures">{rate}</td>
            <td className="figures">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
