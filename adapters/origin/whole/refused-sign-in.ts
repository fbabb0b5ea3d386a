import type { Notice } from "../../../core/messages/notice.ts"
import { missingAtSignIn, signInRefusals } from "../../../core/messages/sign-in-refusal.ts"
import { percentEncoded, readCookie } from "../../../core/web/cookies.ts"
import { isFetchedAhead } from "../../../core/web/foreign-request.ts"

/** This server's own: no shop is sent it. */
const refusedCookieName = "witryna_refused"

/** How long our page may take to come, in seconds. */
const waitSeconds = 60
const loginAtMost = 200

const signInPath = "/signin.php"

const refusedCookie = (value: string, seconds: number): string =>
  `${refusedCookieName}=${value}; Path=${signInPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`

/**
 * Leads a refused sign-in back to our form, which has the login that was typed and never the password.
 *
 * Spec: 10.1035, 10.1076.
 *
 * @param url where the form was sent: on the way to an order it says so
 * @param typed the fields of our form
 */
export function ledBackToSignIn(answer: Response, url: URL, typed: URLSearchParams): Response {
  const login = (typed.get("login") ?? "").trim()
  const why = missingAtSignIn(login, typed.get("password") ?? "") ?? "wrong"
  const back = new URLSearchParams(url.search)
  const returnTo = typed.get("return")
  if (returnTo !== null) back.set("return", returnTo)
  const headers = new Headers({
    location: back.size === 0 ? signInPath : `${signInPath}?${back.toString()}`,
    "cache-control": "private, no-store",
  })
  for (const line of answer.headers.getSetCookie()) headers.append("set-cookie", line)
  headers.append("set-cookie", refusedCookie(`${why}.${percentEncoded(login.slice(0, loginAtMost))}`, waitSeconds))
  return new Response(null, { status: 303, headers })
}

/**
 * What our sign-in page says of the last try; null = nothing.
 *
 * Spec: 10.1076.
 *
 * @example readRefusedSignIn("witryna_refused=wrong.ewa%3B%25") // => { is: "notSignedIn", why: "wrong", login: "ewa;%" }
 * @example readRefusedSignIn("witryna_refused=other.ewa") // => null
 */
export function readRefusedSignIn(cookies: string): Notice | null {
  const [, told, login = ""] = /^([a-zA-Z]+)\.(.*)$/s.exec(readCookie(cookies, refusedCookieName) ?? "") ?? []
  const why = signInRefusals.find((known) => known === told)
  return why === undefined ? null : { is: "notSignedIn", why, login: login.slice(0, loginAtMost) }
}

/** The cookies of a page that has told it. Spec: 10.1076. */
export const forgetRefusedSignIn = (request: Request): readonly string[] =>
  isFetchedAhead(request) || readCookie(request.headers.get("cookie") ?? "", refusedCookieName) === null ? [] : [refusedCookie("", 0)]
