/**
 * Forgets what was typed into the cart and is not wanted any more. The prefix is that of `kept-in-cart.ts`, which a test holds to it: imported from there, the
 * cart would ask for a file more at once.
 *
 * Spec: 10.905.
 */
export function forgetKeptInCart(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("expchck_cart_")) sessionStorage.removeItem(key)
  } catch {
    // the browser keeps nothing for this page
  }
}
