import type { ShopBackend } from "../../adapters/node/shop-gateway.ts"

/** A shop that is there answers within this, in milliseconds. */
const patienceMs = 10_000

/**
 * Asks a shop elsewhere for the least that it can tell, so that who mistypes its address hears so at the start and not from visitors.
 *
 * @returns why it cannot be reached; null = it answers, whatever it says
 */
export async function shopTrouble(fetch: ShopBackend["fetch"], origin: URL): Promise<Error | null> {
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify({ query: "{ hello }" })
  const hello = new Request(new URL("/graphql/v1/", origin), { method: "POST", headers, body, signal: AbortSignal.timeout(patienceMs) })
  try {
    await (await fetch(hello)).body?.cancel()
    return null
  } catch (cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    const why = inner instanceof Error ? inner.message : String(inner)
    return new Error(`${origin.origin} does not answer (${why}): until it does, pages say that they cannot be shown. Is SHOP_ORIGIN right?`)
  }
}
