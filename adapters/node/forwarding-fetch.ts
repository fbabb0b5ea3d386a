/** Headers that belong to one connection, not to the message. */
const hopByHop = ["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding", "upgrade"]
/** The body arrives unpacked, so these would lie. */
const ofTheBody = ["content-encoding", "content-length"]
/** What the shop says about its own pages; ours are set by the web server. */
const ofItsPages = [
  "content-security-policy",
  "content-security-policy-report-only",
  "strict-transport-security",
  "alt-svc",
  "x-frame-options",
]

export interface Forwarding {
  /** the real shop, such as "https://shop.example" */
  readonly shopOrigin: URL
  /** does the request; the platform's own fetch by default */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A shop's fetch that sends every request to another server and brings the answer home: cookies become ours, and redirects to
 * that server become redirects to us. Redirects elsewhere are refused with 502: no page of ours may lead off by a shop's word.
 *
 * Fails as fetch fails: with a TypeError when the server cannot be reached, an AbortError when the request was given up.
 */
export function makeForwardingFetch({ shopOrigin, fetch = globalThis.fetch }: Forwarding): (request: Request) => Promise<Response> {
  return async (request) => {
    const here = new URL(request.url)
    const target = new URL(here.pathname + here.search, shopOrigin)
    const body = request.body === null ? null : await request.arrayBuffer()
    const answer = await fetch(
      new Request(target, {
        method: request.method,
        headers: sentHeaders(request, shopOrigin),
        body,
        redirect: "manual",
        signal: request.signal,
      }),
    )
    return broughtHome(answer, here, shopOrigin)
  }
}

function sentHeaders(request: Request, shopOrigin: URL): Headers {
  const headers = new Headers(request.headers)
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim().toLowerCase())
  for (const name of [...hopByHop, ...named, "host", "content-length", "accept-encoding"]) if (name !== "") headers.delete(name)
  if (headers.has("origin")) headers.set("origin", shopOrigin.origin)
  const referer = URL.parse(headers.get("referer") ?? "")
  if (referer !== null) headers.set("referer", new URL(referer.pathname + referer.search, shopOrigin).href)
  return headers
}

function broughtHome(answer: Response, here: URL, shopOrigin: URL): Response {
  const headers = new Headers(answer.headers)
  for (const name of [...hopByHop, ...ofTheBody, ...ofItsPages, "set-cookie"]) headers.delete(name)
  for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", adaptedCookie(cookie, here.protocol === "https:"))
  const location = headers.get("location")
  if (location !== null) {
    const home = ownLocation(location, new URL(here.pathname, shopOrigin))
    if (home === null) return Response.json({ error: "The shop redirects to another server." }, { status: 502 })
    headers.set("location", home)
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/**
 * Where a redirect of the shop leads on our own server; `null` when it leads away.
 *
 * @example ownLocation("https://shop.example/basketedit.php?mode=1", new URL("https://shop.example/basketchange.php"))
 * // => "/basketedit.php?mode=1"
 * @example ownLocation("basketedit.php", new URL("https://shop.example/a/b.php")) // => "/a/basketedit.php"
 * @example ownLocation("//evil.example/", new URL("https://shop.example/")) // => null
 */
export function ownLocation(location: string, at: URL): string | null {
  const target = URL.parse(location, at.href)
  return target === null || target.origin !== at.origin ? null : target.pathname + target.search + target.hash
}

/**
 * A Set-Cookie line of another server as our own: its domain is left out (so the cookie belongs to this host alone), and Secure fits
 * the visitor's scheme. `SameSite=None` needs Secure, so without it becomes Lax. Name, value, path and age stay.
 *
 * @example adaptedCookie("client=a; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None", false)
 * // => "client=a; Path=/; HttpOnly; SameSite=Lax"
 * @example adaptedCookie("lang=pol; path=/a", true) // => "lang=pol; path=/a; Secure"
 */
export function adaptedCookie(line: string, isSecure: boolean): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
  const kept = attributes.filter((attribute) => !/^(?:domain\s*=|secure$|partitioned$)/i.test(attribute) && attribute !== "")
  const fitting = isSecure
    ? [...kept, "Secure"]
    : kept.map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? "SameSite=Lax" : attribute))
  return [pair, ...fitting].join("; ")
}
