import { shippingPanelTextKeys } from "../../core/delivery/view-shipping.ts"
import type { Say } from "../say.ts"

/** The texts that the delivery of a product can show: what the page sends to the browser, and no more. */
export const deliveryTextKeys = [
  ...shippingPanelTextKeys,
  "pickup.chosenHeading",
  "shipping.arrives",
  "shipping.askAgain",
  "shipping.close",
  "shipping.cost",
  "shipping.courier",
  "shipping.dialog",
  "shipping.grossNote",
  "shipping.heading",
  "shipping.label",
  "shipping.pickupMark",
  "shipping.place",
  "shipping.placeApply",
  "shipping.placeCountry",
  "shipping.placePostcode",
  "shipping.placeRestore",
  "shipping.price",
] as const

export type DeliveryTextKey = (typeof deliveryTextKeys)[number]

export type DeliverySay = Say<DeliveryTextKey>
