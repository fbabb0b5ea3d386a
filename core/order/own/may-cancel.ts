import type { PlacedOrder } from "../placed-order.ts"

/** By this a form cancels an order. Spec: 10.774. */
export const cancelOperation = "cancel"

/**
 * May its buyer cancel an order? As long as it waits for its payment, and until it is packed where it is paid when it is handed over.
 *
 * Spec: 10.774.
 *
 * @example mayCancel(samplePlaced()) // => true
 * @example mayCancel(samplePlaced({ status: "accepted", paid: "onDelivery" })) // => true
 * @example mayCancel(samplePlaced({ status: "accepted", paid: "paid" })) // => false
 * @example mayCancel(samplePlaced({ status: "packed", paid: "onDelivery" })) // => false
 */
export const mayCancel = ({ status, paid }: Pick<PlacedOrder, "status" | "paid">): boolean =>
  status === "waiting" || (status === "accepted" && paid === "onDelivery")
