/** Characters that a comment on a row of the cart may have. Spec: 4.78. */
export const commentLimit = 255

/**
 * A comment as it is kept: line ends are one character each, and neither blanks at the ends nor characters that nobody sees are kept.
 *
 * Spec: 4.78.
 *
 * @example tidyComment(" Proszę\r\nzapakować ") // => "Proszę\nzapakować"
 */
export const tidyComment = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, "\n")
    // what a form sends may hold anything, and one of the two engines keeps no NUL
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()
    .trim()

/**
 * How many characters of a typed comment are too many; 0 = it fits. It is never cut: whoever typed it says what is left out. Letters are
 * counted, not bytes or halves of signs.
 *
 * Spec: 4.78.
 *
 * @example commentExcess("a".repeat(256)) // => 1
 * @example commentExcess("🎁".repeat(255)) // => 0
 */
export const commentExcess = (typed: string): number => Math.max(0, commentLength(typed) - commentLimit)

/**
 * The characters of a comment as it would be kept.
 *
 * Spec: 4.78.
 *
 * @example commentLength(" ab ") // => 2
 */
export const commentLength = (typed: string): number => Array.from(tidyComment(typed)).length

/**
 * The comment of a row into which another one is put, as when a guest's basket joins a client's: both are kept, and what is said twice is
 * said once.
 *
 * Spec: 4.79.
 *
 * @example joinedComment("bez metki", "na prezent") // => "bez metki\nna prezent"
 * @example joinedComment("na prezent", "na prezent") // => "na prezent"
 */
export const joinedComment = (own: string, other: string): string =>
  own === "" || own === other ? other : other === "" ? own : `${own}\n${other}`
