import { createWebServer, type WebServerDependencies } from "../../../adapters/node/web-server.ts"
import { makeForwardingFetch } from "../../../adapters/node/forwarding-fetch.ts"
import { makeOriginPages } from "../../../adapters/origin/origin-pages.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { testNowMs } from "../shop/test-now.ts"

/** Our web server in front of a shop that answers in this process, as `witryna serve` puts it together. */
export function openFrontOf(
  origin: URL,
  shop: (request: Request) => Promise<Response>,
  more: Partial<WebServerDependencies> = {},
): (request: Request) => Promise<Response> {
  const fetch = makeForwardingFetch({ shopOrigin: origin, fetch: shop })
  const logError = () => undefined
  const originPages = makeOriginPages({ origin, fetch, nowMs: () => testNowMs, timeoutMs: 20_000, onTrouble: logError })
  const app = createWebServer({
    render: createRenderer({ fetch, assets, shopName: origin.hostname, originPages, logError }),
    shop: { fetch, isRemote: true },
    assets: async () => null,
    buildId: "test",
    isRecording: false,
    keepPages: null,
    isDevelopment: false,
    trustsProxy: false,
    hosts: [],
    hstsSeconds: 0,
    version: "test",
    nowMs: () => testNowMs,
    logError,
    ...more,
  })
  return async (request) => app.fetch(request, {})
}
