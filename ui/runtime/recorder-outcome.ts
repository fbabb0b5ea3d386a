import { viewCartPage } from "../../core/basket/view-cart-page.ts"
import { viewMiniBasket } from "../../core/basket/mini-basket.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import { basketOutcome, cartOutcome, productOutcome } from "../../core/scenario/outcome.ts"
import { findIsland } from "./island-data.ts"
import type { RecordedStep } from "./recorder.ts"

/** What the page shows now, in the words of a scenario's outcome. */
export interface Seen {
  readonly follow: (step: RecordedStep) => void
  readonly outcome: () => object
}

/** Follows the machines of the page from the states that the server gave them. */
export function makeSeen(): Seen {
  const product = findIsland("island_product")?.data
  const cart = findIsland("island_cart")?.data
  const header = findIsland("island_header")?.data
  let productState = product?.state
  let cartState = cart?.state
  let headerState = header?.state

  return {
    follow: ({ machine, state }) => {
      if (machine === "product") productState = state
      else if (machine === "cart") cartState = state
      else headerState = state
    },
    outcome: () => ({
      address: location.pathname + location.search,
      ...pageMarks(),
      ...(product === undefined || productState === undefined
        ? {}
        : { product: productOutcome(viewProductPage(productState, product.texts)) }),
      ...(cart === undefined || cartState === undefined ? {} : { cart: cartOutcome(viewCartPage(cartState, cart.texts)) }),
      basket: basketOutcome(header === undefined || headerState === undefined ? null : viewMiniBasket(headerState, header.texts)),
    }),
  }
}

/** What the server wrote on the page: its kind, its status when that is not 200, and what it says as a whole. */
function pageMarks() {
  const { page, status } = document.getElementById("container")?.dataset ?? {}
  const message = document.querySelector(".return_label")?.textContent
  return {
    page: page ?? "",
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(message === undefined || message === null ? {} : { message }),
  }
}
