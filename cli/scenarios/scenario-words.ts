import type { ExchangeRequest, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import { plainText } from "../output/print.ts"

/** A time of a journey, in a column. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`

/** What a shopper did. */
export function describeEvent(event: ScenarioEvent): string {
  switch (event.type) {
    case "Opened":
      return `Opened ${plainText(event.url)}`
    case "Submitted":
      return `Submitted ${plainText(event.action)} ${describeValue(event.fields)}`
    case "Machine":
      return `${event.machine}: ${describeTagged(event.event)}`
  }
}

/** Something with a type, and what else it says. */
export function describeTagged({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${describeValue(rest)}`
}

/** A request to the shop; of a GraphQL document what it asks for. */
export function describeRequest({ method, path, query, body }: ExchangeRequest): string {
  const json = body !== null && "json" in body ? body.json : null
  const document = isForeignObject(json) ? json["query"] : null
  const asked = typeof document === "string" ? askedFields(document) : body === null ? null : describeValue(body)
  return [method, plainText(path), describeValue(query), ...(asked === null ? [] : [shortened(plainText(asked))])].join(" ")
}

/**
 * What a GraphQL document asks for: its outermost fields with their arguments, without their aliases and what is wanted of each.
 *
 * @example askedFields("query { part0: shop { name } part1: product(id: 5) { name } }") // => "query shop, product(id: 5)"
 */
export function askedFields(document: string): string {
  const kind = /^\s*(query|mutation|subscription)\b/.exec(document)?.[1] ?? "query"
  const fields: string[] = []
  let [braces, parentheses] = [0, 0]
  for (const [token] of document.matchAll(/"(?:[^"\\]|\\.)*"|[{}()]|[^"{}()]+/g)) {
    if (token === ")") parentheses -= 1
    if (parentheses === 0 && token === "}") braces -= 1
    if (braces === 1 && (parentheses > 0 || token === "(" || token === ")")) fields.push(`${fields.pop() ?? ""}${token}`)
    else if (braces === 1 && token !== "}") fields.push(...(token.replaceAll(/\w+\s*:/g, "").match(/\w+/g) ?? []))
    if (parentheses === 0 && token === "{") braces += 1
    if (token === "(") parentheses += 1
  }
  return `${kind} ${fields.join(", ")}`
}

/** A value as JSON. */
export const describeValue = (value: unknown) => (value === undefined ? "nothing" : plainText(JSON.stringify(value)))

/** A text that fits a few lines. */
export const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
