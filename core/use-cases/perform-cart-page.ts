import { Effect } from "effect"
import type { CartPageCommand, CartPageEvent } from "../basket/cart-page.ts"
import type { ChangeBasket, ChangeOutcome } from "./change-basket.ts"

type RowCommand = Extract<CartPageCommand, { readonly type: "ChangeRow" | "RemoveRow" }>

/** Runs the cart's commands that need the shop. Each ends in exactly one event. Spec: 8.57. */
export const makePerformCartPage =
  (basket: ChangeBasket) =>
  async (command: RowCommand, send: (event: CartPageEvent) => void): Promise<void> => {
    const { rowId, productId, sizeId, requestId } = command
    const row = { rowId, productId, sizeId }
    const outcome = await Effect.runPromise(command.type === "ChangeRow" ? basket.change(row, command.quantity) : basket.remove(row))
    send(asEvent(outcome, rowId, requestId))
  }

function asEvent(outcome: ChangeOutcome, rowId: string, requestId: number): CartPageEvent {
  switch (outcome._tag) {
    case "Changed":
      return { type: "RowSaved", rowId, requestId, basket: outcome.basket }
    case "Refused":
      return { type: "RowRefused", rowId, requestId, refusal: outcome.refusal }
    case "Failed":
      return { type: "RowFailed", rowId, requestId }
  }
}
