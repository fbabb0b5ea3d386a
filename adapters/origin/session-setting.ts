import { languageCookieName } from "../../core/pages/request.ts"
import { currencyCookieName } from "../../core/pages/visit-currency.ts"
import { withoutCookie } from "../../core/web/cookies.ts"
import { type Audience, cookieOf } from "./audience.ts"
import type { OriginReach } from "./page-reader.ts"

/** A setting that a shop keeps in the session, as its page sends it. */
export interface SessionSetting {
  /** the address, with the setting as its query */
  readonly link: string
  /** by a form that posts */
  readonly isPosted: boolean
}

/**
 * The way to a shop with the cookies of one visitor, of which language and currency are those of what is asked.
 *
 * Spec: 10.1105.
 */
export const fetchAsVisitor =
  (fetch: OriginReach["fetch"], cookie: string): OriginReach["fetch"] =>
  (request) => {
    const headers = new Headers(request.headers)
    const own = [languageCookieName, currencyCookieName].reduce(withoutCookie, cookie)
    headers.set("cookie", [headers.get("cookie") ?? "", own].filter((part) => part !== "").join("; "))
    return fetch(new Request(request, { headers }))
  }

/** More cookies no shop gives with one answer. */
const cookiesAtMost = 20

/**
 * The way to a shop in a session of its own, which is nobody's, after a setting was sent in it: no visitor's session changes by what is read. What the
 * shop makes of the setting, the pages that are read so have to say.
 *
 * Rejects with what the way to the shop rejects with. Spec: 10.1059.
 *
 * @param from the path of the page that sends the setting, and to which the shop leads back
 */
export async function fetchWithSetting(
  { origin, fetch, timeoutMs }: OriginReach,
  { link, isPosted }: SessionSetting,
  from: string,
  audience: Audience,
): Promise<OriginReach["fetch"]> {
  const to = new URL(link, origin)
  const headers = { cookie: cookieOf(audience), referer: new URL(from, origin).href }
  const asked = { headers, signal: AbortSignal.timeout(timeoutMs) }
  const answer = await fetch(
    isPosted ? new Request(new URL(to.pathname, origin), { ...asked, method: "POST", body: to.searchParams }) : new Request(to, asked),
  )
  await answer.body?.cancel()
  const given = answer.headers.getSetCookie().slice(0, cookiesAtMost)
  const session = given.map((line) => line.split(";")[0] ?? "")
  return (request) => {
    const known = new Headers(request.headers)
    known.set("cookie", [known.get("cookie") ?? "", ...session].join("; "))
    return fetch(new Request(request, { headers: known }))
  }
}
