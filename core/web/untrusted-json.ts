/** A JSON object that came from outside: nothing in it is known to be there. */
export type ForeignObject = Readonly<Record<string, unknown>>

/**
 * Reads JSON from outside; `undefined`, which no JSON is, for a text that is not JSON.
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
 * Is it a list? `Array.isArray` makes `any` of what stands in it, and does not know lists that nobody may change.
 *
 * Spec: 19.40.
 *
 * @example [[], {}, "ab"].map(isList) // => [true, false, false]
 */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/**
 * Is it a JSON object, and no list?
 *
 * Spec: 19.40.
 *
 * @example isForeignObject([]) // => false
 */
export function isForeignObject(value: unknown): value is ForeignObject {
  return typeof value === "object" && value !== null && !isList(value)
}

/**
 * The objects in what should be a list; what is no list has none.
 *
 * Spec: 19.40.
 *
 * @example foreignObjects([{ id: 1 }, 2]) // => [{ id: 1 }]
 */
export function foreignObjects(value: unknown): readonly ForeignObject[] {
  return isList(value) ? value.filter(isForeignObject) : []
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
