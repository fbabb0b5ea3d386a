import { shippingCheck } from "./courier-question.ts"
import { openPlaceForm } from "./place-form.ts"
import { openingProduct } from "./opening-question.ts"
import { openShippingPanel, type ShippingPanel, type ShippingPanelCommand, type ShippingPanelEvent } from "./shipping-panel.ts"
import type { ShippingPanelTextKey, ShippingView } from "./view-shipping.ts"
import { preselectedSize } from "../product/sizes.ts"
import { decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import { openedShipping } from "./opened-shipping.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/** The delivery of the product of a page, from its opening on. Spec: 2.37, 7.58, 18.26. */
export const shippingMachine: PageMachine<
  ShippingPanel,
  ShippingPanelEvent,
  ShippingPanelCommand,
  ShippingView | null,
  ShippingPanelTextKey
> = {
  ...openedShipping,
  open: (model) => {
    if (model.page !== "product" || model.shipping === null) return null
    const { offer, selectedSizeId, typedQuantity, frame, shipping } = model
    const product = openingProduct({
      productId: offer.id,
      selectedSizeId,
      number: typedQuantity,
      parts: model.choices?.wanted.parts ?? null,
    })
    const quantity = typedQuantity === null ? decimalOf(1) : parseTypedDecimal(typedQuantity)
    return openShippingPanel({
      sellBy: offer.unit.sellBy,
      ...(offer.sizeWords === undefined ? {} : { sizeWords: offer.sizeWords }),
      priceFormat: frame.shell.priceFormat,
      nowMs: frame.nowMs,
      product,
      check: shippingCheck([{ sizeId: preselectedSize(offer, selectedSizeId), quantity }]),
      answer: shipping,
      place: openPlaceForm(frame.notice?.is === "placeRefused" ? frame.notice : null),
    })
  },
}
