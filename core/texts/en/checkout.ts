/** The way of an order from the basket to what was ordered. Spec: 1.5. */
export const enCheckout = {
  "checkout.back": "Back to the basket",
  "checkout.help": "Help:",
} as const
