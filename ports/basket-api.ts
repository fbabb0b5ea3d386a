import type { Effect } from "effect"
import type { Basket } from "../core/basket/basket.ts"
import type { BasketReply, RowToChange } from "../core/basket/basket-change.ts"
import type { ShopFailure } from "./failures.ts"

/** The shopper's basket at the shop. Changes are never repeated by themselves. */
export abstract class BasketApi {
  abstract read(): Effect.Effect<Basket, ShopFailure>
  /** @param quantity exact decimal text with a dot */
  abstract add(line: {
    readonly productId: number
    readonly sizeId: string
    readonly quantity: string
  }): Effect.Effect<BasketReply, ShopFailure>
  /** @param quantity exact decimal text with a dot */
  abstract change(row: RowToChange, quantity: string): Effect.Effect<BasketReply, ShopFailure>
  abstract remove(row: RowToChange): Effect.Effect<BasketReply, ShopFailure>
}
