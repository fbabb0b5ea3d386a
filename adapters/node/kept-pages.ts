import { randomBytes } from "node:crypto"
import { languageCookieName } from "../../core/pages/request.ts"
import { makeRecentlyUsed } from "../../core/web/recently-used.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import { type GappedGzip, packWithGaps, type Pieces } from "./gapped-gzip.ts"
import type { PageRenderer } from "./page-renderer.ts"

/** A page that belongs to nobody, as one of many guests gets it. */
export interface GuestPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** the document with this answer's nonce in it */
  readonly plain: () => Uint8Array<ArrayBuffer>
  /** the same as a gzip file that was packed when the page was kept; null = it is not kept */
  readonly gzip: (() => Uint8Array<ArrayBuffer>) | null
}

export interface WantedPage {
  /** scheme, host and port that the visitor came by: a page names itself by them */
  readonly origin: string
  /** one for all spellings of a page's address: `keptAddress` */
  readonly address: string
  /** the language of that address */
  readonly language: Language
  /** of all that a guest's page is made of: build, data, texts, settings */
  readonly version: string
  /** of the answer */
  readonly nonce: string
}

/**
 * The page that any guest without a basket would get; `null` when the shop sets cookies for it, which belong to one visitor.
 *
 * Fails with whatever the renderer throws.
 */
export type KeptPages = (wanted: WantedPage) => Promise<GuestPage | null>

export interface KeptPagesSettings {
  readonly render: PageRenderer
  /** milliseconds since 1970 UTC */
  readonly nowMs: () => number
  /** what all kept pages of this process may weigh */
  readonly limitBytes?: number
}

/** Some six hundred product pages. */
const defaultLimitBytes = 64_000_000

/** What an entry weighs besides its document. */
const entryBytes = 1_000

/** A document cut at the places of its nonce. */
interface Document extends Pick<GuestPage, "status" | "headers"> {
  readonly pieces: Pieces
  readonly packed: GappedGzip | null
}

interface Kept {
  readonly document: Document
  readonly version: string
  /** when it was made: a clock that was set back to before it may change its words */
  readonly fromMs: number
  readonly untilMs: number
}

/**
 * Keeps pages of guests. What is kept is rendered for a visitor who has nothing but a language, so that nothing of another visitor can
 * be in it. Instead of a nonce it has a text that this process has drawn at random and that leaves it in no answer: no data of a shop
 * can hold it, and each answer gets a fresh nonce in its place.
 *
 * A page that several wait for is rendered once. One that failed, or on whose way a part failed, is answered and not kept.
 */
export function makeKeptPages({ render, nowMs, limitBytes = defaultLimitBytes }: KeptPagesSettings): KeptPages {
  const placeholder = randomBytes(16).toString("base64url")
  const store = makeRecentlyUsed<string, Kept>(limitBytes)
  const underWay = new Map<string, Promise<Document | null>>()

  const make = async (key: string, { origin, address, language, version }: WantedPage): Promise<Document | null> => {
    const beganMs = nowMs()
    const cookie = `${languageCookieName}=${languageCode(language)}`
    const page = await render({ url: new URL(address, origin), cookie, nonce: placeholder, nowMs: beganMs, recording: null })
    const { status, headers, body, keepUntilMs } = page
    if (page.cookies.length > 0) return null
    const pieces = cut(Buffer.from(body.buffer, body.byteOffset, body.byteLength), placeholder)
    if (status !== 200 || keepUntilMs <= beganMs) return { status, headers, pieces, packed: null }
    const packed = await packWithGaps(pieces, placeholder.length)
    const document = { status, headers, pieces, packed }
    store.set(key, { document, version, fromMs: beganMs, untilMs: keepUntilMs }, body.byteLength + packed.byteLength + entryBytes)
    return document
  }

  const find = (wanted: WantedPage): Document | Promise<Document | null> => {
    const key = `${wanted.origin} ${wanted.address}`
    const kept = store.get(key)
    if (kept !== undefined && kept.version === wanted.version && holdsAt(kept, nowMs())) return kept.document
    const task = `${wanted.version} ${key}`
    const running = underWay.get(task)
    if (running !== undefined) return running
    const made = make(key, wanted).finally(() => underWay.delete(task))
    underWay.set(task, made)
    return made
  }

  return async (wanted) => {
    const document = await find(wanted)
    if (document === null) return null
    const { status, headers, pieces, packed } = document
    const nonce = Buffer.from(wanted.nonce)
    return { status, headers, plain: () => joined(pieces, nonce), gzip: packed && (() => packed.filled(nonce)) }
  }
}

const holdsAt = ({ fromMs, untilMs }: Kept, nowMs: number): boolean => fromMs <= nowMs && nowMs < untilMs

function cut(bytes: Buffer, at: string): Pieces {
  const place = bytes.indexOf(at)
  return place === -1 ? [bytes] : [bytes.subarray(0, place), ...cut(bytes.subarray(place + at.length), at)]
}

function joined([first, ...others]: Pieces, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = others.reduce((sum, piece) => sum + nonce.byteLength + piece.byteLength, first.byteLength)
  const whole = new Uint8Array(length)
  whole.set(first)
  let at = first.byteLength
  for (const piece of others) {
    whole.set(nonce, at)
    whole.set(piece, at + nonce.byteLength)
    at += nonce.byteLength + piece.byteLength
  }
  return whole
}
