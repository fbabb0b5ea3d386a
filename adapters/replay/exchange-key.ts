import type { ExchangeBody, ExchangeRequest } from "../../core/scenario/exchange.ts"
import { pairsOf } from "./read-exchange.ts"

/**
 * A text that two requests share when a tape may answer them alike: method, path, query and decoded body count. White space in a
 * GraphQL document and the order of names do not.
 */
export function exchangeKey({ method, path, query, body }: ExchangeRequest): string {
  return JSON.stringify([method, path, sortedPairs(query), bodyKey(body)])
}

const sortedPairs = (fields: ExchangeRequest["query"]) => pairsOf(fields).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

function bodyKey(body: ExchangeBody): unknown {
  if (body === null) return null
  if ("form" in body) return { form: sortedPairs(body.form) }
  if ("text" in body) return body
  return { json: sortedJson(body.json) }
}

/** The same JSON with sorted names, and `query` texts without needless white space. */
function sortedJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedJson)
  if (typeof value !== "object" || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, name === "query" && typeof inner === "string" ? plainDocument(inner) : sortedJson(inner)]),
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
