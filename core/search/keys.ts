// it stands apart because every page clears these at sign-out, and only who searches needs the rest

/** Under this name the browser remembers what was searched for. Spec: 19.112. */
export const recentKey = "recent_searches"

/** With this begin the names under which suggestions are kept. Spec: 7.29, 11.92. */
export const keptSearchPrefix = "search_"

/**
 * Those of a store's keys under which suggestions are kept: what signing out clears.
 *
 * Spec: 19.113.
 *
 * @example keptSearchKeys(["search_kubek", "expchckA"]) // => ["search_kubek"]
 */
export const keptSearchKeys = (keys: readonly string[]): readonly string[] => keys.filter((key) => key.startsWith(keptSearchPrefix))
