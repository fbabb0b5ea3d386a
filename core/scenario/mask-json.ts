import { maskField, maskName } from "./mask-address.ts"
import { aliasesOf, maskDocument } from "./mask-graphql.ts"
import type { Masking } from "./masking.ts"
import type { ExchangeBody, ExchangeRequest, Fields } from "./scenario.ts"

/**
 * The names and values of a form or a query.
 *
 * @example maskedBy((masking) => maskFields({ mode: "1", text: "ala" }, masking), joinNames([], [queryNames])) // => { mode: "1", text: "xxx" }
 */
export const maskFields = (fields: Fields, masking: Masking): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      maskName(name, masking),
      typeof value === "string" ? maskField(name, value, masking) : value.map((one) => maskField(name, one, masking)),
    ]),
  )

/**
 * The body of a request: everything in it may be from a visitor.
 *
 * @example maskedBy((masking) => maskAsked({ text: "ala" }, masking)) // => { text: "xxx" }
 */
export function maskAsked(body: ExchangeBody, masking: Masking): ExchangeBody {
  if (body === null) return null
  if ("form" in body) return { form: maskFields(body.form, masking) }
  if ("text" in body) return { text: masking.free(body.text) }
  const leaf: Leaf = (value, name) => (name === "query" ? maskDocument(value, masking) : maskField(name, value, masking))
  return { json: maskLeaves(body.json, { name: "", isSaid: false }, { leaf, masking, aliases: new Map() }) }
}

/**
 * The body of an answer: what stands under names of the catalogue was said by the shop; of a sentence its words were, and not what it repeats.
 *
 * Spec: 10.930.
 *
 * @example
 * const asked = { method: "GET", path: "/", query: {}, contentType: "", body: null }
 * const names = { ...noNames, names: new Set(["product", "name", "login"]), said: new Set(["product", "name"]) }
 * maskedBy((masking) => maskAnswered({ json: { product: { name: "Mug" }, login: "ala" } }, asked, masking), names)
 * // => { json: { product: { name: "Mug" }, login: "xxx" } }
 */
export function maskAnswered(body: ExchangeBody, request: ExchangeRequest, masking: Masking): ExchangeBody {
  if (body === null) return null
  if ("form" in body) return { form: maskFields(body.form, masking) }
  const leaf: Leaf = (value, name, isSaid) => {
    if (isSaid) return masking.said(value)
    // word by word, as the page has its own sentence about the same: the whole is nobody's secret, a login in it is
    return masking.holds(name) === "sentence" ? masking.seen(value) : maskField(name, value, masking)
  }
  const aliases = aliasesOf(documentOf(request))
  const judge = (json: unknown) => maskLeaves(json, { name: "", isSaid: true }, { leaf, masking, aliases })
  if ("json" in body) return { json: typeof body.json === "string" ? masking.free(body.json) : judge(body.json) }
  const json = parsedJson(body.text)
  return { text: json === null ? masking.free(body.text) : JSON.stringify(judge(json)) }
}

function documentOf({ body }: ExchangeRequest): string {
  if (body === null || !("json" in body) || typeof body.json !== "object" || body.json === null) return ""
  const document: unknown = Reflect.get(body.json, "query")
  return typeof document === "string" ? document : ""
}

/** The platform says text/html of its JSON. */
function parsedJson(text: string): object | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === "object" ? json : null
  } catch {
    return null
  }
}

type Leaf = (value: string, name: string, isSaid: boolean) => string

interface Place {
  /** the nearest name above */
  readonly name: string
  /** every name on the way is one of the catalogue */
  readonly isSaid: boolean
}

interface Walk {
  readonly leaf: Leaf
  readonly masking: Masking
  readonly aliases: ReadonlyMap<string, string>
}

function maskLeaves(value: unknown, place: Place, walk: Walk): unknown {
  if (typeof value === "string") return walk.leaf(value, place.name, place.isSaid)
  if (typeof value === "number") return place.isSaid ? value : maskNumber(value, place.name, walk.masking)
  if (Array.isArray(value)) return value.map((item: unknown) => maskLeaves(item, place, walk))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const masked = maskName(key, walk.masking)
      const name = place.name === "ownRowDetails" ? detailName(key, value, walk.masking) : (walk.aliases.get(key) ?? key)
      // the files of a picture for phones; a phone's number is no object
      const isPicture = name === "phone" && typeof inner === "object"
      // the row of a product and its size, "601-uniw"; a phone has more groups
      const isRow = /^\d{1,6}-[^\s-]+$/.test(key)
      const isCatalogue = walk.masking.isSaidName(name) || isPicture || isRow
      const isSaid = place.isSaid && isCatalogue && masked === key
      return [masked, maskLeaves(inner, { name, isSaid }, walk)]
    }),
  )
}

/**
 * The shop names the parts and options of a row as in its catalogue; what was typed is not there, so of that a measure alone stays.
 */
function detailName(key: string, detail: object, masking: Masking): "key" | "number" {
  const parameter: unknown = key === "value" ? Reflect.get(detail, "name") : null
  return typeof parameter === "string" && masking.holds(parameter) === "number" ? "number" : "key"
}

/** No Schema allows more than a thousand million, and nothing but nines of ten digits would be more. */
const mostDigits = 9

/** A number stays a number, of as many digits, nine at most; one with a point or an exponent is masked by its whole part. */
function maskNumber(value: number, name: string, masking: Masking): number {
  if (masking.holds(name) === "position") return 0
  if (masking.holds(name) === "number" && Math.abs(value) < 1_000_000) return value
  const digits = Math.trunc(Math.abs(value)).toString().replaceAll(/\D/g, "").slice(0, mostDigits)
  const masked = masking.free(digits)
  return Number(/^9[09]*$/.test(masked) ? masked : "9".repeat(digits.length))
}
