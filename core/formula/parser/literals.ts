import { stop } from "../formula-error.ts"

const escapes: ReadonlyMap<string, string> = new Map(Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v" }))

/**
 * The value of a text or template, its escapes replaced.
 *
 * Spec: 12.10. Fails with UnexpectedToken for escapes that JavaScript refuses; a template has no octal ones.
 *
 * @param raw between the quotes
 * @param at offset of it in the source
 *
 * @example readEscapes("a\\u017c\\n", 1, false) // => "aż\n"
 */
export function readEscapes(raw: string, at: number, isTemplate: boolean): string {
  return raw.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]+)\}|([0-3][0-7]{0,2}|[4-7][0-7]?)|(\r\n|[^]))|\r\n?/gu,
    (all: string, byte?: string, unit?: string, point?: string, octal?: string, other?: string, offset = 0) => {
      const code = byte ?? unit ?? point
      if (code !== undefined && Number(`0x${code}`) <= 0x10_ff_ff) return String.fromCodePoint(Number(`0x${code}`))
      const isZero = octal === "0" && !/\d/.test(raw.charAt(offset + 2))
      if (octal !== undefined && (isZero || !isTemplate)) return String.fromCodePoint(Number.parseInt(octal, 8))
      // every kind of line break inside a template counts as \n, and an escaped one as nothing
      if (other === undefined && code === undefined && octal === undefined) return "\n"
      if (other === undefined || /^[xu]/.test(other) || (isTemplate && /^\d/.test(other))) return stop("UnexpectedToken", all, at + offset)
      return /^[\r\n\u2028\u2029]/.test(other) ? "" : (escapes.get(other) ?? other)
    },
  )
}

/**
 * The number that is written: `010` is octal, as in JavaScript, and `089` is not.
 *
 * @example readNumber("1_000.5") // => 1000.5
 * @example readNumber("010") // => 8
 */
export const readNumber = (text: string): number => (/^0[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number(text.replaceAll("_", "")))
