import type { Exchange, ExchangeBody, ExchangeRequest } from "../../core/scenario/scenario.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { isText, makeResponse, pairsOf, readRequest, readResponse } from "./exchange.ts"

/** A tape that is being recorded. */
export interface Tape {
  /** a fetch that does what the other does and writes down what passed */
  readonly recording: (fetch: ShopFetch, side: Exchange["side"]) => ShopFetch
  /** what passed so far, in the order of the requests; those on their way are missing */
  readonly exchanges: () => readonly Exchange[]
}

/** An empty tape. Pictures and other data that are no text pass unrecorded. */
export function makeTape(): Tape {
  const slots: { exchange: Exchange | null }[] = []
  return {
    exchanges: () => slots.flatMap(({ exchange }) => exchange ?? []),
    recording: (fetch, side) => async (request) => {
      if (isPicture(request)) return fetch(request)
      const slot: (typeof slots)[number] = { exchange: null }
      slots.push(slot)
      const asked = await readRequest(request.clone())
      const unanswered = (): Exchange => ({ side, request: asked, response: null, ...(request.signal.aborted ? { gaveUp: true } : {}) })
      try {
        const response = await fetch(request)
        if (isText(response.headers.get("content-type"))) {
          // an answer that came after the last moment was never seen
          slot.exchange = request.signal.aborted ? unanswered() : { side, request: asked, response: await readResponse(response) }
        }
        return response
      } catch (cause) {
        slot.exchange = unanswered()
        throw cause
      }
    },
  }
}

/** The platform keeps pictures under this path, the missing ones too. */
const isPicture = (request: Request) => new URL(request.url).pathname.startsWith("/hpeciai/")

/** A fetch that answers from a tape and never reaches a network. */
export interface TapePlayer {
  readonly fetch: ShopFetch
  /** requests that the tape has no answer for */
  readonly unmatched: () => readonly ExchangeRequest[]
  /** exchanges that nothing asked for */
  readonly unused: () => readonly Exchange[]
}

/**
 * Plays a tape: equal requests get its answers in its order, each once. A request that it does not know fails like a broken
 * connection, with a TypeError; one that was not waited for then ends at once like a time limit, with a TimeoutError.
 */
export function playTape(tape: readonly Exchange[]): TapePlayer {
  const keyOf = exchangeKeys()
  const waiting = new Map<string, Exchange[]>()
  for (const exchange of tape) {
    const key = keyOf(exchange.request)
    waiting.set(key, [...(waiting.get(key) ?? []), exchange])
  }
  const unmatched: ExchangeRequest[] = []
  return {
    fetch: async (request) => {
      const asked = await readRequest(request)
      const exchange = waiting.get(keyOf(asked))?.shift()
      if (exchange === undefined) unmatched.push(asked)
      if (exchange?.gaveUp) throw new DOMException(`${asked.method} ${asked.path} was not waited for`, "TimeoutError")
      if (exchange === undefined || exchange.response === null) throw new TypeError(`${asked.method} ${asked.path} is not answered`)
      return makeResponse(exchange.response)
    },
    unmatched: () => unmatched,
    unused: () => {
      const left = new Set([...waiting.values()].flat())
      return tape.filter((exchange) => left.has(exchange))
    },
  }
}

/**
 * A text that two requests share when a tape may answer them alike: method, path, query and decoded body count. White space in a
 * GraphQL document and the order of names do not. Documents are few, long and often sent: each is read once.
 */
function exchangeKeys(): (request: ExchangeRequest) => string {
  const documents = new Map<string, string>()
  const plain = (document: string): string => {
    const known = documents.get(document) ?? plainDocument(document)
    documents.set(document, known)
    return known
  }
  return ({ method, path, query, body }) => JSON.stringify([method, path, sortedPairs(query), bodyKey(body, plain)])
}

const sortedPairs = (fields: ExchangeRequest["query"]) => pairsOf(fields).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

function bodyKey(body: ExchangeBody, plain: (document: string) => string): unknown {
  if (body === null) return null
  if ("form" in body) return { form: sortedPairs(body.form) }
  if ("text" in body) return body
  return { json: sortedJson(body.json, plain) }
}

/** The same JSON with sorted names, and `query` texts without needless white space. */
function sortedJson(value: unknown, plain: (document: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => sortedJson(one, plain))
  if (typeof value !== "object" || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, name === "query" && typeof inner === "string" ? plain(inner) : sortedJson(inner, plain)]),
  )
}

/**
 * A GraphQL document with one blank where there was white space; inside its quoted texts nothing changes.
 *
 * @example plainDocument('{ a(b: "x  y") \n  c }') // => '{ a(b: "x  y") c }'
 */
export function plainDocument(document: string): string {
  return document.replaceAll(/("(?:[^"\\]|\\.)*")|[\s,]+/g, (_, quoted?: string) => quoted ?? " ").trim()
}
