/** Orders, the cart and messages of the product page. Spec: 1.5. */
export const plMessage = {} as const
