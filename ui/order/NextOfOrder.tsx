import { Fragment } from "react"
import { prepaidPath } from "../../core/addresses/order-addresses.ts"
import { paymentMark } from "../../core/order/placed/payment-watch.ts"
import type { PlacedView } from "../../core/order/placed/view-placed.ts"
import type { ShownOrder } from "../../core/order/placed-order.ts"
import type { Scene } from "../scene.ts"
import { QrPicture } from "./QrPicture.tsx"

interface Props {
  readonly placed: PlacedView
  readonly order: ShownOrder
  readonly scene: Scene
}

/** What comes next for an order, with the data of a transfer or the ways to pay. Spec: 10.750 to 10.754. */
export function NextOfOrder({ placed, order, scene }: Props) {
  const { say } = scene
  return (
    <section
      className="order-done"
      aria-labelledby="order_next"
      data-payment={paymentMark(order)}
      data-awaited={placed.pay?.isAwaited === true ? "" : undefined}
    >
      <h2 id="order_next">{say("checkout.doneNext")}</h2>
      {placed.pay?.told != null && (
        <p id="order_payment_told" className="order-done__told" role="alert">
          {placed.pay.told}
        </p>
      )}
      <p>{placed.next}</p>
      {placed.transfer !== null && <Transfer transfer={placed.transfer} scene={scene} />}
      <Paying placed={placed} number={order.number} scene={scene} />
    </section>
  )
}

/** The way to the provider, and the other ways to pay: each is a button of one form. Spec: 10.753, 10.754. */
function Paying({ placed: { pay, others }, number, scene: { say } }: PayingProps) {
  if (pay === null && others.length === 0) return null
  return (
    <form id="order_pay_form" className="order-pay" action={prepaidPath} method="post">
      <input type="hidden" name="order" value={number} />
      {pay !== null && (
        <button type="submit" className="btn --solid --large">
          {pay.button}
        </button>
      )}
      {others.length > 0 && (
        <fieldset className="order-pay__others">
          <legend>{say("checkout.payOther")}</legend>
          {others.map(({ id, label, total }) => (
            <Fragment key={id}>
              {total !== null && <input type="hidden" name={`total_${id}`} value={total} />}
              <button type="submit" className="btn" name="payment" value={id}>
                {label}
              </button>
            </Fragment>
          ))}
        </fieldset>
      )}
    </form>
  )
}

interface PayingProps {
  readonly placed: PlacedView
  readonly number: string
  readonly scene: Scene
}

function Transfer({ transfer, scene: { say } }: { readonly transfer: NonNullable<PlacedView["transfer"]>; readonly scene: Scene }) {
  const rows = [
    ["checkout.transferRecipient", transfer.recipient],
    ["checkout.transferAccount", transfer.account],
    ["checkout.transferAmount", transfer.amount],
    ["checkout.transferTitleLabel", transfer.title],
  ] as const
  return (
    <div className="order-transfer">
      <dl>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {transfer.code !== null && (
        <figure>
          <QrPicture code={transfer.code} name={say("checkout.transferCode")} />
          <figcaption>{say("checkout.transferScan")}</figcaption>
        </figure>
      )}
    </div>
  )
}
