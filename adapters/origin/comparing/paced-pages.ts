import { addressHere } from "../address-here.ts"
import { pageText } from "../page-text.ts"
import { readPage } from "../page-tree.ts"
import type { PageElement } from "../../../core/web/page-elements.ts"

/** A side of a comparison: whoever answers requests for its pages. */
export type AskSide = (request: Request) => Promise<Response>

/** What came of asking for an address. */
export type SideAnswer =
  | {
      readonly is: "page"
      readonly status: number
      /** where it ended, after what it moved on to */
      readonly at: URL
      readonly page: PageElement
      /** units: bytes, unpacked */
      readonly bytes: number
    }
  /** it answers with something that is no page, or with a page that has no content */
  | { readonly is: "status"; readonly status: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
  /** no answer that can be read; `why` is a sentence's part, such as "it does not answer within 20 s" */
  | { readonly is: "trouble"; readonly why: string }

/** Whoever asks says so, and is let in or kept out by it. */
export const comparingAgent = "witryna-compare"

/** A page that moves on more often leads nowhere. */
const redirectsAtMost = 3

/**
 * Asks a side for an address as a guest without cookies, and follows it where it moves on, on its own server. Never fails: every trouble is told in words.
 *
 * Spec: 10.1040, 10.1048.
 *
 * @param timeoutMs milliseconds for the whole way
 */
export async function askPage(ask: AskSide, address: URL, timeoutMs: number): Promise<SideAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }))
  late.catch(() => undefined)
  try {
    // whoever answers may not hear the signal
    return await Promise.race([askedPage(ask, address, signal), late])
  } catch (cause) {
    if (signal.aborted) return { is: "trouble", why: `it does not answer within ${Math.round(timeoutMs / 1_000)} s` }
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    return { is: "trouble", why: `it does not answer (${inner instanceof Error ? inner.message : String(inner)})` }
  }
}

async function askedPage(ask: AskSide, address: URL, signal: AbortSignal): Promise<SideAnswer> {
  let at = address
  for (let moves = 0; moves <= redirectsAtMost; moves += 1) {
    const answer = await ask(
      new Request(at, { headers: { accept: "text/html,*/*;q=0.1", "user-agent": comparingAgent }, redirect: "manual", signal }),
    )
    const { status, headers } = answer
    const location = headers.get("location")
    if (status >= 300 && status < 400 && location !== null) {
      await answer.body?.cancel()
      const next = addressHere(location, at)
      if (next === null) return { is: "trouble", why: "it moves on to another server" }
      at = new URL(next, at)
      continue
    }
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const type = headers.get("content-type") ?? ""
    const html = pageText(bytes, type)
    const page = html === null ? null : readPage(html)
    if (html !== null && page === null) return { is: "trouble", why: "it is more than any page" }
    return page === null || page.children.length === 0
      ? { is: "status", status, bytes, type }
      : { is: "page", status, at, page, bytes: bytes.byteLength }
  }
  return { is: "trouble", why: "it moves on again and again" }
}
