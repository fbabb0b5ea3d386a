import { basketChangePath } from "../../core/addresses/addresses.ts"
import { clientOrdersPath } from "../../core/addresses/client-order-addresses.ts"
import { casePaths } from "../../core/addresses/case-addresses.ts"
import { checkoutPath } from "../../core/addresses/order-addresses.ts"
import { repeatOperation } from "../../core/order/own/order-operations.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { ShopJourney } from "./basket-plans.ts"
import { ofThePage } from "./fill-in-order.ts"
import { bothStated, dataTold, formSent, orderSent, wayChosen } from "./order-plans.ts"
import { added, bundleFields, coded, everyPlan, opened, signedIn, subscribed } from "./scenario-steps.ts"

const put = (fields: Readonly<Record<string, string>>): ScenarioEvent =>
  formSent(basketChangePath, { mode: "1", size: "uniw", number: "1", ...fields })

/** A set for two: each part in the glaze of the Baltic. */
const set = put({
  product: "506",
  ...bundleFields([
    [503, "baltyk"],
    [504, "baltyk"],
    [505, "baltyk"],
  ]),
})

/** The whole of the order is withdrawn from. */
const statement = {
  step: "statement",
  case_order: ofThePage,
  case_name: "Jan Kowalski",
  case_email: "jan@kowalski.com",
  case_scope: "whole",
  case_goods: "",
}

/** The journeys of orders of each kind of goods, of what becomes of them, and of a contract that is withdrawn from. */
export const kindPlans: readonly ShopJourney[] = [
  {
    ...everyPlan,
    name: "ordered-for-points-in-a-set",
    title: "A client orders a set, soap at the price of many and a bag for points: the order keeps parts, prices and points",
    events: [
      { atMs: 0, event: signedIn("/basketedit.php?mode=1") },
      { atMs: 2000, event: set },
      { atMs: 4000, event: added(545, "uniw", "6") },
      { atMs: 6000, event: put({ product: "576", for_points: "true" }) },
      { atMs: 8000, event: dataTold },
      { atMs: 10_000, event: wayChosen("przelew") },
      { atMs: 12_000, event: orderSent(bothStated) },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "ordered-on-a-date",
    title: "A guest orders places on a date: nothing is sent, and date and places stand in the order",
    events: [
      { atMs: 0, event: put({ product: "575", own_date: "2026-03-16T10:00", number: "2" }) },
      { atMs: 2000, event: dataTold },
      { atMs: 4000, event: formSent(checkoutPath, { payment: "przelew", note: "" }) },
      { atMs: 6000, event: orderSent(bothStated) },
    ],
    endMs: 8000,
  },
  {
    ...everyPlan,
    name: "ordered-each-fortnight",
    title: "A guest orders coffee by subscription and a gift card: the sign-in is passed by, and period and card stand in the order",
    events: [
      { atMs: 0, event: subscribed(570, "250g", "1", "14") },
      { atMs: 2000, event: put({ product: "574", size: "100" }) },
      { atMs: 4000, event: opened(checkoutPath) },
      { atMs: 6000, event: dataTold },
      { atMs: 8000, event: wayChosen("przelew") },
      { atMs: 10_000, event: orderSent(bothStated) },
    ],
    endMs: 12_000,
  },
  {
    ...everyPlan,
    name: "collected-in-a-shop",
    title: "A guest collects in one of the shop's own stores, which the order has with its address, and pays by transfer",
    events: [
      { atMs: 0, event: added(501, "uniw", "1") },
      { atMs: 2000, event: dataTold },
      {
        atMs: 4000,
        event: formSent(checkoutPath, { payment: "przelew", delivery_prepaid: "odbior", order_store: "gdansk", note: "" }),
      },
      { atMs: 6000, event: orderSent(bothStated) },
    ],
    endMs: 8000,
  },
  {
    ...everyPlan,
    name: "ordered-with-a-code",
    title: "A guest orders with a rebate code and pays later: the order keeps what the code took off and what the payment adds",
    events: [
      { atMs: 0, event: added(501, "uniw", "2") },
      { atMs: 2000, event: coded({ code: "lato10" }) },
      { atMs: 4000, event: dataTold },
      { atMs: 6000, event: wayChosen("za-30-dni") },
      { atMs: 8000, event: orderSent(bothStated) },
    ],
    endMs: 10_000,
  },
  {
    ...everyPlan,
    name: "cancelled-and-ordered-again",
    title: "A client cancels an order that is not paid and puts the same into the basket once more",
    events: [
      { atMs: 0, event: signedIn("/basketedit.php?mode=1") },
      { atMs: 2000, event: added(501, "uniw", "2") },
      { atMs: 4000, event: dataTold },
      { atMs: 6000, event: wayChosen("przelew") },
      { atMs: 8000, event: orderSent(bothStated) },
      { atMs: 10_000, event: formSent(clientOrdersPath, { operation: "cancel", order: ofThePage }) },
      { atMs: 12_000, event: formSent(clientOrdersPath, { operation: repeatOperation, order: ofThePage }) },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "withdrawn-from",
    title:
      "A guest withdraws from an order: without a name it is told at its field, then everything once more, and the statement is received",
    events: [
      { atMs: 0, event: added(501, "uniw", "2") },
      { atMs: 2000, event: dataTold },
      { atMs: 4000, event: wayChosen("przelew") },
      { atMs: 6000, event: orderSent(bothStated) },
      { atMs: 8000, event: opened(casePaths.withdrawal) },
      { atMs: 10_000, event: formSent(casePaths.withdrawal, { ...statement, case_name: "" }) },
      { atMs: 12_000, event: formSent(casePaths.withdrawal, statement) },
      { atMs: 14_000, event: formSent(casePaths.withdrawal, { step: "check", key: ofThePage }) },
    ],
    endMs: 16_000,
  },
]
