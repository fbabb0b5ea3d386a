/** Characters between pairs of codes: [48, 57] are the digits. Units: UTF-16 codes, both ends inclusive. */
export type Ranges = readonly number[]

/** The characters in some ranges, or all others. */
export interface CharacterSet {
  readonly ranges: Ranges
  readonly isNegated: boolean
}

const digits = [48, 57]
const blanks = [9, 13, 32, 32, 160, 160, 5760, 5760, 8192, 8202, 8232, 8233, 8239, 8239, 8287, 8287, 12_288, 12_288, 65_279, 65_279]

/** The characters of words, for `\w` and `\b`. */
export const word: Ranges = [48, 57, 65, 90, 95, 95, 97, 122]

/** The ends of lines: `.` takes none of them. */
export const lineEnds: Ranges = [10, 10, 13, 13, 8232, 8233]

/** All codes that are in none of the ranges. */
const others = (ranges: Ranges) => [0, ...ranges.map((code, at) => (at % 2 === 0 ? code - 1 : code + 1)), 65_535]

/** The characters of `\d`, `\w`, `\s` and of their opposites. */
export const namedRanges: ReadonlyMap<string, Ranges> = new Map([
  ["d", digits],
  ["w", word],
  ["s", blanks],
  ["D", others(digits)],
  ["W", others(word)],
  ["S", others(blanks)],
])

/**
 * Is the code in one of the ranges? NaN, which is no character's, is in none.
 *
 * @example inRanges([48, 57, 65, 90], 90) // => true
 */
export function inRanges(ranges: Ranges, code: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) if (code >= (ranges[at] ?? 0) && code <= (ranges[at + 1] ?? 0)) return true
  return false
}

/**
 * The code that stands for a letter in all its cases, as ECMAScript's Canonicalize has it. A letter whose capital is two letters (ß)
 * or an ASCII letter though it is none itself (ı) stands for itself.
 *
 * @example canonical(0x142) // => 0x141
 * @example [canonical(0xdf), canonical(0x131)] // => [0xdf, 0x131]
 */
export function canonical(code: number): number {
  const text = String.fromCharCode(code).toUpperCase()
  const capital = text.charCodeAt(0)
  return text.length > 1 || (capital < 128 && code >= 128) ? code : capital
}

/** All cases of each letter, by the code that stands for it. Made when the first expression ignores case: it takes some milliseconds. */
let cases: Map<number, number[]> | null = null

function casesOf(code: number): Ranges {
  if (cases === null) {
    cases = new Map()
    for (let small = 0; small < 65_536; small += 1) {
      const capital = canonical(small)
      if (capital !== small) cases.set(capital, [...(cases.get(capital) ?? [capital]), small])
    }
  }
  return cases.get(canonical(code)) ?? []
}

/**
 * Is the code in the set? With `ignoresCase`, also when another case of the letter is.
 *
 * @example hasCode({ ranges: [97, 122], isNegated: false }, 65, true) // => true
 */
export function hasCode({ ranges, isNegated }: CharacterSet, code: number, ignoresCase: boolean): boolean {
  return (inRanges(ranges, code) || (ignoresCase && casesOf(code).some((other) => inRanges(ranges, other)))) !== isNegated
}
