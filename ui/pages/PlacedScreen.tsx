import { keptChoosingKey } from "../../core/account/kept-client.ts"
import { viewDelivered } from "../../core/order/ways/view-delivered.ts"
import { viewBuyer } from "../../core/order/view-buyer.ts"
import { viewOrderedGoods } from "../../core/order/view-goods.ts"
import { viewShownSums } from "../../core/order/own/view-shown-sums.ts"
import { viewPlaced } from "../../core/order/placed/view-placed.ts"
import { passkeysAddress } from "../../core/addresses/account-addresses.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { AccountPart, NoMailPart } from "../account/OrderActions.tsx"
import type { BodyProps } from "./page-body.ts"
import { OrderGoods } from "../order/OrderGoods.tsx"
import { Lines, OrderSection } from "../order/OrderSection.tsx"
import { OrderTotals } from "../order/OrderTotals.tsx"
import { NextOfOrder } from "../order/NextOfOrder.tsx"

/** What was ordered: its number, what comes next, and all of it once more. Spec: 10.750 to 10.752, 10.933. */
export function PlacedScreen({ model: { page, order, offersPasskey }, scene }: BodyProps<"placeOrder" | "prepaid">) {
  const { say, catalogue, frame, language } = scene
  const { priceFormat } = frame.shell
  const placed = viewPlaced(order, priceFormat, catalogue)
  const { billing, contact, delivery } = viewBuyer(order.buyer, catalogue)
  const delivered = viewDelivered(order, delivery ?? [say("checkout.sameAddress")], catalogue)
  return (
    <main id="content" className="wrap order-page" tabIndex={-1} data-forgets={keptChoosingKey}>
      <h1>{placed.heading}</h1>
      <p className="order-done__number">
        {say("checkout.doneNumber")} <strong className="figures">{order.number}</strong>
      </p>
      <div className="order-page__columns">
        <div className="order-review">
          <NextOfOrder placed={placed} order={order} scene={scene} />
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
            {delivered !== null && (
              <OrderSection id="placed_delivery" heading={say("checkout.deliveryHeading")} change={null}>
                <Lines lines={delivered} />
              </OrderSection>
            )}
            <OrderSection id="placed_payment" heading={say("checkout.paymentHeading")} change={null}>
              <Lines lines={[order.payment.name]} />
            </OrderSection>
          </div>
          <AccountPart order={order} scene={scene} />
          <NoMailPart order={order} scene={scene} />
          {offersPasskey && <PasskeyOffer scene={scene} />}
        </div>
        <aside className="order-summary" aria-label={say("cart.summary")}>
          <OrderTotals sums={viewShownSums(order, priceFormat, catalogue)} isPrepaid={page === "prepaid"} />
          <a className="btn" href={homeAddress(language)}>
            {say("cart.continue")}
          </a>
        </aside>
      </div>
    </main>
  )
}

/** Behind all of an order, so that nothing keeps anybody from it. Spec: 10.933. */
const PasskeyOffer = ({ scene: { say, language } }: Pick<BodyProps<"prepaid">, "scene">) => (
  <OrderSection id="placed_passkey" heading={say("passkey.offer")} change={null}>
    <p>{say("passkey.offerLead")}</p>
    <a href={passkeysAddress(language)}>{say("passkey.offerLink")}</a>
  </OrderSection>
)
