import { cartMachine } from "./cart-machine.ts"
import { miniBasketMachine } from "./mini-basket-machine.ts"
import { listed, type MachineList } from "./page-machine.ts"
import { anyKind } from "../product-page/kinds.ts"
import { openSingle } from "../product-page/single.ts"
import { productMachineOf } from "./product-machine.ts"

/**
 * Every machine that runs on a page, under the name that recordings know it by. Server, terminal, replay and tests go through this
 * list; a page's script imports only the records of its own machines.
 */
export const pageMachines: MachineList = {
  product: listed(productMachineOf(anyKind, ({ offer, selectedSizeId }) => openSingle(offer, selectedSizeId))),
  cart: listed(cartMachine),
  miniBasket: listed(miniBasketMachine),
}
