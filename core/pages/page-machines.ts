import { cartMachine } from "./cart-machine.ts"
import { miniBasketMachine } from "./mini-basket-machine.ts"
import { listed, type MachineList } from "./page-machine.ts"
import { notifyMachine, questionMachine } from "./asking-machines.ts"
import { pickupMapMachine } from "./pickup-map-machine.ts"
import { productMachine } from "./product-machine.ts"
import { promotionEndMachine } from "./promotion-end-machine.ts"
import { rebateCodeMachine } from "./rebate-code-machine.ts"
import { reviewMachine } from "./review-machine.ts"
import { shippingMachine } from "./shipping-machine.ts"
import { signInMachine } from "./sign-in-machine.ts"

/**
 * Every machine that runs on a page, under the name that recordings know it by. Server, terminal, replay and tests go through this
 * list; a page's script imports only the records of its own machines.
 */
export const pageMachines: MachineList = {
  product: listed(productMachine),
  cart: listed(cartMachine),
  miniBasket: listed(miniBasketMachine),
  notify: listed(notifyMachine),
  question: listed(questionMachine),
  review: listed(reviewMachine),
  signIn: listed(signInMachine),
  shipping: listed(shippingMachine),
  promotionEnd: listed(promotionEndMachine),
  pickupMap: listed(pickupMapMachine),
  rebateCode: listed(rebateCodeMachine),
}
