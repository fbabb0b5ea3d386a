import { isCallAddress, isGraphqlAddress } from "../../core/pages/request.ts"
import { busyAnswer } from "./busy-answer.ts"
import { isCompressible } from "./compression.ts"
import { failureAnswer, plainFailure, toNobody, wantsPage } from "./failure-answer.ts"
import type { IncomingRequest } from "./incoming-request.ts"
import type { PageDependencies } from "./page-answer.ts"
import { askShop, type ShopBackend, type TakeBodyRoom } from "./shop-gateway.ts"
import { wholeAnswer } from "./whole-answer.ts"

/** What an answer of the shop is made with. */
export interface ShopAnswering extends PageDependencies {
  readonly takeBodyRoom: TakeBodyRoom
}

/** The shop's answer, once there is room for the body that it needs. */
export async function shopAnswer(dependencies: ShopAnswering, incoming: IncomingRequest): Promise<Response> {
  const giveBack = dependencies.takeBodyRoom(incoming.request)
  if (giveBack === null) return busyAnswer(incoming.request)
  try {
    return await answeredByShop(dependencies, incoming)
  } finally {
    giveBack()
  }
}

/** Calls of programs have answers of data; whatever else another shop answers may be a page of its own. Spec: 10.1000. */
const wayTo = (shop: ShopBackend, { url }: IncomingRequest): ShopBackend =>
  shop.ownPage === undefined || isCallAddress(url) ? shop : { ...shop, fetch: shop.ownPage }

async function answeredByShop(dependencies: ShopAnswering, incoming: IncomingRequest): Promise<Response> {
  const answered = await askShop(wayTo(dependencies.shop, incoming), incoming)
  switch (answered._tag) {
    case "Answered": {
      const failure = bareFailure(answered.response)
      if (failure !== null && wantsPage(incoming.request) && !isGraphqlAddress(incoming.url))
        return saidAs(answered.response, await failureAnswer(dependencies, incoming, failure))
      const headers = new Headers(answered.response.headers)
      if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache")
      const { status, body } = answered.response
      // a shop in the same process has its answer whole
      const isWhole = !dependencies.shop.isRemote && body !== null && isCompressible(headers)
      return isWhole
        ? wholeAnswer({ status, headers, body: await answered.response.bytes() }, incoming.request)
        : new Response(body, { status, headers })
    }
    case "Refused":
      if (answered.status === 403) dependencies.logError("take a post", foreignPost(incoming))
      return answered.status === 413 && wantsPage(incoming.request) && !isGraphqlAddress(incoming.url)
        ? failureAnswer(dependencies, incoming, answered.status)
        : plainFailure(answered.status, answered.reason, incoming.url)
    case "TimedOut":
      dependencies.logError("ask the shop", new Error(`no answer in time for ${incoming.url.pathname}`))
      return failureAnswer(dependencies, incoming, 504)
    case "Failed":
      if (incoming.request.signal.aborted) return toNobody()
      dependencies.logError("ask the shop", answered.cause)
      return failureAnswer(dependencies, incoming, answered.status)
  }
}

/** Statuses of a page of ours that the other shop may have something for: it is not there, or needs a call that its API has not. */
const handedOn: ReadonlySet<number> = new Set([404, 501])

/** Our page, or the other shop's own where ours has nothing to show and that has. Spec: 10.1004. */
export async function ourPageOrTheirs(dependencies: ShopAnswering, incoming: IncomingRequest, ours: Response): Promise<Response> {
  if (dependencies.shop.ownPage === undefined || !handedOn.has(ours.status)) return ours
  const theirs = await shopAnswer(dependencies, incoming)
  return theirs.status < 400 ? theirs : ours
}

/** A page in place of an answer, with what programs read in the answer's head. Spec: 9.131, 10.474. */
function saidAs({ headers }: Response, page: Response): Response {
  for (const name of ["allow", "retry-after"]) {
    const value = headers.get(name)
    // when to come again to a shop that is away, its page says by itself
    if (value !== null && !page.headers.has(name)) page.headers.set(name, value)
  }
  return page
}

/** What was seen of a request that another site seems to have sent: behind a proxy that hands the host on wrongly every post is one. */
export function foreignPost({ request: { headers }, url }: IncomingRequest): Error {
  const said = headers.get("origin") ?? headers.get("referer") ?? headers.get("sec-fetch-site") ?? ""
  return new Error(
    `refused: it comes from ${said.slice(0, 100)}, and this server was asked as ${url.origin}. Behind a proxy both are the same (docs/behind-a-proxy.md)`,
  )
}

/** The shop's own servers answer some failures with a bare line or JSON; a visitor gets the shop's page instead. */
function bareFailure({ status, headers }: Response): (typeof bareStatuses)[number] | null {
  if ((headers.get("content-type") ?? "").startsWith("text/html")) return null
  return bareStatuses.find((bare) => bare === status) ?? null
}

const bareStatuses = [404, 405, 413, 429, 500, 502, 503] as const
