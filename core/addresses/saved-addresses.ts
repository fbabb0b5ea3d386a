import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

// where products are kept for later

/**
 * The address of the visitor's favourites.
 *
 * Spec: 10.13.
 *
 * @example favouritesAddress("en") // => "/basketedit.php?mode=2&lang=eng"
 */
export const favouritesAddress = (language: Language): string => neutralAddress("/basketedit.php", language, { mode: "2" })

/**
 * The address that puts a product into the comparison or takes it out: the platform's own, followed from pages of this shop alone.
 *
 * Spec: 10.69, 11.106.
 *
 * @example comparerAddress("pl", "add", 501) // => "/settings.php?comparers=add&product=501"
 */
export const comparerAddress = (language: Language, change: "add" | "remove", productId: number): string =>
  neutralAddress("/settings.php", language, { comparers: change, product: String(productId) })
