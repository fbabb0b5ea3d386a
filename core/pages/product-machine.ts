import { openProductPage, productPage } from "../product-page/product-page.ts"
import type { ProductPage, ProductPageCommand, ProductPageEvent } from "../product-page/product-page-state.ts"
import type { ProductPageView } from "../product-page/product-page-view.ts"
import { type ProductPageTextKey, viewProductPage } from "../product-page/view-product-page.ts"
import type { PageMachine } from "./page-machine.ts"
import type { PageTask } from "./page-task.ts"

/** The product form. Spec: 4.44. */
export const productMachine: PageMachine<ProductPage, ProductPageEvent, ProductPageCommand, ProductPageView, ProductPageTextKey> = {
  open: (model) => {
    if (model.page !== "product") return null
    const { priceFormat, priceType } = model.frame.shell
    const { offer, selectedSizeId, typedQuantity, refusal } = model
    return openProductPage({ offer, priceFormat, priceType, selectedSizeId, typedQuantity, refusal })
  },
  step: productPage,
  view: viewProductPage,
  outcome: ({ price, maxPrice, lowestPrice, availability, sizes, quantity, button, hint, alert }) => ({
    price,
    maxPrice,
    lowestPrice,
    availability,
    sizes: sizes.map(({ name, selected, disabled }) => ({ name, state: selected ? "selected" : disabled ? "disabled" : "available" })),
    quantity,
    button: { label: button.label, enabled: button.enabled },
    hint,
    alert,
  }),
  shopperEvents: {
    SizeChosen: { sizeId: "text" },
    QuantityTyped: { text: "text" },
    QuantityStepped: { by: [1, -1] },
    QuantityLeft: {},
    AddPressed: {},
    NoticeDismissed: {},
    Returned: {},
  },
  task: (command) => productTask(command),
  hears: { returned: { type: "Returned" } },
}

function productTask(command: ProductPageCommand): PageTask<ProductPageEvent> {
  switch (command.type) {
    case "StartTimer": {
      const { timer, asked, ms } = command
      return { hand: "timer", ms, ended: { type: "TimerEnded", timer, asked } }
    }
    case "ShowSizes":
      return { hand: "scroll", placeId: "projector_sizes_cont" }
    case "SubmitForm":
      return { hand: "submit", formId: "projector_form", fields: {} }
    case "RefreshSize": {
      const { asked, productId, sizeId } = command
      const notRefreshed = { type: "SizeNotRefreshed", asked } as const
      return {
        hand: "shop",
        call: "refreshSize",
        input: { productId, sizeId },
        isSuperseded: true,
        answered: (size) => (size === null ? notRefreshed : { type: "SizeRefreshed", asked, size }),
        failed: notRefreshed,
        unsent: notRefreshed,
      }
    }
  }
}
