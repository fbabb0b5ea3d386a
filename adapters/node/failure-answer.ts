import { isGraphqlAddress } from "../../core/pages/request.ts"
import type { PageDependencies } from "./page-answer.ts"
import { awayRetrySeconds, type FailureStatus, type RenderRequest } from "./page-renderer.ts"
import type { IncomingRequest } from "./incoming-request.ts"
import { jsonAnswer, wholeAnswer } from "./whole-answer.ts"

/** An answer that says what went wrong: a page of the shop for a visitor, JSON for a script. */
export async function failureAnswer(dependencies: PageDependencies, incoming: IncomingRequest, status: FailureStatus): Promise<Response> {
  const answer = await plainOrPage(dependencies, incoming, status)
  if (status === 503) answer.headers.set("retry-after", String(awayRetrySeconds))
  return answer
}

async function plainOrPage(dependencies: PageDependencies, incoming: IncomingRequest, status: FailureStatus): Promise<Response> {
  if (isGraphqlAddress(incoming.url) || !wantsPage(incoming.request)) return plainFailure(status, reasons[status], incoming.url)
  try {
    return await failurePage(dependencies, incoming, status)
  } catch (cause) {
    dependencies.logError("render failure page", cause)
    return new Response(incoming.isHead ? null : lastResort(status), {
      status,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    })
  }
}

/**
 * A refusal for scripts and other programs; where GraphQL is asked, in GraphQL's form. Spec: 11.1.
 *
 * @param url what was asked for, where it is known
 */
export function plainFailure(status: number, error: string, url: URL | null = null): Response {
  const body = url !== null && isGraphqlAddress(url) ? { errors: [{ message: error }] } : { error }
  return jsonAnswer(status, body, "private, no-cache")
}

async function failurePage(dependencies: PageDependencies, incoming: IncomingRequest, status: FailureStatus): Promise<Response> {
  const request: RenderRequest = {
    url: incoming.url,
    cookie: incoming.request.headers.get("cookie") ?? "",
    nonce: incoming.nonce,
    nowMs: dependencies.nowMs(),
    recording: null,
    status,
  }
  const page = await dependencies.render(request)
  const headers = new Headers({ ...page.headers, "cache-control": "private, no-cache" })
  return wholeAnswer({ status, headers, body: page.body }, incoming.request)
}

/** Whoever has left hears no answer, and is no failure of ours. The status, which other servers use as well, stands in the access log. */
export const toNobody = (): Response => new Response(null, { status: 499 })

/** Whether a visitor looks at the answer, rather than a script. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html")

const reasons: Readonly<Record<FailureStatus, string>> = {
  404: "There is nothing at this address.",
  405: "This address does not take such a request.",
  413: "The request is longer than the shop takes.",
  429: "Too many requests. Try again in a minute.",
  500: "The server failed. The failure has been logged.",
  501: "The shop does not offer this.",
  502: "The shop could not be reached.",
  503: "The shop cannot do this now. Try again in a moment.",
  504: "The shop did not answer in time.",
}

/** For when not even a page without the shop's data can be put together. */
const lastResort = (
  status: number,
) => `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${status}</title>
<h1>Przepraszamy, coś poszło nie tak.</h1><p>Spróbuj ponownie za chwilę. <a href="/">Strona główna</a></p>
<p lang="en">Sorry, something went wrong. Please try again in a moment.</p></html>`
