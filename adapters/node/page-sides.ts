import { failureAnswer, toNobody } from "./failure-answer.ts"
import type { IncomingRequest } from "./incoming-request.ts"
import type { PageDependencies } from "./page-answer.ts"
import type { PageSides } from "./shared-pages.ts"
import { shopTimeoutMs } from "./shop-gateway.ts"

/**
 * Both ways to answer for a page: ours, and the other shop's own within the time that a shop has. Of a shop that shows no page of its own there is ours alone.
 *
 * @param page ours
 */
export function pageSides(
  dependencies: PageDependencies,
  incoming: IncomingRequest,
  page: (incoming: IncomingRequest) => Promise<Response>,
): PageSides {
  const { request, clientAddress } = incoming
  // by its parts: what a server hands in is not always what `Request` takes
  const asked = (signal: AbortSignal) => new Request(request.url, { method: request.method, headers: request.headers, signal })
  const ours = (signal: AbortSignal) => page(signal === request.signal ? incoming : { ...incoming, request: asked(signal) })
  const { ownPage } = dependencies.shop
  return {
    ours,
    theirs: (signal) =>
      ownPage === undefined ? ours(signal) : ownPage(asked(AbortSignal.any([signal, AbortSignal.timeout(shopTimeoutMs)])), clientAddress),
    failed: async (cause) => {
      if (request.signal.aborted) return toNobody()
      dependencies.logError("ask the shop for its own page", cause)
      const isLate = cause instanceof DOMException && cause.name === "TimeoutError"
      return failureAnswer(dependencies, incoming, isLate ? 504 : 502)
    },
  }
}
