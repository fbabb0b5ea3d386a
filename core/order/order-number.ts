/** Signs that are told apart at a glance, by hand and by telephone: no 0 and O, no 1, I and L, no U. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

/** Signs of a number: as many as nobody guesses. */
const length = 10

/** Bytes from this on are thrown away, or some signs would come more often than others. */
const evenBelow = 256 - (256 % signs.length)

/**
 * The number of an order from bytes of chance: ten signs in two groups, about 2^49 numbers; null = they are too few. It tells nothing of how
 * many orders there are.
 *
 * Spec: 10.707.
 *
 * @param bytes of chance; each tells a sign, but for one in sixteen
 *
 * @example orderNumber([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) // => "23456-789AB"
 * @example orderNumber([255, 255, 0]) // => null
 */
export function orderNumber(bytes: Iterable<number>): string | null {
  const chosen = [...bytes].filter((byte) => byte < evenBelow).slice(0, length)
  if (chosen.length < length) return null
  const text = chosen.map((byte) => signs.charAt(byte % signs.length)).join("")
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`
}

/**
 * The number of an order as somebody typed it, or as an address has it; null = it is none. Case, blanks and the hyphen are not looked at.
 *
 * Spec: 10.707.
 *
 * @example readOrderNumber(" 23456 789ab ") // => "23456-789AB"
 * @example readOrderNumber("23456-789A0") // => null
 */
export function readOrderNumber(typed: string): string | null {
  const plain = typed.slice(0, 40).replaceAll(/[\s-]/g, "").toUpperCase()
  const isNumber = plain.length === length && Array.from(plain).every((sign) => signs.includes(sign))
  return isNumber ? `${plain.slice(0, length / 2)}-${plain.slice(length / 2)}` : null
}
