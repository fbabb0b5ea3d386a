/** A JSON object from outside: none of its properties can be relied on. */
export type ForeignObject = Readonly<Record<string, unknown>>

/**
 * Parses JSON from a cookie or the browser's storage; `null` for invalid JSON.
 *
 * Spec: 19.40.
 *
 * @example parseJson("[1]") // => [1]
 * @example parseJson("{broken") // => null
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Is this value an object, not a list or null?
 *
 * Spec: 19.40.
 *
 * @example isForeignObject([]) // => false
 */
export function isForeignObject(value: unknown): value is ForeignObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * The objects in a value that should be a list; empty for anything that is not a list.
 *
 * Spec: 19.40.
 *
 * @example foreignObjects([{ id: 1 }, 2]) // => [{ id: 1 }]
 */
export function foreignObjects(value: unknown): readonly ForeignObject[] {
  if (!Array.isArray(value)) return []
  const items: readonly unknown[] = value
  return items.filter(isForeignObject)
}

/**
 * A text in foreign data without the blanks around it; a number becomes text, and anything else is empty.
 *
 * Spec: 19.40.
 *
 * @example foreignText(" Polska ") // => "Polska"
 * @example foreignText({}) // => ""
 */
export function foreignText(value: unknown): string {
  if (typeof value === "string") return value.trim()
  return Number.isFinite(value) ? String(value) : ""
}
