import { isOwnPath } from "./web-address.ts"

/** What is known of a request before it is answered; a web-standard `Request` is one. */
export interface ReceivedRequest {
  readonly method: string
  /** absolute, as the server knows it */
  readonly url: string
  readonly headers: { readonly get: (name: string) => string | null }
}

/**
 * Is it a post that a page of another site sent? A client that is not a browser sends no `Origin` and is let in: no visitor's
 * cookies can be abused through it. Browsers that leave `Origin` out still say that a request is cross-site, or on which page it was made.
 *
 * Hosts with their ports are compared, schemes are not: a proxy in front may have taken TLS off.
 *
 * @example isForeignPost({ method: "POST", url: "http://a.pl/", headers: new Headers({ origin: "https://b.pl" }) })
 * // => true
 * @example isForeignPost(new Request("http://a.pl/", { method: "POST" })) // => false
 */
export function isForeignPost({ method, url, headers }: ReceivedRequest): boolean {
  if (method !== "POST") return false
  const origin = headers.get("origin")
  return origin === null ? comesFromElsewhere({ url, headers }) : isElsewhere(origin, url)
}

/**
 * Does a request only guess that the visitor will go there, ask for headers alone, or come from a link on another site? Reading some
 * addresses of the platform changes something, and such requests for them are refused. A browser that says nothing of where it comes
 * from is let in: a typed address looks the same.
 *
 * @example isUnaskedGet(new Request("http://a.pl/settings.php", { headers: { "sec-purpose": "prefetch;prerender" } }))
 * // => true
 * @example isUnaskedGet(new Request("http://a.pl/settings.php")) // => false
 */
export function isUnaskedGet({ method, url, headers }: ReceivedRequest): boolean {
  if (method === "POST") return false
  if (method === "HEAD") return true
  const origin = headers.get("origin")
  return isFetchedAhead({ headers }) || comesFromElsewhere({ url, headers }) || (origin !== null && isElsewhere(origin, url))
}

/** What a browser says besides `Origin`: on plain http it tells its page alone. A shop beside ours on the same domain is another one. */
function comesFromElsewhere({ url, headers }: Pick<ReceivedRequest, "url" | "headers">): boolean {
  const referer = headers.get("referer")
  if (/^(?:cross|same)-site$/.test(headers.get("sec-fetch-site") ?? "")) return true
  return referer !== null && isElsewhere(originOf(referer), url)
}

/**
 * Does a browser only fetch ahead what its visitor may ask for next?
 *
 * @example isFetchedAhead(new Request("http://a.pl/", { headers: { "sec-purpose": "prefetch;prerender" } })) // => true
 */
export function isFetchedAhead({ headers }: Pick<ReceivedRequest, "headers">): boolean {
  // "purpose" is what browsers said before "sec-purpose"
  return /prefetch|prerender/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")
}

/**
 * The address of this shop that a visitor comes from, as a path; `null` when the browser does not tell, or tells of another site, or of the
 * address itself.
 *
 * @example pageBefore(new Request("http://a.pl/b", { headers: { referer: "http://a.pl/c?d=1#e" } })) // => "/c?d=1"
 * @example pageBefore(new Request("http://a.pl/b", { headers: { referer: "http://b.pl/c" } })) // => null
 */
export function pageBefore({ url, headers }: Pick<ReceivedRequest, "url" | "headers">): string | null {
  const referer = headers.get("referer") ?? ""
  const origin = originOf(referer)
  if (referer === origin || isElsewhere(origin, url)) return null
  const path = referer.slice(origin.length).replace(/#.*$/s, "")
  return isOwnPath(path) && path !== url.slice(originOf(url).length) ? path : null
}

/** Is it another site's origin, or none at all such as "null"? */
function isElsewhere(origin: string, url: string): boolean {
  const sender = /^https?:\/\/([^/?#\\@]+)$/i.exec(origin)?.[1]
  return sender === undefined || sender.toLowerCase() !== hostOf(url)
}

/** Scheme, host and port of an address; any other text stays whole, and is nobody's origin. */
const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? address

const hostOf = (url: string): string | undefined => /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase()
