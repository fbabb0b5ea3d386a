import { isPictureAddress, noticeCookieName, unsavedCookieName } from "../../core/pages/request.ts"
import { setCookieName } from "../../core/web/cookies.ts"
import { readLimitedBody } from "../../core/web/limited-body.ts"
import { isOwnPath } from "../../core/web/web-address.ts"

/** What a visitor may get of the shop's own headers: all that its answers need, and nothing that steers a browser or a proxy. */
const passedHeaders = ["content-type", "content-language", "content-disposition", "etag", "last-modified", "retry-after", "vary", "allow"]

/** The cookies that a shop of the platform sets by its answers, and those of a shop like ours. Any other name stays behind. Spec: 10.1, 10.1107, 11.90. */
const passedCookies: ReadonlySet<string> = new Set([
  "client",
  "RSSID",
  "login",
  "__idsual",
  "__idsui",
  "iai_cookie",
  "CURRID",
  "lang",
  "setRegionForced",
  "setZipcodeForced",
  // by which ours tells what a post came to, keeps what was typed without a session, and knows a device again
  noticeCookieName,
  unsavedCookieName,
  "device",
  "ended",
  "signin_with",
])

/** Largest answer of another server, in bytes: pages of data and pictures are far below. */
export const answerLimitBytes = 8_000_000

/**
 * Another server's answer as our own. Its headers and cookies pass by a list, its body is read whole within a limit, and its redirects
 * lead to us or nowhere: what is too long, or would lead elsewhere, is a 502 with a sentence.
 *
 * Fails as the reading of a body fails: with an AbortError when the request was given up meanwhile.
 *
 * @param here the address that the visitor asked for; its scheme decides whether cookies are `Secure`
 */
export async function answerFromAfar(answer: Response, here: URL, shopOrigin: URL, limitBytes = answerLimitBytes): Promise<Response> {
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const cookies = answer.headers.getSetCookie().filter((line) => passedCookies.has(setCookieName(line)))
  for (const line of cookies) headers.append("set-cookie", adaptedCookie(line, here.protocol === "https:"))
  leaveOut(headers)
  // pictures are nobody's own; whatever else the shop says, its answers belong to one visitor
  const isOfPicture = isPictureAddress(here)
  const isPicture = isOfPicture && cookies.length === 0
  headers.set("cache-control", (isPicture ? answer.headers.get("cache-control") : null) ?? "private, no-cache")

  const location = answer.headers.get("location")
  if (location !== null) {
    const home = ownLocation(location, new URL(here.pathname, shopOrigin))
    if (home === null) return refused("The shop redirects to another server.")
    headers.set("location", home)
  }
  if (isOfPicture && answer.body !== null && !pictureTypes.test(headers.get("content-type") ?? "")) {
    await answer.body.cancel()
    return answer.ok ? refused("The shop's picture is no picture.") : new Response(null, { status: answer.status })
  }
  if (answer.body === null) return new Response(null, { status: answer.status, headers })
  const body = await readLimitedBody(answer, limitBytes)
  if (body === null) return refused(`The shop's answer is longer than ${limitBytes} bytes.`)
  return new Response(body, { status: answer.status, headers })
}

/** What stands where a picture is looked for and is none would be a page of the shop under our name. */
const pictureTypes = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)(?:;|$)/

/** What varies with everything is kept by nobody, which is said anyway; and what is shown or read by a script is not offered for saving. */
function leaveOut(headers: Headers): void {
  if ((headers.get("vary") ?? "").includes("*")) headers.delete("vary")
  if (!/^application\/(?!json)/.test(headers.get("content-type") ?? "")) headers.delete("content-disposition")
}

const refused = (error: string): Response => Response.json({ error }, { status: 502 })

/**
 * Where a redirect of the shop leads on our own server; `null` when it leads away. A path of two slashes would be another host's
 * address once it stands alone.
 *
 * @example ownLocation("https://shop.example/basketedit.php?mode=1", new URL("https://shop.example/basketchange.php"))
 * // => "/basketedit.php?mode=1"
 * @example ownLocation("basketedit.php", new URL("https://shop.example/a/b.php")) // => "/a/basketedit.php"
 * @example ownLocation("//evil.example/", new URL("https://shop.example/")) // => null
 * @example ownLocation("/.//evil.example/", new URL("https://shop.example/")) // => null
 */
export function ownLocation(location: string, at: URL): string | null {
  const target = URL.parse(location, at.href)
  if (target === null || target.origin !== at.origin) return null
  return isOwnPath(target.pathname) ? target.pathname + target.search + target.hash : null
}

/**
 * A Set-Cookie line of another server as our own: its domain is left out (so the cookie belongs to this host alone), and Secure fits
 * the visitor's scheme. `SameSite=None` needs Secure, so without it becomes Lax. Name, value, path and age stay.
 *
 * @example adaptedCookie("client=a; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None", false)
 * // => "client=a; Path=/; HttpOnly; SameSite=Lax"
 * @example adaptedCookie("lang=pol; path=/a", true) // => "lang=pol; path=/a; Secure"
 */
export function adaptedCookie(line: string, isSecure: boolean): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim())
  const kept = attributes.filter((attribute) => !/^(?:domain\s*=|secure$|partitioned$)/i.test(attribute) && attribute !== "")
  const fitting = isSecure
    ? [...kept, "Secure"]
    : kept.map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? "SameSite=Lax" : attribute))
  return [pair, ...fitting].join("; ")
}
