import { afterPaint } from "../islands/after-paint.ts"

/**
 * Work that follows what changes much faster than it has to be done, such as keeping what is typed: once after each paint, and at the latest
 * when the page is left.
 *
 * @returns asks for it
 */
export function oncePerPaint(work: () => void): () => void {
  let isAsked = false
  const doIt = () => {
    if (!isAsked) return
    isAsked = false
    work()
  }
  addEventListener("pagehide", doIt)
  return () => {
    if (isAsked) return
    isAsked = true
    afterPaint(doIt)
  }
}
