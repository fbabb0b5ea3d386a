import type { Language } from "../../core/values/language.ts"
import type { Deferred } from "./deferred.ts"

let loading: Promise<Deferred> | null = null

/**
 * The deferred runtime, loaded once. Commands that come before it wait on the promise in their order, so none is lost; after a
 * failed load the next command tries again.
 *
 * @returns rejects when the chunk does not load
 */
export function loadDeferred(language: Language): Promise<Deferred> {
  loading ??= import("./deferred.ts")
    .then((chunk) => chunk.createDeferred(language))
    .catch((failure: unknown) => {
      loading = null
      throw failure
    })
  return loading
}

/** Fetches the runtime while the browser has nothing better to do; a failure shows when a command needs it. */
export function loadDeferredWhenIdle(language: Language): void {
  const load = () => {
    loadDeferred(language).catch(() => {})
  }
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load, 1000)
}
