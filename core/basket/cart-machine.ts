import { emptyCartAddress } from "../addresses/empty-cart-address.ts"
import type { Basket, ChangeOutcome } from "./basket.ts"
import type { CartPageCommand } from "./cart-command.ts"
import { cartPage, type CartPageEvent } from "./cart-page.ts"
import { type CartPage, openCartPage } from "./open-cart-page.ts"
import { type CartPageTextKey, type CartPageView, viewCartPage } from "./view-cart-page.ts"
import type { Notice } from "../messages/notice.ts"
import type { Language } from "../values/language.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"

/** The rows of the cart. Spec: 2.1, 10.168. */
export const cartMachine: PageMachine<CartPage, CartPageEvent, CartPageCommand, CartPageView, CartPageTextKey> = {
  open: (model) => {
    if (model.page !== "cart" || model.basket === null) return null
    const { priceFormat, priceType } = model.frame.shell
    const { basket, refusal, frame } = model
    // a comment that was refused is told where it is typed
    const isOfRow = refusal !== null && refusal.typed?.[refusal.rowId] === undefined
    return openCartPage({ basket, priceFormat, priceType, refusal: isOfRow ? refusal : null, added: rowOfNotice(frame.notice, basket) })
  },
  step: cartPage,
  view: viewCartPage,
  outcome: ({ rows }) => ({
    rows: rows.map(({ name, size, price, quantity, sum, problem }) => ({ name, size, price, quantity, sum, problem })),
  }),
  shopperEvents: {
    QuantityTyped: { rowId: "text", text: "text" },
    QuantityStepped: { rowId: "text", by: [1, -1] },
    QuantityLeft: { rowId: "text" },
    RemovePressed: { rowId: "text" },
    UndoRemovalPressed: {},
    UpdatePressed: {},
    Returned: {},
  },
  task: cartTask,
  hears: { returned: { type: "Returned" }, reloaded: { type: "Returned" }, outdated: { type: "Returned" } },
}

/** Spec: 10.185. */
function rowOfNotice(notice: Notice | null, { rows }: Basket): string | null {
  if (notice?.is !== "added") return null
  return rows.find(({ rowId }) => rowId === notice.rowId)?.rowId ?? null
}

function cartTask(command: CartPageCommand, language: Language): PageTask<CartPageEvent> {
  switch (command.type) {
    case "StartTimer": {
      const { rowId, timerId, ms } = command
      return { effect: "timer", ms, ended: { type: "PauseEnded", rowId, timerId } }
    }
    case "PublishBasket":
      return { effect: "publish", basket: command.basket }
    case "LeaveEmptyCart":
      return { effect: "navigate", address: emptyCartAddress(language) }
    case "SubmitCartForm":
      return { effect: "submit", formId: "basket_form", fields: command.remove === null ? {} : { remove: command.remove } }
    case "ReadBasket": {
      const unread = { type: "BasketUnread", requestId: command.requestId } as const
      return {
        effect: "shop",
        call: "readBasket",
        input: null,
        // the machine waits for each of its questions
        answered: (basket) => (basket === null ? unread : { type: "BasketRead", requestId: command.requestId, basket }),
        failed: unread,
      }
    }
    case "ChangeRow": {
      const { rowId, productId, sizeId, quantity } = command
      return { effect: "shop", call: "changeRow", input: { row: { rowId, productId, sizeId }, quantity }, ...ends(command) }
    }
    case "AddRows": {
      const { requestId, lines } = command
      const failed = { type: "UndoRemovalFailed", requestId } as const
      return {
        effect: "shop",
        call: "addRows",
        input: lines,
        answered: (outcome) => {
          if (outcome._tag === "Failed") return failed
          if (outcome._tag === "Refused") return { type: "UndoRemovalRefused", requestId, refusal: outcome.refusal }
          return { type: "UndoRemovalSaved", requestId, basket: outcome.basket }
        },
        failed,
        unsent: failed,
      }
    }
    case "RemoveRow": {
      const { rowId, productId, sizeId, others = [] } = command
      return { effect: "shop", call: "takeRows", input: [{ rowId, productId, sizeId }, ...others], ...ends(command) }
    }
  }
}

/** How a change of a row ends. What the shopper asked for is always answered. Spec: 8.57. */
function ends({ rowId, requestId }: Extract<CartPageCommand, { readonly type: "ChangeRow" | "RemoveRow" }>) {
  const row = { rowId, requestId }
  return {
    answered: (outcome: ChangeOutcome): CartPageEvent => {
      switch (outcome._tag) {
        case "Changed":
          return { type: "RowSaved", ...row, basket: outcome.basket }
        case "Refused":
          return { type: "RowRefused", ...row, refusal: outcome.refusal }
        case "Failed":
          return { type: "RowFailed", ...row }
      }
    },
    failed: { type: "RowFailed", ...row },
    unsent: { type: "RowUnsent", ...row },
  } as const
}
