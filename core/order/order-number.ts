import { groupedSigns, readSigns } from "./codes/plain-signs.ts"

/** As many as nobody guesses. */
const shape = { length: 10, group: 5 } as const

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
export const orderNumber = (bytes: Iterable<number>): string | null => groupedSigns(bytes, shape)

/**
 * The number of an order as somebody typed it, or as an address has it; null = it is none. Case, blanks and the hyphen are not looked at.
 *
 * Spec: 10.707.
 *
 * @example readOrderNumber(" 23456 789ab ") // => "23456-789AB"
 * @example readOrderNumber("23456-789A0") // => null
 */
export const readOrderNumber = (typed: string): string | null => readSigns(typed, shape)
