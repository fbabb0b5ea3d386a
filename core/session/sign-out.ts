import { sessionLimits } from "./limits.ts"

/**
 * The keys of the session storage that signing out clears. Everything else stays.
 *
 * Spec: 6.13.
 *
 * @example keysClearedOnSignOut(["expchckA", "search_x", "xexpchck"]) // => ["expchckA"]
 */
export function keysClearedOnSignOut(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => key.startsWith(sessionLimits.signOutPrefix))
}
