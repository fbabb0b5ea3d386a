import { keptChoosingKey } from "../../core/account/kept-client.ts"
import { clientFormAddress } from "../../core/account/client-form.ts"
import { cartAddress, neutralAddress } from "../../core/addresses/addresses.ts"
import { checkoutPath } from "../../core/addresses/order-addresses.ts"
import { orderLeavingMachine } from "../../core/basket/leaving/leave-question-machine.ts"
import { addressLine } from "../../core/delivery/pickup-point.ts"
import { partWords } from "../../core/basket/summary/order-division.ts"
import { deliveryDayWords } from "../../core/order/ways/delivery-days.ts"
import { isCollectedInStore, storeOfOrder } from "../../core/order/ways/order-stores.ts"
import { viewParts } from "../../core/order/ways/view-parts.ts"
import { reviewingMachine } from "../../core/order/review/reviewing-machine.ts"
import { viewBuyer } from "../../core/order/view-buyer.ts"
import { viewBasketGoods } from "../../core/order/view-goods.ts"
import { viewOrderSums } from "../../core/order/view-order-sums.ts"
import { reviewingTextKeys } from "../../core/order/review/view-reviewing.ts"
import { viewStop } from "../../core/order/review/view-stop.ts"
import { leaveDialogTextKeys } from "../cart/leave-question-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import { OrderAlert, OrderObstacle } from "../order/OrderObstacle.tsx"
import { OrderGoods } from "../order/OrderGoods.tsx"
import { Lines, OrderSection } from "../order/OrderSection.tsx"
import { OrderTotals } from "../order/OrderTotals.tsx"
import { OrderCheckForm } from "../order/OrderCheckForm.tsx"

/** Everything once more before it is ordered. Spec: 10.154, 10.740 to 10.744. */
export function OrderCheckScreen({ model, scene }: BodyProps<"order2">) {
  const { quote, stop } = model
  const { say, catalogue, frame, language } = scene
  const { priceFormat } = frame.shell
  const shown = { model, scene }
  const goods = viewBasketGoods(frame.basket?.rows ?? [], priceFormat, catalogue)
  return (
    <main
      id="content"
      className="wrap order-page"
      tabIndex={-1}
      data-unsaved={quote.obstacle === null ? "" : undefined}
      data-forgets={keptChoosingKey}
      data-forgets-told={JSON.stringify({
        note: quote.note,
        ...(quote.clientNumber === null ? {} : { client_number: quote.clientNumber }),
      })}
    >
      <h1>{say("checkout.reviewHeading")}</h1>
      <OrderObstacle error={quote.obstacle} scene={scene} />
      {quote.obstacle === null && stop !== null && <OrderAlert view={viewStop(stop, priceFormat, catalogue)} />}
      <div className="order-page__columns">
        <div className="order-review">
          <div className="order-review__parts">
            <Buyer {...shown} />
            <Way {...shown} />
          </div>
          <OrderGoods
            id="order2_products"
            heading={say("checkout.goodsHeading")}
            goods={goods}
            change={{ text: say("checkout.change"), about: say("checkout.changeGoods"), link: cartAddress(language) }}
          />
        </div>
        <aside className="order-summary" aria-label={say("cart.summary")}>
          <OrderTotals sums={viewOrderSums(quote.sums, quote.isCarried, priceFormat, catalogue)} />
          <MachineIsland {...shown} name="orderReview" machine={reviewingMachine} island={OrderCheckForm} textKeys={reviewingTextKeys} />
          <MachineIsland
            {...shown}
            name="orderLeaving"
            machine={orderLeavingMachine}
            island={() => null}
            textKeys={leaveDialogTextKeys}
            isOnDemand
          />
        </aside>
      </div>
    </main>
  )
}

type PartProps = Pick<BodyProps<"order2">, "model" | "scene">

function Buyer({ model: { quote }, scene: { say, catalogue, language } }: PartProps) {
  if (quote.buyer === null) return null
  const { billing, contact, delivery } = viewBuyer(quote.buyer, catalogue)
  const link = neutralAddress(clientFormAddress, language)
  return (
    <>
      <OrderSection
        id="order2_info_sub1"
        heading={say("checkout.buyerHeading")}
        change={{ text: say("checkout.change"), about: say("checkout.changeBuyer"), link }}
      >
        <Lines lines={[...billing, ...contact]} />
      </OrderSection>
      {quote.isCarried && quote.deliveries.find(({ id }) => id === quote.delivery)?.isPickup !== true && (
        <OrderSection
          id="order2_address"
          heading={say("checkout.addressHeading")}
          change={{ text: say("checkout.change"), about: say("checkout.changeAddress"), link }}
        >
          <Lines lines={delivery ?? [say("checkout.sameAddress")]} />
        </OrderSection>
      )}
    </>
  )
}

/** What is carried to nobody has no delivery. Spec: 10.742, 17.31. */
function Way({ model: { quote, frame }, scene: { say, catalogue, language } }: PartProps) {
  const payment = quote.payments.find(({ id }) => id === quote.payment)
  const delivery = quote.deliveries.find(({ id }) => id === quote.delivery)
  const point = frame.basket?.pickup?.point ?? null
  const link = neutralAddress(checkoutPath, language)
  const change = say("checkout.change")
  const day =
    quote.deliveryDay !== null
      ? deliveryDayWords(quote.deliveryDay, catalogue)
      : delivery?.arrives == null
        ? null
        : partWords(delivery.arrives, catalogue)
  const when = day === null ? [] : [say(delivery?.isPickup === true ? "checkout.collected" : "checkout.arrives", { day })]
  const known =
    delivery?.needsPoint === true && quote.clientNumber !== null ? [say("checkout.clientNumberIs", { number: quote.clientNumber })] : []
  const store = delivery !== undefined && isCollectedInStore(delivery) ? storeOfOrder(quote.stores, quote.store) : null
  const at = delivery?.needsPoint === true ? point : store
  const where = at === null ? [] : [at.name, addressLine(at)]
  return (
    <>
      {delivery !== undefined && (
        <OrderSection
          id="prepaid_delivery_list"
          heading={say("checkout.deliveryHeading")}
          change={{ text: change, about: say("checkout.changeDelivery"), link }}
        >
          <Lines
            lines={[
              delivery.name,
              ...where,
              ...known,
              ...(quote.parts.length === 0 ? when : [`${say("checkout.partsHeading")}:`, ...viewParts(quote.parts, catalogue)]),
            ]}
          />
        </OrderSection>
      )}
      {payment !== undefined && (
        <OrderSection
          id="order2_payment"
          heading={say("checkout.paymentHeading")}
          change={{ text: change, about: say("checkout.changePayment"), link }}
        >
          <Lines lines={[payment.name]} />
        </OrderSection>
      )}
      {quote.note !== "" && (
        <OrderSection id="order2_note" heading={say("checkout.note")} change={{ text: change, about: say("checkout.changeNote"), link }}>
          <p className="order-part__note">{quote.note}</p>
        </OrderSection>
      )}
    </>
  )
}
