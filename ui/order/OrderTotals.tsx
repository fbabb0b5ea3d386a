import type { OrderSumsView } from "../../core/order/view-order-sums.ts"

/** What an order comes to; the amount to pay is the only `strong` of its block. Spec: 10.126, 10.155, 10.733. */
export function OrderTotals({
  sums,
  isPrepaid = false,
}: {
  readonly sums: OrderSumsView
  /** on the page of what is paid before */ readonly isPrepaid?: boolean
}) {
  return (
    <div className="order-sums">
      <dl className="order-sums__rows">
        {sums.rows.map(({ kind, label, amount }) => (
          <div key={kind} className={`order-sums__row --${kind}`}>
            <dt>{label}</dt>
            <dd id={isPrepaid && kind === "surcharge" ? "additional_cost_prepaid" : undefined} className="figures">
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      <p className="basketedit_total_summary" aria-live="polite" aria-atomic="true">
        <span className="basketedit_total_summary__label">{sums.totalLabel}</span>
        <strong id={isPrepaid ? "currencytotal_prepaid" : undefined} className="figures">
          {sums.total}
          <span className="price_vat"> {sums.taxWord}</span>
        </strong>
      </p>
    </div>
  )
}
