/** Signs that are told apart at a glance, by hand and by telephone: no 0 and O, no 1, I and L, no U. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

/** Bytes from this on are thrown away, or some signs would come more often than others. */
const evenBelow = 256 - (256 % signs.length)

/** How many signs, and how many of them stand together. */
interface SignGroups {
  readonly length: number
  readonly group: number
}

/**
 * Signs from bytes of chance, in groups; null = the bytes are too few.
 *
 * Spec: 10.707.
 *
 * @param bytes of chance; each tells a sign, but for one in sixteen
 *
 * @example groupedSigns([0, 1, 2, 3], { length: 4, group: 2 }) // => "23-45"
 * @example groupedSigns([255, 1], { length: 2, group: 2 }) // => null
 */
export function groupedSigns(bytes: Iterable<number>, { length, group }: SignGroups): string | null {
  const chosen = [...bytes].filter((byte) => byte < evenBelow).slice(0, length)
  return chosen.length < length ? null : inGroups(chosen.map((byte) => signs.charAt(byte % signs.length)).join(""), group)
}

/**
 * Signs as somebody typed them, in their groups; null = they are others, or not as many. Case, blanks and hyphens are not looked at.
 *
 * Spec: 10.707.
 *
 * @example readSigns(" 23 4a ", { length: 4, group: 2 }) // => "23-4A"
 * @example readSigns("23-40", { length: 4, group: 2 }) // => null
 */
export function readSigns(typed: string, { length, group }: SignGroups): string | null {
  const plain = typed
    .slice(0, 4 * length)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase()
  const areSigns = plain.length === length && Array.from(plain).every((sign) => signs.includes(sign))
  return areSigns ? inGroups(plain, group) : null
}

const inGroups = (plain: string, group: number): string =>
  Array.from({ length: Math.ceil(plain.length / group) }, (_, at) => plain.slice(at * group, (at + 1) * group)).join("-")
