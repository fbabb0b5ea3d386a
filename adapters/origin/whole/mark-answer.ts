import { Effect } from "effect"
import { cookiesAfter } from "../../../core/web/cookies.ts"
import { pageBefore } from "../../../core/web/foreign-request.ts"
import { type AskedMark, isAsAsked } from "./asked-mark.ts"
import type { ReadKept } from "./read-kept.ts"

/**
 * What our page is told of a mark that a shop was asked for. A script hears whether the product is kept as it was asked, which the shop is asked after: what it answers to
 * the change itself says nothing that can be relied on. Without scripts a change that the shop leads on from leads back to the page that it was made on.
 *
 * Spec: 10.382, 10.1071, 11.401. Any other answer stays as it is: the shop says on a page of its own what is wrong.
 */
export async function markAnswer(mark: AskedMark, answer: Response, request: Request, readKept: ReadKept): Promise<Response> {
  const headers = new Headers({ "cache-control": "private, no-store" })
  for (const line of answer.headers.getSetCookie()) headers.append("set-cookie", line)
  if (mark.isCall) {
    const cookie = cookiesAfter(request.headers.get("cookie") ?? "", answer.headers.getSetCookie())
    const isDone = answer.status < 400 && (await isKeptAsAsked(mark, readKept(cookie), request.signal))
    return Response.json({ status: isDone ? "success" : "error" }, { headers })
  }
  const back = answer.status >= 300 && answer.status < 400 ? pageBefore(request) : null
  if (back === null) return answer
  headers.set("location", back)
  return new Response(null, { status: 303, headers })
}

/** What cannot be read is not known to be done. */
const isKeptAsAsked = (mark: AskedMark, reading: ReturnType<ReadKept>, signal: AbortSignal): Promise<boolean> =>
  Effect.runPromise(Effect.match(reading, { onFailure: () => false, onSuccess: (kept) => isAsAsked(mark, kept) }), { signal })
