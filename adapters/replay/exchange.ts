import { Schema } from "effect"
import type { ExchangeBody, ExchangeRequest, ExchangeResponse, Fields } from "../../core/scenario/scenario.ts"

const urlencoded = "application/x-www-form-urlencoded"

/**
 * Names and values of a form or query; a name that comes more than once has a list.
 *
 * @example fieldsOf(new URLSearchParams("a=1&b=2&a=3")) // => { a: ["1", "3"], b: "2" }
 */
export function fieldsOf(pairs: Iterable<readonly [string, string]>): Fields {
  const found = new Map<string, string | readonly string[]>()
  for (const [name, value] of pairs) {
    const known = found.get(name)
    found.set(name, known === undefined ? value : [...[known].flat(), value])
  }
  return Object.fromEntries(found)
}

/** The pairs that fields stand for. */
export function pairsOf(fields: Fields): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
}

/** The media type of a Content-Type header, in lower case and without parameters. */
const mediaType = (header: string | null): string => (header ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

/**
 * Is it something that a tape keeps? Pictures and the like pass unrecorded.
 *
 * @example isText("text/html; charset=utf-8") // => true
 * @example isText("image/webp") // => false
 */
export function isText(contentType: string | null): boolean {
  const type = mediaType(contentType)
  return type === "" || type.startsWith("text/") || type === urlencoded || /[/+]json$/.test(type)
}

/** A body as far as two ways of writing the same become one. */
function bodyOf(text: string, contentType: string | null): ExchangeBody {
  const type = mediaType(contentType)
  if (text === "") return null
  if (type === urlencoded) return { form: fieldsOf(new URLSearchParams(text)) }
  // the accounts service is sent JSON as plain text
  const isJson = /[/+]json$/.test(type) || (type === "text/plain" && text.startsWith("{"))
  if (!isJson) return { text }
  try {
    const json: unknown = JSON.parse(text)
    return { json }
  } catch {
    return { text }
  }
}

/** The fields of a form in parts, without its files; one that cannot be read has none. */
async function textsOf(request: Request): Promise<Fields> {
  try {
    const pairs = [...(await request.formData())].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []))
    return fieldsOf(pairs)
  } catch {
    return {}
  }
}

/** What a tape keeps of a request. The request itself is read thereby: who needs it afterwards hands a clone over. */
export async function readRequest(request: Request): Promise<ExchangeRequest> {
  const url = new URL(request.url)
  const sent = request.headers.get("content-type")
  // a form is the same however it is sent; no tape keeps a visitor's file
  const isMultipart = mediaType(sent) === "multipart/form-data"
  const body = isMultipart ? { form: await textsOf(request) } : bodyOf(await request.text(), sent)
  const header = isMultipart ? urlencoded : sent
  return {
    method: request.method,
    path: url.pathname,
    query: fieldsOf(url.searchParams),
    contentType: body === null ? "" : mediaType(header),
    body,
  }
}

/** What a tape keeps of an answer; the answer itself stays readable. */
export async function readResponse(response: Response): Promise<ExchangeResponse> {
  const type = response.headers.get("content-type")
  const location = response.headers.get("location")
  const cookies = response.headers.getSetCookie()
  return {
    status: response.status,
    headers: {
      ...(type === null ? {} : { "content-type": type }),
      ...(location === null ? {} : { location }),
      ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
    },
    body: bodyOf(await response.clone().text(), type),
  }
}

/** The answer that a tape kept, as if the shop gave it. */
export function makeResponse({ status, headers, body }: ExchangeResponse): Response {
  const { "set-cookie": cookies, ...plain } = headers
  const made = new Headers(plain)
  for (const cookie of cookies ?? []) made.append("set-cookie", cookie)
  return new ResponseAtHand(bodyText(body), { status, headers: made })
}

/** A response whose text is at hand: put into a stream and read out of it again, it would cost more than the rest of a step. */
class ResponseAtHand extends Response {
  readonly #text: string
  readonly #init: ResponseInit
  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.#text = text
    this.#init = init
  }
  override async text(): Promise<string> {
    return this.#text
  }
  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
  override clone(): Response {
    return new ResponseAtHand(this.#text, this.#init)
  }
}

function bodyText(body: ExchangeBody): string {
  if (body === null) return ""
  if ("json" in body) return JSON.stringify(body.json)
  return "text" in body ? body.text : new URLSearchParams(pairsOf(body.form).map(([name, value]) => [name, value])).toString()
}

/** Names and values of a form or a query. */
export const FieldsWire = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)]))

const Body = Schema.NullOr(
  Schema.Union([Schema.Struct({ json: Schema.Unknown }), Schema.Struct({ form: FieldsWire }), Schema.Struct({ text: Schema.String })]),
)

/** What every version of the file tells of an exchange. */
const plainExchange = {
  side: Schema.Literals(["server", "browser"]),
  request: Schema.Struct({
    method: Schema.String.check(Schema.isPattern(/^[A-Z]{3,7}$/)),
    path: Schema.String.check(Schema.isPattern(/^\//)),
    query: FieldsWire,
    contentType: Schema.String,
    body: Body,
  }),
  response: Schema.NullOr(
    Schema.Struct({
      // what a Response can be made with
      status: Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 })),
      headers: Schema.Struct({
        "content-type": Schema.optionalKey(Schema.String),
        location: Schema.optionalKey(Schema.String),
        "set-cookie": Schema.optionalKey(Schema.Array(Schema.String)),
      }),
      body: Body,
    }),
  ),
  gaveUp: Schema.optionalKey(Schema.Literal(true)),
}

/** Milliseconds of a journey. */
export const Duration = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 31 * 86_400_000 }))

/** An exchange as the first version of the file told it: without what caused it, and without times. */
export const UntimedExchangeWire = Schema.Struct(plainExchange)

/** One exchange of a tape, as a file tells it. */
export const ExchangeWire = Schema.Struct({
  entry: Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  atMs: Duration,
  tookMs: Duration,
  ...plainExchange,
})
