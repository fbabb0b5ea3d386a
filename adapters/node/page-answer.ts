import { readPageAddress } from "../../core/pages/page-address.ts"
import { keptAddress } from "../../core/pages/kept-page.ts"
import { frontCookie } from "../../core/front/page-front.ts"
import { rendersContentOnly } from "../../core/shell/fragment.ts"
import { renamedTo } from "../../core/pages/renamed-product.ts"
import { visitSorted } from "../../core/pages/remembered-sort.ts"
import { languageCookies, noticeCookieName, requestLanguage, toldCookieName, unsavedCookieName } from "../../core/pages/request.ts"
import { withoutCookie } from "../../core/web/cookies.ts"
import { isFetchedAhead, pageBefore } from "../../core/web/foreign-request.ts"
import { chooseCoding } from "./compression.ts"
import type { IncomingRequest } from "./incoming-request.ts"
import type { KeptPages } from "./kept-pages.ts"
import { isMatch, pageTag } from "./page-cache.ts"
import { ownPathHeader, type PageRenderer, type RenderedPage } from "./page-renderer.ts"
import type { ShopBackend, ShopVisit } from "./shop-gateway.ts"
import { answerInParts, sentWhole, wholeAnswer } from "./whole-answer.ts"

/** What pages are made of and where their failures go. */
export interface PageDependencies {
  readonly render: PageRenderer
  readonly shop: ShopBackend
  /** changes with every build; null = pages are never taken from a cache (development) */
  readonly buildId: string | null
  readonly isRecording: boolean
  /** a page may be begun before all of it is known: nothing has to be seen of it first */
  readonly sendsParts?: boolean
  /** pages of guests that need not be put together again; null = each page is */
  readonly keptPages: KeptPages | null
  readonly nowMs: () => number
  /** @param during what was being done, such as "render page" */
  readonly logError: (during: string, cause: unknown) => void
}

/** A page of a guest is private and asked about each time, and may be kept, so that going back is instant. */
const caching = { "cache-control": "private, no-cache" }

/**
 * The page at the visited address, or word that the client's copy is still right. A guest without a basket may get a page that was kept.
 * While a recording is made, each page is put together by the renderer, which writes down what the page asks the shop.
 *
 * Fails with whatever the renderer throws.
 */
export async function pageAnswer(dependencies: PageDependencies, incoming: IncomingRequest): Promise<Response> {
  const { request, url } = incoming
  const { buildId, keptPages } = dependencies
  const visit = await shopVisit(dependencies, incoming)
  if (visit === null || buildId === null) return renderedAnswer(dependencies, incoming, { tag: null, commonVersion: null })
  const { version: shopVersion, commonVersion, currency = null } = visit
  const tag = pageTag({ buildId, shopVersion, url, cookie: shownCookie(request), nowMs: dependencies.nowMs() })
  if (isMatch(request.headers.get("if-none-match") ?? "", tag)) {
    return new Response(null, { status: 304, headers: { etag: tag, ...caching } })
  }
  const kept = keptPages === null || !visit.isPlainGuest ? null : await keptAnswer(keptPages, incoming, { shopVersion, currency, tag })
  return kept ?? renderedAnswer(dependencies, incoming, { tag, commonVersion })
}

