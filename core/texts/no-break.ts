import type { Language } from "../values/language.ts"

/**
 * The space after a Polish word of one letter, and the one between a number and its degrees. The word may stand behind an opening mark,
 * and behind another word of one letter, whose space is a no-break one by then.
 */
const bindingSpace = /(?<=(?:^|[\s({„«"'–—/])[aiouwzAIOUWZ]) (?=\S)|(?<=\d) (?=°)/gu

/**
 * A sentence whose lines end where Polish lines may: never after a word of one letter, nor before the degrees of a number. Nothing
 * but spaces is changed, and text of another language not at all.
 *
 * Spec: 19.67.
 *
 * @example keepTogether("Koc z wełny, prany w 30 °C", "pl") // => "Koc z\u00a0wełny, prany w\u00a030\u00a0°C"
 * @example keepTogether("a mug", "en") // => "a mug"
 */
export function keepTogether(text: string, language: Language): string {
  return language === "pl" ? text.replaceAll(bindingSpace, "\u00a0") : text
}

/** A tag, or what stands between two. */
const htmlParts = /<[^>]*>|[^<]+/g

/**
 * The same for HTML: tags, and with them addresses, stay as they are. The HTML has been sanitised, so that no value holds a ">".
 *
 * Spec: 19.67.
 *
 * @example keepHtmlTogether('<p>Kubek <a href="/a b">z uchem</a></p>', "pl") // => '<p>Kubek <a href="/a b">z\u00a0uchem</a></p>'
 */
export function keepHtmlTogether(html: string, language: Language): string {
  if (language !== "pl") return html
  return html.replaceAll(htmlParts, (part) => (part.startsWith("<") ? part : keepTogether(part, language)))
}
