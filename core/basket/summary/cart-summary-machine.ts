import { orderSignInAddress, orderStartAddress } from "../../addresses/account-addresses.ts"
import type { PageMachine } from "../../pages/page-machine.ts"
import { cartSummary, type CartSummaryCommand, type CartSummaryEvent, type CartSummaryState, openCartSummary } from "./cart-summary.ts"
import { type CartSummaryTextKey, type CartSummaryView, viewCartSummary } from "./view-cart-summary.ts"

/** What the cart comes to. It follows the rows, and no event of it is a shopper's. Spec: 10.125, 10.440, 10.1006. */
export const cartSummaryMachine: PageMachine<CartSummaryState, CartSummaryEvent, CartSummaryCommand, CartSummaryView, CartSummaryTextKey> =
  {
    open: (model) => {
      if (model.page !== "cart" || model.basket === null) return null
      const { priceFormat, priceType, language, ordersBehind = false } = model.frame.shell
      const { outlook = null } = model
      const start = model.frame.visitor.is === "guest" ? orderSignInAddress(language) : orderStartAddress(language)
      // a shop that does not tell what an order would meet takes none, unless it has pages of its own for it
      return openCartSummary({
        basket: model.basket,
        priceFormat,
        priceType,
        outlook,
        next: outlook === null && !ordersBehind ? null : start,
      })
    },
    step: cartSummary,
    view: viewCartSummary,
    outcome: ({ subtotal, shipping, pickup, total, toFreeShipping, outlook }) => ({
      subtotal,
      shipping,
      pickup,
      total,
      toFreeShipping,
      obstacle: outlook?.obstacle?.text ?? null,
      division: outlook?.division == null ? null : { isDivided: outlook.division.isDivided, parts: outlook.division.parts },
      ways: outlook?.ways.map(({ heading, delivery, method, total: sum }) => ({ heading, delivery, method, total: sum })) ?? null,
    }),
    shopperEvents: {},
    task: ({ requestId }) => {
      const unread = { type: "OutlookUnread", requestId } as const
      return {
        effect: "shop",
        call: "readOutlook",
        input: null,
        isSuperseded: true,
        answered: (outlook) => (outlook === null ? unread : { type: "OutlookRead", requestId, outlook }),
        failed: unread,
      }
    },
    hears: { basket: (basket) => ({ type: "Published", basket }) },
  }
