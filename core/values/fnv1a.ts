const basis = 0xcbf29ce484222325n
const prime = 0x100000001b3n

/**
 * The 64-bit FNV-1a hash of a text's UTF-16 units, as 16 hexadecimal digits. It distinguishes texts; it keeps no secret.
 *
 * Spec: 9.56.
 *
 * @example fnv1a("foobar") // => "85944171f73967e8"
 * @example fnv1a("") // => "cbf29ce484222325"
 */
export function fnv1a(text: string): string {
  let value = basis
  for (const unit of units(text)) value = BigInt.asUintN(64, (value ^ unit) * prime)
  return value.toString(16).padStart(16, "0")
}

const units = (text: string) => Array.from({ length: text.length }, (_, at) => BigInt(text.charCodeAt(at)))
