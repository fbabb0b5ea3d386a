import {
  miniBasket,
  type MiniBasket,
  type MiniBasketCommand,
  type MiniBasketEvent,
  type MiniBasketTextKey,
  type MiniBasketView,
  openMiniBasket,
  viewMiniBasket,
} from "../basket/mini-basket.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/** The header's basket, on every page that has a header. Spec: 7.37, 10.165. */
export const miniBasketMachine: PageMachine<MiniBasket, MiniBasketEvent, MiniBasketCommand, MiniBasketView, MiniBasketTextKey> = {
  open: ({ frame }) => {
    if (frame === null) return null
    const { priceFormat, priceType } = frame.shell
    return openMiniBasket({ basket: frame.basket, priceFormat, priceType })
  },
  step: miniBasket,
  view: viewMiniBasket,
  outcome: ({ counter, subtotal }) => ({ counter, subtotal }),
  shopperEvents: { Returned: {} },
  task: ({ requestId }) => {
    const notAnswered = { type: "NotAnswered", requestId } as const
    return {
      effect: "shop",
      call: "readBasket",
      input: null,
      isSuperseded: true,
      answered: (basket) => (basket === null ? notAnswered : { type: "Answered", requestId, basket }),
      failed: notAnswered,
    }
  },
  hears: { basket: (basket) => ({ type: "Published", basket }), returned: { type: "Returned" } },
}
