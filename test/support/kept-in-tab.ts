/** What a form keeps follows its letters after a paint, and at the latest when its page is left. */
const leavePage = () => void dispatchEvent(new Event("pagehide"))

/** What a page that is left has kept in its tab, by key. */
export function keptInTab(): Readonly<Record<string, unknown>> {
  leavePage()
  return Object.fromEntries(Object.entries(sessionStorage).map(([key, text]) => [key, JSON.parse(String(text))]))
}

/** Does a form of the page say that leaving would lose what is typed in it? */
export function isUnsaved(): boolean {
  leavePage()
  return document.querySelector("form[data-unsaved]") !== null
}
