import { isIP } from "node:net"
import { cookiePairs } from "../../core/web/cookies.ts"
import { answerFromAfar } from "./answer-from-afar.ts"

/** What a visitor's request tells the shop; all else, such as what proxies added, stays here. */
const sentHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "cookie",
  "if-modified-since",
  "if-none-match",
  "origin",
  "referer",
  "user-agent",
  "x-requested-with",
]

export interface Forwarding {
  /** the real shop, such as "https://shop.example" */
  readonly shopOrigin: URL
  /** does the request; the platform's own fetch by default */
  readonly fetch?: (request: Request) => Promise<Response>
  /** largest answer, in bytes */
  readonly limitBytes?: number
}

/** A visitor's request, and the network address that it came from, where that is known. */
export interface VisitorRequest {
  readonly request: Request
  readonly clientAddress: string | undefined
}

/**
 * A shop's fetch that sends every request to another server and brings the answer home (`answerFromAfar`): whole, so that whoever
 * gives the request up, by a time limit or by leaving, gives up the reading of its answer too.
 *
 * Fails as fetch fails: with a TypeError when the server cannot be reached, an AbortError when the request was given up.
 */
export function makeForwardingFetch(forwarding: Forwarding): (request: Request, clientAddress?: string) => Promise<Response> {
  const { shopOrigin, limitBytes } = forwarding
  return (request, clientAddress) =>
    askAfar(forwarding, { request, clientAddress }, (answer, here) => answerFromAfar(answer, here, shopOrigin, limitBytes))
}

/**
 * Sends a request to another server, with what of it is listed, and with the visitor's network address. Spec: 10.1010.
 *
 * @param bring reads the answer; what it leaves unread is given up
 */
export async function askAfar(
  { shopOrigin, fetch = globalThis.fetch }: Pick<Forwarding, "shopOrigin" | "fetch">,
  { request, clientAddress }: VisitorRequest,
  bring: (answer: Response, here: URL) => Promise<Response>,
): Promise<Response> {
  const here = new URL(request.url)
  const target = new URL(here.pathname + here.search, shopOrigin)
  const body = request.body === null ? null : await request.arrayBuffer()
  // one signal for the call and for the reading of its answer: a body that is left unread would go on coming
  const given = new AbortController()
  const signal = AbortSignal.any([request.signal, given.signal])
  try {
    const headers = asOf(request, shopOrigin)
    // the shop counts tries and visitors by it, and would take all of them for one; a socket of both kinds writes IPv4 as IPv6
    const cameFrom = clientAddress?.replace(/^::ffff:(?=\d+\.)/i, "") ?? ""
    if (isIP(cameFrom) !== 0) headers.set("x-forwarded-for", cameFrom)
    return await bring(await fetch(new Request(target, { method: request.method, headers, body, redirect: "manual", signal })), here)
  } finally {
    given.abort()
  }
}

/** What this server keeps in a browser is nothing to the shop. Spec: 10.1073. */
const theirCookies = (cookies: string): string =>
  cookiePairs(cookies)
    .filter(([name]) => !name.startsWith("witryna_"))
    .map(([name, value]) => `${name}=${value}`)
    .join("; ")

function asOf(request: Request, shopOrigin: URL): Headers {
  const headers = new Headers()
  for (const name of sentHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, name === "cookie" ? theirCookies(value) : value)
  }
  // what comes from another site comes from there for the shop as well
  const { host } = new URL(request.url)
  if (URL.parse(headers.get("origin") ?? "")?.host === host) headers.set("origin", shopOrigin.origin)
  const referer = URL.parse(headers.get("referer") ?? "")
  if (referer === null) headers.delete("referer")
  else if (referer.host === host) headers.set("referer", new URL(referer.pathname + referer.search, shopOrigin).href)
  return headers
}
