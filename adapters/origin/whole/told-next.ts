import { toldCookieName } from "../../../core/pages/request.ts"
import { readCookie } from "../../../core/web/cookies.ts"
import { isFetchedAhead } from "../../../core/web/foreign-request.ts"

/** How long a page may take to come, in seconds. */
const waitSeconds = 60

const toldCookie = (value: string, seconds: number): string =>
  `${toldCookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`

/**
 * An answer to a change of the basket, from which the next page of ours learns that the shop has something to say of it: the shop says it on its own page at that
 * address, once. Who is led to the cart needs no such mark, because the cart's own page is read anyway.
 *
 * Spec: 10.1072.
 */
export function toldNext(answer: Response): Response {
  const location = answer.headers.get("location")
  if (answer.status < 300 || answer.status >= 400 || location === null || location.startsWith("/basketedit.php")) return answer
  const headers = new Headers(answer.headers)
  headers.append("set-cookie", toldCookie("1", waitSeconds))
  return new Response(null, { status: answer.status, headers })
}

/** The cookies of a page that has asked what there is to say. Spec: 10.1072. */
export const forgetToldNext = (request: Request): readonly string[] =>
  isFetchedAhead(request) || readCookie(request.headers.get("cookie") ?? "", toldCookieName) === null ? [] : [toldCookie("", 0)]
