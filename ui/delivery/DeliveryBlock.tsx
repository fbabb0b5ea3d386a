import type { ShippingPanelEvent } from "../../core/delivery/shipping-panel.ts"
import type { ShippingView } from "../../core/delivery/view-shipping.ts"
import type { DeliverySay } from "./delivery-texts.ts"
import { ShippingDialog } from "./ShippingDialog.tsx"

interface Props {
  readonly view: ShippingView
  readonly say: DeliverySay
  readonly send: (event: ShippingPanelEvent) => void
  /** the shopper wants to know how what the form holds now is delivered */
  readonly onAsked: () => void
}

/**
 * Beside the button: when it ships, what delivery costs at least, when that arrives, and the way to all of it. The link leads to the dialog as
 * to a section where no script opens it.
 *
 * Spec: 2.37, 10.96, 10.97, 18.26, 18.54.
 */
export function DeliveryBlock({ view, say, send, onAsked }: Props) {
  const { ships, cost, day, freeFrom, pickup } = view
  return (
    <section id="projector_shipping_dialog" className="delivery" aria-labelledby="delivery_heading">
      <h2 id="delivery_heading" className="delivery__heading">
        {say("shipping.heading")}
      </h2>
      {ships !== "" && (
        <p id="projector_shipping_info" className="delivery__ships">
          <span id="projector_delivery_label" hidden>
            {say("shipping.label")}
          </span>
          <span id="projector_delivery_days">{ships}</span>
        </p>
      )}
      <dl className="delivery__facts">
        {cost !== null && (
          <div>
            <dt>{say("shipping.cost")}</dt>
            <dd className="figures">
              {cost}
              {freeFrom !== null && <small className="delivery__free">{` ${freeFrom}`}</small>}
              {view.lacking !== null && <small className="delivery__free">{` ${view.lacking}`}</small>}
            </dd>
          </div>
        )}
        {day !== "" && (
          <div>
            <dt>{say("shipping.arrives")}</dt>
            <dd>{day}</dd>
          </div>
        )}
        {pickup !== null && pickup.chosen !== "" && (
          <div>
            <dt>{say("pickup.chosenHeading")}</dt>
            <dd>{pickup.chosen}</dd>
          </div>
        )}
      </dl>
      <a className="projector_shipping__info delivery__link" href="#shipping_info" onClick={onAsked}>
        {say("shipping.dialog")}
      </a>
      <ShippingDialog dialog={view.dialog} place={view.place} pickup={pickup} say={say} send={send} onAsked={onAsked} />
    </section>
  )
}
