import { homeAddress } from "../../core/addresses/addresses.ts"
import { HttpFailure, NetworkFailure, type ShopFailure, TimeoutFailure, UnreadableReply } from "../../ports/failures.ts"
import type { PageElement } from "../../core/web/page-elements.ts"
import { type Audience, cookieOf } from "./audience.ts"
import type { Reading } from "./kept-readings.ts"
import { pageText } from "./page-text.ts"
import { readPage } from "./page-tree.ts"

/** Where another shop is, and how it is reached. */
export interface OriginReach {
  /** the other shop, such as "https://shop.example" */
  readonly origin: URL
  /** carries a request to it and brings its answer home, its redirects as paths of ours */
  readonly fetch: (request: Request) => Promise<Response>
  /** milliseconds for a page with whatever it redirects to */
  readonly timeoutMs: number
}

/** What a page comes to; null = it is another page than was asked for. */
export type Read<Value> = (page: PageElement, at: URL) => Value | null | Promise<Value | null>

/**
 * Reads a page by its address and asks whether it has changed where something is known of it: null = it has not. A page that is not there is read as null.
 * Rejects with a ShopFailure, or with what the way to the shop rejects with.
 */
export type ReadPageAnew = <Value>(
  path: string,
  audience: Audience,
  read: Read<Value>,
  known: Reading<Value | null> | null,
) => Promise<Reading<Value | null> | null>

/** A page that moves on more often than this leads nowhere. */
const redirectsAtMost = 3

/** One page of another shop, asked without anything of a visitor but language and currency. Spec: 10.991, 10.993. */
export function makePageReader({ origin, fetch, timeoutMs }: OriginReach): ReadPageAnew {
  return async <Value>(
    path: string,
    audience: Audience,
    read: Read<Value>,
    known: Reading<Value | null> | null,
  ): Promise<Reading<Value | null> | null> => {
    const signal = AbortSignal.timeout(timeoutMs)
    let at = new URL(path, origin)
    for (let moves = 0; moves <= redirectsAtMost; moves += 1) {
      const answer = await fetch(new Request(at, { headers: headersOf(audience, moves === 0 ? known : null), signal }))
      if (answer.status === 304 && known !== null) return null
      const location = answer.headers.get("location")
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        at = new URL(location, origin)
        // one in place of the home page closes the shop, and tells what it is called
        if (/^\/(?:signin|login)\.php/.test(at.pathname) && path !== homeAddress(audience.language))
          throw new UnreadableReply({ at: `${path}: a sign-in in place of the page`, cause: null })
        continue
      }
      const { headers } = answer
      const told = { etag: headers.get("etag"), lastModified: headers.get("last-modified") }
      if (answer.status === 404 || answer.status === 410) return { value: null, ...told }
      if (answer.status !== 200) throw new HttpFailure({ status: answer.status })
      const html = pageText(new Uint8Array(await answer.arrayBuffer()), headers.get("content-type") ?? "")
      const page = html === null ? null : readPage(html)
      if (page === null) throw new UnreadableReply({ at: `${path}: no page, or too much of one`, cause: null })
      const value = await read(page, at)
      if (value === null) throw new UnreadableReply({ at: `${path}: another page than was asked for`, cause: null })
      return { value, ...told }
    }
    throw new UnreadableReply({ at: `${path}: it moves on again and again`, cause: null })
  }
}

/** A visitor who is nobody. Spec: 10.991. */
export function headersOf(audience: Audience, known: Reading<unknown> | null): Headers {
  const headers = new Headers({ accept: "text/html", "accept-language": audience.language, cookie: cookieOf(audience) })
  if (known?.etag != null) headers.set("if-none-match", known.etag)
  if (known?.lastModified != null) headers.set("if-modified-since", known.lastModified)
  return headers
}

/** What a page could not be read for. */
export function failureOf(cause: unknown, timeoutMs: number): ShopFailure {
  if (cause instanceof HttpFailure || cause instanceof UnreadableReply) return cause
  if (cause instanceof DOMException && cause.name === "TimeoutError") return new TimeoutFailure({ timeoutMs })
  return new NetworkFailure({ cause })
}
