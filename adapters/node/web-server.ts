import type { IncomingMessage } from "node:http"
import { Hono } from "hono"
import { ledToLanguage } from "../../core/pages/in-language.ts"
import { isAssetAddress, isShopAddress } from "../../core/pages/request.ts"
import { isForeignPost } from "../../core/web/foreign-request.ts"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { parseJson } from "../../core/web/untrusted-json.ts"
import type { WorkQueue } from "../../core/web/work-queue.ts"
import { admittedRenderer, admittedShop, makeAdmission, refusedCall } from "./busy-answer.ts"
import { compressed } from "./compression.ts"
import { failureAnswer, plainFailure, toNobody } from "./failure-answer.ts"
import { type IncomingRequest, inOnlyLanguage, readIncoming } from "./incoming-request.ts"
import type { KeptPages } from "./kept-pages.ts"
import { makeLoopTurns } from "./loop-turns.ts"
import { pageAnswer, type PageDependencies } from "./page-answer.ts"
import { otherShopHeader, type PageRenderer, picturesFromHeader, scriptsFromHeader } from "./page-renderer.ts"
import { type PolicyKind, securityHeaders, sharedAsset } from "./security-headers.ts"
import { inRequest } from "./request-ids.ts"
import { healthPath, healthReport, isProbe, readyPath, readyReport } from "./readiness.ts"
import { keepReport, type Measuring, vitalsAnswer, vitalsPath } from "./measure-answers.ts"
import { pageSides } from "./page-sides.ts"
import type { SharedPages } from "./shared-pages.ts"
import { foreignPost, ourPageOrTheirs, shopAnswer, type ShopAnswering } from "./shop-answer.ts"
import { bodyLimitBytes, makeBodyRoom } from "./shop-gateway.ts"
import type { StaticAssets } from "./static-assets.ts"

export interface WebServerDependencies extends Omit<PageDependencies, "keptPages" | "sendsParts"> {
  /** keeps pages of guests that this renderer has made; null = each page is put together */
  readonly keepPages: ((render: PageRenderer) => KeptPages) | null
  /** the build's files */
  readonly assets: StaticAssets
  /** the origin from which pages have them and pictures, which has them from here; absent or null = from here */
  readonly assetsOrigin?: string | null
  /** the origin of the accounts service, where it is not the shop's own */
  readonly accountsOrigin?: string | null
  readonly version: string
  /** believe `X-Forwarded-*`: only behind a proxy that sets them */
  readonly trustsProxy: boolean
  /** the shop's hosts, with a port where it is not the scheme's own: pages name no other; empty = whatever a request names */
  readonly hosts: readonly string[]
  /** how long browsers that came by https come by nothing else, in seconds; 0 = they forget what they were told */
  readonly hstsSeconds: number
  /** Vite serves the scripts: the policy fits its client */
  readonly isDevelopment: boolean
  /** it is about to stop, and a balancer should send nobody any more; absent = it never is */
  readonly isLeaving?: () => boolean
  /** told of the queue in which work waits */
  readonly onQueue?: (queue: WorkQueue) => void
  /** keeps how pages do, of visitors who have agreed to it, and what browsers report of errors; absent = nothing is kept */
  readonly measuring?: Measuring
  /** which visitors see the other shop's own pages in place of ours; absent = none do */
  readonly sharedPages?: SharedPages
  /** takes what a recorded page caused; a text says why it was refused */
  readonly takeRecorded?: (event: unknown) => Promise<string | null>
}

/** The same with everything that costs work admitted. */
type ServingDependencies = WebServerDependencies & ShopAnswering & { readonly admission: WorkQueue }

interface Hosting {
  /** absent when a test calls the app without a server */
  readonly Bindings: { readonly incoming?: IncomingMessage }
  readonly Variables: { incoming: IncomingRequest }
}

/**
 * The shop's web server: health, built files, the shop's own addresses, and pages for the rest. Every answer leaves with
 * the security headers and an id.
 */
