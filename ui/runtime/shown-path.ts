import { reloadsOnHistory } from "../../core/shell/history.ts"

/** The starter notes it as the page is parsed: who goes forward before the scripts are there has another address already. */
let shownPath = document.documentElement.dataset["path"] ?? location.pathname

/** Another page's content stands in this page now, under its address. */
export function noteShownPath(): void {
  shownPath = location.pathname
}

/** Back and forward load the page of their address where another one is shown, also one that was exchanged before this page was loaded. Spec: 2.45. */
export function watchHistory(): void {
  loadShownPath()
  addEventListener("popstate", loadShownPath)
}

function loadShownPath(): void {
  if (reloadsOnHistory(shownPath, location.pathname)) location.reload()
}
