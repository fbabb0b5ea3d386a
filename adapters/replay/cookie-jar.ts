import type { ShopFetch } from "../http/outside.ts"

/** The cookies of one visitor, as a browser keeps them for one shop. */
export interface CookieJar {
  readonly value: (name: string) => string | null
  readonly set: (name: string, value: string) => void
  /** a fetch that sends the cookies and keeps those that come back */
  readonly carrying: (fetch: ShopFetch) => ShopFetch
}

/** A jar that holds some cookies from the start. */
export function makeCookieJar(cookies: Readonly<Record<string, string>>): CookieJar {
  const kept = new Map(Object.entries(cookies))
  const keep = (line: string): void => {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (value === "" || /;\s*max-age=(?:0|-\d+)\b/i.test(line)) kept.delete(name.trim())
    else kept.set(name.trim(), value)
  }
  return {
    value: (name) => kept.get(name) ?? null,
    set: (name, value) => kept.set(name, value),
    carrying: (fetch) => async (request) => {
      const headers = new Headers(request.headers)
      if (kept.size > 0) headers.set("cookie", [...kept].map(([name, value]) => `${name}=${value}`).join("; "))
      const response = await fetch(new Request(request, { headers }))
      for (const line of response.headers.getSetCookie()) keep(line)
      return response
    },
  }
}
