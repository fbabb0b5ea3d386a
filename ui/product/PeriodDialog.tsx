import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import type { PeriodCheckView } from "../../core/subscription/view-period-check.ts"
import { Dialog } from "../controls/Dialog.tsx"

export interface PeriodDialogProps {
  readonly dialog: NonNullable<PeriodCheckView["dialog"]>
  readonly heading: string
  readonly send: (event: ProductPageEvent) => void
}

/**
 * The periods that the product and all subscriptions of the cart have in common. Its radios are no fields of the form around it.
 *
 * Spec: 4.64 to 4.67, 17.17.
 */
export function PeriodDialog({ dialog, heading, send }: PeriodDialogProps) {
  return (
    <Dialog
      id="projector_subscription_dialog"
      heading={heading}
      closeLabel={dialog.cancel}
      onClose={() => send({ type: "Closed" })}
      returnTo="projector_button_basket"
    >
      <p id="projector_subscription_conflict">{dialog.text}</p>
      <div className="projector_subscription__purchases" role="radiogroup" aria-labelledby="projector_subscription_conflict">
        {dialog.periods.map(({ days, label, selected }) => (
          <label key={days} className="projector_subscription__purchase">
            <input
              type="radio"
              name="projector_subscription_common"
              form=""
              value={days}
              checked={selected}
              {...(selected ? { "data-first-focus": "" } : {})}
              onChange={() => send({ type: "PeriodPicked", days })}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="projector_subscription__buttons">
        <button type="button" className="btn --solid" onClick={() => send({ type: "Confirmed" })}>
          {dialog.confirm}
        </button>
        <button type="button" className="btn" data-close="">
          {dialog.cancel}
        </button>
      </div>
    </Dialog>
  )
}
