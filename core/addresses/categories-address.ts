import type { Language } from "../values/language.ts"
import { neutralAddress } from "./addresses.ts"

/** Where all categories are. Spec: 10.19, 10.520. */
export const categoriesPath = "/categories.php"

/**
 * The address of all categories.
 *
 * Spec: 10.19, 10.520.
 *
 * @example categoriesAddress("en") // => "/categories.php?lang=eng"
 */
export const categoriesAddress = (language: Language): string => neutralAddress(categoriesPath, language)
