import type { Language } from "../../../core/values/language.ts"
import type { Deferred } from "./deferred.ts"
import { onFirstInteraction } from "./on-first-interaction.ts"

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

/** Fetches the runtime once the shopper stirs. A failure shows when a command needs it. */
export function loadDeferredOnActivity(language: Language): void {
  onFirstInteraction(() => {
    loadDeferred(language).catch(() => {})
  })
}
