/**
 * Whether a request comes from another site's page. A client that is no browser sends no Origin and is let in: it has no
 * visitor's cookies to abuse. Hosts are compared, because the scheme may end at a proxy in front.
 *
 * @example isForeign(new Request("http://a.pl/", { headers: { origin: "https://b.pl", host: "a.pl" } })) // => true
 * @example isForeign(new Request("http://a.pl/")) // => false
 */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin")
  if (origin === null) return request.headers.get("sec-fetch-site") === "cross-site"
  return URL.parse(origin)?.host !== hostOf(request)
}

/** Whether the browser is only guessing that the visitor will go there, or another site sent it. */
export function isUnasked(request: Request): boolean {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? ""
  return purpose.includes("prefetch") || request.headers.get("sec-fetch-site") === "cross-site"
}

const hostOf = (request: Request) => new URL(request.url).host
