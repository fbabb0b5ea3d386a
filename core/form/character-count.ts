/**
 * How many characters a text has: a sign outside of the first plane of Unicode is one, not two.
 *
 * Spec: 14.1.
 *
 * @example characterCount("zł👍") // => 3
 */
export function characterCount(text: string): number {
  return Array.from(text).length
}
