import type { Effect } from "effect"
import type { Basket } from "../core/basket/basket.ts"
import type { BasketRefusal } from "../core/messages/refusal.ts"
import type { ShopFailure } from "./failures.ts"

/** What a change of the basket came to. */
export type BasketChange =
  | { readonly _tag: "Changed"; readonly basket: Basket }
  | { readonly _tag: "Refused"; readonly refusal: BasketRefusal }

export interface RowToChange {
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
}

/** The shopper's basket at the shop. Changes are never repeated by themselves. */
export abstract class BasketApi {
  abstract read(): Effect.Effect<Basket, ShopFailure>
  /** @param quantity exact decimal text with a dot */
  abstract add(line: {
    readonly productId: number
    readonly sizeId: string
    readonly quantity: string
  }): Effect.Effect<BasketChange, ShopFailure>
  /** @param quantity exact decimal text with a dot */
  abstract change(row: RowToChange, quantity: string): Effect.Effect<BasketChange, ShopFailure>
  abstract remove(row: RowToChange): Effect.Effect<BasketChange, ShopFailure>
}
