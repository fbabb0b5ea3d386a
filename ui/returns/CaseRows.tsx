import type { CaseOrder } from "../../core/returns/case-draft.ts"
import { exemptionKeys } from "../../core/returns/exemption.ts"
import { rowWorthWords } from "../../core/returns/view-case-rows.ts"
import { amountId, type FaultWords, rowsId } from "../../core/returns/view-fault.ts"
import { orderFormat } from "../../core/order/own/view-order-list.ts"
import { numberWords } from "../../core/quantity/quantity-text.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly order: CaseOrder
  readonly amounts: readonly string[]
  readonly faults: readonly FaultWords[]
  readonly scene: Scene
}

/** The rows of an order, each with the field for how much of it. What cannot be given back has none, and says why. Spec: 10.843, 10.845, 10.976. */
export function CaseRows({ order, amounts, faults, scene }: Props) {
  const { say, catalogue, frame, language } = scene
  const format = orderFormat(order.currency, frame.shell)
  const whole = faults.find(({ at }) => at === rowsId)
  return (
    <fieldset id={rowsId} className={`field case-rows${whole === undefined ? "" : " --error"}`} tabIndex={-1}>
      <legend className="field__label">{say("returns.rowsHeading")}</legend>
      {whole !== undefined && <div className="f-message">{whole.words}</div>}
      <ul>
        {order.rows.map(({ row, name, sizeName, unit, left, total, points, exemption }) => {
          const id = amountId(row)
          const fault = faults.find(({ at }) => at === id)
          const isOpen = exemption === null && left.coefficient > 0
          return (
            <li key={row} className="case-rows__row">
              <span className="case-rows__name">
                {name}
                {sizeName !== "" && <span className="case-rows__size">{sizeName}</span>}
                <span className="case-rows__worth figures">{rowWorthWords({ total, points }, format, catalogue)}</span>
              </span>
              {isOpen ? (
                <span className={`case-rows__amount${fault === undefined ? "" : " --error"}`}>
                  <input
                    id={id}
                    name={`case_amount[${row}]`}
                    className="field__input f-control"
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={20}
                    defaultValue={amounts[row] ?? ""}
                    aria-label={say("returns.amountLabel", { name })}
                    aria-describedby={`${id}_left${fault === undefined ? "" : ` ${id}_message`}`}
                    {...(fault === undefined ? {} : { "aria-invalid": true })}
                  />
                  <span id={`${id}_left`} className="figures">
                    {say("returns.amountLeft", { left: `${numberWords(left, language)} ${unit}` })}
                  </span>
                </span>
              ) : (
                // what is wrong with an amount that was posted all the same leads here
                <span id={id} className="case-rows__closed" tabIndex={-1}>
                  {say(exemption === null ? "returns.faultAbove" : exemptionKeys[exemption])}
                </span>
              )}
              {fault !== undefined && (
                <div id={`${id}_message`} className="f-message">
                  {fault.words}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
