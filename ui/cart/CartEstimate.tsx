import type { OutlookView } from "../../core/basket/summary/view-outlook.ts"
import { RatesTable } from "../controls/RatesTable.tsx"
import type { SummarySay } from "./cart-summary-texts.ts"

interface Props {
  readonly view: OutlookView
  readonly say: SummarySay
}

/** What an order would come to: the two ways to pay, what comes again and again, and the rates. Spec: 5.78, 5.79, 10.443, 10.444, 18.82. */
export function CartEstimate({ view, say }: Props) {
  const { ways, groups, instalments, old } = view
  if (ways.length === 0 && groups.length === 0 && instalments === null) return null
  return (
    <section id="cart_estimate" className="cart__estimate" aria-labelledby="cart_estimate_heading">
      {/* rates alone say themselves what they are */}
      <h2 id="cart_estimate_heading" className={ways.length + groups.length === 0 ? "aside" : undefined}>
        {say("cart.estimateHeading")}
      </h2>
      <p role="status" className="basketedit_summary__obstacle">
        {old !== null && (
          <>
            {old.text} <a href={old.link}>{say("cart.estimateReload")}</a>
          </>
        )}
      </p>
      {ways.map(({ heading, delivery, method, total }) => (
        <div key={heading} className="cart__way-to-pay">
          <h3>{heading}</h3>
          <strong className="figures">{total}</strong>
          <p>{delivery}</p>
          <p>{method}</p>
        </div>
      ))}
      {ways.length > 0 && <p className="basketedit_summary__note">{say("cart.estimateNote")}</p>}
      {groups.length > 0 && (
        <div>
          <h3>{say("cart.groupHeading")}</h3>
          <ul>
            {groups.map((group) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
        </div>
      )}
      {instalments !== null && <Rates view={instalments} say={say} />}
    </section>
  )
}

/** The rates at once where they are lent, or why not: closed until it is wanted, and without a script. */
function Rates({ view, say }: { readonly view: NonNullable<OutlookView["instalments"]>; readonly say: SummarySay }) {
  const { name, message, buttons, rates } = view
  const hintId = (at: number) => `cart_rates_hint_${at + 1}`
  return (
    <details className="cart__rates rebate">
      <summary className="rebate__heading">{name}</summary>
      {message !== null && <p>{message}</p>}
      {buttons.map(({ label, amount, hint }, at) => (
        <div key={label}>
          <button type="button" className="btn --outline" disabled aria-describedby={hint === null ? undefined : hintId(at)}>
            {label} <span className="figures">{amount}</span>
          </button>
          {hint !== null && <p id={hintId(at)}>{hint}</p>}
        </div>
      ))}
      {rates !== null && <RatesTable rates={rates} say={say} />}
    </details>
  )
}
