/** Forgets what was typed into the cart and is not wanted any more. Spec: 10.905. */
export function forgetKeptInCart(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("expchck_cart_")) sessionStorage.removeItem(key)
  } catch {
    // the browser keeps nothing for this page
  }
}
