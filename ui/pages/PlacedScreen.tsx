import { addressLine } from "../../core/delivery/pickup-point.ts"
import { viewBuyer } from "../../core/order/view-buyer.ts"
import { viewOrderedGoods } from "../../core/order/view-goods.ts"
import { viewOrderSums } from "../../core/order/view-order-sums.ts"
import { type PlacedView, viewPlaced } from "../../core/order/placed/view-placed.ts"
import { paymentMark } from "../../core/order/placed/payment-watch.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { prepaidPath } from "../../core/addresses/order-addresses.ts"
import type { BodyProps } from "./page-body.ts"
import type { Scene } from "../scene.ts"
import { OrderGoods } from "../order/OrderGoods.tsx"
import { Lines, OrderSection } from "../order/OrderSection.tsx"
import { OrderTotals } from "../order/OrderTotals.tsx"
import { QrPicture } from "../order/QrPicture.tsx"

/** The zone of the platform's shops. */
const zone = "Europe/Warsaw"

/** What was ordered: its number, what comes next, and all of it once more. Spec: 10.750 to 10.752. */
export function PlacedScreen({ model: { page, order }, scene }: BodyProps<"placeOrder" | "prepaid">) {
  const { say, catalogue, frame, language } = scene
  const { priceFormat } = frame.shell
  const placed = viewPlaced(order, { transfer: order.transfer, format: priceFormat, zone }, catalogue)
  const { billing, contact, delivery } = viewBuyer(order.buyer, catalogue)
  return (
    <main id="content" className="wrap order-page" tabIndex={-1}>
      <h1>{placed.heading}</h1>
      <p className="order-done__number">
        {say("checkout.doneNumber")} <strong className="figures">{order.number}</strong>
      </p>
      <div className="order-page__columns">
        <div className="order-review">
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
          <OrderGoods
            id="placed_products"
            heading={say("checkout.goodsHeading")}
            goods={viewOrderedGoods(order.lines, priceFormat, catalogue)}
            change={null}
          />
          <div className="order-review__parts">
            <OrderSection id="placed_info_sub1" heading={say("checkout.buyerHeading")} change={null}>
              <Lines lines={[...billing, ...contact]} />
            </OrderSection>
            {order.delivery !== null && (
              <OrderSection id="placed_delivery" heading={say("checkout.deliveryHeading")} change={null}>
                <Lines
                  lines={[
                    order.delivery.name,
                    ...(order.point === null ? (delivery ?? [say("checkout.sameAddress")]) : [order.point.name, addressLine(order.point)]),
                  ]}
                />
              </OrderSection>
            )}
            <OrderSection id="placed_payment" heading={say("checkout.paymentHeading")} change={null}>
              <Lines lines={[order.payment.name]} />
            </OrderSection>
          </div>
        </div>
        <aside className="order-summary" aria-label={say("cart.summary")}>
          <OrderTotals sums={viewOrderSums(order.sums, order.delivery !== null, priceFormat, catalogue)} isPrepaid={page === "prepaid"} />
          <a className="btn" href={homeAddress(language)}>
            {say("cart.continue")}
          </a>
        </aside>
      </div>
    </main>
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
          {others.map(({ id, name }) => (
            <button key={id} type="submit" className="btn" name="payment" value={id}>
              {name}
            </button>
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
