/** A shorter word is what it is: too many others are one slip away. Spec: 19.77. */
const shortestForgiven = 5

/**
 * May a word be taken for another one that differs by a slip? One of five letters and more, never one with a digit, which may be a code.
 *
 * Spec: 19.77.
 *
 * @example ["talez", "kubk", "gp503"].map(isForgiven) // => [true, false, false]
 */
export const isForgiven = (word: string): boolean => Array.from(word).length >= shortestForgiven && !/\p{N}/u.test(word)

/**
 * Do two words differ by one slip of the finger: a letter too much, a missing or a wrong one, or two neighbours changed for each other?
 *
 * Spec: 19.77. A word is no slip of itself.
 *
 * @example isOneSlip("talez", "talerz") // => true
 * @example isOneSlip("kubke", "kubek") // => true
 * @example isOneSlip("talerz", "talerz") // => false
 * @example isOneSlip("tallez", "talerz") // => false
 */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  if (short.length < long.length) return short.slice(at) === rest
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === rest || (isSwap && short.slice(at + 2) === long.slice(at + 2))
}
