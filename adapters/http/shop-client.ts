import { Effect, Result, type Schema } from "effect"
import ky, { isTimeoutError } from "ky"
import { currencyParameter } from "../../core/pages/visit-currency.ts"
import type { SentField } from "../../core/product-page/submit.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import { NetworkFailure, type ShopFailure, TimeoutFailure, UnreadableReply } from "../../ports/failures.ts"

/** What carries a request to the shop: the browser's own fetch, the embedded shop's, a recorder around one, or a tape that replays. */
export type ShopFetch = (request: Request) => Promise<Response>

/** Where the shop is and for whom it is asked. */
export interface ShopClientDependencies {
  /** scheme, host and port without a path, such as `https://shop.example` */
  readonly origin: string
  readonly fetch: ShopFetch
  readonly language: Language
  /** what the page's address names as the currency of its prices, whatever it is; absent or null = what the visitor's browser remembers */
  readonly currency?: string | null
  /** the visitor's Cookie header, on the server only: in a browser the browser sends it */
  readonly cookie?: string
  /** milliseconds that one call may take */
  readonly timeoutMs: number
}

/** An answer of the shop, whole and undecoded. */
export interface RawReply {
  readonly status: number
  readonly text: string
}

/** Sends one request to the shop in the visitor's language; every status is an answer. A class, so that wiring can name it. */
export abstract class ShopClient {
  abstract get(path: string, query: Readonly<Record<string, string>>): Effect.Effect<RawReply, ShopFailure>
  /** a post whose fields stand in the address, as the platform has them */
  abstract post(path: string, query: Readonly<Record<string, string>>): Effect.Effect<RawReply, ShopFailure>
  /** form-encoded; a name may occur several times */
  abstract postForm(path: string, fields: readonly SentField[]): Effect.Effect<RawReply, ShopFailure>
  abstract postJson(path: string, body: unknown): Effect.Effect<RawReply, ShopFailure>
}

/**
 * The shop over ky: no retries, one time limit for the whole call, given up when the Effect is interrupted.
 *
 * Fails with NetworkFailure or TimeoutFailure. Spec: 11.1, 11.2; a request carries its language in the address,
 * and the currency of a page whose address names one (10.10).
 */
export function makeShopClient({ origin, fetch, language, currency, cookie, timeoutMs }: ShopClientDependencies): ShopClient {
  const http = ky.create({
    // ky hands a Request over, and beside it only options that no Request has: another one around it would copy its body
    fetch: (input, init) => fetch(input instanceof Request ? input : new Request(input, init)),
    retry: 0,
    timeout: timeoutMs,
    totalTimeout: timeoutMs,
    throwHttpErrors: false,
    headers: { accept: "application/json", ...(cookie === undefined || cookie === "" ? {} : { cookie }) },
  })
  const asked = { lang: languageCode(language), ...(currency ? { [currencyParameter]: currency } : {}) }

  /** Whole, since ky makes a Request more for each part of an address that it puts together. */
  const address = (path: string, query: Readonly<Record<string, string>>): URL => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
    return url
  }

  const answer = (send: (signal: AbortSignal) => Promise<Response>) =>
    Effect.tryPromise({
      try: async (signal): Promise<RawReply> => {
        const response = await send(signal)
        return { status: response.status, text: await response.text() }
      },
      catch: (cause): ShopFailure => (isTimeout(cause) ? new TimeoutFailure({ timeoutMs }) : new NetworkFailure({ cause })),
    })

  return {
    get: (path, query) => answer((signal) => http.get(address(path, { ...query, ...asked }), { signal })),
    post: (path, query) => answer((signal) => http.post(address(path, { ...query, ...asked }), { signal })),
    postForm: (path, fields) => {
      const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
      return answer((signal) => http.post(address(path, asked), { body, signal }))
    },
    postJson: (path, body) => answer((signal) => http.post(address(path, asked), { json: body, signal })),
  }
}

/** ky's own limit, or a fetch that gave up by itself. */
const isTimeout = (cause: unknown) => isTimeoutError(cause) || (cause instanceof DOMException && cause.name === "TimeoutError")

/** The JSON value of an answer's text. Fails with UnreadableReply. */
export function replyJson(text: string): Effect.Effect<unknown, UnreadableReply> {
  return Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause) => new UnreadableReply({ at: "not JSON", cause }),
  })
}

/** Decodes foreign data. Fails with UnreadableReply whose `at` names the path inside the reply. */
export function decodeReply<T>(decode: (input: unknown) => Result.Result<T, Schema.SchemaError>) {
  return (reply: unknown): Effect.Effect<T, UnreadableReply> =>
    Effect.fromResult(Result.mapError(decode(reply), (cause) => new UnreadableReply({ at: oneLine(cause.message), cause })))
}

const oneLine = (message: string) => message.replace(/\s*\n\s*/g, " ")

/** Says in front of what cannot be read which call it came from. */
export const named = (call: string) =>
  Effect.mapError((failure: ShopFailure) =>
    failure._tag === "UnreadableReply" ? new UnreadableReply({ at: `${call}: ${failure.at}`, cause: failure.cause }) : failure,
  )
