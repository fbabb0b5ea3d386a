import type { Deferred } from "./deferred.ts"
import type { IslandFrame } from "./island-data.ts"

let loading: Promise<Deferred> | null = null

/**
 * The deferred runtime, loaded once. Commands that come before it wait on the promise in their order, so none is lost; after a
 * failed load the next command tries again.
 *
 * @returns rejects when the chunk does not load
 */
export function loadDeferred(frame: IslandFrame): Promise<Deferred> {
  loading ??= import("./deferred.ts")
    .then((chunk) => chunk.createDeferred(frame))
    .catch((failure: unknown) => {
      loading = null
      throw failure
    })
  return loading
}

/** Fetches the runtime while the browser has nothing better to do; a failure shows when a command needs it. */
export function loadDeferredWhenIdle(frame: IslandFrame): void {
  const load = () => {
    loadDeferred(frame).catch(() => {})
  }
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load, 1000)
}
