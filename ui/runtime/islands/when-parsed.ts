/**
 * Runs the work when the whole page is there, in a task of its own: scripts come after the first paint, and that may be in the middle of
 * the page; and what evaluates a file need not be one long task with what the file then does.
 */
export function whenParsed(work: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", work, { once: true })
  else setTimeout(work)
}
