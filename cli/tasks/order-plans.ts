import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import { clientFormAddress } from "../../core/account/client-form.ts"
import { cartAddress } from "../../core/addresses/addresses.ts"
import { checkoutPath, demoPaymentPath, orderReviewPath, placeOrderPath, prepaidPath } from "../../core/addresses/order-addresses.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import type { ShopJourney } from "./basket-plans.ts"
import { ofThePage } from "./fill-in-order.ts"
import { added, everyPlan, inCart, opened, signedIn } from "./scenario-steps.ts"

const inChoice = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "orderChoice", event })
const inReview = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "orderReview", event })
/** A form as the browser sends it. */
export const formSent = (action: string, fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action, fields })

/** Who orders without an account. */
export const orderingGuest = {
  client_type: "person",
  client_firstname: "Jan",
  client_lastname: "Kowalski",
  client_email: "jan@kowalski.com",
  client_phone: "512 345 678",
  client_region: "1143020057",
  client_street: "Polna",
  client_street_number: "3",
  client_zipcode: "81-001",
  client_city: "Gdynia",
  deliver_to_billingaddr: "1",
  terms_agree: "1",
} as const
/** The form of who orders; the choice of payment and delivery comes next. */
export const dataTold = formSent(clientFormAddress, orderingGuest)
/** The form of the choice of payment and delivery, which is brought by a courier. */
export const wayChosen = (payment: string): ScenarioEvent =>
  formSent(checkoutPath, { payment, delivery_prepaid: "kurier", delivery_dvp: "kurier-pobranie", note: "" })
/** The form of the last look, with what is stated. */
export const orderSent = (stated: Readonly<Record<string, string>>): ScenarioEvent =>
  formSent(placeOrderPath, { key: ofThePage, shown: ofThePage, total: ofThePage, ...stated })
/** Both statements of the last look. */
export const bothStated = { order_terms_conditions: "1", order_cancel: "1" }

/** The journeys of orders: by transfer, on delivery, paid online, and one that comes to none. */
export const orderPlans: readonly ShopJourney[] = [
  {
    ...everyPlan,
    name: "ordered-by-transfer",
    title: "A guest orders by transfer: without a statement nothing is ordered, with both the page of the order has what to transfer",
    events: [
      { atMs: 0, event: added(501, "uniw", "2") },
      { atMs: 2000, event: opened(checkoutPath) },
      { atMs: 4000, event: dataTold },
      { atMs: 6000, event: wayChosen("przelew") },
      { atMs: 8000, event: orderSent({ order_terms_conditions: "1" }) },
      { atMs: 10_000, event: orderSent(bothStated) },
    ],
    endMs: 12_000,
  },
  {
    ...everyPlan,
    name: "ordered-on-delivery",
    title:
      "A client chooses to pay on delivery, which the sum follows; the press asks for what is not stated, and then the order is placed",
    events: [
      { atMs: 0, event: signedIn(cartAddress("pl")) },
      { atMs: 2000, event: added(501, "uniw", "1") },
      { atMs: 4000, event: dataTold },
      { atMs: 6000, event: inChoice({ type: "PaymentChosen", id: "pobranie" }) },
      { atMs: 8000, event: inChoice({ type: "ContinuePressed" }) },
      { atMs: 9000, event: wayChosen("pobranie") },
      { atMs: 11_000, event: inReview({ type: "OrderPressed" }) },
      { atMs: 13_000, event: inReview({ type: "Stated", statement: "terms", isStated: true }) },
      { atMs: 14_000, event: inReview({ type: "Stated", statement: "cancel", isStated: true }) },
      { atMs: 15_000, event: inReview({ type: "OrderPressed" }) },
      { atMs: 16_000, event: orderSent(bothStated) },
    ],
    endMs: 18_000,
  },
  {
    ...everyPlan,
    name: "emptied-meanwhile",
    title: "The basket is emptied in another window while the last look is open: its post orders nothing and says that the basket is empty",
    events: [
      { atMs: 0, event: added(501, "uniw", "1") },
      { atMs: 2000, event: dataTold },
      { atMs: 4000, event: opened(orderReviewPath) },
      { atMs: 6000, event: opened(cartAddress("pl")) },
      { atMs: 8000, event: inCart({ type: "RemovePressed", rowId: rowHash(501, "uniw") }) },
      { atMs: 10_000, event: orderSent(bothStated) },
    ],
    endMs: 12_000,
  },
  {
    ...everyPlan,
    name: "paid-at-the-second-try",
    title: "An order is refused at the provider and keeps its goods and data; it is paid by card instead, and its page says so",
    events: [
      { atMs: 0, event: added(501, "uniw", "1") },
      { atMs: 2000, event: dataTold },
      { atMs: 4000, event: wayChosen("blik") },
      { atMs: 6000, event: orderSent(bothStated) },
      { atMs: 8000, event: formSent(prepaidPath, { order: ofThePage }) },
      { atMs: 10_000, event: formSent(demoPaymentPath, { reference: ofThePage, report: "refused" }) },
      { atMs: 12_000, event: formSent(prepaidPath, { order: ofThePage, payment: "karta" }) },
      { atMs: 14_000, event: formSent(demoPaymentPath, { reference: ofThePage, report: "paid" }) },
    ],
    endMs: 16_000,
  },
]
