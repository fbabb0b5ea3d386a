import { stop } from "./formula-error.ts"

const escapes: ReadonlyMap<string, string> = new Map(Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" }))

/**
 * The content of a text or template as it is meant.
 *
 * Spec: 12.10. Fails with UnexpectedToken for escapes that JavaScript's strict mode refuses.
 *
 * @param raw between the quotes
 * @param at offset of it in the source
 *
 * @example readEscapes("a\\u017c\\n", 1) // => "aż\n"
 */
export function readEscapes(raw: string, at: number): string {
  return raw.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]+)\}|(\r\n|[xu1-9]|0\d|[^]))|\r\n?/gu,
    (all: string, byte?: string, unit?: string, point?: string, other?: string, offset = 0) => {
      const code = byte ?? unit ?? point
      if (code !== undefined && Number(`0x${code}`) <= 0x10_ff_ff) return String.fromCodePoint(Number(`0x${code}`))
      // line breaks inside a template count as one \n, whatever the file has, and an escaped one as nothing
      if (other === undefined && code === undefined) return "\n"
      if (other === undefined || /^(?:[xu1-9]|0\d)/.test(other)) return stop("UnexpectedToken", all, at + offset)
      return /^[\r\n\u2028\u2029]/.test(other) ? "" : (escapes.get(other) ?? other)
    },
  )
}
