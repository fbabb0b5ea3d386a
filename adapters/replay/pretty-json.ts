/** Columns of a line. */
const width = 140

/**
 * JSON that people read and compare: what fits stands on one line, everything else one part a line.
 *
 * @example prettyJson({ a: [1, 2] }) // => '{ "a": [1, 2] }\n'
 */
export function prettyJson(value: unknown): string {
  return `${write(value, 0)}\n`
}

function write(value: unknown, depth: number): string {
  if (typeof value !== "object" || value === null) return plain(value)
  const short = onOneLine(value, width - depth * 2)
  if (short !== null) return short
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  const inside = "  ".repeat(depth + 1)
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => inside + write(item, depth + 1))
    : entriesOf(value).map(([name, item]) => `${inside}${JSON.stringify(name)}: ${write(item, depth + 1)}`)
  return `${open}\n${parts.join(",\n")}\n${"  ".repeat(depth)}${close}`
}

/** A value on one line; null as soon as it is longer than the room, so that a large one is not written out at each of its depths. */
function onOneLine(value: unknown, room: number): string | null {
  if (typeof value !== "object" || value === null) {
    const text = typeof value === "string" && value.length + 2 > room ? null : plain(value)
    return text === null || text.length > room ? null : text
  }
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"]
  let line: string = open
  const items: Iterable<readonly [name: string | null, item: unknown]> = Array.isArray(value)
    ? value.map((item: unknown) => [null, item] as const)
    : entriesOf(value)
  for (const [name, item] of items) {
    if (line !== open) line += ", "
    if (name !== null) line += `${JSON.stringify(name)}: `
    const part = onOneLine(item, room - line.length - close.length)
    if (part === null) return null
    line += part
  }
  const made = line === open && !Array.isArray(value) ? "{}" : line + close
  return made.length > room ? null : made
}

const plain = (value: unknown): string => JSON.stringify(value) ?? "null"

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value).filter(([, item]) => item !== undefined)
