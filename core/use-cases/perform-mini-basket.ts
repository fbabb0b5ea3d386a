import { Effect } from "effect"
import type { MiniBasketCommand, MiniBasketEvent } from "../basket/mini-basket.ts"
import type { ReadBasket } from "./read-basket.ts"

/** Runs the header basket's one command. Spec: 7.37, 8.52. */
export const makePerformMiniBasket =
  (readBasket: ReadBasket) =>
  async ({ requestId }: MiniBasketCommand, send: (event: MiniBasketEvent) => void): Promise<void> => {
    const basket = await Effect.runPromise(readBasket())
    send(basket === null ? { type: "NotAnswered", requestId } : { type: "Answered", requestId, basket })
  }
