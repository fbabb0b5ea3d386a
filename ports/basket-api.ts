import type { Effect } from "effect"
import type { Basket, BasketReply, LineToAdd, RowToChange } from "../core/basket/basket.ts"
import type { NoteChange, RowNote } from "../core/basket/notes/noted-row.ts"
import type { OrderOutlook } from "../core/basket/summary/order-outlook.ts"
import type { BasketRefusal } from "../core/messages/refusal.ts"
import type { AddedRow } from "../core/subscription/period-check.ts"
import type { SubscriptionRow } from "../core/subscription/period-decision.ts"
import type { ShopFailure } from "./failures.ts"

/** The shopper's basket, kept by the shop. A change is sent once and never repeated automatically. */
export abstract class BasketApi {
  /** The basket as the shop has it now. Spec: 3.54. */
  abstract read(): Effect.Effect<Basket, ShopFailure>
  /** Adds products, all of them or none. */
  abstract add(lines: readonly LineToAdd[]): Effect.Effect<BasketReply, ShopFailure>
  /**
   * Sets the quantity of a row.
   *
   * @param quantity exact decimal text with a dot
   */
  abstract change(row: RowToChange, quantity: string): Effect.Effect<BasketReply, ShopFailure>
  /** Removes rows, all of them or none. */
  abstract remove(rows: readonly RowToChange[]): Effect.Effect<BasketReply, ShopFailure>
  /** What an order of it would meet; `null` = it is empty. Spec: 11.290. */
  abstract outlook(): Effect.Effect<OrderOutlook | null, ShopFailure>
  /** The rows that are bought by subscription. Spec: 7.49. */
  abstract readSubscriptions(): Effect.Effect<readonly SubscriptionRow[], ShopFailure>
  /** Removes rows, all or none; `null` = done. */
  abstract removeRows(rows: readonly RowToChange[]): Effect.Effect<BasketRefusal | null, ShopFailure>
  /** What is noted at the rows, those without a note too. Spec: 11.252. */
  abstract notes(): Effect.Effect<readonly RowNote[], ShopFailure>
  /** Changes what is noted at a row; `null` = done. Spec: 11.252. */
  abstract note(row: RowToChange, change: NoteChange): Effect.Effect<BasketRefusal | null, ShopFailure>
  /**
   * The active rebate code, as only the shop's own cart page tells it; left out by a shop whose basket tells it.
   *
   * @returns null = none is active; undefined = it takes no codes there, or does not say. Spec: 10.1009.
   */
  readonly readCode?: () => Effect.Effect<Basket["rebate"], ShopFailure>
  /** Adds rows with their periods, all or none; `null` = done. */
  abstract addSubscriptions(rows: readonly AddedRow[]): Effect.Effect<BasketRefusal | null, ShopFailure>
}
