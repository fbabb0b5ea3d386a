import type { Language } from "../language/language.ts"

/**
 * The home page of a language.
 *
 * Spec: 10.1.
 *
 * @example homeAddress("en") // => "/main-eng.html"
 */
export function homeAddress(language: Language): string {
  return language === "en" ? "/main-eng.html" : "/"
}
