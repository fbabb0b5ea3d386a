import type { Effect } from "effect"
import type { Basket, BasketReply, RowToChange } from "../core/basket/basket.ts"
import type { BasketRefusal } from "../core/messages/refusal.ts"
import type { AddedRow } from "../core/subscription/period-check.ts"
import type { SubscriptionRow } from "../core/subscription/period-decision.ts"
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
  /** The rows that are bought by subscription. Spec: 7.49. */
  abstract readSubscriptions(): Effect.Effect<readonly SubscriptionRow[], ShopFailure>
  /** Removes rows, all or none; `null` = done. */
  abstract removeRows(rows: readonly RowToChange[]): Effect.Effect<BasketRefusal | null, ShopFailure>
  /** Adds rows with their periods, all or none; `null` = done. */
  abstract addSubscriptions(rows: readonly AddedRow[]): Effect.Effect<BasketRefusal | null, ShopFailure>
}
