import type { Language } from "../values/language.ts"

/**
 * The space after a Polish word of one letter, and the one between a number and what it counts, or its degrees. The word may stand behind an
 * opening mark, and behind another word of one letter, whose space is a no-break one by then.
 */
const bindingSpace = /(?<=(?:^|[\s({„«"'–—/])[aiouwzAIOUWZ]) (?=\S)|(?<=\d) (?=[°\p{Ll}])/gu

/** The space before a mark that stands alone, such as one of those that a login may have; a full stop may follow it. */
const spaceBeforeMark = /(?<=\S) (?=[-.@_]\.?(?:\s|$))/gu

/** The space between what announces an example, in either language, and the example. */
const exampleSpace = /(?<=(?:^|[\s(])(?:np|e\.g)\.) (?=\S)/giu

/** The spaces inside the legal form of a Polish company. */
const formSpace = /(?<=(?:^|\s)[Ss]p\.) (?=z\so\.)|(?<=(?:^|\s)[Ss]p\.\sz) (?=o\.)/gu

/** The hyphen in e-mail: what ends a line there reads as two words. */
const mailHyphen = /(?<=\be)-(?=mail)/giu

/** It says something, and is no name of a field or a button, which programs and people look for as it is written. */
const sentence = /[.?!](?:\s|$)/u

/**
 * A company's name, whose legal form stands on one line. Nothing but spaces is changed.
 *
 * Spec: 10.1016.
 *
 * @example keepNameTogether("Pracownia Żuk sp. z o.o.") // => "Pracownia Żuk sp.\u00a0z\u00a0o.o."
 */
export const keepNameTogether = (name: string): string => name.replaceAll(formSpace, "\u00a0")

/**
 * A sentence whose lines end where they may: in no language before a mark that stands alone, after what announces an example, within the
 * legal form of a company or within "e-mail", and in Polish neither after a word of one letter nor between a number and what it counts.
 * Nothing but spaces and that hyphen is changed.
 *
 * Spec: 10.1016, 10.1088, 10.1109, 19.67.
 *
 * @example keepTogether("Koc z wełny, prany w 30 °C", "pl") // => "Koc z\u00a0wełny, prany w\u00a030\u00a0°C"
 * @example keepTogether("Masz 14 dni", "pl") // => "Masz 14\u00a0dni"
 * @example keepTogether("a mug", "en") // => "a mug"
 * @example keepTogether("letters and @ or _.", "en") // => "letters and\u00a0@ or\u00a0_."
 * @example keepTogether("an address, e.g. a@b.com", "en") // => "an address, e.g.\u00a0a@b.com"
 * @example keepTogether("We answer by e-mail.", "en") // => "We answer by e\u2011mail."
 * @example keepTogether("Login or e-mail", "en") // => "Login or e-mail"
 */
export function keepTogether(text: string, language: Language): string {
  const whole = sentence.test(text) ? text.replaceAll(mailHyphen, "\u2011") : text
  const marked = keepNameTogether(whole).replaceAll(spaceBeforeMark, "\u00a0").replaceAll(exampleSpace, "\u00a0")
  return language === "pl" ? marked.replaceAll(bindingSpace, "\u00a0") : marked
}

/**
 * A sentence as it was before it was kept together: what terminal and calls say, and what two of them are compared by.
 *
 * Spec: 10.1109, 19.67.
 *
 * @example asWritten("Odpiszemy\u00a0e\u2011mailem.") // => "Odpiszemy e-mailem."
 */
export const asWritten = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-")

/** A tag, or what stands between two. */
const htmlParts = /<[^>]*>|[^<]+/g

/**
 * The same for HTML: tags, and with them addresses, stay as they are. The HTML has been sanitised, so that no value holds a ">".
 *
 * Spec: 10.1088, 19.67.
 *
 * @example keepHtmlTogether('<p>Kubek <a href="/a b">z uchem</a></p>', "pl") // => '<p>Kubek <a href="/a b">z\u00a0uchem</a></p>'
 */
export function keepHtmlTogether(html: string, language: Language): string {
  return html.replaceAll(htmlParts, (part) => (part.startsWith("<") ? part : keepTogether(part, language)))
}
