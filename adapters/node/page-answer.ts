import type { IncomingRequest } from "./incoming-request.ts"
import { isCacheable, isMatch, pageTag } from "./page-cache.ts"
import type { ShopBackend } from "./shop-gateway.ts"

/** Statuses of the pages that say something went wrong. */
export type FailureStatus = 404 | 405 | 500 | 502 | 504

export interface RenderRequest {
  readonly url: URL
  /** the visitor's Cookie header, empty when there is none */
  readonly cookie: string
  readonly nonce: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly record: boolean
  /** asks for the page of this failure instead of the page at the address */
  readonly status?: FailureStatus
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Set-Cookie lines that the shop sent while the page was put together */
  readonly cookies: readonly string[]
  readonly body: ReadableStream<Uint8Array>
}

/** Puts a page together; ui's server entry is one. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>

/** What pages are made of and where their failures go. */
export interface PageDependencies {
  readonly render: PageRenderer
  readonly shop: ShopBackend
  /** changes with every build; null = pages are never taken from a cache (development) */
  readonly buildId: string | null
  readonly isRecording: boolean
  readonly nowMs: () => number
  /** @param during what was being done, such as "render page" */
  readonly logError: (during: string, cause: unknown) => void
}

/**
 * The page at the visited address, or word that the client's copy is still right. A page is private and asked about each time;
 * it names no `no-store`, so that going back is instant. A recorded page is always made, because its exchanges are the recording.
 *
 * Fails with whatever the renderer throws before the first byte; later errors are logged and cut the page short.
 */
export async function pageAnswer(dependencies: PageDependencies, incoming: IncomingRequest): Promise<Response> {
  const tag = await currentTag(dependencies, incoming)
  const cacheControl = "private, no-cache"
  if (tag !== null && isMatch(incoming.request.headers.get("if-none-match") ?? "", tag)) {
    return new Response(null, { status: 304, headers: { etag: tag, "cache-control": cacheControl } })
  }
  const page = await dependencies.render({
    url: incoming.url,
    cookie: incoming.request.headers.get("cookie") ?? "",
    nonce: incoming.nonce,
    nowMs: dependencies.nowMs(),
    record: dependencies.isRecording,
  })
  const headers = new Headers({ ...page.headers, "cache-control": cacheControl })
  for (const cookie of page.cookies) headers.append("set-cookie", cookie)
  if (tag !== null && page.status === 200 && page.cookies.length === 0) headers.set("etag", tag)
  if (incoming.isHead) {
    await page.body.cancel()
    return new Response(null, { status: page.status, headers })
  }
  const body = watchedBody(page.body, (cause) => dependencies.logError("stream page", cause))
  return new Response(body, { status: page.status, headers })
}

/** Without a version, after a post, or while recording there is no tag; a version that cannot be read only costs the saving. */
async function currentTag(
  { shop, buildId, isRecording, nowMs, logError }: PageDependencies,
  { request, url }: IncomingRequest,
): Promise<string | null> {
  if (shop.version === undefined || buildId === null || isRecording || !isCacheable(url)) return null
  try {
    const shopVersion = await shop.version(request)
    return pageTag({ buildId, shopVersion, url, cookie: request.headers.get("cookie") ?? "", nowMs: nowMs() })
  } catch (cause) {
    logError("read the shop's version", cause)
    return null
  }
}

/**
 * The same bytes, with word of an error on the way: a status cannot be taken back once a page streams, so the log is
 * where its failure shows. A reader that leaves early is no error.
 */
function watchedBody(body: ReadableStream<Uint8Array>, onError: (cause: unknown) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (cause) {
        onError(cause)
        controller.error(cause)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
