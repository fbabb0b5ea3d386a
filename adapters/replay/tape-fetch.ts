import type { Exchange, ExchangeRequest } from "../../core/scenario/exchange.ts"
import type { ShopFetch } from "../http/outside.ts"
import { exchangeKey } from "./exchange-key.ts"
import { makeResponse, readRequest } from "./read-exchange.ts"

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
  const waiting = new Map<string, Exchange[]>()
  for (const exchange of tape) {
    const key = exchangeKey(exchange.request)
    waiting.set(key, [...(waiting.get(key) ?? []), exchange])
  }
  const unmatched: ExchangeRequest[] = []
  return {
    fetch: async (request) => {
      const asked = await readRequest(request)
      const exchange = waiting.get(exchangeKey(asked))?.shift()
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
