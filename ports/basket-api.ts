import type { Effect } from "effect"
import type { Basket, BasketReply, RowToChange } from "../core/basket/basket.ts"
import type { ShopFailure } from "./failures.ts"

/** The shopper's basket, kept by the shop. A change is sent once and never repeated automatically. */
export abstract class BasketApi {
  /** The basket as the shop has it now. Spec: 3.54. */
  abstract read(): Effect.Effect<Basket, ShopFailure>
  /**
   * Adds a product.
   *
   * @param line `quantity` is an exact decimal text with a dot
   */
  abstract add(line: {
    readonly productId: number
    readonly sizeId: string
    readonly quantity: string
  }): Effect.Effect<BasketReply, ShopFailure>
  /**
   * Sets the quantity of a row.
   *
   * @param quantity exact decimal text with a dot
   */
  abstract change(row: RowToChange, quantity: string): Effect.Effect<BasketReply, ShopFailure>
  /** Removes a row. */
  abstract remove(row: RowToChange): Effect.Effect<BasketReply, ShopFailure>
}
