/** Longest text that stands in one piece, in UTF-16 units. */
const longest = 120

/** Deeper than this nothing of ours is nested. */
const deepest = 200

/** The name under which a long text stands in pieces; a name of the data that looks like it has one sign more. */
const piecesName = "$text"
const looksLikeIt = /^\$+text$/

/**
 * Data whose long texts stand in pieces, so that a file has no long lines: a change in a text is seen where it is.
 *
 * @example wrapTexts({ a: "short" }) // => { a: "short" }
 */
export function wrapTexts(value: unknown): unknown {
  if (typeof value === "string") return value.length <= longest ? value : { [piecesName]: piecesOf(value) }
  if (Array.isArray(value)) return value.map(wrapTexts)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [looksLikeIt.test(name) ? `$${name}` : name, wrapTexts(inner)]))
}

/** The data that `wrapTexts` was given. What it cannot have made stays as it is. */
export function unwrapTexts(value: unknown, depth: number = 0): unknown {
  if (typeof value !== "object" || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((inner: unknown) => unwrapTexts(inner, depth + 1))
  const entries: [string, unknown][] = Object.entries(value)
  const [[name, pieces] = [], ...others] = entries
  if (name === piecesName && others.length === 0 && isTexts(pieces)) return pieces.join("")
  return Object.fromEntries(
    entries.map(([key, inner]) => [looksLikeIt.test(key) && key !== piecesName ? key.slice(1) : key, unwrapTexts(inner, depth + 1)]),
  )
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === "string")

/** Pieces that end after a blank where there is one. */
const piecesOf = (text: string): readonly string[] => text.match(pieces) ?? []
const pieces = new RegExp(`[^]{1,${longest}}$|[^]{1,${longest - 1}}[\\s,>]|[^]{1,${longest}}`, "g")
