import type { CartPageEvent } from "../../../core/basket/cart-page.ts"
import { quantitiesBack, typedInCartKeys, typedQuantities } from "../../../core/basket/leaving/typed-in-cart.ts"
import type { CartPage } from "../../../core/basket/open-cart-page.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import { keepTypedAtRows, takeTypedAtRows } from "./typed-at-rows.ts"

/**
 * Brings back the quantities that were typed into the cart and not sent, and keeps what is typed from now on.
 *
 * Spec: 10.905.
 *
 * @param changedIn finds the places of the rows whose quantity is not sent; the cart's own script has the rule
 */
export function keepQuantities(store: MachineStore<CartPage, CartPageEvent>, changedIn: (cart: CartPage) => readonly number[]): void {
  const typed = takeTypedAtRows(typedInCartKeys.quantities)
  keepTypedAtRows(store, typedInCartKeys.quantities, (cart) => typedQuantities(cart, changedIn(cart)))
  for (const event of quantitiesBack(store.getSnapshot(), typed)) store.send(event)
}
