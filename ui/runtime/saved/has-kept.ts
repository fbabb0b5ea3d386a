/**
 * What the names begin with under which forms keep what is typed. It stands here once more, and a test holds it to the core's, so that pages need no
 * more script at once to look whether there is any; what the cart asks of its own (`kept-in-cart.ts`) stands apart for the same reason.
 */
export const keptPrefix = "expchck_"

/**
 * Has this tab kept something that was typed? A form whose text comes back is begun with its page: nobody has to touch it to see it.
 *
 * Spec: 10.1083.
 */
export function hasKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keptPrefix))
  } catch {
    return false
  }
}
