/** The way of an order from the basket to what was ordered. Spec: 1.5. */
export const plCheckout = {
  "checkout.back": "Wróć do koszyka",
  "checkout.help": "Pomoc:",
} as const
