import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

// A file of its own: no page needs it at once, and what stands beside it in addresses.ts is on all of them.

/**
 * The address at which products that were seen last are shown.
 *
 * Spec: 10.250.
 *
 * @example lastSeenAddress("en", [502, 501]) // => "/last-seen.php?products=502.501&lang=eng"
 */
export function lastSeenAddress(language: Language, productIds: readonly number[]): string {
  return neutralAddress("/last-seen.php", language, { products: productIds.join(".") })
}
