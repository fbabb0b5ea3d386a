/**
 * The value of JSON text; `null` for any other text, so that it never throws.
 *
 * Spec: 20.9, 20.15.
 *
 * @example parseJson("{") // => null
 * @example parseJson("[1]") // => [1]
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
