import { keptSearchKeys, recentKey } from "../../../core/search/keys.ts"
import { keysClearedOnSignOut } from "../../../core/shell/session.ts"

/**
 * Signing out leaves nothing of a checkout and of what was searched for in the browser. A storage that is denied has nothing to clear.
 *
 * Spec: 6.13, 19.113.
 *
 * @param storage opens the store of the browser's session
 * @param lasting opens the one that lasts
 */
export function clearOnSignOut(storage: () => Storage, lasting: () => Storage): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest(".logout_link") === null) return
    try {
      const kept = storage()
      const keys = Object.keys(kept)
      for (const key of [...keysClearedOnSignOut(keys), ...keptSearchKeys(keys)]) kept.removeItem(key)
      lasting().removeItem(recentKey)
    } catch {
      // the browser keeps nothing for this page
    }
  })
}
