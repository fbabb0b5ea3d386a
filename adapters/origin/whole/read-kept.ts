import { Effect, Schema } from "effect"
import { sessionIn } from "../../../core/changeover/visitor-side.ts"
import type { Saved } from "../../../core/saved/saved.ts"
import { parseJson } from "../../../core/web/untrusted-json.ts"
import { HttpFailure, NetworkFailure, NotOffered, type ShopFailure, TimeoutFailure } from "../../../ports/failures.ts"

/** Reads what a visitor with such cookies keeps for later. */
export type ReadKept = (cookie: string) => Effect.Effect<Saved, ShopFailure>

export interface KeptAsking {
  readonly origin: URL
  readonly fetch: (request: Request) => Promise<Response>
  readonly nowMs: () => number
  /** milliseconds for its answer */
  readonly timeoutMs: number
}

/** How long it is known of a shop whether it tells what is kept, in milliseconds. */
export const keptKnownMs = 3_600_000

/** More of it nobody keeps. */
const keptAtMost = 500

const Id = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^\d{1,9}$/))])
const Block = Schema.Struct({
  response: Schema.Struct({ product: Schema.optionalKey(Schema.Array(Schema.Struct({ attributes: Schema.Struct({ id: Id }) }))) }),
})
const decode = Schema.decodeUnknownResult(Schema.Struct({ Wishlist: Block, Comparers: Block }))

const question = JSON.stringify({ Wishlist: { format: "json" }, Comparers: { format: "json" } })

const idsOf = ({ response: { product = [] } }: typeof Block.Type): readonly number[] => [
  ...new Set(product.slice(0, keptAtMost).map(({ attributes }) => Number(attributes.id))),
]

/**
 * What a visitor keeps in a shop of the platform: favourites and compared products, by the blocks that its own pages ask for. Of its shopping lists they tell
 * nothing. Who has no session there keeps nothing, and is not asked about once it is known that the shop tells such things.
 *
 * Fails with NotOffered where the shop has no such blocks. Spec: 10.1070, 11.61, 11.65, 11.232.
 */
export function makeReadKept({ origin, fetch, nowMs, timeoutMs }: KeptAsking): ReadKept {
  let known: { readonly tells: boolean; readonly untilMs: number } | null = null

  async function ask(cookie: string, signal: AbortSignal): Promise<Saved> {
    const headers = new Headers({ accept: "application/json", ...(cookie === "" ? {} : { cookie }) })
    const address = new URL(`/ajax/get.php?request=${encodeURIComponent(question)}`, origin)
    const answer = await fetch(new Request(address, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }))
    if (answer.status >= 500) throw new HttpFailure({ status: answer.status })
    const blocks = answer.status === 200 ? decode(parseJson(await answer.text())) : null
    const tells = blocks?._tag === "Success"
    known = { tells, untilMs: nowMs() + keptKnownMs }
    if (!tells) throw notTold
    const { Wishlist, Comparers } = blocks.success
    return { favourites: idsOf(Wishlist), compared: idsOf(Comparers), lists: null }
  }

  return (cookie) => {
    const isKnown = known !== null && nowMs() < known.untilMs
    if (isKnown && known?.tells === false) return Effect.fail(notTold)
    if (isKnown && sessionIn(cookie) === null) return Effect.succeed({ favourites: [], compared: [], lists: null })
    return Effect.tryPromise({ try: (signal) => ask(cookie, signal), catch: (cause) => failureOf(cause, timeoutMs) })
  }
}

const notTold = new NotOffered({ call: "kept blocks" })

function failureOf(cause: unknown, timeoutMs: number): ShopFailure {
  if (cause instanceof NotOffered || cause instanceof HttpFailure) return cause
  return cause instanceof DOMException && cause.name === "TimeoutError" ? new TimeoutFailure({ timeoutMs }) : new NetworkFailure({ cause })
}