export function createWebServer(dependencies: WebServerDependencies): Hono<Hosting> {
  const turns = makeLoopTurns()
  const admission = makeAdmission(dependencies.shop, turns)
  dependencies.onQueue?.(admission)
  const render = admittedRenderer(dependencies.render, admission)
  const pages: PageDependencies = {
    ...dependencies,
    render,
    keptPages: dependencies.keepPages?.(render) ?? null,
    // while the other shop's own page may still stand in for ours nothing of ours is sent
    sendsParts: dependencies.sharedPages === undefined,
  }
  const serving: ServingDependencies = {
    ...dependencies,
    ...pages,
    admission,
    takeBodyRoom: makeBodyRoom(),
    shop: admittedShop(dependencies.shop, admission),
  }
  const startedMs = dependencies.nowMs()
  const app = new Hono<Hosting>()

  app.use(async (context, next) => {
    const room = turns.arrive()
    if (room !== null && !isProbe(context.req.path)) await room
    const incoming = readIncoming(context.req.raw, context.env.incoming, dependencies)
    context.set("incoming", incoming)
    if (namesTwoHosts(context.env.incoming)) context.res = plainFailure(400, "The request names two hosts.")
    else await inRequest(incoming.id, next)
    dependencies.sharedPages?.note(incoming, context.res)
    const coding = incoming.request.headers.get("accept-encoding") ?? ""
    const answer = context.res.status === 304 ? context.res : compressed(context.res, coding, incoming.isHead)
    context.res = undefined
    context.res = finished(answer, incoming, dependencies)
  })

  app.onError((cause, context) => {
    const incoming: IncomingRequest | undefined = context.get("incoming")
    if (incoming?.request.signal.aborted ?? false) return toNobody()
    dependencies.logError("answer a request", cause)
    return incoming === undefined ? plainFailure(500, "The request cannot be read.") : failureAnswer(serving, incoming, 500)
  })

  app.get(healthPath, () => healthReport({ startedMs, nowMs: dependencies.nowMs(), version: dependencies.version }))
  app.get(readyPath, () => readyReport(dependencies.shop, dependencies.isLeaving?.() ?? false))
  app.post(vitalsPath, async (context) => vitalsAnswer(dependencies.measuring, context.get("incoming")))
  app.post("/__recording", (context) => recordedAnswer(serving, context.get("incoming")))
  app.all("*", (context) => answer(serving, context.get("incoming")))
  return app
}

/** A server and a proxy before it could each believe another one of them. */
const namesTwoHosts = (incoming: IncomingMessage | undefined): boolean => (incoming?.headersDistinct["host"]?.length ?? 0) > 1

async function answer(dependencies: ServingDependencies, asked: IncomingRequest): Promise<Response> {
  const only = dependencies.shop.onlyLanguage?.() ?? null
  const incoming = inOnlyLanguage(asked, only)
  const { request, url } = incoming
  const { method } = request
  keepReport(dependencies.measuring, incoming)
  if (!["GET", "HEAD", "POST"].includes(method)) return notAllowed(dependencies, incoming, "GET, HEAD, POST")
  if ((await dependencies.shop.isWithheld?.(url)) === true) return failureAnswer(dependencies, incoming, 501)
  if (isShopAddress(method, url)) return refusedCall(dependencies.admission, request) ?? shopAnswer(dependencies, incoming)
  if (method === "POST") {
    if (dependencies.shop.ownPage !== undefined) return refusedCall(dependencies.admission, request) ?? shopAnswer(dependencies, incoming)
    const isPage = (await dependencies.assets(new Request(url, { method: "HEAD" }))) === null
    if (!isPage || !isForeignPost(request)) return notAllowed(dependencies, incoming, "GET, HEAD")
    dependencies.logError("take a post", foreignPost(incoming))
    return plainFailure(403, "The request comes from another site.")
  }
  const built = await dependencies.assets(request)
  if (built !== null) return built
  const led = only === null ? null : ledToLanguage(url, only)
  if (led !== null) return new Response(null, { status: 302, headers: { location: led, "cache-control": "private, no-cache" } })
  if ((await dependencies.shop.isTheirs?.(url)) === true) return shopAnswer(dependencies, incoming)
  const waitSeconds = await pageWait(dependencies, incoming)
  if (waitSeconds !== null) return waitAnswer(dependencies, incoming, waitSeconds)
  const page = async (shown: IncomingRequest) =>
    greeted(await ourPageOrTheirs(dependencies, shown, await pageAnswer(dependencies, shown)), dependencies, shown.request)
  return dependencies.sharedPages === undefined
    ? page(incoming)
    : dependencies.sharedPages.page(incoming, pageSides(dependencies, incoming, page))
}

