import { createHash } from "node:crypto"

/** A page that nothing changed is still shown afresh after this: it tells the time of dispatch. */
const freshForMs = 3_600_000

export interface PageVersion {
  readonly buildId: string
  /** the shop's version for this visitor: data, texts, language, session, basket */
  readonly shopVersion: string
  /** as the visitor sees it, scheme and host too: a page names itself by them */
  readonly url: URL
  /** the Cookie header that the page is made for */
  readonly cookie: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/** A weak ETag made of the versions of everything that a page shows, never of its bytes: those hold a fresh nonce each time. */
export function pageTag(version: PageVersion): string {
  const hour = Math.floor(version.nowMs / freshForMs)
  const { origin, pathname, search } = version.url
  const parts = [version.buildId, version.shopVersion, origin, pathname, search, version.cookie, String(hour)]
  return `W/"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27)}"`
}

/**
 * Whether the client's copy is the current one. `*` names no copy that we gave: whoever asks by it gets the answer itself, because a page of
 * somebody signed in, and one that is not there, have no tag.
 *
 * @example isMatch('"a", W/"b"', 'W/"b"') // => true
 * @example isMatch("*", 'W/"b"') // => false
 * @example isMatch("", 'W/"b"') // => false
 */
export function isMatch(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(",").some((candidate) => bare(candidate) === bare(tag))
}

const bare = (tag: string) => tag.trim().replace(/^W\//, "")
