import type { Language } from "../language/language.ts"
import { neutralAddress } from "./neutral-address.ts"

/** What a refused change of the cart brings back. */
export interface CartQuery {
  readonly refused?: string
  readonly limit?: string
  readonly row?: string
}

/**
 * The cart.
 *
 * Spec: 10.13.
 *
 * @example cartAddress("en") // => "/basketedit.php?mode=1&lang=eng"
 */
export function cartAddress(language: Language, query: CartQuery = {}): string {
  return neutralAddress("/basketedit.php", language, { mode: "1", ...query })
}

/**
 * The message page that an empty cart leads to.
 *
 * Spec: 10.14.
 *
 * @example emptyCartAddress("pl") // => "/return.php?status=basket_empty"
 */
export function emptyCartAddress(language: Language): string {
  return neutralAddress("/return.php", language, { status: "basket_empty" })
}
