import type { PageMachine } from "../../pages/page-machine.ts"
import { type CartSummaryState, cartSummary, type CartSummaryEvent, openCartSummary } from "./cart-summary.ts"
import { type CartSummaryTextKey, type CartSummaryView, viewCartSummary } from "./view-cart-summary.ts"

/** What the cart comes to. It follows the rows, and no event of it is a shopper's. Spec: 10.125, 10.440. */
export const cartSummaryMachine: PageMachine<CartSummaryState, CartSummaryEvent, never, CartSummaryView, CartSummaryTextKey> = {
  open: (model) => {
    if (model.page !== "cart" || model.basket === null) return null
    const { priceFormat, priceType } = model.frame.shell
    return openCartSummary({ basket: model.basket, priceFormat, priceType })
  },
  step: cartSummary,
  view: viewCartSummary,
  outcome: ({ subtotal, shipping, pickup, total, toFreeShipping }) => ({ subtotal, shipping, pickup, total, toFreeShipping }),
  shopperEvents: {},
  task: (command) => command,
  hears: { basket: (basket) => ({ type: "Published", basket }) },
}
