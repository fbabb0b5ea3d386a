import type { KeptSuggestions } from "../../ports/kept-suggestions.ts"
import { keptSearchKeys } from "../../core/search/keys.ts"

/** So many suggestions are kept; then it begins anew. */
const most = 60

/**
 * Suggestions in the store of the browser's session. A store that is denied or full keeps nothing, and the answer counts all the same.
 *
 * Spec: 7.29, 9.18.
 *
 * @param storage opens the store; it may throw
 */
export const makeSessionSuggestions = (storage: () => Storage): KeptSuggestions => ({
  read: (key) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  keep: (key, entry) => {
    try {
      const kept = storage()
      const known = keptSearchKeys(Object.keys(kept))
      if (known.length >= most) for (const one of known) kept.removeItem(one)
      kept.setItem(key, entry)
    } catch {
      // what cannot be kept is asked for again
    }
  },
})

/** Keeps nothing: what is recorded asks for everything, so that a replay does so, too. */
export const noKeptSuggestions: KeptSuggestions = { read: () => null, keep: () => undefined }
