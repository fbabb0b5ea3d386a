import { type CartPage, cartPage, type CartPageCommand, type CartPageEvent } from "../../core/basket/cart-page.ts"
import type { Step } from "../../core/values/machine.ts"
import { miniBasket, type MiniBasket, type MiniBasketCommand, type MiniBasketEvent } from "../../core/basket/mini-basket.ts"
import { type ProductPage, type ProductPageCommand, type ProductPageEvent, productPage } from "../../core/product-page/product-page.ts"

/** The rules that a journey is lived by. */
export interface MachineSteps {
  readonly product: Step<ProductPage, ProductPageEvent, ProductPageCommand>
  readonly cart: Step<CartPage, CartPageEvent, CartPageCommand>
  readonly miniBasket: Step<MiniBasket, MiniBasketEvent, MiniBasketCommand>
}

/** The rules of the shop as it is. */
export const machineSteps: MachineSteps = { product: productPage, cart: cartPage, miniBasket }

/** What a machine asked for. */
export type CausedCommand =
  | { readonly machine: "product"; readonly command: ProductPageCommand }
  | { readonly machine: "cart"; readonly command: CartPageCommand }
  | { readonly machine: "miniBasket"; readonly command: MiniBasketCommand }
