import { reloadsOnHistory } from "../../../core/addresses/addresses.ts"

/** Back and forward load the page of their address where another one is shown, also one that was exchanged before this page was loaded. Spec: 2.45. */
export function watchHistory(): void {
  loadShownPath()
  addEventListener("popstate", loadShownPath)
}

function loadShownPath(): void {
  const { path = location.pathname } = document.documentElement.dataset
  if (reloadsOnHistory(path, location.pathname)) location.reload()
}