/** How long this visitor has to wait for the page; who cannot be counted is let in. Spec: 9.131. */
async function pageWait({ shop, logError }: ServingDependencies, { request, clientAddress }: IncomingRequest): Promise<number | null> {
  if (shop.wait === undefined) return null
  try {
    return await shop.wait(request, clientAddress)
  } catch (cause) {
    logError("count a visit", cause)
    return null
  }
}

async function waitAnswer(dependencies: ServingDependencies, incoming: IncomingRequest, seconds: number): Promise<Response> {
  const answer = await failureAnswer(dependencies, incoming, 429)
  answer.headers.set("retry-after", String(seconds))
  return answer
}

/** The page with the cookies that it begins with, beside its own. */
function greeted(page: Response, { shop }: ServingDependencies, request: Request): Response {
  for (const cookie of shop.greet?.(request) ?? []) page.headers.append("set-cookie", cookie)
  return page
}

async function recordedAnswer(dependencies: ServingDependencies, incoming: IncomingRequest): Promise<Response> {
  if (dependencies.takeRecorded === undefined) return notAllowed(dependencies, incoming, "GET, HEAD")
  if (isForeignPost(incoming.request)) return plainFailure(403, "The request comes from another site.")
  const body = await readLimitedBody(incoming.request, bodyLimitBytes)
  if (body === null) return plainFailure(413, `The request is longer than ${bodyLimitBytes} bytes.`)
  const event = parseJson(new TextDecoder().decode(body))
  const refusal = event === undefined ? "The request is not JSON." : await dependencies.takeRecorded(event)
  return refusal === null ? new Response(null, { status: 204 }) : plainFailure(400, refusal)
}

async function notAllowed(dependencies: ServingDependencies, incoming: IncomingRequest, allow: string): Promise<Response> {
  const response = await failureAnswer(dependencies, incoming, 405)
  response.headers.set("allow", allow)
  return response
}

/** The answer under our own headers, its cookies `Secure` where the visitor came by https. A 304 keeps the policy of the cached page: a fresh nonce would block every script in it. */
function finished(
  response: Response,
  incoming: IncomingRequest,
  {
    isDevelopment,
    hstsSeconds,
    assetsOrigin = null,
    accountsOrigin = null,
  }: Pick<WebServerDependencies, "isDevelopment" | "hstsSeconds" | "assetsOrigin" | "accountsOrigin">,
): Response {
  const headers = new Headers(response.headers)
  const isSecure = incoming.url.protocol === "https:"
  if (isSecure) secureCookies(headers)
  const kind = headers.has(otherShopHeader) ? "otherShop" : policyKind(incoming.url, headers.get("content-type") ?? "", isDevelopment)
  const picturesFrom = headers.get(picturesFromHeader)
  const scriptsFrom = headers.get(scriptsFromHeader)?.split(" ") ?? []
  headers.delete(picturesFromHeader)
  headers.delete(scriptsFromHeader)
  headers.delete(otherShopHeader)
  const added = {
    ...securityHeaders({
      kind,
      nonce: incoming.nonce,
      hstsSeconds: isSecure ? hstsSeconds : null,
      picturesFrom,
      scriptsFrom,
      assetsFrom: assetsOrigin,
      accountsAt: accountsOrigin,
    }),
    ...(assetsOrigin !== null && isAssetAddress(incoming.url) ? sharedAsset : {}),
  }
  for (const [name, value] of Object.entries(added)) {
    if (response.status !== 304 || name !== "content-security-policy") headers.set(name, value)
  }
  headers.set("x-request-id", incoming.id)
  return new Response(incoming.isHead ? null : response.body, { status: response.status, statusText: response.statusText, headers })
}

function secureCookies(headers: Headers): void {
  const lines = headers.getSetCookie()
  headers.delete("set-cookie")
  for (const line of lines) headers.append("set-cookie", /;\s*secure(?:;|$)/i.test(line) ? line : `${line}; Secure`)
}

function policyKind({ pathname }: URL, contentType: string, isDevelopment: boolean): PolicyKind {
  // data for scripts, whatever it is called: nobody is to look at it
  if (pathname.startsWith("/ajax/")) return "data"
  if (contentType.startsWith("text/html")) return isDevelopment ? "developmentPage" : "page"
  return contentType.startsWith("text/javascript") ? "script" : "data"
}
