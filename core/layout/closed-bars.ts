import { parseJson } from "./foreign-json.ts"

/** The key of the browser's lasting storage under which closed bars are kept. Spec: 4.34, 19.21. */
export const closedBarsKey = "closedBars"

/**
 * The ids of closed bars in what was stored; anything unreadable is as if no bar was ever closed.
 *
 * Spec: 4.34, 19.21, 19.40.
 *
 * @param stored the JSON text; null = nothing is stored
 *
 * @example readClosedBars('["bar12", 5, "", "bar12"]') // => ["bar12"]
 * @example readClosedBars("{broken") // => []
 */
export function readClosedBars(stored: string | null): readonly string[] {
  const value = stored === null ? null : parseJson(stored)
  if (!Array.isArray(value)) return []
  const items: readonly unknown[] = value
  return [...new Set(items.filter((item) => typeof item === "string").filter((id) => id !== ""))]
}

/**
 * The ids with one more closed bar, each once. A bar without an id is closed for this page only.
 *
 * Spec: 4.34, 19.21.
 *
 * @example closeBar(["bar1"], "bar2") // => ["bar1", "bar2"]
 */
export function closeBar(closed: readonly string[], id: string): readonly string[] {
  return id === "" || closed.includes(id) ? closed : [...closed, id]
}

/** An announcement bar. */
export interface Bar {
  readonly id: string
  readonly edge: "top" | "bottom"
}

/**
 * The bars that a page shows: none in the order process, and none that was closed.
 *
 * Spec: 2.25, 4.34.
 *
 * @example openBars([{ id: "a", edge: "top" }, { id: "b", edge: "top" }], ["a"], false) // => [{ id: "b", edge: "top" }]
 */
export function openBars<Shown extends Bar>(bars: readonly Shown[], closed: readonly string[], orderProcess: boolean): readonly Shown[] {
  return orderProcess ? [] : bars.filter(({ id }) => !closed.includes(id))
}
