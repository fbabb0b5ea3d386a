import { orderDocumentAddress, subscriptionsAddress } from "../../core/addresses/client-order-addresses.ts"
import type { ReactNode } from "react"
import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { ClientOrderPageModel } from "../../core/order/client-order.page.ts"
import { mayChangeAddress } from "../../core/order/own/may-change-address.ts"
import { mayCancel } from "../../core/order/own/order-operations.ts"
import { orderFormat, orderStatusWords } from "../../core/order/own/view-order-list.ts"
import { viewOrderNext, viewVatRows } from "../../core/order/own/view-own-order.ts"
import { viewShownSums } from "../../core/order/own/view-shown-sums.ts"
import { hasLeft } from "../../core/order/order-status.ts"
import type { ShownOrder } from "../../core/order/placed-order.ts"
import { viewDelivered } from "../../core/order/ways/view-delivered.ts"
import { viewBuyer } from "../../core/order/view-buyer.ts"
import { viewOrderedGoods } from "../../core/order/view-goods.ts"
import { dayMonthYear } from "../../core/values/civil-day.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { OrderGoods } from "../order/OrderGoods.tsx"
import { Lines, OrderSection } from "../order/OrderSection.tsx"
import { NextOfOrder } from "../order/NextOfOrder.tsx"
import { OrderTotals } from "../order/OrderTotals.tsx"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { AccountPart, AddressPart, CancelPart, isPasswordRefused, NoMailPart, RepeatPart } from "./OrderActions.tsx"

interface PartProps {
  readonly order: ShownOrder
  readonly scene: Scene
}

/** One order: how far it is, what comes next, and everything of it as it was placed. Spec: 10.771, 10.772. */
export function ClientOrderPage({ model, scene }: { readonly model: ClientOrderPageModel; readonly scene: Scene }) {
  const { order } = model
  const { say, catalogue, frame } = scene
  const format = orderFormat(order.currency, frame.shell)
  const date = dayMonthYear(civilDayAt(order.placedAtMs, order.zone))
  return (
    <AccountLayout
      scene={scene}
      page="clientOrders"
      heading={say("orders.heading", { number: order.number })}
      lead={
        <>
          {say("orders.placed", { date })} <strong className="order-status">{orderStatusWords(order.status, catalogue)}</strong>
        </>
      }
    >
      {isPasswordRefused(frame) && <AccountPart order={order} scene={scene} />}
      <NextOfOrder placed={viewOrderNext(order, format, catalogue)} order={order} scene={scene} />
      <OrderGoods
        id="client_order_products"
        heading={say("checkout.goodsHeading")}
        goods={viewOrderedGoods(order.lines, format, catalogue)}
        change={null}
      />
      <SumsPart order={order} scene={scene} />
      <PeoplePart order={order} scene={scene} />
      {order.status !== "cancelled" && <CaseWays order={order} scene={scene} />}
      <div className="order-actions">
        <RepeatPart order={order} scene={scene} />
        {mayChangeAddress(order) && <AddressPart model={model} scene={scene} />}
        <NoMailPart order={order} scene={scene} />
        {mayCancel(order) && <CancelPart order={order} scene={scene} />}
      </div>
      <LeaveFormPart model={model} scene={scene} />
    </AccountLayout>
  )
}

function SumsPart({ order, scene: { say, catalogue, frame } }: PartProps) {
  const format = orderFormat(order.currency, frame.shell)
  const vat = viewVatRows(order.sums.vat, format, catalogue)
  return (
    <section className="order-summary" aria-label={say("cart.summary")}>
      <OrderTotals sums={viewShownSums(order, format, catalogue)} />
      {vat.length > 0 && (
        <dl className="order-vat" aria-label={say("orders.vatHeading")}>
          {vat.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Who has ordered, where it goes, and how it is paid. */
function PeoplePart({ order, scene: { say, catalogue } }: PartProps) {
  const { billing, contact, delivery } = viewBuyer(order.buyer, catalogue)
  const delivered = viewDelivered(order, delivery ?? [say("checkout.sameAddress")], catalogue)
  const part = (id: string, heading: string, body: ReactNode) => (
    <OrderSection id={id} heading={heading} change={null}>
      {body}
    </OrderSection>
  )
  return (
    <div className="order-review__parts">
      {part("client_order_buyer", say("checkout.buyerHeading"), <Lines lines={[...billing, ...contact]} />)}
      {delivered !== null && part("client_order_delivery", say("checkout.deliveryHeading"), <Lines lines={delivered} />)}
      {order.parcels.length > 0 &&
        part(
          "client_order_parcels",
          say("orders.parcels"),
          <ul className="order-parcels">
            {order.parcels.map(({ number, link }) => (
              <li key={number}>
                <span className="figures">{number}</span>
                {link !== null && (
                  <a href={link} rel="noopener" aria-label={`${say("orders.track")} ${number}`}>
                    {say("orders.track")}
                  </a>
                )}
              </li>
            ))}
          </ul>,
        )}
      {order.documents.length > 0 &&
        part(
          "client_order_documents",
          say("orders.documents"),
          <ul className="order-parcels">
            {order.documents.map(({ id, kind, number }) => (
              <li key={id}>
                <a href={orderDocumentAddress(order.number, id)} type="application/pdf">
                  {say(kind === "invoice" ? "orders.invoice" : "orders.correction", { number })}
                </a>
              </li>
            ))}
          </ul>,
        )}
      {part("client_order_payment", say("checkout.paymentHeading"), <Lines lines={[order.payment.name]} />)}
      {order.note !== "" && part("client_order_note", say("checkout.note"), <p className="order-part__note">{order.note}</p>)}
    </div>
  )
}

/** Where its contract is withdrawn from, and once it was sent its goods are returned and complained about. Spec: 10.840, 10.855, 10.957. */
function CaseWays({ order: { number, status, hasSubscription }, scene: { say, language } }: PartProps) {
  const isSent = hasLeft(status)
  return (
    <p className="order-cases">
      {hasSubscription && <a href={subscriptionsAddress(language)}>{say("subscriptions.ofOrder")}</a>}
      <a href={caseAddress(language, "withdrawal", { order: number })}>{say("returns.footer")}</a>
      {isSent && <a href={caseAddress(language, "return", { order: number })}>{say("returns.openReturn")}</a>}
      {isSent && <a href={caseAddress(language, "complaint", { order: number })}>{say("returns.openComplaint")}</a>}
    </p>
  )
}
