import type { Outcome } from "./outcome.ts"

/** One place where what is seen is not what was expected; `undefined` = there is nothing at that place. */
export interface Difference {
  /** such as "views.cart.rows[0].quantity" */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/**
 * Where two outcomes differ, in the order of their parts; empty = they are the same.
 *
 * @example
 * compareOutcomes(
 *   { address: "/", page: "home", views: { a: "" } },
 *   { address: "/", page: "home", views: { a: "1" } },
 * )
 * // => [{ path: "views.a", expected: "", actual: "1" }]
 */
export function compareOutcomes(expected: Outcome, actual: Outcome): readonly Difference[] {
  return compare("", expected, actual)
}

function compare(path: string, expected: unknown, actual: unknown): readonly Difference[] {
  if (Object.is(expected, actual)) return []
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return Array.from({ length: Math.max(expected.length, actual.length) }, (_, at) =>
      compare(`${path}[${at}]`, expected[at], actual[at]),
    ).flat()
  }
  if (!isRecord(expected) || !isRecord(actual)) return [{ path, expected, actual }]
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...names].flatMap((name) => compare(path === "" ? name : `${path}.${name}`, expected[name], actual[name]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
