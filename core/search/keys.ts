/** Under this name the browser remembers what was searched for. Spec: 19.112. */
export const recentKey = "recent_searches"

/**
 * Those of a store's keys under which suggestions are kept: what signing out clears.
 *
 * Spec: 19.113.
 *
 * @example keptSearchKeys(["search_kubek", "expchckA"]) // => ["search_kubek"]
 */
export const keptSearchKeys = (keys: readonly string[]): readonly string[] => keys.filter((key) => key.startsWith("search_"))
