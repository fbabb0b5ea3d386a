import { Effect } from "effect"
import type { CartPageCommand, CartPageEvent } from "../basket/cart-page.ts"
import type { ChangeBasket, ChangeOutcome } from "./change-basket.ts"

type RowCommand = Extract<CartPageCommand, { readonly type: "ChangeRow" | "RemoveRow" }>

/** Runs the cart's commands that need the shop. Each ends in exactly one event. Spec: 8.57. */
export const makePerformCartPage =
  (basket: ChangeBasket) =>
  async (command: RowCommand, send: (event: CartPageEvent) => void): Promise<void> => {
    const { additional, productId, sizeId, asked } = command
    const row = { additional, productId, sizeId }
    const outcome = await Effect.runPromise(command.type === "ChangeRow" ? basket.change(row, command.quantity) : basket.remove(row))
    send(asEvent(outcome, additional, asked))
  }

function asEvent(outcome: ChangeOutcome, additional: string, asked: number): CartPageEvent {
  switch (outcome._tag) {
    case "Changed":
      return { type: "RowSaved", additional, asked, basket: outcome.basket }
    case "Refused":
      return { type: "RowRefused", additional, asked, refusal: outcome.refusal }
    case "Failed":
      return { type: "RowFailed", additional, asked }
  }
}
