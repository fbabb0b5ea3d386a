import { type Language, languageCode } from "../language/language.ts"
import type { ContentKey } from "../shell/shell.ts"

/**
 * A page of text, such as the terms. Contact has the platform's own address.
 *
 * Spec: 10.19.
 *
 * @example contentAddress("en", "terms") // => "/en/content/terms.html"
 * @example contentAddress("pl", "contact") // => "/contact-pol.html"
 */
export function contentAddress(language: Language, key: ContentKey): string {
  return key === "contact" ? `/contact-${languageCode(language)}.html` : `/${language}/content/${key}.html`
}
