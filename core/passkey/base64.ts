/** The digits by their values, and behind them the two that the other alphabet has for the last two. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_"

/** The values of the digits of both alphabets. */
const digitValues = new Map(Array.from(alphabet, (digit, at) => [digit, at < 64 ? at : at - 2]))

/**
 * Bytes as base64 text, with padding.
 *
 * Spec: 20.8.
 *
 * @example encodeBase64(new Uint8Array([1, 2])) // => "AQI="
 */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ""
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    const digits = [bits >> 18, bits >> 12, bits >> 6, bits].map((value) => alphabet.charAt(value & 63)).join("")
    text += digits.slice(0, bytes.length - at + 1).padEnd(4, "=")
  }
  return text
}

/**
 * The bytes of a base64 or base64url text, with or without padding; `null` for any other text.
 *
 * Spec: 20.8. Bits beyond the last byte are dropped.
 *
 * @example decodeBase64("AQI=")?.join() // => "1,2"
 * @example decodeBase64("A") // => null
 */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.length % 4 === 0 ? text.replace(/={1,2}$/, "") : text
  if (digits.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [bits, known, at] = [0, 0, 0]
  for (const digit of digits) {
    const value = digitValues.get(digit)
    if (value === undefined) return null
    bits = ((bits << 6) | value) & 0xff_ff
    known += 6
    if (known < 8) continue
    known -= 8
    bytes[at] = bits >> known
    at += 1
  }
  return bytes
}
