/** What is typed as a post code has at most so many characters: a long one, with blanks and hyphens. Spec: 18.27. */
export const maxTypedPostcode = 36

/**
 * A typed post code in the form of its country, or null for any other text: letter case, blanks and hyphens may be typed as one likes.
 *
 * Spec: 18.27.
 *
 * @param format X is a digit, Y a letter; every other character stands for itself
 *
 * @example readPostcode("30001", "XX-XXX") // => "30-001"
 * @example readPostcode(" sw1a 1aa", "YYXY XYY") // => "SW1A 1AA"
 * @example readPostcode("3000", "XX-XXX") // => null
 */
export function readPostcode(typed: string, format: string): string | null {
  if (typed.length > maxTypedPostcode) return null
  const signs = Array.from(typed.toUpperCase().replaceAll(/[\s-]/g, ""))
  let written = ""
  for (const place of format) {
    if (/[\s-]/.test(place)) {
      written += place
      continue
    }
    const sign = signs.shift()
    if (sign === undefined || !(place === "X" ? /^[0-9]$/.test(sign) : place === "Y" ? /^[A-Z]$/.test(sign) : sign === place)) return null
    written += sign
  }
  return signs.length === 0 ? written : null
}
