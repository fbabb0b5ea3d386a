/** What a leaf becomes; `name` is the nearest name above it, empty at the top. */
export type ChangeLeaf = (leaf: string | number, name: string) => string | number

/**
 * The same JSON with other texts and numbers; names stay. The type promises no more than the change keeps.
 *
 * @example changeLeaves({ a: ["x", 1] }, (leaf, name) => `${name}${leaf}`) // => { a: ["ax", "a1"] }
 */
export function changeLeaves<T>(value: T, change: ChangeLeaf): T {
  return changed(value, change, "")
}

function changed<T>(value: T, change: ChangeLeaf, name: string): T
function changed(value: unknown, change: ChangeLeaf, name: string): unknown {
  if (typeof value === "string" || typeof value === "number") return change(value, name)
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, change, name))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]: [string, unknown]) => [key, changed(inner, change, key)]))
}
