import { keysClearedOnSignOut } from "../../../core/shell/session.ts"

/** Signing out leaves nothing of a checkout in the browser. A storage that is denied has nothing to clear. Spec: 6.13. */
export function clearOnSignOut(storage: () => Storage): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest(".logout_link") === null) return
    try {
      const kept = storage()
      for (const key of keysClearedOnSignOut(Object.keys(kept))) kept.removeItem(key)
    } catch {
      // the browser keeps nothing for this page
    }
  })
}
