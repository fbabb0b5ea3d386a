import { readCookie, setCookieName } from "../web/cookies.ts"
import { type Share, wholeShare } from "./share.ts"
import type { ShareKind } from "./share-kind.ts"

/** Whose page a visitor sees: one of ours, or the other shop's own. */
export type Side = "ours" | "theirs"

/** The cookie by which a visitor stays on one side. Its value is the visitor's place among 10,000, from 0: who changes it sees the other pages of the same shop, and gains nothing. */
export const shareCookieName = "witryna_share"

/** How long a visitor stays on one side without coming, in days. */
export const shareCookieDays = 90

/** Cookies by which the platform knows a session, the first that is there. Spec: 11.73. */
const sessionCookies = ["client", "RSSID"] as const

/** What tells visitors apart. */
export interface VisitorSigns {
  /** the Cookie header, empty when there is none */
  readonly cookies: string
  /** the network address, empty when unknown */
  readonly address: string
  readonly userAgent: string
}

/** A visitor's place, and by what it is known. */
export interface VisitorPlace {
  /** from 0 to 9,999 */
  readonly place: number
  readonly by: "cookie" | "session" | "address" | "nothing"
}

/**
 * The place of a visitor: by the cookie; where something on the way drops it, by the shop's own session; before there is one, by address and browser. A session that was
 * begun by somebody with a place has that place, so that nobody moves with the second page. Who is known by nothing has the last place: the shop's own pages, until all are ours.
 *
 * Spec: 10.1051, 10.1052.
 *
 * @param begunAt the place at which a session was begun; null = not known
 *
 * @example visitorPlace({ cookies: "witryna_share=412", address: "", userAgent: "" }, () => null) // => { place: 412, by: "cookie" }
 * @example visitorPlace({ cookies: "", address: "", userAgent: "" }, () => null) // => { place: 9_999, by: "nothing" }
 * @example visitorPlace({ cookies: "client=a1", address: "", userAgent: "" }, () => 7) // => { place: 7, by: "session" }
 */
export function visitorPlace({ cookies, address, userAgent }: VisitorSigns, begunAt: (session: string) => number | null): VisitorPlace {
  const kept = readCookie(cookies, shareCookieName) ?? ""
  if (/^\d{1,4}$/.test(kept)) return { place: Number(kept), by: "cookie" }
  const session = sessionIn(cookies)
  if (session !== null) return { place: begunAt(session) ?? placeByHash(`session ${session}`), by: "session" }
  if (address === "" && userAgent === "") return { place: wholeShare - 1, by: "nothing" }
  return { place: placeByHash(`address ${address} ${userAgent}`), by: "address" }
}

/** Longer ones are none of the platform. */
const longestSession = 300

/**
 * The session in a Cookie header; null = there is none.
 *
 * @example sessionIn("lang=pol; client=a1") // => "a1"
 */
export function sessionIn(cookies: string): string | null {
  for (const name of sessionCookies) {
    const value = readCookie(cookies, name)
    if (value !== null && value !== "" && value.length <= longestSession) return value
  }
  return null
}

/**
 * The session that Set-Cookie lines begin; null = none.
 *
 * @example sessionBegun(["lang=pol; Path=/", "client=a1; Path=/; HttpOnly"]) // => "a1"
 */
export function sessionBegun(lines: readonly string[]): string | null {
  const set = lines.filter((line) => sessionCookies.some((name) => name === setCookieName(line))).map((line) => line.split(";")[0] ?? "")
  return sessionIn(set.join("; "))
}

/**
 * A place that a text always has, and that two texts have by chance: FNV-1a, mixed as MurmurHash3 does at its end.
 *
 * @example placeByHash("a") === placeByHash("a") // => true
 */
export function placeByHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % wholeShare
}

/**
 * Whose page a visitor sees. A larger share moves visitors to ours and none of them back, because the place of each stays. Programs that read pages for search engines
 * stay with the shop's own until all visitors see ours.
 *
 * Spec: 10.1050, 10.1053.
 *
 * @example sideOf({ place: 499, isCrawler: false }, shareOf(500), "home") // => "ours"
 * @example sideOf({ place: 499, isCrawler: true }, shareOf(500), "home") // => "theirs"
 */
export function sideOf({ place, isCrawler }: { readonly place: number; readonly isCrawler: boolean }, share: Share, kind: ShareKind): Side {
  if (isCrawler) return share[kind] === wholeShare ? "ours" : "theirs"
  return place < share[kind] ? "ours" : "theirs"
}
