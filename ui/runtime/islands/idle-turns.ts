/** How long work waits for an idle moment at most, in milliseconds. */
const latestMs = 300

let last: Promise<unknown> = Promise.resolve()

/**
 * Work that waits until the main thread is idle and the work before it is done, so that each piece has tasks of its own and what the
 * shopper does comes between them. Work that fails holds up nothing, and says so itself.
 */
export function inIdleTurn(work: () => Promise<unknown> | void): void {
  last = last
    .then(idleMoment)
    .then(work)
    .catch(() => {})
}

/** The next moment in which the browser has nothing better to do. */
export const idleMoment = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, 1)
  })
