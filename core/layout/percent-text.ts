/**
 * A text for a cookie or an address, with everything special percent-encoded. Halves of characters become replacement marks.
 *
 * Spec: 19.38.
 *
 * @example percentEncoded("ż;1") // => "%C5%BC%3B1"
 */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/**
 * The text that was percent-encoded; one with broken escapes stays as it is.
 *
 * Spec: 19.38, 19.39.
 *
 * @example percentDecoded("a%2Fb") // => "a/b"
 * @example percentDecoded("100%") // => "100%"
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
