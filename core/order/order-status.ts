/** How far an order is: it waits for what pays it, is accepted, packed, sent, handed over, or it is none any more. Spec: 10.708. */
export const orderStatuses = ["waiting", "accepted", "packed", "sent", "delivered", "cancelled"] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Have the goods of an order left the shop?
 *
 * Spec: 10.708.
 *
 * @example hasLeft("delivered") // => true
 * @example hasLeft("packed") // => false
 */
export const hasLeft = (status: OrderStatus): boolean => status === "sent" || status === "delivered"

/**
 * How far the money for an order is: there is nothing to pay, it is waited for, it is paid when the goods are handed over, it is there, it is
 * on its way back, it was given back. Spec: 10.709.
 */
export const paymentStatuses = ["none", "open", "onDelivery", "paid", "returning", "returned"] as const

export type PaymentStatus = (typeof paymentStatuses)[number]
