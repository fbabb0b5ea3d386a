import { setCookieName } from "../../../core/web/cookies.ts"
import { readLimitedBody } from "../../../core/web/limited-body.ts"
import { adaptedCookie, answerLimitBytes } from "../../node/answer-from-afar.ts"
import { askAfar, type Forwarding } from "../../node/forwarding-fetch.ts"
import { otherShopHeader } from "../../node/page-renderer.ts"
import type { ShopBackend } from "../../node/shop-gateway.ts"
import { pageBytesAtMost } from "../page-text.ts"
import { withAddressesHere } from "./addresses-here.ts"
import { type PassingKind, passingKind } from "./passing-kind.ts"
import { leadsTo } from "./leads-to.ts"

/** What of the shop's own headers goes along with each kind of file. */
const always = ["content-language", "retry-after", "vary", "allow", "x-robots-tag"]
const ofFiles = ["etag", "last-modified", "cache-control", "expires"]

/** More cookies, or longer ones, no browser keeps. */
const cookiesAtMost = { number: 50, characters: 4_096 } as const

/**
 * Shows another shop's own pages and files under our name, as they are: for what our pages do not have. Its scripts run there, which its page is marked
 * for (`otherShopHeader`), so that it gets a policy that lets them.
 *
 * Fails as fetch fails: with a TypeError when the shop cannot be reached, an AbortError when the request was given up. What is too long, or leads
 * nowhere, is a 502. Spec: 10.1000 to 10.1003.
 */
export function makeOwnPage(forwarding: Forwarding): NonNullable<ShopBackend["ownPage"]> {
  const { shopOrigin, limitBytes = answerLimitBytes } = forwarding
  return async (request, clientAddress) => {
    // one of the whole shop would stand before our own pages as well
    if (request.headers.get("service-worker") === "script") return failed(404, "This server has no worker of that shop.")
    return askAfar(forwarding, { request, clientAddress }, (answer, here) => broughtHome(answer, here, { shopOrigin, limitBytes }))
  }
}

async function broughtHome(
  answer: Response,
  here: URL,
  { shopOrigin, limitBytes }: { readonly shopOrigin: URL; readonly limitBytes: number },
): Promise<Response> {
  const at = new URL(here.pathname + here.search, shopOrigin)
  const type = answer.headers.get("content-type")
  // what leads on may have no body, and then has no type
  const kind = type === null && (answer.body === null || answer.status >= 300) ? "data" : passingKind(type)
  const headers = headersOf(answer, kind)
  for (const line of ownCookies(answer)) headers.append("set-cookie", adaptedCookie(line, here.protocol === "https:"))
  const location = answer.headers.get("location")
  if (location !== null) {
    const to = leadsTo(location, at, here)
    if (to === null) return failed(502, "The shop redirects to no address.")
    if (to === at.pathname + at.search && answer.status !== 303 && new URL(location, at).host !== at.host)
      return failed(502, `The shop is called ${new URL(location, at).origin}: SHOP_ORIGIN has to say so.`)
    headers.set("location", to)
  }
  if (kind === "page") headers.set(otherShopHeader, "page")
  if (answer.body === null) return new Response(null, { status: answer.status, headers })
  const most = kind === "page" ? Math.min(limitBytes, pageBytesAtMost) : limitBytes
  const bytes = await readLimitedBody(answer, most)
  if (bytes === null) return failed(502, `The shop's answer is longer than ${most} bytes.`)
  if (kind !== "page") return new Response(bytes, { status: answer.status, headers })
  // a character for each byte: whatever the charset is, addresses of hosts are ASCII, and nothing else is touched
  const html = withAddressesHere(Buffer.from(bytes.buffer).toString("latin1"), shopOrigin, here.origin)
  return new Response(Buffer.from(html, "latin1"), { status: answer.status, headers })
}

function headersOf(answer: Response, kind: PassingKind): Headers {
  const headers = new Headers()
  const pass = (names: readonly string[]): void => {
    for (const name of names) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
  }
  pass(always)
  if ((headers.get("vary") ?? "").includes("*")) headers.delete("vary")
  if (kind === "download") {
    headers.set("content-type", "application/octet-stream")
    headers.set("content-disposition", asDownload(answer.headers.get("content-disposition")))
  } else pass(["content-type", "content-disposition"])
  // what sets a cookie is somebody's own
  if (kind === "file" && answer.headers.getSetCookie().length === 0) pass(ofFiles)
  if (!headers.has("cache-control")) headers.set("cache-control", keptByNobody(answer))
  return headers
}

/** A page that the shop wants kept nowhere is not shown again by going back either. */
const keptByNobody = (answer: Response): string =>
  /\bno-store\b/i.test(answer.headers.get("cache-control") ?? "") ? "private, no-store" : "private, no-cache"

const asDownload = (said: string | null): string => `attachment${/;.*$/.exec(said ?? "")?.[0] ?? ""}`

/** Its pages need whatever cookies they have: their scripts could set any of them. */
const ownCookies = (answer: Response): readonly string[] =>
  answer.headers
    .getSetCookie()
    .filter((line) => line.length <= cookiesAtMost.characters && /^[\w!#$%&'*+.^`|~-]+$/.test(setCookieName(line)))
    .slice(0, cookiesAtMost.number)

const failed = (status: 404 | 502, error: string): Response => Response.json({ error }, { status })
