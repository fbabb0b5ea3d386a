import type { ShopFetch, ShopClientDependencies } from "../../../adapters/http/shop-client.ts"
import { shopOrigin } from "../shop/shopper.ts"

/** A fetch that keeps cookies, as a browser does. */
export function withCookies(fetch: ShopFetch): ShopFetch {
  const jar = new Map<string, string>()
  return async (request) => {
    if (jar.size > 0) request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
}

/** A Polish visitor of a shop that answers by the given fetch. */
export const connectionTo = (fetch: ShopFetch, timeoutMs = 60_000): ShopClientDependencies => ({
  origin: shopOrigin,
  fetch,
  language: "pl",
  timeoutMs,
})
