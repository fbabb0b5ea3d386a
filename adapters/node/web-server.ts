import type { IncomingMessage } from "node:http"
import { Hono } from "hono"
import { isShopAddress } from "../../core/pages/shop-address.ts"
import { compressed } from "./compression.ts"
import { failureAnswer, plainFailure, wantsPage } from "./failure-answer.ts"
import { healthReport } from "./health.ts"
import { pageAnswer, type PageOutside } from "./page-answer.ts"
import { securityHeaders, type PolicyKind } from "./security-headers.ts"
import { askShop, bodyLimitBytes } from "./shop-gateway.ts"
import type { StaticAssets } from "./static-assets.ts"
import { openVisit, type Visit } from "./visit.ts"
import { isForeignPost } from "../../core/web/foreign-request.ts"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { parseJson } from "../../core/web/untrusted-json.ts"

export interface WebServerOutside extends PageOutside {
  /** the build's files */
  readonly assets: StaticAssets
  readonly version: string
  /** believe `X-Forwarded-*`: only behind a proxy that sets them */
  readonly trustsProxy: boolean
  /** Vite serves the scripts: the policy fits its client */
  readonly isDevelopment: boolean
  /** takes what a recorded page caused; a text says why it was refused */
  readonly takeRecorded?: (event: unknown) => Promise<string | null>
}

interface Hosting {
  /** absent when a test calls the app without a server */
  readonly Bindings: { readonly incoming?: IncomingMessage }
  readonly Variables: { visit: Visit }
}

/**
 * The shop's web server: health, built files, the shop's own addresses, and pages for the rest. Every answer leaves with
 * the security headers and an id.
 */
export function createWebServer(outside: WebServerOutside): Hono<Hosting> {
  const startedMs = outside.nowMs()
  const app = new Hono<Hosting>()

  app.use(async (context, next) => {
    const visit = openVisit(context.req.raw, context.env.incoming, outside.trustsProxy)
    context.set("visit", visit)
    await next()
    const answer =
      visit.isHead || context.res.status === 304 ? context.res : compressed(context.res, visit.request.headers.get("accept-encoding") ?? "")
    context.res = undefined
    context.res = finished(answer, visit, outside.isDevelopment)
  })

  app.onError((cause, context) => {
    outside.logError("answer a request", cause)
    return failureAnswer(outside, context.get("visit"), 500)
  })

  app.get("/healthz", () => healthReport({ startedMs, nowMs: outside.nowMs(), version: outside.version }))
  app.post("/__recording", (context) => recordedAnswer(outside, context.get("visit")))
  app.all("*", (context) => answer(outside, context.get("visit")))
  return app
}

async function answer(outside: WebServerOutside, visit: Visit): Promise<Response> {
  const { request, url } = visit
  const { method } = request
  if (!["GET", "HEAD", "POST"].includes(method)) return notAllowed(outside, visit, "GET, HEAD, POST")
  if (isShopAddress(method, url)) return shopAnswer(outside, visit)
  if (method === "POST") {
    const isPage = (await outside.assets(new Request(url, { method: "HEAD" }))) === null
    return isPage && isForeignPost(request)
      ? plainFailure(403, "The request comes from another site.")
      : notAllowed(outside, visit, "GET, HEAD")
  }
  return (await outside.assets(request)) ?? pageAnswer(outside, visit)
}

async function shopAnswer(outside: WebServerOutside, visit: Visit): Promise<Response> {
  const answered = await askShop(outside.shop, visit)
  switch (answered._tag) {
    case "Answered": {
      const failure = bareFailure(answered.response)
      if (failure !== null && wantsPage(visit.request)) return failureAnswer(outside, visit, failure)
      const headers = new Headers(answered.response.headers)
      if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache")
      return new Response(answered.response.body, { status: answered.response.status, headers })
    }
    case "Refused":
      return plainFailure(answered.status, answered.reason)
    case "TimedOut":
      outside.logError("ask the shop", new Error(`no answer in time for ${visit.url.pathname}`))
      return failureAnswer(outside, visit, 504)
    case "Failed":
      outside.logError("ask the shop", answered.cause)
      return failureAnswer(outside, visit, answered.status)
  }
}

/** The shop's own servers answer some failures with a bare line; a visitor gets the shop's page instead. */
function bareFailure({ status, headers }: Response): 404 | 405 | null {
  return (status === 404 || status === 405) && (headers.get("content-type") ?? "text/plain").startsWith("text/plain") ? status : null
}

async function recordedAnswer(outside: WebServerOutside, visit: Visit): Promise<Response> {
  if (outside.takeRecorded === undefined) return notAllowed(outside, visit, "GET, HEAD")
  if (isForeignPost(visit.request)) return plainFailure(403, "The request comes from another site.")
  const body = await readLimitedBody(visit.request, bodyLimitBytes)
  if (body === null) return plainFailure(413, `The request is longer than ${bodyLimitBytes} bytes.`)
  const event = parseJson(new TextDecoder().decode(body))
  const refusal = event === undefined ? "The request is not JSON." : await outside.takeRecorded(event)
  return refusal === null ? new Response(null, { status: 204 }) : plainFailure(400, refusal)
}

async function notAllowed(outside: WebServerOutside, visit: Visit, allow: string): Promise<Response> {
  const response = await failureAnswer(outside, visit, 405)
  response.headers.set("allow", allow)
  return response
}

/** The answer under our own headers. A 304 keeps the policy of the cached page: a fresh nonce would block every script in it. */
function finished(response: Response, visit: Visit, isDevelopment: boolean): Response {
  const headers = new Headers(response.headers)
  const kind = policyKind(headers.get("content-type") ?? "", isDevelopment)
  for (const [name, value] of Object.entries(securityHeaders({ kind, nonce: visit.nonce, isSecure: visit.url.protocol === "https:" }))) {
    if (response.status !== 304 || name !== "content-security-policy") headers.set(name, value)
  }
  headers.set("x-request-id", visit.id)
  return new Response(visit.isHead ? null : response.body, { status: response.status, statusText: response.statusText, headers })
}

function policyKind(contentType: string, isDevelopment: boolean): PolicyKind {
  if (contentType.startsWith("text/html")) return isDevelopment ? "developmentPage" : "page"
  return contentType.startsWith("text/javascript") ? "script" : "data"
}
