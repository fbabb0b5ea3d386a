import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/**
 * The address of the message page for an empty cart.
 *
 * Spec: 10.14.
 *
 * @example emptyCartAddress("pl") // => "/return.php?status=basket_empty"
 */
export function emptyCartAddress(language: Language): string {
  return neutralAddress("/return.php", language, { status: "basket_empty" })
}
