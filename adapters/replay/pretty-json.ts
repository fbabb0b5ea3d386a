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
  const short = onOneLine(value)
  if (depth * 2 + short.length <= width || typeof value !== "object" || value === null) return short
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  const inside = "  ".repeat(depth + 1)
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => inside + write(item, depth + 1))
    : entriesOf(value).map(([name, item]) => `${inside}${JSON.stringify(name)}: ${write(item, depth + 1)}`)
  return `${open}\n${parts.join(",\n")}\n${"  ".repeat(depth)}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const parts = entriesOf(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`)
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`
}

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => Object.entries(value).filter(([, item]) => item !== undefined)
