import type { PageOutside } from "./page-answer.ts"
import type { FailureStatus, RenderRequest } from "./page-renderer.ts"
import type { Visit } from "./visit.ts"

/** An answer that says what went wrong: a page of the shop for a visitor, JSON for a script. */
export async function failureAnswer(outside: PageOutside, visit: Visit, status: FailureStatus): Promise<Response> {
  if (!wantsPage(visit.request)) return plainFailure(status, reasons[status])
  try {
    return await failurePage(outside, visit, status)
  } catch (cause) {
    outside.logError("render failure page", cause)
    return new Response(visit.isHead ? null : lastResort(status), {
      status,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    })
  }
}

/** A refusal for scripts and other programs. */
export function plainFailure(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "private, no-cache" } })
}

async function failurePage(outside: PageOutside, visit: Visit, status: FailureStatus): Promise<Response> {
  const request: RenderRequest = {
    url: visit.url,
    cookie: visit.request.headers.get("cookie") ?? "",
    nonce: visit.nonce,
    nowMs: outside.nowMs(),
    record: false,
    status,
  }
  const page = await outside.render(request)
  const headers = new Headers({ ...page.headers, "cache-control": "private, no-cache" })
  if (!visit.isHead) return new Response(page.body, { status, headers })
  await page.body.cancel()
  return new Response(null, { status, headers })
}

/** Whether a visitor looks at the answer, rather than a script. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html")

const reasons: Readonly<Record<FailureStatus, string>> = {
  404: "There is nothing at this address.",
  405: "This address does not take such a request.",
  500: "The server failed. The failure has been logged.",
  502: "The shop could not be reached.",
  504: "The shop did not answer in time.",
}

/** For when not even a page without the shop's data can be put together. */
const lastResort = (status: number) => `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${status}</title>
<h1>Przepraszamy, coś poszło nie tak.</h1><p>Spróbuj ponownie za chwilę. <a href="/">Strona główna</a></p>
<p lang="en">Sorry, something went wrong. Please try again in a moment.</p></html>`
