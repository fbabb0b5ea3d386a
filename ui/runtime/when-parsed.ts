/** Runs the work when the whole page is there: scripts come after the first paint, and that may be in the middle of the page. */
export function whenParsed(work: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", work, { once: true })
  else work()
}
