/** A JSON object from outside: none of its properties can be relied on. */
export type ForeignObject = Readonly<Record<string, unknown>>

/**
 * Parses JSON from outside; `undefined`, which JSON cannot say, for invalid JSON.
 *
 * Spec: 19.40.
 *
 * @example parseJson("[1]") // => [1]
 * @example parseJson("null") // => null
 * @example parseJson("{broken") // => undefined
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Is this value a list? `Array.isArray` types its items as `any` and does not recognise readonly lists.
 *
 * Spec: 19.40.
 *
 * @example [[], {}, "ab"].map(isList) // => [true, false, false]
 */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/**
 * Is this value an object, not a list or null?
 *
 * Spec: 19.40.
 *
 * @example isForeignObject([]) // => false
 */
export function isForeignObject(value: unknown): value is ForeignObject {
  return typeof value === "object" && value !== null && !isList(value)
}

/**
 * The objects in a value that should be a list; empty for anything that is not a list.
 *
 * Spec: 19.40.
 *
 * @example foreignObjects([{ id: 1 }, 2]) // => [{ id: 1 }]
 */
export function foreignObjects(value: unknown): readonly ForeignObject[] {
  return isList(value) ? value.filter(isForeignObject) : []
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
