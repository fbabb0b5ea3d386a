import type { ShopFetch } from "../http/shop-client.ts"

/** The cookies of one visitor, as a browser keeps them for one shop. */
export interface CookieJar {
  /** the Cookie header; empty when there are none */
  readonly header: () => string
  /** keeps, or deletes, what a Set-Cookie line says */
  readonly keep: (line: string) => void
  /** a fetch that sends the cookies and keeps those that come back */
  readonly carrying: (fetch: ShopFetch) => ShopFetch
}

/** A jar that holds some cookies from the start. */
export function makeCookieJar(cookies: Readonly<Record<string, string>>): CookieJar {
  const kept = new Map(Object.entries(cookies))
  const header = (): string => [...kept].map(([name, value]) => `${name}=${value}`).join("; ")
  const keep = (line: string): void => {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (value === "" || /;\s*max-age=(?:0|-\d+)\b/i.test(line)) kept.delete(name.trim())
    else kept.set(name.trim(), value)
  }
  return {
    header,
    keep,
    carrying: (fetch) => async (request) => {
      // on the request itself: another one around it would copy its body through a stream
      if (kept.size > 0) request.headers.set("cookie", header())
      const response = await fetch(request)
      for (const line of response.headers.getSetCookie()) keep(line)
      return response
    },
  }
}
