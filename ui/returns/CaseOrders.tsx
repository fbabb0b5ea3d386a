import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { CasePageModel } from "../../core/returns/case.page.ts"
import { caseLimits } from "../../core/returns/case-faults.ts"
import type { FaultWords } from "../../core/returns/view-fault.ts"
import { dayMonthYear } from "../../core/values/civil-day.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import type { Scene } from "../scene.ts"
import { Radios, TextField } from "./CaseFields.tsx"

interface LinksProps {
  readonly orders: CasePageModel["open"]["orders"]
  readonly kind: CasePageModel["kind"]
  readonly zone: string
  readonly scene: Scene
}

/** The orders of who is signed in, each a link that begins with it. */
export const OrderLinks = ({ orders, kind, zone, scene: { say, language } }: LinksProps) => (
  <section className="case-orders" aria-labelledby="case_orders_heading">
    <h2 id="case_orders_heading">{say("returns.orderChoose")}</h2>
    <ul>
      {orders.map(({ number, placedAtMs, names }) => (
        <li key={number}>
          <a href={caseAddress(language, kind, { order: number })}>
            <strong>{number}</strong> <span className="figures">{dayMonthYear(civilDayAt(placedAtMs, zone))}</span>
            <span className="case-orders__goods">{names.join(", ")}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

interface FieldsProps {
  readonly model: CasePageModel
  readonly faults: readonly FaultWords[]
  readonly scene: Scene
}

/** Which order. Spec: 10.850. */
export function OrderFields({ model: { open }, faults, scene: { say, frame } }: FieldsProps) {
  const { orders, draft, zone } = open
  const chosen = draft.values.case_order ?? ""
  if (orders.length === 0)
    return (
      <section className="form-section case-section">
        {frame.visitor.is === "client" && <p>{say("returns.orderNone")}</p>}
        <TextField
          name="case_order"
          label={say("returns.orderField")}
          value={chosen}
          faults={faults}
          maxLength={caseLimits.order}
          autoComplete="off"
        />
      </section>
    )
  return (
    <Radios
      name="case_order"
      label={say("returns.orderChoose")}
      value={chosen}
      faults={faults}
      options={orders.map(({ number, placedAtMs, names }) => ({
        value: number,
        text: (
          <>
            <strong>{number}</strong> <span className="figures">{dayMonthYear(civilDayAt(placedAtMs, zone))}</span>
            <span className="case-orders__goods">{names.join(", ")}</span>
          </>
        ),
      }))}
    />
  )
}
