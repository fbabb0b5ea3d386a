import { makeBrowserErrorLog } from "../../adapters/browser/browser-error-log.ts"
import { callLimits } from "../../adapters/http/limits.ts"
import { openBrowserShop, type BrowserShop } from "../../adapters/wiring/browser-shop.ts"
import type { IslandFrame } from "./island-data.ts"

/** The commands of the page's machines that need the shop. */
export type Deferred = BrowserShop

/**
 * The deferred runtime: use cases and adapters, wired for this page's own origin. Its own chunk, loaded after the page is
 * painted and interactive.
 */
export function createDeferred(frame: IslandFrame): Deferred {
  const send = (request: Request) => fetch(request)
  return openBrowserShop({
    origin: location.origin,
    fetch: send,
    language: frame.language,
    timeoutMs: callLimits.browserTimeoutMs,
    log: makeBrowserErrorLog(fetch.bind(globalThis)),
  })
}
