/** A JSON object that came from outside: nothing in it is known to be there. */
export type ForeignObject = Readonly<Record<string, unknown>>

/**
 * Reads JSON of a cookie or of the browser's storage; `null` for what is no JSON.
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
 * Is it a JSON object, and no list?
 *
 * Spec: 19.40.
 *
 * @example isForeignObject([]) // => false
 */
export function isForeignObject(value: unknown): value is ForeignObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * The objects in what should be a list; what is no list has none.
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
 * A text in foreign data, blanks around it cut; a number counts as its text, and anything else as empty.
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
