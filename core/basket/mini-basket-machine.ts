import {
  miniBasket,
  type MiniBasket,
  type MiniBasketCommand,
  type MiniBasketEvent,
  type MiniBasketTextKey,
  type MiniBasketView,
  openMiniBasket,
  viewMiniBasket,
} from "./mini-basket.ts"
import type { BasketListView } from "./drop-down.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"

/** The header's basket, on every page that has a header. Spec: 7.37, 10.165, 10.378. */
export const miniBasketMachine: PageMachine<MiniBasket, MiniBasketEvent, MiniBasketCommand, MiniBasketView, MiniBasketTextKey> = {
  open: ({ frame, page }) => {
    if (frame === null) return null
    const { priceFormat, priceType } = frame.shell
    return openMiniBasket({ basket: frame.basket, priceFormat, priceType, isOfCart: page === "cart" })
  },
  step: miniBasket,
  view: viewMiniBasket,
  // what was not opened is no part of what the shopper sees
  outcome: ({ counter, subtotal, list }) => ({ counter, subtotal, ...(list === null ? {} : { list: listWords(list) }) }),
  shopperEvents: { Returned: {}, ListOpened: {}, RemovePressed: { rowId: "text" } },
  task: miniBasketTask,
  hears: { basket: (basket) => ({ type: "Published", basket }), returned: { type: "Returned" } },
}

const listWords = ({ heading, lines, note, subtotal, shipping, toFreeShipping, is, problem }: BasketListView) =>
  is === "read"
    ? {
        heading,
        lines: lines.map(({ name, size, version, count, unit, lineTotal }) => ({ name, size, version, count, unit, lineTotal })),
        note,
        subtotal,
        shipping,
        toFreeShipping,
        problem,
      }
    : null

function miniBasketTask(command: MiniBasketCommand): PageTask<MiniBasketEvent> {
  switch (command.type) {
    case "PublishBasket":
      return { effect: "publish", basket: command.basket }
    case "ReadBasket": {
      const { requestId } = command
      const notAnswered = { type: "NotAnswered", requestId } as const
      return {
        effect: "shop",
        call: "readBasket",
        input: null,
        isSuperseded: true,
        answered: (basket) => (basket === null ? notAnswered : { type: "Answered", requestId, basket }),
        failed: notAnswered,
      }
    }
    case "RemoveRow": {
      const { requestId, rowId, productId, sizeId } = command
      const failed = { type: "RowNotRemoved", requestId } as const
      return {
        effect: "shop",
        call: "takeRows",
        input: [{ rowId, productId, sizeId }],
        answered: (outcome) => (outcome._tag === "Changed" ? { type: "RowRemoved", requestId, basket: outcome.basket } : failed),
        failed,
      }
    }
  }
}