/** `null` for a page that is not the same for all guests. */
async function keptAnswer(
  keptPages: KeptPages,
  incoming: IncomingRequest,
  { shopVersion, currency, tag }: { readonly shopVersion: string; readonly currency: string | null; readonly tag: string },
): Promise<Response | null> {
  const { request, url, nonce } = incoming
  const opened = rendersContentOnly(url.searchParams) ? null : readPageAddress(url.pathname, url.searchParams)
  const address = opened === null ? null : keptAddress(opened)
  if (address === null) return null
  const cookie = request.headers.get("cookie") ?? ""
  const sorted = visitSorted(opened, url, cookie)
  if (sorted.to !== null) return null
  const language = requestLanguage(url, cookie)
  const consent = frontCookie(cookie)
  const page = await keptPages({ origin: url.origin, address, language, currency, consent, version: shopVersion, nonce })
  if (page === null) return null
  const moved = movedAnswer(url, page)
  if (moved !== null) return moved
  const headers = pageHeaders({ ...page, cookies: [...languageCookies(language, cookie), ...sorted.cookies] }, tag)
  // what is packed already goes first; a coding that is not is for those who take nothing else
  const offered = page.packed.br === undefined ? (["gzip", "br"] as const) : (["br", "gzip"] as const)
  const coding = chooseCoding(request.headers.get("accept-encoding") ?? "", offered)
  const packed = coding === null ? undefined : page.packed[coding]
  if (coding === null || packed === undefined) return wholeAnswer({ status: page.status, headers, body: page.plain() }, request)
  headers.set("content-encoding", coding)
  return sentWhole({ status: page.status, headers, body: packed() })
}

async function renderedAnswer(
  dependencies: PageDependencies,
  incoming: IncomingRequest,
  { tag, commonVersion }: { readonly tag: string | null } & Pick<ShopVisit, "commonVersion">,
): Promise<Response> {
  const page = await dependencies.render({
    url: incoming.url,
    cookie: shownCookie(incoming.request),
    nonce: incoming.nonce,
    nowMs: dependencies.nowMs(),
    // whoever records has put a renderer before this one that sets it
    recording: null,
    cameFrom: pageBefore(incoming.request),
    ...(commonVersion === null ? {} : { commonVersion }),
    signal: incoming.request.signal,
    // a script that fetches a part of a page waits for all of it
    ...(dependencies.sendsParts === true && incoming.takesParts && !rendersContentOnly(incoming.url.searchParams) && { takesParts: true }),
  })
  const moved = dependencies.isRecording ? null : movedAnswer(incoming.url, page)
  if (page.rest !== undefined) return answerInParts({ ...page, headers: pageHeaders(page, null) }, page.rest)
  return moved ?? wholeAnswer({ status: page.status, headers: pageHeaders(page, tag), body: page.body }, incoming.request)
}

/** A product that was called otherwise when the address was written down has moved for good. What else the address says stays. Spec: 10.366. */
function movedAnswer({ pathname, search }: URL, { status, headers: { [ownPathHeader]: own } }: Pick<RenderedPage, "status" | "headers">) {
  const to = own === undefined || status !== 200 ? null : renamedTo(pathname, own)
  return to === null ? null : new Response(null, { status: 301, headers: { location: to + search, ...caching } })
}

/**
 * The cookies that a page is made for, and its tag. What the last post came to is told once: not to a page that perhaps nobody looks at,
 * whose copy then is not the page that tells it.
 */
function shownCookie(request: Request): string {
  const cookie = request.headers.get("cookie") ?? ""
  return isFetchedAhead(request) ? [noticeCookieName, unsavedCookieName, toldCookieName].reduce(withoutCookie, cookie) : cookie
}

/** Only a page that is there, may be kept, and gives the visitor no cookie, can be asked about by a tag. */
function pageHeaders({ status, headers: own, cookies }: Pick<RenderedPage, "status" | "headers" | "cookies">, tag: string | null): Headers {
  const headers = new Headers({ ...caching, ...own })
  headers.delete(ownPathHeader)
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  const isKept = headers.get("cache-control") === caching["cache-control"]
  if (tag !== null && status === 200 && isKept && cookies.length === 0) headers.set("etag", tag)
  return headers
}

/** `null` in development, while recording, and for a shop that tells no versions; one that cannot be read only costs the saving. */
async function shopVisit(
  { shop, buildId, isRecording, logError }: PageDependencies,
  { request }: IncomingRequest,
): Promise<ShopVisit | null> {
  if (shop.visit === undefined || buildId === null || isRecording) return null
  try {
    return await shop.visit(request)
  } catch (cause) {
    logError("read the shop's version", cause)
    return null
  }
}
