/** How long work waits for a frame at most, in milliseconds: a hidden page draws none. */
const latestMs = 100

/** Work that waits until the browser has shown what is to be shown now: the answer to a press is seen before anything else is done for it. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  // a frame's callback runs before its paint, a task of its own after it
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, latestMs)
}
