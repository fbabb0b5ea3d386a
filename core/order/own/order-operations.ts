import type { PlacedOrder } from "../placed-order.ts"

/** By this a form has the mail of an order sent once more. Spec: 10.827. */
export const mailOperation = "mail"

/** By this a form opens an account for who has ordered. Spec: 10.829. */
export const openAccountOperation = "account"

/** By this a form puts what was ordered into the basket once more. Spec: 10.826. */
export const repeatOperation = "repeat"

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
