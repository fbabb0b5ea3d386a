import { asWritten } from "../../../core/texts/no-break.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { type Shopper, shopOrigin } from "../shop/shopper.ts"
import { testNowMs } from "../shop/test-now.ts"

/** The HTML of a page as a visitor is shown it; "" = the page leads elsewhere. */
export type Show = (shopper: Shopper, path: string) => Promise<string>

/** Draws the pages of a shop. */
export function showOf(shop: Shop): Show {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), graphql: (call) => shop.graphql(call), assets })
  return async (shopper, path) => {
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const page = await render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
    return page.status === 303 ? "" : new Response(page.body).text()
  }
}

/** What a page says at the field with this id; "" = nothing. */
export const messageAt = (html: string, field: string): string =>
  asWritten(new RegExp(`id="${field}_message"[^>]*>([^<]*)<`).exec(html)?.[1] ?? "")
