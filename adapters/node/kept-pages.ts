import { randomBytes } from "node:crypto"
import { currencyCookieName } from "../../core/pages/visit-currency.ts"
import { languageCookieName } from "../../core/pages/request.ts"
import { makeRecentlyUsed } from "../../core/web/recently-used.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import type { ContentCoding } from "./compression.ts"
import { cut, type Gapped, joinPieces, type Pieces } from "./gapped.ts"
import { packBrotliWithGaps } from "./gapped-brotli.ts"
import { packGzipWithGaps } from "./gapped-gzip.ts"
import type { PageRenderer } from "./page-renderer.ts"

/** A page that belongs to nobody, as one of many guests gets it. */
export interface GuestPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** the document with this answer's nonce in it */
  readonly plain: () => Uint8Array<ArrayBuffer>
  /** the same as files that were packed ahead, in the codings there are; none of a page that is not kept */
  readonly packed: Readonly<Partial<Record<ContentCoding, () => Uint8Array<ArrayBuffer>>>>
}

export interface WantedPage {
  /** scheme, host and port that the visitor came by: a page names itself by them */
  readonly origin: string
  /** one for all spellings of a page's address: `keptAddress` */
  readonly address: string
  /** the language of that address */
  readonly language: Language
  /** the id of the currency of its prices; null = the shop's own */
  readonly currency: string | null
  /** the cookie by which a guest's page asks, measures and runs what it does (`frontCookie`); "" = there is none */
  readonly consent: string
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
  /** called for each page that was at hand, that has to be made, and that has to be made again because its version or its time is over */
  readonly onPage?: (how: "kept" | "made" | "renewed") => void
}

/** Some six hundred product pages. */
const defaultLimitBytes = 64_000_000

/** What an entry weighs besides its document and the files it is packed in. */
const entryBytes = 1_000

/** A document cut at the places of its nonce. */
interface Document extends Pick<GuestPage, "status" | "headers"> {
  readonly pieces: Pieces
  /** null = it is not kept */
  readonly gzip: Gapped | null
}

interface Kept {
  readonly document: Document
  readonly version: string
  /** when it was made: a clock that was set back to before it may change its words */
  readonly fromMs: number
  readonly untilMs: number
}

/**
 * Keeps pages of guests. What is kept is rendered for a visitor who has nothing but a language, a currency and an answer about cookies, so that nothing of another visitor can
 * be in it. Instead of a nonce it has a text that this process has drawn at random and that leaves it in no answer: no data of a shop
 * can hold it, and each answer gets a fresh nonce in its place.
 *
 * A page that several wait for is rendered once. One that failed, or on whose way a part failed, is answered and not kept. It is packed as
 * gzip before it is answered; one that is asked for again is packed by brotli too, meanwhile, each in its turn.
 */
export function makeKeptPages({ render, nowMs, limitBytes = defaultLimitBytes, onPage }: KeptPagesSettings): KeptPages {
  const placeholder = randomBytes(16).toString("base64url")
  const store = makeRecentlyUsed<string, Kept>(limitBytes)
  const underWay = new Map<string, Promise<Document | null>>()
  /** null = on its way, or without this file for good */
  const brotli = new WeakMap<Document, Gapped | null>()
  let lastPacking: Promise<unknown> = Promise.resolve()

  const make = async (key: string, { origin, address, language, currency, consent, version }: WantedPage): Promise<Document | null> => {
    const beganMs = nowMs()
    const inCurrency = currency === null ? "" : `; ${currencyCookieName}=${currency}`
    const answered = consent === "" ? "" : `; ${consent}`
    const cookie = `${languageCookieName}=${languageCode(language)}${inCurrency}${answered}`
    const page = await render({ url: new URL(address, origin), cookie, nonce: placeholder, nowMs: beganMs, recording: null })
    const { status, headers, body, keepUntilMs } = page
    if (page.cookies.length > 0) return null
    const pieces = cut(Buffer.from(body.buffer, body.byteOffset, body.byteLength), placeholder)
    if (status !== 200 || keepUntilMs <= beganMs) return { status, headers, pieces, gzip: null }
    const gzip = await packGzipWithGaps(pieces, placeholder.length)
    const document = { status, headers, pieces, gzip }
    // brotli's file is smaller than the other one
    store.set(key, { document, version, fromMs: beganMs, untilMs: keepUntilMs }, body.byteLength + 2 * gzip.byteLength + entryBytes)
    return document
  }

  const packSmaller = (key: string, document: Document): void => {
    if (brotli.has(document)) return
    brotli.set(document, null)
    const pack = async () => {
      const isStillKept = store.get(key)?.document === document
      if (isStillKept) brotli.set(document, await packBrotliWithGaps(document.pieces, Buffer.from(placeholder)))
    }
    // whatever fails, there is gzip
    lastPacking = lastPacking.then(pack).catch(() => undefined)
  }

  const find = (wanted: WantedPage): Document | Promise<Document | null> => {
    const key = `${wanted.origin} ${wanted.address} ${wanted.currency ?? ""} ${wanted.consent}`
    const kept = store.get(key)
    if (kept !== undefined && kept.version === wanted.version && holdsAt(kept, nowMs())) {
      packSmaller(key, kept.document)
      onPage?.("kept")
      return kept.document
    }
    const task = `${wanted.version} ${key}`
    const running = underWay.get(task)
    if (running !== undefined) return running
    onPage?.(kept === undefined ? "made" : "renewed")
    const made = make(key, wanted).finally(() => underWay.delete(task))
    underWay.set(task, made)
    return made
  }

  return async (wanted) => {
    const document = await find(wanted)
    if (document === null) return null
    const { status, headers, pieces, gzip } = document
    const smaller = brotli.get(document)
    const nonce = Buffer.from(wanted.nonce)
    const packed = {
      ...(gzip && { gzip: () => gzip.filled(nonce) }),
      ...(smaller && { br: () => smaller.filled(nonce) }),
    }
    return { status, headers, plain: () => joinPieces(pieces, nonce), packed }
  }
}

const holdsAt = ({ fromMs, untilMs }: Kept, nowMs: number): boolean => fromMs <= nowMs && nowMs < untilMs
