/**
 * What is seen of a typed text: blanks of any kind as one blank each run, and nothing that shows nothing or turns the direction of what is beside it.
 *
 * Spec: 10.383, 10.908.
 *
 * @example readableText(" Na   święta\n") // => " Na święta "
 * @example readableText("kubek\u202e\u0000") // => "kubek"
 */
export const readableText = (typed: string): string => typed.replaceAll(/\s+/gu, " ").replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")

/**
 * A text from outside as one short line: without signs that nobody sees, blanks around it or several together, and no longer than it may be.
 *
 * Spec: 9.162, 10.657, 11.570.
 *
 * @example oneLine("  mój\ttelefon ", 60) // => "mój telefon"
 * @example oneLine("abcdef", 3) // => "abc"
 */
export const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim()
