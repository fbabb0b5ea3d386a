import type { ContentKey } from "../shell/shell.ts"
import { type Language, languageCode } from "../values/language.ts"

/**
 * The address of a content page, such as the terms. The contact page has the platform's own address.
 *
 * Spec: 10.19.
 *
 * @example contentAddress("en", "terms") // => "/en/content/terms.html"
 * @example contentAddress("pl", "contact") // => "/contact-pol.html"
 */
export function contentAddress(language: Language, key: ContentKey): string {
  return key === "contact" ? `/contact-${languageCode(language)}.html` : `/${language}/content/${key}.html`
}
