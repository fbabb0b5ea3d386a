import { joinKeys } from "../../core/texts/texts.ts"
import { cartPageTextKeys } from "../../core/basket/view-cart-page.ts"
import type { Say } from "../say.ts"

/** The texts that the cart can show: what the page sends to the browser, and no more. */
export const cartFormTextKeys = joinKeys(cartPageTextKeys, [
  "cart.heading",
  "cart.product",
  "cart.each",
  "cart.rowTotal",
  "cart.price",
  "cart.undoRemoval",
  "cart.quantity",
  "cart.sum",
  "cart.quantityOf",
  "cart.moreOf",
  "cart.lessOf",
  "cart.remove",
  "cart.removeOf",
  "cart.recalculate",
  "cart.soldOut",
])

export type CartFormTextKey = (typeof cartFormTextKeys)[number]

export type CartFormSay = Say<CartFormTextKey>
