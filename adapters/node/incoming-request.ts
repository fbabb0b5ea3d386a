import { randomFillSync, randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { cookiesInLanguage } from "../../core/pages/request.ts"
import type { Language } from "../../core/values/language.ts"

/** One request on its way through the web server. */
export interface IncomingRequest {
  /** under the address that the visitor sees, also behind a proxy */
  readonly request: Request
  readonly url: URL
  readonly nonce: string
  /** names this request in logs and in the answer's `x-request-id` */
  readonly id: string
  readonly isHead: boolean
  /** an answer may come to it in parts whose length nobody knows before */
  readonly takesParts: boolean
  /** the visitor's network address; empty when unknown */
  readonly clientAddress: string
}

/**
 * Reads a request as it came in. Only a server that was told to trust its proxy believes `X-Forwarded-Proto` and `X-Forwarded-Host`:
 * otherwise any client could choose the scheme and host that pages and cookies are made for. The same holds for `X-Request-Id`, by which the lines of
 * both logs are found together. Where the shop's hosts are known, a request by any other name is one to the first of them.
 */
export function readIncoming(
  raw: Request,
  incoming: IncomingMessage | undefined,
  { trustsProxy, hosts }: { readonly trustsProxy: boolean; readonly hosts: readonly string[] },
): IncomingRequest {
  const request = byKnownHost(trustsProxy ? asVisitorSees(raw) : raw, hosts)
  // the last entry is the one that our own proxy wrote
  const clientAddress =
    (trustsProxy ? raw.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined) ?? incoming?.socket.remoteAddress ?? ""
  const id = requestId(incoming, trustsProxy ? raw.headers.get("x-request-id") : null)
  const takesParts = raw.method === "GET" && incoming?.httpVersion !== "1.0"
  return { request, url: new URL(request.url), nonce: makeNonce(), id, isHead: raw.method === "HEAD", takesParts, clientAddress }
}

/**
 * The same request to a shop of one language, of a browser that remembers another: as if it remembered the shop's.
 *
 * Spec: 10.1038.
 *
 * @param only the shop's language; null = it has both
 */
export function inOnlyLanguage(incoming: IncomingRequest, only: Language | null): IncomingRequest {
  const cookies = incoming.request.headers.get("cookie") ?? ""
  const wanted = only === null ? cookies : cookiesInLanguage(cookies, only)
  if (wanted === cookies) return incoming
  const headers = new Headers(incoming.request.headers)
  headers.set("cookie", wanted)
  return { ...incoming, request: new Request(incoming.request, { headers }) }
}

function asVisitorSees(raw: Request): Request {
  const first = (name: string) => raw.headers.get(name)?.split(",")[0]?.trim() ?? ""
  const url = new URL(raw.url)
  const [scheme, host] = [first("x-forwarded-proto"), first("x-forwarded-host")]
  if (scheme === "https" || scheme === "http") url.protocol = scheme
  if (/^[\w.-]+(?::\d+)?$/.test(host)) url.host = host
  return url.href === raw.url ? raw : new Request(url, raw)
}

function byKnownHost(request: Request, hosts: readonly string[]): Request {
  const url = new URL(request.url)
  const [first] = hosts
  if (first === undefined || hosts.includes(url.host)) return request
  url.host = first
  // a host without a port is the scheme's own
  if (!/:\d+$/.test(first)) url.port = ""
  return new Request(url, request)
}

const ids = new WeakMap<IncomingMessage, string>()

/** An id as proxies make them: a hash, a UUID, addresses and numbers; nothing that could be taken for another part of a log's line, or of a statement. */
const proxyId = /^[\w.:-]{8,100}$/

/**
 * The id of a request, the same for all who ask; it stands in the answer's `x-request-id` and in the access log.
 *
 * @param given by a proxy that is believed; one that is no id counts as none
 */
export function requestId(incoming: IncomingMessage | undefined, given: string | null = null): string {
  const known = incoming === undefined ? undefined : ids.get(incoming)
  if (known !== undefined) return known
  const id = given !== null && proxyId.test(given) ? given : randomUUID()
  if (incoming !== undefined) ids.set(incoming, id)
  return id
}

const nonceBytes = 16
/** Bits are drawn for many nonces at once: by itself the drawing takes longer than all else that is read of a request. */
const drawn = Buffer.alloc(256 * nonceBytes)
let used = drawn.length

/** A fresh nonce for one response: 128 random bits in the alphabet that the policy allows. */
function makeNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += nonceBytes
  return drawn.toString("base64url", used - nonceBytes, used)
}
