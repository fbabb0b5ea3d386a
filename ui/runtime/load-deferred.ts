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

/** What a shopper does who is about to do something: nobody presses a control before one of these. */
const activities = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"]

/**
 * Fetches the runtime once the shopper stirs, while the browser has nothing better to do: who only looks at a page does not pay for it, and
 * it is there before the first press needs it. A failure shows when a command needs it.
 */
export function loadDeferredOnActivity(language: Language): void {
  const stirred = new AbortController()
  const load = () => {
    loadDeferred(language).catch(() => {})
  }
  const begin = () => {
    stirred.abort()
    if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: 1000 })
    else setTimeout(load, 200)
  }
  for (const name of activities) addEventListener(name, begin, { capture: true, passive: true, signal: stirred.signal })
}
