import { keptSearchKeys, recentKey } from "../../../core/search/keys.ts"
import { keysClearedOnSignOut, sessionLimits } from "../../../core/shell/session.ts"
import { deletedCookieText, readCookie } from "../../../core/web/cookies.ts"

/**
 * Signing out leaves nothing of a checkout and of what was searched for in the browser, and neither does a sign-out of the page before, whose scripts did
 * not run yet. A storage that is denied has nothing to clear.
 *
 * Spec: 6.13, 10.931, 19.39, 19.113.
 *
 * @param storage opens the store of the browser's session
 * @param lasting opens the one that lasts
 */
export function clearOnSignOut(storage: () => Storage, lasting: () => Storage): void {
  const clear = () => {
    try {
      const kept = storage()
      const keys = Object.keys(kept)
      for (const key of [...keysClearedOnSignOut(keys), ...keptSearchKeys(keys)]) kept.removeItem(key)
      lasting().removeItem(recentKey)
    } catch {
      // the browser keeps nothing for this page
    }
  }
  const { signedOutCookie } = sessionLimits
  if (readCookie(document.cookie, signedOutCookie) === "1") {
    clear()
    document.cookie = deletedCookieText(signedOutCookie)
  }
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".logout_link") !== null) clear()
  })
}
