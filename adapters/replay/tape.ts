import { isPictureAddress } from "../../core/pages/request.ts"
import type { Exchange, ExchangeBody, ExchangeRequest, ExchangeResponse } from "../../core/scenario/scenario.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { isText, makeResponse, pairsOf, readRequest, readResponse } from "./exchange.ts"

/** An exchange that passed, and what caused it. */
export interface Taped<Cause> {
  readonly cause: Cause
  readonly exchange: Exchange
}

/** A tape that is being recorded. */
export interface Tape<Cause> {
  /**
   * A fetch that does what the other does and writes down what passed.
   *
   * @param cause what causes a request, asked as it is sent; null = it does not belong on the tape
   */
  readonly recording: (fetch: ShopFetch, side: Exchange["side"], cause: () => Cause | null) => ShopFetch
  /** what passed so far, in the order of the requests; those on their way are missing */
  readonly taped: () => readonly Taped<Cause>[]
}

export interface TapeSettings {
  readonly nowMs: () => number
  /** the moment from which times are counted */
  readonly startMs: number
}

/** An empty tape. Pictures and other data that are no text pass unrecorded. Which entry an exchange belongs to is said by its cause. */
export function makeTape<Cause>({ nowMs, startMs }: TapeSettings): Tape<Cause> {
  const slots: { taped: Taped<Cause> | null }[] = []
  const sinceStart = () => Math.max(0, Math.floor(nowMs()) - startMs)
  return {
    taped: () => slots.flatMap(({ taped }) => taped ?? []),
    recording: (fetch, side, causeOf) => async (request) => {
      const cause = isPicture(request) ? null : causeOf()
      if (cause === null) return fetch(request)
      const slot: (typeof slots)[number] = { taped: null }
      slots.push(slot)
      const atMs = sinceStart()
      const asked = await readRequest(request.clone())
      const keep = (response: ExchangeResponse | null) => {
        const gaveUp = response === null && request.signal.aborted ? ({ gaveUp: true } as const) : {}
        const tookMs = Math.max(0, sinceStart() - atMs)
        slot.taped = { cause, exchange: { entry: null, atMs, tookMs, side, request: asked, response, ...gaveUp } }
      }
      try {
        const response = await fetch(request)
        if (isText(response.headers.get("content-type"))) {
          const answered = await readResponse(response)
          // an answer that came after the last moment was never seen
          keep(request.signal.aborted ? null : answered)
        }
        return response
      } catch (failure) {
        keep(null)
        throw failure
      }
    },
  }
}

/** Is it a picture that is asked for? */
export const isPicture = ({ url }: Request): boolean => isPictureAddress(new URL(url))

/** A tape that answers. */
export interface TapePlayer {
  /** uses up the exchange that answers a request; null = the tape has none */
  readonly take: (request: Request) => Promise<Exchange | null>
  /** a fetch that answers at once and never reaches a network */
  readonly fetch: ShopFetch
  /** requests that the tape has no answer for */
  readonly unmatched: () => readonly ExchangeRequest[]
  /** exchanges that nothing asked for */
  readonly unused: () => readonly Exchange[]
}

/**
 * Plays a tape: equal requests get its answers in its order, each once.
 *
 * @param fits may this exchange answer what is asked now? By default each may
 */
export function playTape(tape: readonly Exchange[], fits: (exchange: Exchange) => boolean = () => true): TapePlayer {
  const keyOf = exchangeKeys()
  const waiting = new Map<string, Exchange[]>()
  for (const exchange of tape) {
    const key = keyOf(exchange.request)
    const equal = waiting.get(key)
    if (equal === undefined) waiting.set(key, [exchange])
    else equal.push(exchange)
  }
  const unmatched: ExchangeRequest[] = []
  const take = async (request: Request): Promise<Exchange | null> => {
    const asked = await readRequest(request)
    const equal = waiting.get(keyOf(asked)) ?? []
    const at = equal.findIndex(fits)
    if (at < 0) unmatched.push(asked)
    return equal.splice(at, at < 0 ? 0 : 1)[0] ?? null
  }
  return {
    take,
    fetch: async (request) => answerOf(await take(request)),
    unmatched: () => unmatched,
    unused: () => {
      const left = new Set([...waiting.values()].flat())
      return tape.filter((exchange) => left.has(exchange))
    },
  }
}

/**
 * What a taped exchange answers. A request that the tape does not know fails like a broken connection, with a TypeError; one that was not
 * waited for then ends like a time limit, with a TimeoutError.
 */
export function answerOf(exchange: Exchange | null): Response {
  if (exchange?.gaveUp) throw new DOMException("this request was not waited for", "TimeoutError")
  if (exchange === null || exchange.response === null) throw new TypeError("this request is not answered")
  return makeResponse(exchange.response)
}

/**
 * A text that two requests share when a tape may answer them alike: method, path, query and decoded body count. White space in a
 * GraphQL document and the order of names do not. Documents are few, long and often sent: each is read once.
 */
function exchangeKeys(): (request: ExchangeRequest) => string {
  const written = new Map<string, number>()
  const plains = new Map<string, number>()
  /** A number in the place of a document, which would make each key as long as itself. */
  const numberOf = (document: string): number => {
    const known = written.get(document)
    if (known !== undefined) return known
    const plain = plainDocument(document)
    const number = plains.get(plain) ?? plains.size
    plains.set(plain, number)
    written.set(document, number)
    return number
  }
  return ({ method, path, query, body }) => JSON.stringify([method, path, sortedPairs(query), bodyKey(body, numberOf)])
}

const sortedPairs = (fields: ExchangeRequest["query"]) => pairsOf(fields).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

function bodyKey(body: ExchangeBody, numberOf: (document: string) => number): unknown {
  if (body === null) return null
  if ("form" in body) return { form: sortedPairs(body.form) }
  if ("text" in body) return body
  return { json: sortedJson(body.json, numberOf) }
}

/** The same JSON with sorted names, and numbers for its documents. */
function sortedJson(value: unknown, numberOf: (document: string) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => sortedJson(one, numberOf))
  if (typeof value !== "object" || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [
        name,
        name === "query" && typeof inner === "string" ? { document: numberOf(inner) } : sortedJson(inner, numberOf),
      ]),
  )
}

/**
 * A GraphQL document with one blank where there was white space; inside its quoted texts nothing changes.
 *
 * @example plainDocument('{ a(b: "x  y") \n  c }') // => '{ a(b: "x  y") c }'
 */
export function plainDocument(document: string): string {
  // a single blank is as it should be: it is what most of a document's white space is
  return document.replaceAll(/("(?:[^"\\]|\\.)*")|[\s,]{2,}|[^\S ]|,/g, (_, quoted?: string) => quoted ?? " ").trim()
}
