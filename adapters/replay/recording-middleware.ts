import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { isFetchedAhead } from "../../core/web/foreign-request.ts"
import { readCookie, withoutCookie } from "../../core/web/cookies.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { newPage, type PageRequest, type RequestCause } from "./recorded-pages.ts"
import { isPicture, makeTape, type Tape } from "./tape.ts"

/** One who came while a recording was open. */
export interface RecordedVisitor {
  /** the Cookie header of the first request, without the recording's own */
  readonly cookies: string
  readonly pages: PageRequest[]
  readonly tape: Tape<RequestCause>
}

/** A request on its way through the server. */
interface Passing {
  /** null = not the visitor who is recorded */
  readonly visitor: RecordedVisitor | null
  /** null = no page is asked for */
  readonly page: PageRequest | null
  readonly cause: RequestCause
  readonly signal: AbortSignal
}

/** A page that is being recorded. */
export interface RecordedRender {
  /** under which it tells what is done on it */
  readonly page: string
  /** asks the shop so that it is put down for this page */
  readonly fetch: ShopFetch
}

/** Stands before the server and knows of each request who sent it, and for which page. */
export interface RecordingMiddleware {
  /** answers a request; what passes meanwhile is known to be of it */
  readonly around: (request: Request, answer: () => Response | Promise<Response>) => Promise<Response>
  /** the request that is being answered */
  readonly passing: () => Passing | undefined
  /** a fetch for what browsers ask of the shop, put down for the request that is being answered */
  readonly browserFetch: (fetch: ShopFetch) => ShopFetch
  /** for the page that is being made; null = it is none of the visitor's */
  readonly renders: (fetch: ShopFetch) => RecordedRender | null
  /** the one visitor who is recorded; null = nobody has come */
  readonly visitor: () => RecordedVisitor | null
  /** how often others asked the shop for something */
  readonly leftOut: () => number
}

/** The cookie that says whose recording it is. */
const cookieName = "witryna_recording"

/** The header by which a page says that it is the one that asks. */
export const pageHeader = "x-recorded-page"

/** So many may have come who never came back. */
const mostStrangers = 20

/**
 * One recording is one visitor: the first who comes back with the cookie that a page gave them, as browsers do at once for the page's
 * styles. A program that asks for one page, such as a health check, does not come back. What is read of another shop for everybody does not pass here.
 *
 * Spec: 10.1062.
 */
export function openRecordingMiddleware({
  nowMs,
  startMs,
}: {
  readonly nowMs: () => number
  readonly startMs: number
}): RecordingMiddleware {
  const storage = new AsyncLocalStorage<Passing>()
  const strangers = new Map<string, RecordedVisitor>()
  let chosen: RecordedVisitor | null = null
  let others = 0

  const meet = (cookies: string): RecordedVisitor => {
    const [oldest] = strangers.keys()
    if (strangers.size >= mostStrangers && oldest !== undefined) strangers.delete(oldest)
    return { cookies: withoutCookie(cookies, cookieName), pages: [], tape: makeTape({ nowMs, startMs }) }
  }

  /** Who sent a request, and under which id they are to come back when they are met for the first time. */
  const identify = (request: Request): { readonly visitor: RecordedVisitor | null; readonly newId: string | null } => {
    const cookies = request.headers.get("cookie") ?? ""
    const known = strangers.get(readCookie(cookies, cookieName) ?? "")
    if (known !== undefined) {
      chosen ??= known
      return { visitor: known === chosen ? known : null, newId: null }
    }
    if (chosen !== null || !isPageRequest(request)) return { visitor: null, newId: null }
    const newId = randomUUID()
    const visitor = meet(cookies)
    strangers.set(newId, visitor)
    return { visitor, newId }
  }

  const around: RecordingMiddleware["around"] = async (request, answer) => {
    const { visitor, newId } = identify(request)
    const url = new URL(request.url)
    const { method, signal } = request
    const address = url.pathname + url.search
    const isPage = visitor !== null && isPageRequest(request)
    const page = isPage ? newPage({ id: randomUUID(), atMs: Math.floor(nowMs()), method, address }) : null
    if (page !== null) visitor?.pages.push(page)
    const cause = page === null ? ({ is: "call", from: request.headers.get(pageHeader) } as const) : ({ is: "page", id: page.id } as const)
    const response = await storage.run({ visitor, page, cause, signal }, answer)
    if (page === null) return response
    page.leadsTo = redirectAddress(response, url)
    const headers = new Headers(response.headers)
    // going back asks for the page again, so that it is on the tape
    headers.set("cache-control", "no-store")
    if (newId !== null) headers.append("set-cookie", `${cookieName}=${newId}; Path=/; HttpOnly; SameSite=Lax`)
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  /** For a request that may go on after others have begun, its own passing is kept at hand. */
  const writing = ({ tape }: RecordedVisitor, passing: Passing, fetch: ShopFetch, side: "server" | "browser"): ShopFetch => {
    const write = tape.recording(fetch, side, () => passing.cause)
    return (request) => storage.run(passing, () => write(request))
  }

  return {
    around,
    passing: () => storage.getStore(),
    browserFetch: (fetch) => (request) => {
      const passing = storage.getStore()
      if (passing !== undefined && passing.visitor !== null) return writing(passing.visitor, passing, fetch, "browser")(request)
      if (!isPicture(request)) others += 1
      return fetch(request)
    },
    renders: (fetch) => {
      const passing = storage.getStore()
      if (passing === undefined || passing.visitor === null) {
        others += 1
        return null
      }
      const { visitor, page } = passing
      return page === null ? null : { page: page.id, fetch: writing(visitor, passing, fetch, "server") }
    },
    visitor: () => chosen ?? strangers.values().next().value ?? null,
    leftOut: () => {
      const visitor = chosen ?? strangers.values().next().value
      const waiting = [...strangers.values()].filter((stranger) => stranger !== visitor)
      return others + waiting.reduce((sum, { pages }) => sum + pages.length, 0)
    },
  }
}

/** Where an answer leads on to within the shop. */
function redirectAddress({ status, headers }: Response, from: URL): string | null {
  const location = status >= 300 && status <= 399 ? headers.get("location") : null
  const target = location === null ? null : URL.parse(location, from)
  return target === null || target.origin !== from.origin ? null : target.pathname + target.search
}

/** Does a browser ask for what its visitor will look at? */
function isPageRequest(request: Request): boolean {
  const { method, headers } = request
  if ((method !== "GET" && method !== "POST") || isFetchedAhead(request)) return false
  const destination = headers.get("sec-fetch-dest")
  return destination === null ? (headers.get("accept") ?? "").includes("text/html") : destination === "document"
}
