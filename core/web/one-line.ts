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
