/**
 * What the names begin with under which the cart keeps what is typed. It stands here once more so that its page needs no more script at once to look
 * whether there is any.
 */
export const keptInCartPrefix = "expchck_cart_"

/** Is anything kept of what was typed into the cart? Spec: 10.905. */
export function hasKeptInCart(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keptInCartPrefix))
  } catch {
    return false
  }
}
