import { makeBrowserErrorLog } from "../../../adapters/browser/browser-error-log.ts"
import { makeSessionSuggestions, noKeptSuggestions } from "../../../adapters/browser/session-suggestions.ts"
import { sendErrorReport } from "../../../adapters/browser/send-error-report.ts"
import { callLimits } from "../../../adapters/http/limits.ts"
import { openBrowserShop } from "../../../adapters/wiring/open-browser-shop.ts"
import type { ShopCaller } from "../../../adapters/wiring/shop-caller.ts"
import { fetchesTracking, sessionLimits } from "../../../core/shell/session.ts"
import { namedCurrency } from "../../../core/pages/visit-currency.ts"
import { isRecording } from "../recording/recording.ts"
import type { Language } from "../../../core/values/language.ts"

/** What asks the shop for the page's machines. */
export type Deferred = ShopCaller

/**
 * The deferred runtime: use cases and adapters, wired for this page's own origin. Its own chunk, loaded after the page is
 * painted and interactive.
 */
export function createDeferred(language: Language): Deferred {
  return openBrowserShop({
    origin: location.origin,
    fetch: hearsEvents() ? fetchHearing : (request) => fetch(request),
    language,
    currency: namedCurrency(new URLSearchParams(location.search)),
    timeoutMs: callLimits.browserTimeoutMs,
    clock: { nowMs: Date.now },
    log: makeBrowserErrorLog(fetch.bind(globalThis)),
    passkeyDevice: async () => (await import("../../../adapters/browser/web-authn-device.ts")).makeWebAuthnDevice(),
    ...accountsBase(),
    kept: isRecording() ? noKeptSuggestions : makeSessionSuggestions(() => sessionStorage),
  })
}

/** Are scripts of others told what is done on this page? Spec: 10.900. */
const hearsEvents = (): boolean => document.querySelector("script[data-events]") !== null

/** What the shop has to tell of an answer is asked for beside it, and nobody waits for that. Spec: 7.8, 19.51. */
async function fetchHearing(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (fetchesTracking(answer.headers.get(sessionLimits.trackingHeader), true))
    import("../../../adapters/browser/ask-events.ts").then(
      ({ askEvents }) => askEvents(sendErrorReport),
      (failure: unknown) => sendErrorReport("load events", failure),
    )
  return answer
}

/** Where the server says that the accounts service is not its own. Spec: 11.98. */
function accountsBase(): { readonly accountsBase?: string } {
  const told = document.documentElement.dataset["accounts"]
  return told === undefined ? {} : { accountsBase: told }
}
