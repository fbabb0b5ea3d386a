import { createHash } from "node:crypto"

/** A page that nothing changed is still shown afresh after this: it tells the time of dispatch. */
const freshForMs = 3_600_000

export interface PageVersion {
  readonly buildId: string
  /** the shop's version for this visitor: data, texts, language, session, basket */
  readonly shopVersion: string
  readonly url: URL
  readonly cookie: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/** A weak ETag made of the versions of everything that a page shows, never of its bytes: those hold a fresh nonce each time. */
export function pageTag(version: PageVersion): string {
  const hour = Math.floor(version.nowMs / freshForMs)
  const parts = [version.buildId, version.shopVersion, version.url.pathname, version.url.search, version.cookie, String(hour)]
  return `W/"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`
}

/**
 * Whether the client's copy is the current one.
 *
 * @example isMatch('"a", W/"b"', 'W/"b"') // => true
 * @example isMatch("*", 'W/"b"') // => true
 * @example isMatch("", 'W/"b"') // => false
 */
export function isMatch(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((candidate) => bare(candidate) === bare(tag))
}

const bare = (tag: string) => tag.trim().replace(/^W\//, "")
