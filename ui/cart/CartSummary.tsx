import type { CartSummaryView } from "../../core/basket/summary/view-cart-summary.ts"
import type { SummarySay } from "./cart-summary-texts.ts"

interface CartSummaryProps {
  readonly view: CartSummaryView
  readonly say: SummarySay
  /** where shopping goes on */
  readonly home: string
}

/** What it comes to. The amount to pay stands in the only `strong` of its block. What keeps it from an order stands at the button. Spec: 8.58 to 8.64, 10.125 to 10.128, 10.166, 10.442, 18.64. */
export function CartSummary({ view, say, home }: CartSummaryProps) {
  const { obstacle = null, balance = null } = view.outlook ?? {}
  const charges = [
    { kind: "insurance", label: "cart.insurance", amount: view.insurance },
    { kind: "prepaid", label: "cart.prepaid", amount: view.prepaid },
    { kind: "balance", label: "cart.fromBalance", amount: view.fromBalance === null ? null : `−${view.fromBalance}` },
  ] as const
  return (
    <aside className="basketedit_summary_container" aria-label={say("cart.summary")}>
      <h2>{say("cart.summary")}</h2>
      <div className="basketedit_summary__rows">
        <p className="basketedit_summary__row">
          <span>{say("cart.worth")}</span>
          <strong className="figures" data-worth={view.subtotal}>
            {view.subtotal}
          </strong>
        </p>
        {view.rebate !== null && (
          <p className="basketedit_summary__row --rebate">
            <span>{view.rebate.label}</span>
            <span className="figures">−{view.rebate.amount}</span>
          </p>
        )}
        {view.points !== null && (
          <p className="basketedit_summary__row --points">
            <span>{say("cart.points")}</span>
            <strong className="figures">{view.points}</strong>
          </p>
        )}
        {balance !== null && <p className="basketedit_summary__note">{balance}</p>}
        {view.deposit !== null && (
          <p className="basketedit_summary__row --deposit">
            <span>{say("cart.deposit")}</span>
            <span className="figures">{view.deposit}</span>
          </p>
        )}
        {view.wrapping !== null && (
          <p className="basketedit_summary__row --wrapping">
            <span>{say("cart.wrapping")}</span>
            <span className="figures">{view.wrapping}</span>
          </p>
        )}
        <p className="basketedit_summary__row">
          <span>{view.shippingLabel}</span>
          {view.shipping === null ? (
            <span className="figures">{view.shippingLacking?.cost ?? say("cart.shippingUnknown")}</span>
          ) : (
            <strong className="plus_sign figures">{view.shipping}</strong>
          )}
        </p>
        {charges.map(
          ({ kind, label, amount }) =>
            amount !== null && (
              <p key={kind} className={`basketedit_summary__row --${kind}`}>
                <span>{say(label)}</span>
                <span className="figures">{amount}</span>
              </p>
            ),
        )}
        {view.shippingLacking !== null && <p className="basketedit_summary__note">{view.shippingLacking.note}</p>}
        {view.pickup !== null && <p className="basketedit_summary__note">{view.pickup}</p>}
      </div>
      {view.toFreeShipping !== null && (
        <div className="free_shipping">
          <p id="free_shipping_text">{view.toFreeShipping}</p>
          {view.freeShippingPercent !== null && (
            <progress max={100} value={view.freeShippingPercent} aria-labelledby="free_shipping_text" />
          )}
        </div>
      )}
      <div className="basketedit_total_summary" aria-live="polite">
        <span className="basketedit_total_summary__label">{say("cart.total")}</span>
        <strong className="figures">
          {view.total}
          {view.taxWord !== "" && <span className="price_vat"> {view.taxWord}</span>}
        </strong>
      </div>
      {view.next === null ? (
        <>
          <button id="basket_go_next" type="button" className="btn --solid --large" disabled aria-describedby="basket_go_next_reason">
            {say("cart.next")}
          </button>
          <div id="basket_go_next_reason" className="basketedit_summary__reason" role="status">
            {obstacle === null ? (
              <p>{say("cart.nextNotYet")}</p>
            ) : (
              <p className="basketedit_summary__obstacle">
                {obstacle.text} {obstacle.link !== null && <a href={obstacle.link.href}>{obstacle.link.label}</a>}
              </p>
            )}
          </div>
        </>
      ) : (
        <>
          <a id="basket_go_next" className="btn --solid --large" href={view.next}>
            {say("cart.next")}
          </a>
          {/* what keeps it from an order after a change is told here */}
          <div className="basketedit_summary__reason" role="status" />
        </>
      )}
      <a className="basketedit_summary__continue" href={home}>
        {say("cart.continue")}
      </a>
    </aside>
  )
}
