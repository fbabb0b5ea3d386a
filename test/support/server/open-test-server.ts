import { usualHstsSeconds } from "../../../adapters/node/security-headers.ts"
import type { ShopBackend } from "../../../adapters/node/shop-gateway.ts"
import type { StaticAssets } from "../../../adapters/node/static-assets.ts"
import { createWebServer, type WebServerDependencies } from "../../../adapters/node/web-server.ts"
import { makeFakePages } from "./fake-pages.ts"

const origin = "http://shop.test"

/** The web server around a fake shop and fake pages, called in process. */
export function openTestServer(settings: Partial<WebServerDependencies> = {}) {
  const pages = makeFakePages()
  const errors: string[] = []
  const received: Request[] = []
  const shop: ShopBackend = {
    fetch: async (request) => {
      received.push(request)
      return Response.json({ path: new URL(request.url).pathname, body: await request.text() })
    },
    visit: async () => ({ version: "v1", isPlainGuest: true, commonVersion: null }),
    isRemote: false,
  }
  const app = createWebServer({
    render: pages.render,
    shop,
    assets: noAssets,
    buildId: "build1",
    version: "0.0.1",
    isRecording: false,
    keepPages: null,
    isDevelopment: false,
    trustsProxy: false,
    hosts: [],
    hstsSeconds: usualHstsSeconds,
    nowMs: () => 1_700_000_000_000,
    logError: (during) => void errors.push(during),
    ...settings,
  })
  return {
    pages,
    errors,
    app,
    received,
    get: async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      app.fetch(new Request(origin + path, { headers: { accept: "text/html", ...headers } }), {}),
    send: async (path: string, init: RequestInit, host: string = origin) => app.fetch(new Request(host + path, init), {}),
  }
}

const noAssets: StaticAssets = async () => null
