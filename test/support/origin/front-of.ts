import type { WebServerDependencies } from "../../../adapters/node/web-server.ts"
import { openOriginShop } from "../../../adapters/origin/origin-shop.ts"
import { frontServer, pagesOf } from "../../../cli/serve/front-server.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { testNowMs } from "../shop/test-now.ts"

/** How our server stands in front of a shop. */
export interface FrontOptions {
  /** false = a setting forbids the shop's own pages */
  readonly showsPages?: boolean
  readonly sharedPages?: NonNullable<WebServerDependencies["sharedPages"]>
}

/** Our web server in front of a shop that answers in this process, as `witryna serve` puts it together. */
export function openFrontOf(
  origin: URL,
  shop: (request: Request) => Promise<Response>,
  { showsPages = true, ...more }: FrontOptions = {},
): (request: Request) => Promise<Response> {
  const logError = () => undefined
  const [nowMs, backend] = [
    () => testNowMs,
    openOriginShop({ origin, fetch: shop, nowMs: () => testNowMs, showsPages, onTrouble: logError }),
  ]
  const render = createRenderer({ ...pagesOf(backend, logError), assets })
  const app = frontServer({ shop: backend, pages: { render, assets: async () => null, buildId: "test" }, nowMs, logError, ...more })
  return async (request) => app.fetch(request, {})
}
