import { reloadsOnHistory } from "../../core/shell/history.ts"

/**
 * Another page's content stands in this page now, under its address. What a page starts with its starter notes as the page is parsed: who
 * goes forward before the scripts are there has another address by then.
 */
export function noteShownPath(): void {
  document.documentElement.dataset["path"] = location.pathname
}

/** Back and forward load the page of their address where another one is shown, also one that was exchanged before this page was loaded. Spec: 2.45. */
export function watchHistory(): void {
  loadShownPath()
  addEventListener("popstate", loadShownPath)
}

function loadShownPath(): void {
  const { path = location.pathname } = document.documentElement.dataset
  if (reloadsOnHistory(path, location.pathname)) location.reload()
}
