import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where the search of the shop is. Spec: 10.11. */
export const searchPath = "/search.php"

/**
 * The address of what a text finds; without a text that of the search alone.
 *
 * Spec: 10.11.
 *
 * @example searchAddress("pl", "kubek") // => "/search.php?text=kubek"
 * @example searchAddress("en") // => "/search.php?lang=eng"
 */
export function searchAddress(language: Language, text: string = ""): string {
  return neutralAddress(searchPath, language, text === "" ? {} : { text })
}
