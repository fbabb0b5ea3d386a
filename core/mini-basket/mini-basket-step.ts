import type { Basket } from "../basket/basket.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { PriceType } from "../money/price.ts"
import type { MiniBasket, MiniBasketCommand, MiniBasketEvent } from "./mini-basket.ts"

export interface MiniBasketStart {
  /** null = it could not be read: the header shows no counter */
  readonly basket: Basket | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** The header's basket as a page opens. Spec: 10.165. */
export function openMiniBasket({ basket, priceFormat, priceType }: MiniBasketStart): MiniBasket {
  return { rows: basket?.rows.length ?? 0, worth: basket?.worth ?? null, priceFormat, priceType, asked: 0 }
}

/**
 * One step of the header's basket. A page that comes back from history reads the basket again; what the cart publishes is
 * newer than any answer on its way.
 *
 * Spec: 7.37, 8.52 (a basket that cannot be read changes nothing), 10.165.
 */
export function miniBasket(basket: MiniBasket, event: MiniBasketEvent): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  switch (event.type) {
    case "Returned": {
      const asked = basket.asked + 1
      return [{ ...basket, asked }, [{ type: "ReadBasket", asked }]]
    }
    case "Published":
      return [{ ...show(basket, event.basket), asked: basket.asked + 1 }, []]
    case "Answered":
      return [event.asked === basket.asked ? show(basket, event.basket) : basket, []]
    case "NotAnswered":
      return [basket, []]
  }
}

const show = (known: MiniBasket, basket: Basket): MiniBasket => ({ ...known, rows: basket.rows.length, worth: basket.worth })
