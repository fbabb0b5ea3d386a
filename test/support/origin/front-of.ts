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
  /** hears that a page is drawn, of which another drawing may be sent; then none is waited for before a page begins */
  readonly onDrawn?: () => void
}

/** Our web server in front of a shop that answers in this process, as `witryna serve` puts it together. */
export function openFrontOf(
  origin: URL,
  shop: (request: Request) => Promise<Response>,
  { showsPages = true, onDrawn, ...more }: FrontOptions = {},
): (request: Request) => Promise<Response> {
  const logError = () => undefined
  const [nowMs, backend] = [
    () => testNowMs,
    openOriginShop({ origin, fetch: shop, nowMs: () => testNowMs, showsPages, onTrouble: logError }),
  ]
  const watched = onDrawn && {
    soonWhole: async () => undefined,
    assets: () => {
      onDrawn()
      return assets
    },
  }
  const render = createRenderer({ ...pagesOf(backend, logError), assets, ...watched })
  const app = frontServer({ shop: backend, pages: { render, assets: async () => null, buildId: "test" }, nowMs, logError, ...more })
  return async (request) => app.fetch(request, {})
}
